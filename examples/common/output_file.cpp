#include "examples/common/output_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "ir/error.h"

namespace tilewright::examples {

namespace {

[[noreturn]] void refuse(const std::string& path, int error) {
  throw UserError("cannot write \"" + path + "\": " + std::strerror(error));
}

// 0, or the errno of the write that failed.
int write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    ssize_t n = ::write(file, bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return errno;
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
  return 0;
}

}  // namespace

void write_output_file(const std::string& path, std::string_view bytes) {
  struct stat status {};
  bool exists = ::stat(path.c_str(), &status) == 0;
  if (exists && S_ISDIR(status.st_mode)) refuse(path, EISDIR);
  if (exists && !S_ISREG(status.st_mode)) {
    int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (file < 0) refuse(path, errno);
    int error = write_all(file, bytes);
    if (::close(file) != 0 && !error) error = errno;
    if (error) refuse(path, error);
    return;
  }
  if (exists && ::access(path.c_str(), W_OK) != 0) refuse(path, errno);
  std::string temporary = path + ".partial-XXXXXX";
  int file = ::mkstemp(temporary.data());
  if (file < 0) refuse(path, errno);
  mode_t mask = ::umask(0);
  ::umask(mask);
  int error = ::fchmod(file, exists ? status.st_mode & 0777 : 0666 & ~mask) != 0 ? errno : 0;
  if (!error) error = write_all(file, bytes);
  if (::close(file) != 0 && !error) error = errno;
  if (!error && ::rename(temporary.c_str(), path.c_str()) != 0) error = errno;
  if (error) {
    ::unlink(temporary.c_str());
    refuse(path, error);
  }
}

}  // namespace tilewright::examples

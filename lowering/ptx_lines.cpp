#include "lowering/ptx_lines.h"

#include <cstdio>

namespace tilewright::lowering {
namespace {

std::string_view trim(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

}  // namespace

PtxLines::PtxLines(std::string_view ptx) : ptx_(ptx) {
  const std::string_view all = ptx_;
  Location current;
  for (std::size_t start = 0; start < all.size();) {
    const std::size_t end = std::min(all.find('\n', start), all.size());
    const std::string_view text = trim(all.substr(start, end - start));
    start = end + 1;
    if (text.starts_with(".loc")) {
      std::sscanf(std::string(text).c_str(), ".loc %d %d %d", &current.file, &current.line, &current.column);
    } else if (text.starts_with(".file")) {
      int number = 0;
      const std::size_t open = text.find('"');
      const std::size_t close = open == text.npos ? text.npos : text.find('"', open + 1);
      if (close != text.npos && std::sscanf(std::string(text).c_str(), ".file %d", &number) == 1) {
        files_[number] = std::string(text.substr(open + 1, close - open - 1));
      }
    } else if (text.find(".entry") != text.npos || text.find(".func") != text.npos) {
      current = {};
    }
    lines_.push_back(text);
    locations_.push_back(current);
  }
}

std::optional<PtxLines::Source> PtxLines::source_of(int ptx_line) const {
  if (ptx_line < 1 || ptx_line > static_cast<int>(locations_.size())) return std::nullopt;
  const Location& location = locations_[ptx_line - 1];
  const auto file = files_.find(location.file);
  // Line 0 is what compilers write for code that belongs to no line.
  if (file == files_.end() || location.line == 0) return std::nullopt;
  return Source{file->second, location.line, location.column};
}

std::string_view PtxLines::line(int ptx_line) const {
  if (ptx_line < 1 || ptx_line > static_cast<int>(lines_.size())) return {};
  return lines_[ptx_line - 1];
}

}  // namespace tilewright::lowering

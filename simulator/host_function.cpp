#include "simulator/host_function.h"

#include <map>
#include <mutex>

namespace tilewright::simulator {
namespace {

struct Registry {
  std::mutex mutex;
  std::map<std::string, std::shared_ptr<const HostFunction>> functions;
};

Registry& registry() {
  static Registry r;
  return r;
}

}  // namespace

void register_host_function(std::string ptx_text, HostFunction function) {
  Registry& r = registry();
  std::lock_guard lock(r.mutex);
  r.functions[std::move(ptx_text)] = std::make_shared<const HostFunction>(std::move(function));
}

std::shared_ptr<const HostFunction> host_function(const std::string& ptx_text) {
  Registry& r = registry();
  std::lock_guard lock(r.mutex);
  auto it = r.functions.find(ptx_text);
  return it == r.functions.end() ? nullptr : it->second;
}

}  // namespace tilewright::simulator

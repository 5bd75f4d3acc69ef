#include "examples/common/registry.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <tuple>

#include "ir/error.h"

namespace tilewright::examples {

std::vector<std::string> hopper_targets() { return {"sm_90a"}; }
std::vector<std::string> generic_targets() { return {"sm_80", "sm_89", "sm_90a", "sm_100a", "sm_120a"}; }

const std::string& choose(const char* what, const std::vector<std::string>& known, const std::string& name) {
  if (name.empty() && !known.empty()) return known.front();
  auto found = std::find(known.begin(), known.end(), name);
  if (found != known.end()) return *found;
  std::string list;
  for (const std::string& k : known) list += (list.empty() ? "" : ", ") + k;
  throw UserError(std::string("unknown ") + what + " \"" + name + "\"; known: " + list);
}

const KernelEntry& Example::find(const std::string& kernel) const {
  std::vector<std::string> names;
  for (const KernelEntry& k : kernels) names.push_back(k.name);
  const std::string& name = choose("kernel", names, kernel);
  return *std::find_if(kernels.begin(), kernels.end(), [&](const KernelEntry& k) { return k.name == name; });
}

Kernel recorded(const KernelEntry& kernel, const std::string& variant, const std::string& config) {
  static std::mutex mutex;
  static std::map<std::tuple<std::string, std::string, std::string>, Kernel> known;
  std::lock_guard lock(mutex);
  Kernel& k = known[{kernel.name, variant, config}];
  if (!k) k = std::make_shared<const ir::Program>(kernel.record(variant, config));
  return k;
}

}  // namespace tilewright::examples

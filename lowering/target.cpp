#include "lowering/target.h"

#include <array>

#include "ir/error.h"

namespace tilewright::lowering {
namespace {

struct Row {
  std::string_view name;
  int sm;
  std::string_view suffix;
  int ptx_version;
  int shared_memory_per_cta;
  int shared_memory_per_sm;
  int warps_per_sm;
  int ctas_per_sm;
  int cluster_ctas;
  int tensor_memory_columns;
};

constexpr int KB = 1024;

// PTX 8.4 is the first with fp8 mma.sync; 8.8 the first with everything the sm_90a and sm_100a lowering uses.
constexpr std::array rows = {
    Row{"sm_80", 80, "", 84, 163 * KB, 164 * KB, 64, 32, 1, 0},
    Row{"sm_86", 86, "", 84, 99 * KB, 100 * KB, 48, 16, 1, 0},
    Row{"sm_87", 87, "", 84, 163 * KB, 164 * KB, 48, 16, 1, 0},
    Row{"sm_89", 89, "", 84, 99 * KB, 100 * KB, 48, 24, 1, 0},
    Row{"sm_90", 90, "", 84, 227 * KB, 228 * KB, 64, 32, 8, 0},
    Row{"sm_90a", 90, "a", 88, 227 * KB, 228 * KB, 64, 32, 8, 0},
    Row{"sm_100a", 100, "a", 88, 227 * KB, 228 * KB, 64, 32, 8, 512},
    Row{"sm_103a", 103, "a", 88, 227 * KB, 228 * KB, 64, 32, 8, 512},
    Row{"sm_120a", 120, "a", 88, 99 * KB, 100 * KB, 48, 24, 8, 0},
    Row{"sm_121a", 121, "a", 88, 99 * KB, 100 * KB, 48, 24, 8, 0},
};

constexpr auto names = [] {
  std::array<std::string_view, rows.size()> result;
  for (std::size_t i = 0; i < rows.size(); ++i) result[i] = rows[i].name;
  return result;
}();

Target make(const Row& row) {
  Target target;
  target.sm = row.sm;
  target.suffix = row.suffix;
  target.ptx_version = row.ptx_version;
  target.limits.shared_memory_per_cta = row.shared_memory_per_cta;
  target.limits.shared_memory_per_sm = row.shared_memory_per_sm;
  target.limits.warps_per_sm = row.warps_per_sm;
  target.limits.ctas_per_sm = row.ctas_per_sm;
  target.limits.cluster_ctas = row.cluster_ctas;
  target.limits.tensor_memory_columns = row.tensor_memory_columns;
  return target;
}

std::string list_of_names() {
  std::string text;
  for (std::string_view name : names) {
    if (!text.empty()) text += ", ";
    text += name;
  }
  return text;
}

}  // namespace

Target Target::parse(std::string_view name) {
  for (const Row& row : rows) {
    if (row.name == name) return make(row);
  }
  std::string message = "unknown target '" + std::string(name) + "'; known targets: " + list_of_names();
  const std::string with_suffix = std::string(name) + "a";
  for (const Row& row : rows) {
    if (row.name == with_suffix) message += ". Did you mean " + with_suffix + "?";
  }
  throw UserError(message);
}

std::span<const std::string_view> Target::known_names() { return names; }

Target Target::for_compute_capability(int major, int minor) {
  const int capability = major * 10 + minor;
  const Row* best = nullptr;
  for (const Row& row : rows) {
    const bool exact = row.sm == capability;
    const bool compatible = row.suffix.empty() && row.sm <= capability;
    if (exact || compatible) best = &row;
  }
  if (best == nullptr) {
    throw UserError("compute capability " + std::to_string(major) + "." + std::to_string(minor) +
                    " is too old; the oldest target is " + std::string(rows.front().name));
  }
  return make(*best);
}

std::string Target::name() const { return "sm_" + std::to_string(sm) + suffix; }

std::string Target::ptx_version_text() const {
  return std::to_string(ptx_version / 10) + "." + std::to_string(ptx_version % 10);
}

bool Target::cubin_runs_on(int major, int minor) const {
  if (architecture_specific()) return sm == major * 10 + minor;
  return sm / 10 == major && sm % 10 <= minor;
}

bool Target::ptx_runs_on(int major, int minor) const {
  if (architecture_specific()) return sm == major * 10 + minor;
  return sm <= major * 10 + minor;
}

}  // namespace tilewright::lowering

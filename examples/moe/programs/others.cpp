#include "examples/moe/kernels/combine.h"
#include "examples/moe/kernels/routing.h"
#include "examples/moe/kernels/top_k.h"
#include "examples/moe/programs/programs.h"
#include "examples/moe/programs/versions.h"

namespace tilewright::moe {
namespace {

// Calls f<columns>() for the configuration "e<columns>".
template <class F>
ir::Program with_columns(const std::string& config, F&& f) {
  ir::Program program;
  bool found = [&]<std::size_t... I>(std::index_sequence<I...>) {
    return ((config == "e" + std::to_string(expert_columns[I]) &&
             (program = f(std::integral_constant<int, expert_columns[I]>{}), true)) ||
            ...);
  }
  (std::make_index_sequence<std::size(expert_columns)>{});
  if (!found) throw InternalError("unknown configuration " + config);
  return program;
}

}  // namespace

ir::Program record_combine(const std::string& variant, const std::string& config) {
  const bool any = config == "any", f16_type = variant == "fp16";
  const KernelOptions options{"moe_combine", 4};
  if (any)
    return f16_type ? record(options, &moe_combine<512, 4, 1, f16>)
                    : record(options, &moe_combine<512, 4, 1, bf16>);
  return f16_type ? record(options, &moe_combine<1024, 4, 8, f16>)
                  : record(options, &moe_combine<1024, 4, 8, bf16>);
}

ir::Program record_top_k(const std::string& variant, const std::string& config) {
  return with_columns(config, [&]<int columns>(std::integral_constant<int, columns>) {
    const KernelOptions options{"moe_top_k", 4};
    return variant == "all" ? record(options, &moe_top_k<top_k_rows, columns, 8, true, 4>)
                            : record(options, &moe_top_k<top_k_rows, columns, 8, false, 4>);
  });
}

ir::Program record_routing(const std::string&, const std::string& config) {
  return with_columns(config, [&]<int columns>(std::integral_constant<int, columns>) {
    return record({"moe_routing", 8}, &moe_routing<columns, 128, 8>);
  });
}

std::string expert_columns_config(int experts) {
  for (int columns : expert_columns)
    if (experts <= columns) return "e" + std::to_string(columns);
  throw UserError("moe: " + std::to_string(experts) + " experts; at most 512 are supported");
}

const std::vector<examples::KernelEntry>& kernels() {
  static const std::vector<examples::KernelEntry> entries = [] {
    const auto targets = examples::generic_targets();
    std::vector<std::string> columns;
    for (int c : expert_columns) columns.push_back("e" + std::to_string(c));
    return std::vector<examples::KernelEntry>{
        {"moe_top_k", targets, {"selected", "all"}, columns, &record_top_k},
        {"moe_routing", targets, {"i32"}, columns, &record_routing},
        {"moe_bmm1", targets, names_of(variants), names_of(expert_configs), &record_bmm1},
        {"moe_bmm2", targets, names_of(variants), names_of(expert_configs), &record_bmm2},
        {"moe_combine", targets, {"bf16", "fp16"}, {"v8", "any"}, &record_combine},
    };
  }();
  return entries;
}

examples::Kernel kernel(const std::string& name, const std::string& variant, const std::string& config) {
  for (const examples::KernelEntry& k : kernels())
    if (k.name == name) return examples::recorded(k, variant, config);
  throw InternalError("unknown kernel " + name);
}

}  // namespace tilewright::moe

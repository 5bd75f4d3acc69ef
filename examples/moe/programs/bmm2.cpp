#include "examples/moe/kernels/bmm2.h"

#include "examples/moe/programs/programs.h"
#include "examples/moe/programs/versions.h"

namespace tilewright::moe {
namespace {

template <std::size_t index, class T, bool gpt_oss>
ir::Program record_version() {
  static constexpr ExpertConfig cfg = [] {
    ExpertConfig c = expert_configs[index].bmm2;
    c.bias = gpt_oss;
    return c;
  }();
  return record({"moe_bmm2", cfg.warps()}, &moe_bmm2<cfg, T>);
}

template <std::size_t... I>
ir::Program record_named(const Variant& variant, const std::string& config, std::index_sequence<I...>) {
  using Recorder = ir::Program (*)();
  static constexpr Recorder table[][4] = {{&record_version<I, bf16, false>, &record_version<I, f16, false>,
                                           &record_version<I, bf16, true>, &record_version<I, f16, true>}...};
  for (std::size_t i = 0; i < sizeof...(I); ++i)
    if (expert_configs[i].name == config)
      return table[i][(variant.gpt_oss ? 2 : 0) + (variant.f16 ? 1 : 0)]();
  throw InternalError("unknown configuration " + config);
}

}  // namespace

ir::Program record_bmm2(const std::string& variant, const std::string& config) {
  return record_named(named(variants, variant), config,
                      std::make_index_sequence<std::size(expert_configs)>{});
}

}  // namespace tilewright::moe

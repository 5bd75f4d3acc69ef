#include "examples/04_matmul/example.h"

#include "examples/04_matmul/kernel.h"
#include "examples/common/dispatch.h"
#include "examples/common/matmul_problem.h"

namespace tilewright::examples {

namespace {

constexpr Named<MatmulConfig> configs[] = {{"128x128", {128, 128, 64, 2, 2, 3, 8, true}},
                                           {"128x256", {128, 256, 64, 2, 4, 3, 8, true}},
                                           {"64x64", {64, 64, 64, 2, 2, 4, 8, true}},
                                           {"any", {64, 64, 64, 2, 2, 3, 8, false}}};

// The kernels: the matmul with one epilogue or the other.
template <class T, MatmulConfig cfg>
void scaled_matmul(MatmulArgs<T, cfg> args) {
  matmul<T, cfg>(args, Scale{args.alpha});
}
template <class T, MatmulConfig cfg>
void leaky_relu_matmul(MatmulArgs<T, cfg> args) {
  matmul<T, cfg>(args, LeakyRelu{args.alpha});
}

bool is_leaky(const std::string& variant) { return variant.ends_with("_leaky_relu"); }

KernelEntry entry() {
  auto record_version = [](const std::string& variant, const std::string& config) {
    return with_16_bit_type(variant, [&]<class T>(std::type_identity<T>) {
      return with_config<configs>(config, [&](auto i) {
        constexpr auto cfg = configs[i].config;
        KernelOptions options{"matmul", cfg.warps_m * cfg.warps_n};
        return is_leaky(variant) ? record(options, &leaky_relu_matmul<T, cfg>)
                                 : record(options, &scaled_matmul<T, cfg>);
      });
    });
  };
  return {"matmul",
          generic_targets(),
          {"bf16", "f16", "bf16_leaky_relu", "f16_leaky_relu"},
          names_of<configs>(),
          record_version};
}

// The promises of a configuration about sizes.
bool fits(const std::string& config, const MatmulSize& s) {
  return config == "any" || (s.n % 8 == 0 && s.k % 8 == 0);
}

// Starts a configuration on arrays.
template <class T>
auto launcher(const std::string& config) {
  return [config](Executor& executor, const Kernel& kernel, const MatmulProblem<T>& p,
                  const MatmulArrays<T, T>& arrays) {
    with_config<configs>(config, [&](auto i) {
      constexpr auto cfg = configs[i].config;
      const MatmulSize& s = p.size;
      executor.launch(kernel, {ceil_div(s.m, cfg.block_m) * ceil_div(s.n, cfg.block_n)},
                      MatmulArgs<T, cfg>{.a = arrays.a,
                                         .b = arrays.b,
                                         .c = arrays.c,
                                         .m = static_cast<std::int32_t>(s.m),
                                         .n = static_cast<std::int32_t>(s.n),
                                         .k = static_cast<std::int32_t>(s.k),
                                         .a_stride = p.a.stride,
                                         .b_stride = p.b.stride,
                                         .c_stride = arrays.c_stride,
                                         .alpha = p.alpha});
      return 0;
    });
  };
}

// What the epilogue makes of an exact sum.
auto finisher(const std::string& variant) {
  return [leaky = is_leaky(variant)](const auto& p, double sum, std::int64_t, std::int64_t) {
    return leaky && sum > 0 ? sum : p.alpha * sum;
  };
}

}  // namespace

Example matmul_example() {
  KernelEntry kernel = entry();
  return matmul_program({"04_matmul",
                         "c = epilogue(a times b transposed)",
                         kernel,
                         fits,
                         [kernel](Executor& executor, const std::string& v, const std::string& c,
                                  const MatmulSize& s, std::uint64_t seed) {
                           return with_16_bit_type(v, [&]<class T>(std::type_identity<T>) {
                             bool any = c == "any";
                             return check_matmul<T, T>(executor, recorded(kernel, v, c), s,
                                                       any ? MatmulRoom{3, 3, sizeof(T)} : MatmulRoom{8, 8},
                                                       seed, launcher<T>(c), finisher(v));
                           });
                         },
                         [kernel](Executor& executor, const std::string& v, const std::string& c,
                                  const MatmulSize& s, std::uint64_t seed) {
                           return with_16_bit_type(v, [&]<class T>(std::type_identity<T>) {
                             return measure_matmul<T, T>(executor, recorded(kernel, v, c), s, seed,
                                                         launcher<T>(c), finisher(v));
                           });
                         },
                         {{1000, 1000, 1000}, {1152, 1152, 64}, {1537, 1032, 520}}});
}

}  // namespace tilewright::examples

// The chip a kernel is compiled for: its name, the PTX version we emit for it, its limits and what it can do.
// Sources: PTX ISA 9.0 (target notes of every instruction), CUDA programming guide, table of compute
// capabilities.
#pragma once
#include <span>
#include <string>
#include <string_view>

namespace tilewright::lowering {

// Capacities; bytes unless a name says otherwise.
struct TargetLimits {
  int shared_memory_per_cta = 0;             // the most a CTA can opt in to, static and dynamic together
  int shared_memory_without_opt_in = 49152;  // the most without the driver's opt-in, and of static memory
  int shared_memory_per_sm = 0;
  int shared_memory_reserved_per_cta = 1024;  // taken by the system from the SM's memory for each CTA
  int registers_per_sm = 65536;
  int registers_per_cta = 65536;
  int registers_per_thread = 255;
  int threads_per_cta = 1024;
  int warps_per_cta = 32;
  int warps_per_sm = 0;
  int ctas_per_sm = 0;
  int named_barriers = 16;        // per CTA; barrier 0 is the CTA-wide one
  int parameter_bytes = 4096;     // kernel parameters that every driver takes
  int cluster_ctas = 1;           // portable cluster size
  int tensor_memory_columns = 0;  // of 128 lanes x 32 bits
  friend bool operator==(const TargetLimits&, const TargetLimits&) = default;
};

// A value; equal when the exact name (with its a suffix) and the PTX version are equal. An `a` target is
// architecture specific: its code runs on that chip only.
struct Target {
  int sm = 0;           // 80, 90, 100, ...
  std::string suffix;   // "" or "a"
  int ptx_version = 0;  // major * 10 + minor: 88 is PTX ISA 8.8
  TargetLimits limits;

  // "sm_90a". Unknown names throw a UserError that lists the known ones.
  static Target parse(std::string_view name);
  // Every name that parse() knows, oldest first.
  static std::span<const std::string_view> known_names();
  // The best known target for a chip of compute capability major.minor: sm_90a for 9.0, sm_86 for 8.6. Chips
  // newer than the table get the newest target whose PTX they can run. Throws UserError below 8.0.
  static Target for_compute_capability(int major, int minor);

  std::string name() const;              // "sm_90a"
  std::string ptx_version_text() const;  // "8.8", as in the .version directive
  bool architecture_specific() const { return suffix == "a"; }

  // Whether a cubin of this target runs on a chip of this compute capability (same major, minor not older; an
  // `a` target needs the exact chip), and whether its PTX can be compiled for that chip by the driver.
  bool cubin_runs_on(int major, int minor) const;
  bool ptx_runs_on(int major, int minor) const;

  // What the target has. One predicate for each decision of the lowering; the name is the PTX feature.
  bool has_cp_async() const { return sm >= 80; }
  bool has_mbarrier() const { return sm >= 80; }
  bool has_mbarrier_try_wait() const { return sm >= 90; }
  bool has_ldmatrix() const { return sm >= 75; }
  bool has_ldmatrix_b8() const { return sm >= 100 && architecture_specific(); }  // m16n16, b4x16, b6x16
  bool has_stmatrix() const { return sm >= 90; }
  bool has_f16_mma() const { return sm >= 80; }  // m16n8k16
  bool has_bf16_mma() const { return sm >= 80; }
  bool has_tf32_mma() const { return sm >= 80; }
  bool has_s8_mma() const { return sm >= 80; }       // m16n8k32
  bool has_fp8_mma() const { return sm >= 89; }      // m16n8k32 e4m3/e5m2
  bool has_fp8_convert() const { return sm >= 89; }  // cvt.rn.satfinite.e4m3x2.f32 and back
  bool has_fp4_convert() const { return sm >= 100 && architecture_specific(); }  // e2m1x2, ue8m0x2
  bool has_block_scale_mma() const { return (sm == 120 || sm == 121) && architecture_specific(); }
  bool has_bf16_fma() const { return sm >= 80; }
  bool has_bf16_arithmetic() const { return sm >= 90; }  // add, sub, mul, and comparisons of bf16 and bf16x2
  bool has_packed_f32() const { return sm >= 100; }      // add, mul, fma of f32x2
  bool has_three_input_max() const { return sm >= 100; }
  bool has_256bit_access() const { return sm >= 100; }  // ld.global.v8.b32
  bool has_redux() const { return sm >= 80; }           // redux.sync of 32-bit integers
  bool has_tanh_approx() const { return sm >= 75; }
  bool has_bf16x2_atomic_add() const { return sm >= 90; }
  bool has_vector_red() const { return sm >= 90; }  // red.global.v4.f32.add and packed forms
  bool has_clusters() const { return sm >= 90; }
  bool has_tma() const { return sm >= 90; }
  bool has_tma_gather() const { return has_tcgen05(); }
  bool has_griddepcontrol() const { return sm >= 90; }
  bool has_wgmma() const { return sm == 90 && architecture_specific(); }
  bool has_setmaxnreg() const { return sm >= 90 && architecture_specific(); }
  bool has_tcgen05() const { return sm >= 100 && sm < 120 && architecture_specific(); }
  bool has_cluster_launch_control() const { return sm >= 100; }

  friend bool operator==(const Target&, const Target&) = default;
};

}  // namespace tilewright::lowering

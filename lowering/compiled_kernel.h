// The product of the lowering: a kernel as PTX and cubin with everything its launch, the cache and the
// compile report need to know. No LLVM here, so that the runtime and the examples can include it.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lowering/target.h"

namespace tilewright::lowering {

// One kernel parameter. Its value is `size` little-endian bytes at `offset` of the parameter buffer.
struct KernelArgument {
  std::string name;
  std::string type;            // as the tile program prints it: "ptr<f32>", "i32"
  std::uint32_t offset = 0;    // bytes
  std::uint32_t size = 0;      // bytes
  std::uint32_t multiple = 1;  // divisibility promised to the compiler, of the value or address; 1 = none
  bool nullable = false;       // a pointer that may be null (an optional operand)
  friend bool operator==(const KernelArgument&, const KernelArgument&) = default;
};

// One hardware descriptor of a tensor (CUtensorMap, 128 bytes), which the launcher encodes from the tensor
// view given for an argument and puts at `offset` of the parameter buffer. The argument itself takes no bytes
// there.
struct TensorMapArgument {
  static constexpr std::uint32_t size = 128, alignment = 64;  // bytes

  int argument = 0;     // index into KernelMetadata::arguments
  std::string element;  // "bf16"; "u64" for some reductions of i64
  int rank = 0;
  std::array<int, 5> box =
      {};           // elements that one copy moves, outermost dimension first; the first `rank` count
  int swizzle = 0;  // of shared memory: 128, 64, 32 bytes, 0: none
  std::uint32_t offset = 0;  // bytes
  bool im2col = false;       // box: [.., pixels of a column, channels]
  friend bool operator==(const TensorMapArgument&, const TensorMapArgument&) = default;
};

// One remark of the assembler that costs speed or correctness (C75xx: wgmma serialised, setmaxnreg ignored, a
// wait injected, ...). `location` is the author's file:line where the PTX has line information, else empty.
struct AssemblerDiagnostic {
  std::string code;  // "C7517"
  std::string text;
  std::string location;
  friend bool operator==(const AssemblerDiagnostic&, const AssemblerDiagnostic&) = default;
};

struct KernelMetadata {
  std::vector<KernelArgument> arguments;  // in the program's order; tensor maps with a size of 0
  std::vector<TensorMapArgument> tensor_maps;
  std::uint32_t static_shared_bytes = 0;
  std::uint32_t dynamic_shared_bytes = 0;
  int num_warps = 0;  // of a CTA, idle ones included; a block is num_warps x 32 threads in x
  std::array<int, 3> cluster = {1, 1, 1};  // CTAs of a cluster in x, y, z
  int registers = 0;                       // per thread; 0 when not assembled
  int spill_store_bytes = 0;               // per thread
  int spill_load_bytes = 0;
  int stack_bytes = 0;
  int barriers = 0;  // named barriers used
  std::vector<AssemblerDiagnostic> diagnostics;
  std::string assembler;   // version of ptxas, "" when PTX is left to the driver's compiler
  double lowering_ms = 0;  // tile program to PTX
  double assemble_ms = 0;  // PTX to cubin

  // Bytes of the parameter buffer: the end of the last argument or descriptor.
  std::uint32_t parameter_bytes() const;
  friend bool operator==(const KernelMetadata&, const KernelMetadata&) = default;
};

struct CompiledKernel {
  std::string name;  // of the entry in ptx and cubin
  Target target;
  std::string ptx;
  std::vector<std::byte> cubin;  // empty when there was no assembler
  KernelMetadata metadata;
};

// Metadata as one JSON object whose keys are the member names; indent < 0 is one line. Reading ignores
// unknown keys and throws UserError for missing ones, wrong types and text that is no JSON.
std::string to_json(const KernelMetadata& metadata, int indent = -1);
KernelMetadata metadata_from_json(std::string_view text);

}  // namespace tilewright::lowering

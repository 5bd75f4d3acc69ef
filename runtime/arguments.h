// Launch arguments against a kernel's metadata: count, types, the divisibility promised to the compiler,
// tensors that descriptors can be made of, and where pointers point.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "ir/argument.h"
#include "lowering/compiled_kernel.h"
#include "runtime/context.h"
#include "runtime/module.h"

namespace tilewright::runtime {

// When to ask the driver which device a pointer belongs to.
enum class PointerChecks {
  always,  // at every launch: finds memory freed since the last one
  first,   // once for each address: a hot launch asks nothing
  never,
};

// TILEWRIGHT_CHECK_POINTERS = always | first | never; first when unset. Throws LaunchError for other words.
PointerChecks pointer_checks_from_environment();

class ArgumentChecker {
 public:
  static constexpr std::size_t max_parameter_bytes = 4096;
  using Buffer = std::array<std::byte, max_parameter_bytes>;

  // Throws LaunchError when the metadata is not consistent.
  explicit ArgumentChecker(const lowering::CompiledKernel& kernel);

  // Count and types. Throws LaunchError that names the argument, what was found and what was expected.
  void check_types(std::span<const ir::ArgumentValue> arguments) const;
  // Divisibility, null pointers and tensor views; types have been checked.
  void check_values(std::span<const ir::ArgumentValue> arguments) const;
  // Every pointer is memory that the module's device can use.
  void check_pointers(std::span<const ir::ArgumentValue> arguments, Module& module, PointerChecks mode) const;
  bool has_tensor_maps() const { return !tensor_maps_.empty(); }
  // Writes the parameter buffer, tensor descriptors included, and returns its used part. Values have been
  // checked.
  std::span<const std::byte> pack(std::span<const ir::ArgumentValue> arguments, Buffer& buffer) const;
  // Where in the packed buffer each of the kernel's parameters is, in their order: the arguments that are no
  // tensors, then the descriptors. For kernels with descriptors, whose place only the driver knows: ptxas
  // aligns them by their address in constant memory.
  using Places = std::array<void*, max_parameter_bytes / 4>;
  void place(Buffer& buffer, Places& places) const;

 private:
  struct Rule {
    bool is_pointer = false;
    bool is_tensor = false;
    bool is_integer = false;
    bool is_signed = false;
    bool nullable = false;
    std::uint32_t offset = 0;
    std::uint32_t size = 0;
    std::uint64_t multiple = 1;  // with the element's own alignment for pointers
    std::string type;
    std::string name;
  };
  std::string who(const Rule& rule) const;
  [[noreturn]] void report_multiple(const Rule& rule, std::uint64_t bits) const;
  void check_place(const Rule& rule, std::uint64_t address, const Module& module) const;

  std::string kernel_;
  std::vector<Rule> rules_;
  std::vector<lowering::TensorMapArgument> tensor_maps_;
  std::size_t bytes_ = 0;
};

}  // namespace tilewright::runtime

#include "dsl/kernel.h"

#include <cmath>
#include <cstring>

#include "ir/error.h"

namespace tilewright::detail {

namespace {

[[noreturn]] void refuse(std::string_view name, const std::string& what) {
  throw UserError("kernel argument '" + std::string(name) + "'" + what);
}

void check_given(std::string_view name, bool given) {
  if (!given) refuse(name, " was not given a value");
}

}  // namespace

std::uint64_t number_bits(std::string_view name, ir::ElementType type, const Literal* given,
                          std::int64_t multiple) {
  check_given(name, given);
  const Literal& literal = *given;
  if (type == ir::ElementType::f32) {
    float f = static_cast<float>(literal.is_float ? literal.number : static_cast<double>(literal.integer));
    return std::bit_cast<std::uint32_t>(f);
  }
  if (ir::is_float(type))
    refuse(name, std::string(": found a number for ") + ir::name(type) +
                     ", expected f32; pass an f32 and cast it in the kernel");
  int bits = ir::info(type).bits;
  bool is_signed = ir::info(type).is_signed;
  std::int64_t high = bits == 64 ? INT64_MAX : (std::int64_t{1} << (is_signed ? bits - 1 : bits)) - 1;
  std::int64_t low = is_signed ? -high - 1 : 0;
  if (literal.integer < low || literal.integer > high)
    refuse(name, ": found " + std::to_string(literal.integer) + ", expected " + std::to_string(low) + " to " +
                     std::to_string(high) + " (the range of " + ir::name(type) + ")");
  if (literal.integer % multiple != 0)
    refuse(name, ": found " + std::to_string(literal.integer) + ", expected a multiple of " +
                     std::to_string(multiple) + " as its type promises");
  std::uint64_t mask = bits == 64 ? ~0ull : (1ull << bits) - 1;
  return static_cast<std::uint64_t>(literal.integer) & mask;
}

std::uint64_t address_bits(std::string_view name, bool given, std::uint64_t address, std::int64_t multiple) {
  check_given(name, given);
  if (address % static_cast<std::uint64_t>(multiple) != 0)
    refuse(name, ": found address " + std::to_string(address) + ", expected a multiple of " +
                     std::to_string(multiple) + " as its type promises");
  return address;
}

std::string_view argument_type_name(ir::Element element) {
  static const auto names = [] {
    std::vector<std::string> all;
    for (int pointer = 0; pointer < 2; ++pointer)
      for (std::size_t i = 0; i < ir::element_table.size(); ++i)
        all.push_back(ir::Element{static_cast<ir::ElementType>(i), pointer == 1}.text());
    return all;
  }();
  return names[static_cast<std::size_t>(element.type) + (element.pointer ? ir::element_table.size() : 0)];
}

ir::ArgumentValue tensor_value(std::string_view name, const ir::Type& type, const ir::TensorView* given) {
  static const auto names = [] {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < ir::element_table.size(); ++i)
      for (int rank = 1; rank <= ir::max_rank; ++rank)
        all.push_back(ir::Type::tensor_map(static_cast<ir::ElementType>(i), rank).brief());
    return all;
  }();
  check_given(name, given);
  for (int d = 0; d < given->rank; ++d)
    if (given->shape[d] < 1)
      refuse(name, ": found an extent of " + std::to_string(given->shape[d]) + " along dimension " +
                       std::to_string(d) + ", expected at least 1");
  auto index = static_cast<std::size_t>(type.element.type) * ir::max_rank;
  return {names[index + static_cast<std::size_t>(type.shape.rank - 1)], given->address, *given};
}

void check_options(const KernelOptions& options, const SourceLocation& at) {
  std::string place = std::string(at.file_name()) + ":" + std::to_string(at.line()) + ": record: ";
  if (options.warps < 1 || options.warps > 32 || (options.warps & (options.warps - 1)))
    throw UserError(place + "warps = " + std::to_string(options.warps) +
                    "; expected a power of two from 1 to 32");
  if (options.cluster < 1 || options.cluster > 16 || (options.cluster & (options.cluster - 1)))
    throw UserError(place + "cluster = " + std::to_string(options.cluster) +
                    "; expected a power of two from 1 to 16");
  auto good = [](char c) {
    return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  };
  if (options.name.empty() || (options.name[0] >= '0' && options.name[0] <= '9'))
    throw UserError(place + "the kernel's name is '" + options.name + "'; expected an identifier");
  for (char c : options.name)
    if (!good(c))
      throw UserError(place + "the kernel's name is '" + options.name + "'; expected an identifier");
}

}  // namespace tilewright::detail

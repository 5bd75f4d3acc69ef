#include "dsl/kernel.h"

#include <cmath>
#include <cstring>

#include "ir/error.h"

namespace tilewright::detail {

std::uint64_t argument_bits(ir::ElementType type, const Literal& literal) {
  if (type == ir::ElementType::f32) {
    float f = static_cast<float>(literal.is_float ? literal.number : static_cast<double>(literal.integer));
    return std::bit_cast<std::uint32_t>(f);
  }
  if (ir::is_float(type))
    throw UserError(std::string("a kernel argument of type ") + ir::name(type) +
                    " cannot be given as a number; pass an f32 and cast it in the kernel");
  int bits = type == ir::ElementType::i1 ? 1 : ir::info(type).bits;
  std::uint64_t raw = static_cast<std::uint64_t>(literal.integer);
  std::uint64_t mask = bits == 64 ? ~0ull : (1ull << bits) - 1;
  bool fits = ir::info(type).is_signed ? bits == 64 || (literal.integer >= -(1ll << (bits - 1)) &&
                                                        literal.integer < (1ll << (bits - 1)))
                                       : literal.integer >= 0 && raw <= mask;
  if (!fits)
    throw UserError("argument value " + std::to_string(literal.integer) + " does not fit into " +
                    ir::name(type));
  return raw & mask;
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

void argument_missing(std::string_view name) {
  throw UserError("kernel argument '" + std::string(name) + "' was not given a value");
}

void check_options(const KernelOptions& options, const SourceLocation& at) {
  std::string place = std::string(at.file_name()) + ":" + std::to_string(at.line()) + ": record: ";
  if (options.warps < 1 || options.warps > 32 || (options.warps & (options.warps - 1)))
    throw UserError(place + "warps = " + std::to_string(options.warps) +
                    "; expected a power of two from 1 to 32");
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

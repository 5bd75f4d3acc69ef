#include "runtime/arguments.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "ir/error.h"
#include "runtime/driver_error.h"
#include "runtime/tensor_map.h"

namespace tilewright::runtime {
namespace {

// Bytes of an element type by its name, 1 for names unknown here (packed and sub-byte ones).
std::uint64_t element_bytes(std::string_view type) {
  if (type == "i16" || type == "u16" || type == "f16" || type == "bf16") return 2;
  if (type == "i32" || type == "u32" || type == "f32") return 4;
  if (type == "i64" || type == "u64" || type == "f64") return 8;
  return 1;
}

std::string hexadecimal(std::uint64_t value) {
  char text[24];
  std::snprintf(text, sizeof(text), "0x%llx", static_cast<unsigned long long>(value));
  return text;
}

std::int64_t sign_extend(std::uint64_t bits, std::uint32_t size) {
  if (size >= 8) return static_cast<std::int64_t>(bits);
  const int unused = 64 - 8 * static_cast<int>(size);
  return static_cast<std::int64_t>(bits << unused) >> unused;
}

std::uint64_t low_bytes(std::uint64_t bits, std::uint32_t size) {
  return size >= 8 ? bits : bits & ((std::uint64_t{1} << (8 * size)) - 1);
}

}  // namespace

PointerChecks pointer_checks_from_environment() {
  const char* value = std::getenv("TILEWRIGHT_CHECK_POINTERS");
  const std::string text = value ? value : "";
  if (text == "always") return PointerChecks::always;
  if (text == "never") return PointerChecks::never;
  if (text.empty() || text == "first") return PointerChecks::first;
  throw LaunchError("TILEWRIGHT_CHECK_POINTERS: found '" + text + "', expected always, first or never");
}

ArgumentChecker::ArgumentChecker(const lowering::CompiledKernel& kernel) : kernel_(kernel.name) {
  for (const lowering::KernelArgument& argument : kernel.metadata.arguments) {
    Rule rule;
    rule.name = argument.name;
    rule.type = argument.type;
    rule.offset = argument.offset;
    rule.size = argument.size;
    rule.nullable = argument.nullable;
    rule.multiple = std::max<std::uint64_t>(argument.multiple, 1);
    const std::string_view type = rule.type;
    rule.is_tensor = type.starts_with("tensor_map<");
    rule.is_pointer = type.starts_with("ptr<") && type.ends_with(">");
    rule.is_integer =
        type.size() >= 2 && (type[0] == 'i' || type[0] == 'u') && type[1] >= '0' && type[1] <= '9';
    rule.is_signed = rule.is_integer && type[0] == 'i';
    if (rule.is_pointer) {
      rule.multiple = std::max(rule.multiple, element_bytes(type.substr(4, type.size() - 5)));
    }
    const std::uint64_t end = std::uint64_t{rule.offset} + rule.size;
    if ((rule.size == 0) != rule.is_tensor || rule.size > 8 || (rule.is_pointer && rule.size != 8)) {
      throw LaunchError(who(rule) + ": metadata says " + std::to_string(rule.size) +
                        " bytes; the entry is damaged");
    }
    if (end > max_parameter_bytes) {
      throw LaunchError(who(rule) + ": ends at byte " + std::to_string(end) + " of the parameters, at most " +
                        std::to_string(max_parameter_bytes) +
                        "; change: pass fewer arguments, or by pointer");
    }
    bytes_ = std::max<std::size_t>(bytes_, end);
    rules_.push_back(std::move(rule));
  }
  for (const lowering::TensorMapArgument& map : kernel.metadata.tensor_maps) {
    const bool exists = map.argument >= 0 && map.argument < static_cast<int>(rules_.size());
    const std::uint64_t end = std::uint64_t{map.offset} + lowering::TensorMapArgument::size;
    if (!exists || !rules_[static_cast<std::size_t>(map.argument)].is_tensor || map.rank < 1 ||
        map.rank > 5 || end > max_parameter_bytes) {
      throw LaunchError("kernel '" + kernel_ + "': metadata of a tensor map is damaged");
    }
    bytes_ = std::max<std::size_t>(bytes_, end);
    tensor_maps_.push_back(map);
  }
}

std::string ArgumentChecker::who(const Rule& rule) const {
  return "kernel '" + kernel_ + "': argument '" + rule.name + "' (" + rule.type + ")";
}

void ArgumentChecker::check_types(std::span<const ir::ArgumentValue> arguments) const {
  if (arguments.size() != rules_.size()) {
    std::string expected;
    for (const Rule& rule : rules_) expected += (expected.empty() ? "" : ", ") + rule.type + " " + rule.name;
    throw LaunchError("kernel '" + kernel_ + "': found " + std::to_string(arguments.size()) +
                      " arguments, expected " + std::to_string(rules_.size()) + ": (" + expected + ")");
  }
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    if (arguments[i].type == rules_[i].type) continue;
    throw LaunchError(who(rules_[i]) + ", number " + std::to_string(i) + ": found " +
                      std::string(arguments[i].type) + ", expected " + rules_[i].type);
  }
}

void ArgumentChecker::report_multiple(const Rule& rule, std::uint64_t bits) const {
  const std::string multiple = std::to_string(rule.multiple);
  if (rule.is_pointer) {
    throw LaunchError(
        who(rule) + ": address " + hexadecimal(bits) + " is not a multiple of " + multiple +
        " bytes, as the kernel was compiled for; change: pass an aligned pointer, or promise less");
  }
  const std::int64_t value =
      rule.is_signed ? sign_extend(bits, rule.size) : static_cast<std::int64_t>(low_bytes(bits, rule.size));
  const std::int64_t step = static_cast<std::int64_t>(rule.multiple);
  const std::int64_t below = value - ((value % step) + step) % step;
  throw LaunchError(who(rule) + ": " + std::to_string(value) + " is not a multiple of " + multiple +
                    ", as the kernel was compiled for (nearest " + std::to_string(below) + " and " +
                    std::to_string(below + step) + "); change: pad it, or promise less");
}

void ArgumentChecker::check_values(std::span<const ir::ArgumentValue> arguments) const {
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    const Rule& rule = rules_[i];
    const std::uint64_t bits = low_bytes(arguments[i].bits, rule.size);
    if (rule.is_pointer) {
      if (bits == 0 && !rule.nullable) {
        throw LaunchError(
            who(rule) + ": is null, expected device memory; change: pass a pointer, or declare it nullable");
      }
      if (bits % rule.multiple != 0) report_multiple(rule, bits);
    } else if (rule.is_integer && rule.multiple > 1) {
      const bool divisible =
          rule.is_signed ? sign_extend(bits, rule.size) % static_cast<std::int64_t>(rule.multiple) == 0
                         : bits % rule.multiple == 0;
      if (!divisible) report_multiple(rule, bits);
    }
  }
  for (const lowering::TensorMapArgument& map : tensor_maps_) {
    const std::size_t i = static_cast<std::size_t>(map.argument);
    const std::string mistake = tensor_view_mistake(arguments[i].tensor, map);
    if (!mistake.empty()) throw LaunchError(who(rules_[i]) + ": " + mistake);
  }
}

void ArgumentChecker::check_place(const Rule& rule, std::uint64_t address, const Module& module) const {
  unsigned type = 0;
  int managed = 0;
  int ordinal = -1;
  int wanted[] = {pointer_attribute::memory_type, pointer_attribute::is_managed,
                  pointer_attribute::device_ordinal};
  void* data[] = {&type, &managed, &ordinal};
  const Context& context = *module.context();
  const DriverResult result = driver().PointerGetAttributes(3, wanted, data, address);
  if (result != driver_result::success && result != driver_result::invalid_value) {
    context.check_work(result, who(rule) + ": asking where " + hexadecimal(address) + " points");
  }
  constexpr unsigned host = 1;
  constexpr unsigned device = 2;
  if (result == driver_result::success && (type == host || managed != 0)) return;  // pinned or managed
  if (result == driver_result::success && type == device) {
    if (ordinal == context.ordinal()) return;
    std::string other = "device " + std::to_string(ordinal);
    try {
      other = Context::of_device(ordinal)->text();
    } catch (const LaunchError&) {
      // The number alone has to do.
    }
    throw LaunchError(who(rule) + ": " + hexadecimal(address) + " is memory of " + other +
                      ", but the launch is on " + context.text() +
                      "; change: use a stream of the memory's device, or copy the operand");
  }
  if (context.attribute(device_attribute::pageable_memory_access) != 0) return;
  throw LaunchError(who(rule) + ": " + hexadecimal(address) +
                    " is no memory of a GPU (host memory, or freed); expected "
                    "memory of " +
                    context.text());
}

void ArgumentChecker::check_pointers(std::span<const ir::ArgumentValue> arguments, Module& module,
                                     PointerChecks mode) const {
  if (mode == PointerChecks::never) return;
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    const std::uint64_t address = rules_[i].is_tensor ? arguments[i].tensor.address : arguments[i].bits;
    if (!(rules_[i].is_pointer || rules_[i].is_tensor) || address == 0) continue;
    if (mode == PointerChecks::first && module.known_pointer(address)) continue;
    check_place(rules_[i], address, module);
    module.remember_pointer(address);
  }
}

std::span<const std::byte> ArgumentChecker::pack(std::span<const ir::ArgumentValue> arguments,
                                                 Buffer& buffer) const {
  std::fill_n(buffer.begin(), bytes_, std::byte{0});
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    // Host and device are both little-endian.
    std::memcpy(buffer.data() + rules_[i].offset, &arguments[i].bits, rules_[i].size);
  }
  for (const lowering::TensorMapArgument& map : tensor_maps_) {
    const std::size_t i = static_cast<std::size_t>(map.argument);
    const DriverResult result =
        encode_tensor_map(arguments[i].tensor, map, std::span(buffer).subspan(map.offset, map.size));
    if (result != driver_result::success) {
      throw LaunchError(who(rules_[i]) +
                        ": the driver makes no descriptor of this tensor: " + describe(driver(), result));
    }
  }
  return {buffer.data(), bytes_};
}

void ArgumentChecker::place(Buffer& buffer, Places& places) const {
  std::size_t count = 0;
  for (const Rule& rule : rules_)
    if (!rule.is_tensor && count < places.size()) places[count++] = buffer.data() + rule.offset;
  for (const lowering::TensorMapArgument& map : tensor_maps_)
    if (count < places.size()) places[count++] = buffer.data() + map.offset;
}

}  // namespace tilewright::runtime

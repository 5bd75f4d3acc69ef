// Facts about every op, made from ops.def.
#pragma once
#include <optional>
#include <string_view>

namespace tilewright::ir {

// `for_`, `if_` and `while_` carry an underscore because the bare words are C++ keywords; their text form
// does not.
enum class OpKind : unsigned char {
#define TILEWRIGHT_OP(name, ...) name##_,
#include "ir/ops.def"
};

enum class OpClass : unsigned char { scalar, tile, memory, control, debug };

struct OpInfo {
  std::string_view name;
  OpClass op_class;
  std::string_view operands;
  int results;
  std::string_view attributes;
  int regions;
  std::string_view memory;
  std::string_view doc;
};

inline constexpr OpInfo op_table[] = {
#define TILEWRIGHT_OP(name, cls, operands, results, attributes, regions, memory, doc) \
  {#name, OpClass::cls, operands, results, attributes, regions, memory, doc},
#include "ir/ops.def"
};

inline constexpr int op_count = sizeof(op_table) / sizeof(op_table[0]);

constexpr const OpInfo& info(OpKind k) { return op_table[static_cast<int>(k)]; }
constexpr std::string_view name(OpKind k) { return info(k).name; }

constexpr std::optional<OpKind> op_named(std::string_view text) {
  for (int i = 0; i < op_count; ++i)
    if (op_table[i].name == text) return static_cast<OpKind>(i);
  return std::nullopt;
}

}  // namespace tilewright::ir

// The op table's operand and attribute columns, taken apart.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "ir/program.h"

namespace tilewright::ir {

struct OperandSpec {
  std::string_view name;
  bool many = false;      // any number of them, the last operand
  bool optional = false;  // may be missing; all optional ones are last
};

struct AttributeSpec {
  enum class Kind : unsigned char { integer, real, number, text, integers };
  std::string_view name;
  Kind kind = Kind::integer;
  bool optional = false;

  // What messages call the kind: an integer, a number, ...
  std::string_view kind_text() const;
  bool accepts(const AttributeValue& value) const;
};

struct OpSignature {
  std::vector<OperandSpec> operands;
  std::vector<AttributeSpec> attributes;

  int required_operands() const;
  bool many() const { return !operands.empty() && operands.back().many; }
  const AttributeSpec* attribute(std::string_view name) const;
  // The name of an operand by its position; "inputs[2]" where there are many.
  std::string operand_name(int i) const;
};

const OpSignature& signature(OpKind kind);

}  // namespace tilewright::ir

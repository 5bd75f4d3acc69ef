// Every scalar op with every choice of types that the verifier takes.
#pragma once
#include <algorithm>

#include "ir/verifier.h"
#include "kernel_builder.h"

namespace tilewright::lowering {

using ir::ElementType;
using ir::OpKind;
using enum ir::ElementType;

struct Case {
  OpKind kind;
  std::vector<ElementType> operands;
  ElementType result;
  KernelBuilder::Attributes attributes;
};

inline bool is_legal(const Case& c) {
  KernelBuilder k("legal");
  std::vector<ir::Value*> operands;
  for (ElementType t : c.operands) operands.push_back(k.parameter("p", ir::Type::scalar(t)));
  ir::Op* op = k.op(c.kind, operands, {ir::Type::scalar(c.result)}, c.attributes);
  return ir::mistakes(*op, 4).empty();
}

// Every legal choice of types; all operands of the result's type except where the op has others.
inline std::vector<Case> cases_of(OpKind kind) {
  std::vector<Case> all;
  auto offer = [&](Case c) {
    if (is_legal(c)) all.push_back(std::move(c));
  };
  for (int i = 0; i < static_cast<int>(ir::element_table.size()); ++i) {
    auto t = static_cast<ElementType>(i);
    switch (kind) {
      case OpKind::constant_:
        if (ir::is_float(t))
          offer({kind, {}, t, {{"value", 0.75}}});
        else
          offer({kind, {}, t, {{"value", std::int64_t{1}}}});
        break;
      case OpKind::compare_:
        for (const char* p : {"eq", "ne", "lt", "le", "gt", "ge"})
          offer({kind, {t, t}, i1, {{"predicate", std::string(p)}}});
        break;
      case OpKind::select_: offer({kind, {i1, t, t}, t, {}}); break;
      case OpKind::minimum_:
      case OpKind::maximum_:
        offer({kind, {t, t}, t, {{"propagate_nan", std::int64_t{0}}}});
        offer({kind, {t, t}, t, {{"propagate_nan", std::int64_t{1}}}});
        break;
      case OpKind::cast_:
      case OpKind::bitcast_:
        for (int j = 0; j < static_cast<int>(ir::element_table.size()); ++j) {
          auto from = static_cast<ElementType>(j);
          offer({kind, {from}, t, {}});
          if (kind == OpKind::cast_) offer({kind, {from}, t, {{"saturate", std::int64_t{0}}}});
        }
        break;
      case OpKind::assume_multiple_: offer({kind, {t}, t, {{"of", std::int64_t{16}}}}); break;
      case OpKind::div_:
        offer({kind, {t, t}, t, {}});
        offer({kind, {t, t}, t, {{"approximate", std::int64_t{1}}}});
        break;
      default: {
        std::string_view names = ir::info(kind).operands;
        std::size_t count =
            names.empty() ? 0 : 1 + static_cast<std::size_t>(std::count(names.begin(), names.end(), ' '));
        offer({kind, std::vector<ElementType>(count, t), t, {}});
      }
    }
  }
  return all;
}

// Without inline_ptx, which has no fixed meaning, and pointer_add.
inline std::vector<OpKind> scalar_ops() {
  std::vector<OpKind> all;
  for (int i = 0; i < ir::op_count; ++i) {
    auto kind = static_cast<OpKind>(i);
    bool special = kind == OpKind::inline_ptx_ || kind == OpKind::pointer_add_;
    if (ir::info(kind).op_class == ir::OpClass::scalar && !special) all.push_back(kind);
  }
  return all;
}

}  // namespace tilewright::lowering

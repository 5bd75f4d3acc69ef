// The one evaluator of scalar-class ops. It works on arrays, so that a map's region is interpreted op by op
// over many elements; a scalar op that stands alone is an array of one.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "ir/program.h"
#include "simulator/finding.h"
#include "simulator/host_function.h"
#include "simulator/numeric.h"

namespace tilewright::simulator {

// An op made ready: the loop for its kind and types is chosen once.
struct ScalarOp {
  using Function = void (*)(const ScalarOp&, const void* const* inputs, void* output, std::size_t count);

  const ir::Op* op = nullptr;
  Function function = nullptr;
  std::vector<Element> inputs;
  Element result;
  std::int64_t number = 0;  // constant's bits, assume_multiple's `of`, a flag, a comparison's predicate
  std::shared_ptr<const HostFunction> host;  // inline_ptx

  void run(const void* const* in, void* out, std::size_t count) const { function(*this, in, out, count); }
};

// A check inside a scalar op that failed for one element of the array.
struct ScalarFault {
  const ir::Op* op;
  FindingKind kind;
  std::size_t element;
  std::string text;
};

// Throws UserError where the op is not defined for its operand types.
ScalarOp prepare_scalar(const ir::Op& op);

// The loops by family; null where the family does not know the kind or type.
ScalarOp::Function integer_function(ir::OpKind kind, Element type);
ScalarOp::Function float_function(ir::OpKind kind, Element type, bool flag);
ScalarOp::Function math_function(ir::OpKind kind, Element type);

}  // namespace tilewright::simulator

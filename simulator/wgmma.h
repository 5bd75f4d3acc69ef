// Products in flight (wgmma): a dot_async takes its operands' places; the product is computed when a dot_wait
// covers it, from shared memory as it is then.
#pragma once
#include <memory>

#include "simulator/agent.h"

namespace tilewright::simulator {

struct Product {
  const PreparedOp* op;
  std::uint32_t group;  // number of its group among the agent's
  SharedView a, b;      // a: only where it lies in shared memory
  // `accumulator` may be the result of an earlier product, complete before this one is computed; `result` is
  // without memory before.
  std::shared_ptr<Array> a_tile, accumulator, result;
  bool accumulate = true, done = false;
};

// Reports that an op reads a product in flight.
void report_in_flight(Agent& agent, const PreparedOp& op, Product& product);

inline void check_complete(Agent& agent, const PreparedOp& op, Product& product) {
  if (!product.done) report_in_flight(agent, op, product);
}

}  // namespace tilewright::simulator

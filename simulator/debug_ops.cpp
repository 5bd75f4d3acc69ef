// device_assert and device_print.
#include <cstdio>

#include "simulator/agent.h"

namespace tilewright::simulator {
namespace {

constexpr std::size_t print_limit = 1 << 20;  // characters a CTA may print

std::string number_text(Element e, std::uint64_t bits) {
  char text[64];
  if (e.pointer) {
    std::snprintf(text, sizeof text, "0x%llx", static_cast<unsigned long long>(bits));
    return text;
  }
  if (ir::is_float(e.type)) {
    std::snprintf(text, sizeof text, "%.9g", decode(e.type, bits));
    return text;
  }
  if (e.type == ElementType::i64) return std::to_string(static_cast<std::int64_t>(bits));
  return std::to_string(static_cast<long>(decode(e.type, bits)));
}

}  // namespace

void run_device_assert(Agent& agent, const PreparedOp& op) {
  const ir::Type& t = op.operand_type(0);
  const auto* c = agent.data<std::uint8_t>(op, 0);
  std::size_t n = agent.count(t);
  for (std::size_t i = 0; i < n; ++i)
    if (!c[i])
      agent.report(op, FindingKind::assertion, t.shape, i, "the assertion failed: " + op.op->text("text"));
}

// One line for each element: "CTA (0, 0, 0) [2, 5] text 1.5 7". The GPU prints the same values in an order of
// its own.
void run_device_print(Agent& agent, const PreparedOp& op) {
  ir::Shape shape;
  for (std::size_t k = 0; k < op.operands.size(); ++k)
    if (op.operand_type(static_cast<int>(k)).is_tile()) shape = op.operand_type(static_cast<int>(k)).shape;
  auto n = static_cast<std::size_t>(shape.elements());
  for (std::size_t i = 0; i < n && agent.cta.printed.size() < print_limit; ++i) {
    agent.cta.printed += agent.place();
    if (shape.rank) agent.cta.printed += " " + coordinates(shape, i);
    agent.cta.printed += " " + op.op->text("text");
    for (std::size_t k = 0; k < op.operands.size(); ++k) {
      const ir::Type& t = op.operand_type(static_cast<int>(k));
      auto bytes = static_cast<std::size_t>(t.element.bytes());
      const auto* p = agent.data<std::byte>(op, static_cast<int>(k)) + (t.is_tile() ? i * bytes : 0);
      agent.cta.printed += " " + number_text(t.element, read_bits(p, static_cast<int>(bytes)));
    }
    agent.cta.printed += "\n";
  }
  if (agent.cta.printed.size() >= print_limit && agent.cta.printed.back() == '\n')
    agent.cta.printed += "(more is not shown)";
}

}  // namespace tilewright::simulator

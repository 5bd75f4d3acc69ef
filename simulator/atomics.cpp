// Atomic read-modify-write in global memory: element by element, each under the lock of its address.
#include <array>
#include <cmath>
#include <mutex>

#include "ir/builder.h"
#include "ir/error.h"
#include "simulator/global_access.h"
#include "simulator/global_conflicts.h"

namespace tilewright::simulator {
namespace {

// One lock for all elements that share it by hash; the memory order of the host's lock is stronger than any
// order that the op may name.
std::mutex& lock_of(std::uint64_t address) {
  static std::array<std::mutex, 64> locks;
  return locks[(address >> 2) % locks.size()];
}

enum class Update { add, bit_and, bit_or, bit_xor, minimum, maximum, exchange };

Update update_named(const ir::Op& op, const std::string& kind) {
  if (kind == "add") return Update::add;
  if (kind == "and") return Update::bit_and;
  if (kind == "or") return Update::bit_or;
  if (kind == "xor") return Update::bit_xor;
  if (kind == "min") return Update::minimum;
  if (kind == "max") return Update::maximum;
  if (kind == "exchange") return Update::exchange;
  throw InternalError(ir::where(op) + ": unknown kind '" + kind + "'");
}

// NaN operands are ignored, -0 < +0.
double float_extreme(double a, double b, bool maximum) {
  if (a != a) return b;
  if (b != b) return a;
  if (a == b) return std::signbit(a) == maximum ? b : a;
  return (a < b) == maximum ? b : a;
}

// atom.add.f32 on global memory flushes subnormals (PTX ISA, atom).
double flush(double v) { return std::fabs(v) < 0x1p-126 ? std::copysign(0.0, v) : v; }

std::uint64_t updated(Update u, ElementType type, std::uint64_t old, std::uint64_t value) {
  if (u == Update::exchange) return value;
  if (ir::is_float(type)) {
    double a = decode(type, old), b = decode(type, value);
    switch (u) {
      case Update::add: {
        if (type != ElementType::f32) return encode(type, fma_to_odd(a, 1.0, b));
        float sum = static_cast<float>(flush(a)) + static_cast<float>(flush(b));
        return encode(type, flush(sum));
      }
      case Update::minimum: return encode(type, float_extreme(a, b, false));
      case Update::maximum: return encode(type, float_extreme(a, b, true));
      case Update::bit_and: return old & value;
      case Update::bit_or: return old | value;
      default: return old ^ value;
    }
  }
  int unused = 64 - 8 * Element{type}.bytes();
  auto extended = [&](std::uint64_t v) { return static_cast<std::int64_t>(v << unused) >> unused; };
  bool is_signed = ir::info(type).is_signed;
  bool less = is_signed ? extended(old) < extended(value) : old < value;
  switch (u) {
    case Update::add: return old + value;
    case Update::bit_and: return old & value;
    case Update::bit_or: return old | value;
    case Update::bit_xor: return old ^ value;
    case Update::minimum: return less ? old : value;
    default: return less ? value : old;
  }
}

// Runs f(old, element) -> new for every unmasked element; the result is the old values.
template <class F>
void each_element(Agent& agent, const PreparedOp& op, const std::uint8_t* mask, F f) {
  const ir::Type& pointers = op.operand_type(0);
  int width = Element{pointers.element.type}.bytes();
  auto bytes = static_cast<std::size_t>(width);
  auto* r = static_cast<std::byte*>(agent.result(op));
  std::size_t n = agent.count(pointers);
  if (mask) std::memset(r, 0, n * bytes);
  std::string order = op.op->text("order", "relaxed");
  bool acquire = order == "acquire" || order == "acq_rel", release = order == "release" || order == "acq_rel";
  for_each_run(agent, op, pointers, agent.data<std::uint64_t>(op, 0), mask, 1, "updates",
               [&](const GlobalRun& run) {
                 std::lock_guard lock(lock_of(run.allocation->address + run.offset));
                 if (agent.launch.options.poison) check_written(agent, op, pointers.shape, run, bytes);
                 if (agent.launch.conflicts)
                   agent.launch.conflicts->update(agent.cta.index, *op.op, *run.allocation, run.offset, bytes,
                                                  acquire, release);
                 std::uint64_t old = read_bits(run.data(), width);
                 write_bits(run.data(), width, f(old, run.first));
                 if (run.allocation->written) std::memset(run.allocation->written + run.offset, 1, bytes);
                 write_bits(r + run.first * bytes, width, old);
                 agent.cta.bytes_read += bytes;
                 agent.cta.bytes_written += bytes;
               });
}

}  // namespace

void reduce_run(const ir::Op& op, ElementType type, const GlobalRun& run, const std::byte* values) {
  Update u = update_named(op, op.text("combine"));
  int width = Element{type}.bytes();
  for (std::size_t i = 0, at = 0; i < run.count; ++i, at += static_cast<std::size_t>(width)) {
    std::lock_guard lock(lock_of(run.allocation->address + run.offset + at));
    write_bits(run.data() + at, width,
               updated(u, type, read_bits(run.data() + at, width), read_bits(values + at, width)));
  }
}

void run_atomic(Agent& agent, const PreparedOp& op) {
  Update u = update_named(*op.op, op.op->text("kind"));
  Element e{op.operand_type(0).element.type};
  std::size_t n = agent.count(op.operand_type(0));
  const auto* values = static_cast<const std::byte*>(agent.spread_data(op, 1, n));
  const auto* mask =
      op.operands.size() > 2 ? static_cast<const std::uint8_t*>(agent.spread_data(op, 2, n)) : nullptr;
  auto bytes = static_cast<std::size_t>(e.bytes());
  each_element(agent, op, mask, [&](std::uint64_t old, std::size_t i) {
    return updated(u, e.type, old, read_bits(values + i * bytes, e.bytes()));
  });
}

void run_atomic_compare_exchange(Agent& agent, const PreparedOp& op) {
  int width = Element{op.operand_type(0).element.type}.bytes();
  auto bytes = static_cast<std::size_t>(width);
  std::size_t n = agent.count(op.operand_type(0));
  const auto* expected = static_cast<const std::byte*>(agent.spread_data(op, 1, n));
  const auto* values = static_cast<const std::byte*>(agent.spread_data(op, 2, n));
  each_element(agent, op, nullptr, [&](std::uint64_t old, std::size_t i) {
    return old == read_bits(expected + i * bytes, width) ? read_bits(values + i * bytes, width) : old;
  });
}

}  // namespace tilewright::simulator

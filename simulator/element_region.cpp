#include "simulator/element_region.h"

#include <algorithm>
#include <unordered_map>

#include "ir/builder.h"
#include "ir/error.h"

namespace tilewright::simulator {
namespace {

constexpr std::size_t register_bytes = ElementRegion::chunk * 8;

// Fills an array with copies of its first element.
void spread(std::byte* array, int bytes, std::size_t count) {
  auto fill = [&](auto t) {
    using T = decltype(t);
    T v;
    std::memcpy(&v, array, sizeof v);
    std::fill_n(reinterpret_cast<T*>(array), count, v);
  };
  switch (bytes) {
    case 1: return fill(std::uint8_t{});
    case 2: return fill(std::uint16_t{});
    case 4: return fill(std::uint32_t{});
    default: return fill(std::uint64_t{});
  }
}

}  // namespace

ElementRegion::ElementRegion(const ir::Region& region) {
  std::unordered_map<const ir::Value*, int> numbers;
  auto define = [&](const ir::Value* v) {
    int n = static_cast<int>(registers_.size());
    numbers[v] = n;
    registers_.push_back(v->type.element);
    return n;
  };
  auto use = [&](const ir::Op& op, const ir::Value* v) {
    auto it = numbers.find(v);
    if (it == numbers.end())
      throw InternalError(ir::where(op) + ": an element-wise region uses a value from outside of it");
    return it->second;
  };
  for (const auto& a : region.arguments) arguments_.push_back(define(a.get()));
  for (const auto& op : region.ops) {
    if (op->kind == ir::OpKind::yield_) {
      for (const ir::Value* v : op->operands) yields_.push_back(use(*op, v));
      continue;
    }
    Step step;
    step.scalar = prepare_scalar(*op);
    for (const ir::Value* v : op->operands) step.inputs.push_back(use(*op, v));
    step.output = define(op->result());
    steps_.push_back(std::move(step));
  }
}

void ElementRegion::run(std::span<const Input> inputs, std::span<void* const> outputs, std::size_t count,
                        Scratch& scratch) const {
  if (count == 0) return;
  std::size_t n = registers_.size(), first = std::min(count, chunk);
  std::byte* arrays = scratch.reserve(n * register_bytes + 64);
  std::array<const std::byte*, 64> small_at;
  std::array<bool, 64> small_uniform;
  std::vector<const std::byte*> large_at;
  std::unique_ptr<bool[]> large_uniform;
  const std::byte** at = small_at.data();  // where each register's array starts
  bool* uniform = small_uniform.data();
  if (n > small_at.size()) {
    large_at.resize(n);
    large_uniform = std::make_unique<bool[]>(n);
    at = large_at.data();
    uniform = large_uniform.get();
  }
  for (std::size_t i = 0; i < n; ++i) at[i] = arrays + i * register_bytes;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    uniform[i] = inputs[i].uniform;
    if (!uniform[i]) continue;
    std::memcpy(arrays + i * register_bytes, inputs[i].data, static_cast<std::size_t>(registers_[i].bytes()));
    spread(arrays + i * register_bytes, registers_[i].bytes(), first);
  }
  auto execute = [&](const Step& step, void* target, std::size_t m, std::size_t start) {
    const void* in[16];
    std::vector<const void*> many;
    const void** p = in;
    if (step.inputs.size() > 16) {
      many.resize(step.inputs.size());
      p = many.data();
    }
    for (std::size_t k = 0; k < step.inputs.size(); ++k) p[k] = at[step.inputs[k]];
    try {
      step.scalar.run(p, target, m);
    } catch (ScalarFault& fault) {
      fault.element += start;
      throw;
    }
  };
  for (const Step& step : steps_) {
    auto o = static_cast<std::size_t>(step.output);
    uniform[o] = std::all_of(step.inputs.begin(), step.inputs.end(), [&](int i) { return uniform[i]; }) &&
                 !(step.scalar.op->kind == ir::OpKind::inline_ptx_ && step.scalar.op->integer("volatile"));
    if (!uniform[o]) continue;
    execute(step, arrays + o * register_bytes, 1, 0);
    spread(arrays + o * register_bytes, registers_[o].bytes(), first);
  }
  for (std::size_t start = 0; start < count; start += chunk) {
    std::size_t m = std::min(chunk, count - start);
    for (std::size_t i = 0; i < inputs.size(); ++i)
      if (!uniform[i])
        at[i] = static_cast<const std::byte*>(inputs[i].data) +
                start * static_cast<std::size_t>(registers_[i].bytes());
    for (const Step& step : steps_)
      if (!uniform[step.output])
        execute(step, arrays + static_cast<std::size_t>(step.output) * register_bytes, m, start);
    for (std::size_t k = 0; k < yields_.size(); ++k) {
      auto y = static_cast<std::size_t>(yields_[k]);
      auto bytes = static_cast<std::size_t>(registers_[y].bytes());
      std::memmove(static_cast<std::byte*>(outputs[k]) + start * bytes, at[y], m * bytes);
    }
  }
}

}  // namespace tilewright::simulator

// Global loads and stores by pointers.
#include <algorithm>

#include "simulator/global_access.h"
#include "simulator/global_conflicts.h"

namespace tilewright::simulator {

const Allocation* check_run(Agent& agent, const PreparedOp& op, const ir::Shape& shape,
                            const std::uint64_t* pointers, std::size_t first, std::size_t count,
                            std::size_t bytes, const char* verb) {
  std::uint64_t address = pointers[first];
  if (address % bytes != 0)
    agent.report(op, FindingKind::misaligned, shape, first,
                 std::string(verb) + " " + std::to_string(bytes) + " bytes at " +
                     agent.launch.memory.describe(address, bytes) + "; the address is not a multiple of " +
                     std::to_string(bytes) +
                     ". Check the base pointer's alignment and the pointer's element type");
  const Allocation* a = agent.last_allocation;
  if (a && a->contains(address, count * bytes)) return a;
  a = agent.launch.memory.find(address, count * bytes);
  if (a) return agent.last_allocation = a;
  std::size_t bad = first;
  while (bad + 1 < first + count && agent.launch.memory.find(pointers[bad], bytes)) ++bad;
  agent.report(op, FindingKind::out_of_bounds, shape, bad,
               std::string(verb) + " " + std::to_string(bytes) + " bytes, but " +
                   agent.launch.memory.describe(pointers[bad], bytes) +
                   "; mask the element off or correct the index or the size of the buffer");
  return nullptr;
}

void check_written(Agent& agent, const PreparedOp& op, const ir::Shape& shape, const GlobalRun& run,
                   std::size_t bytes) {
  const std::uint8_t* w = run.allocation->written;
  if (!w) return;
  const std::uint8_t *begin = w + run.offset, *end = begin + run.count * bytes;
  const std::uint8_t* hole = std::find(begin, end, std::uint8_t{0});
  if (hole == end) return;
  std::size_t element = run.first + static_cast<std::size_t>(hole - begin) / bytes;
  agent.report(op, FindingKind::uninitialised_global, shape, element,
               "reads byte offset " + std::to_string(static_cast<std::uint64_t>(hole - w)) + " of buffer '" +
                   run.allocation->name +
                   "', which nothing has written; write it first or mask the element off");
}

void run_load(Agent& agent, const PreparedOp& op) {
  const ir::Type &pointers = op.operand_type(0), &type = op.result_type();
  std::size_t n = agent.count(pointers);
  auto bytes = static_cast<std::size_t>(type.element.bytes());
  const auto* p = agent.data<std::uint64_t>(op, 0);
  const auto* mask =
      op.operands.size() > 1 ? static_cast<const std::uint8_t*>(agent.spread_data(op, 1, n)) : nullptr;
  auto* r = static_cast<std::byte*>(agent.result(op));
  if (op.operands.size() > 2)
    std::memcpy(r, agent.spread_data(op, 2, n), n * bytes);
  else if (mask)
    std::memset(r, 0, n * bytes);
  for_each_run(agent, op, pointers, p, mask, n, "reads", [&](const GlobalRun& run) {
    if (agent.launch.options.poison) check_written(agent, op, pointers.shape, run, bytes);
    if (agent.launch.conflicts)
      agent.launch.conflicts->read(agent.cta.index, *op.op, *run.allocation, run.offset, run.count * bytes);
    std::memcpy(r + run.first * bytes, run.data(), run.count * bytes);
    agent.cta.bytes_read += run.count * bytes;
  });
}

void run_store(Agent& agent, const PreparedOp& op) {
  const ir::Type& pointers = op.operand_type(0);
  std::size_t n = agent.count(pointers);
  auto bytes = static_cast<std::size_t>(op.operand_type(1).element.bytes());
  const auto* p = agent.data<std::uint64_t>(op, 0);
  const auto* v = static_cast<const std::byte*>(agent.spread_data(op, 1, n));
  const auto* mask =
      op.operands.size() > 2 ? static_cast<const std::uint8_t*>(agent.spread_data(op, 2, n)) : nullptr;
  for_each_run(agent, op, pointers, p, mask, n, "writes", [&](const GlobalRun& run) {
    const std::byte* source = v + run.first * bytes;
    if (agent.launch.conflicts)
      agent.launch.conflicts->write(agent.cta.index, *op.op, *run.allocation, run.offset, run.count * bytes,
                                    source);
    std::memcpy(run.data(), source, run.count * bytes);
    if (run.allocation->written) std::memset(run.allocation->written + run.offset, 1, run.count * bytes);
    agent.cta.bytes_written += run.count * bytes;
  });
}

}  // namespace tilewright::simulator

// The report when nobody can go on: who waits for what, and what is missing.
#include <algorithm>

#include "simulator/waits.h"

namespace tilewright::simulator {
namespace {

std::string at(const ir::Op* op) { return op->location ? op->location->text() : std::string("?"); }

// Where the agent is, of the viewpoint of somebody who needs its arrival.
std::string whereabouts(const Agent& agent, const std::vector<AgentWait*>& waits) {
  for (const AgentWait* w : waits)
    if (&w->agent == &agent) return "which waits at " + at(w->op.op);
  return "which has ended";
}

// The ops that could bring what the phase lacks, and where those who run them are.
std::string candidates(const Mbarrier& b, const std::vector<AgentWait*>& waits) {
  std::string s;
  for (const BarrierUse& use : b.info->uses) {
    if (b.pending[static_cast<std::size_t>(use.kind)] == 0) continue;
    s += (s.empty() ? "" : ", ") + std::string(ir::name(use.op->kind)) + " at " + at(use.op) + " of " +
         b.cta->agents[static_cast<std::size_t>(use.agent)]->name() + ", " +
         whereabouts(*b.cta->agents[static_cast<std::size_t>(use.agent)], waits);
  }
  return s;
}

// True if everything that the wait lacks would have to come from agents that wait themselves.
bool follows(const PhaseWait& w, const std::vector<AgentWait*>& waits) {
  const Mbarrier& b = w.barrier;
  for (const BarrierUse& use : b.info->uses)
    for (const AgentWait* other : waits)
      if (b.pending[static_cast<std::size_t>(use.kind)] && other->agent.number == use.agent) return true;
  return false;
}

std::string missing(const PhaseWait& w, const std::vector<AgentWait*>& waits) {
  const Mbarrier& b = w.barrier;
  if (b.pending == std::array<int, 3>{})
    return std::to_string(b.missing_bytes) + " bytes of " + b.name() +
           ": more were expected than copies bring; a copy was skipped, its box is smaller, or a multicast "
           "leaves "
           "this CTA out";
  std::string s = "arrivals on " + b.name(), by = candidates(b, waits);
  s += by.empty() ? "; the program has no op that makes them: lower the count at " + at(b.info->op)
                  : "; could come from " + by;
  if (w.phase == 0 && b.contributions.empty() && !b.info->counts[static_cast<std::size_t>(Arrival::expect)] &&
      follows(w, waits))
    s += "; who fills the slots first waits for phase -1, which ended before the program began";
  return s;
}

}  // namespace

std::string PhaseWait::text() const {
  return "phase " + std::to_string(phase) + " of " + barrier.name() + " (" + barrier.state() + ")";
}

void Cluster::report_deadlock(const std::vector<Wait*>& all) {
  std::vector<AgentWait*> waits;
  for (Wait* w : all)
    if (auto* a = dynamic_cast<AgentWait*>(w)) waits.push_back(a);
  std::string text = "nobody can go on: ";
  // The wait that is most likely the root: for bytes that do not come, for arrivals that nobody is left to
  // make, then any other.
  const PhaseWait* root = nullptr;
  auto rank = [&](const PhaseWait& w) {
    return w.barrier.pending == std::array<int, 3>{} ? 0 : follows(w, waits) ? 2 : 1;
  };
  for (AgentWait* w : waits) {
    if (dynamic_cast<PartitionsWait*>(w)) continue;
    std::string who = ctas.size() > 1 ? w->agent.place() : w->agent.name();
    text += who + " waits at " + at(w->op.op) + " for " + w->text() + "; ";
    auto* phase = dynamic_cast<PhaseWait*>(w);
    if (phase && (!root || rank(*phase) < rank(*root))) root = phase;
  }
  const AgentWait* place = root ? root : waits.front();
  text += root ? "missing: " + missing(*root, waits) : "missing: arrivals at cluster_barrier";
  launch.log.add(place->op.op, FindingKind::deadlock, place->agent.cta.index, 1,
                 place->agent.place() + ": " + text);
}

}  // namespace tilewright::simulator

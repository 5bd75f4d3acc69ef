#include "simulator/mbarrier.h"

#include <algorithm>
#include <utility>

#include "simulator/cluster.h"

namespace tilewright::simulator {
namespace {

constexpr std::int64_t most_bytes = (1 << 20) - 1;  // pending bytes of a phase, either sign

std::string at(const ir::Op* op) { return op->location ? op->location->text() : std::string("?"); }

const char* words(Arrival kind) {
  switch (kind) {
    case Arrival::partition: return "barrier_arrive";
    case Arrival::expect: return "barrier_expect";
    case Arrival::copies: return "barrier_arrive_copies";
  }
  return "?";
}

}  // namespace

void Mbarrier::start(const PreparedBarriers& i, Cta& c, int n) {
  info = &i;
  cta = &c;
  index = n;
  phase = 0;
  pending = i.counts;
  missing_bytes = expected_bytes = bound_bytes = 0;
  bound.clear();
  contributions.clear();
  arrived_.clear();
  observations_.assign(c.cluster.ctas.size() * c.cluster.agents_of_cta, {});
  running.reset(c.cluster.source_count());
  last.reset(c.cluster.source_count());
  running_wide = last_wide = {};
}

void Mbarrier::arrive(Agent& by, const PreparedOp& op, Arrival kind, std::int64_t bytes) {
  missing_bytes += bytes;
  expected_bytes += bytes;
  if (missing_bytes > most_bytes)
    fail(op, by, FindingKind::barrier_bytes_range,
         name() + " waits for " + std::to_string(missing_bytes) + " bytes in phase " + std::to_string(phase) +
             ", an mbarrier counts at most " + std::to_string(most_bytes) + "; use more barriers");
  if (&by.cta == cta) {
    running.learn(by.knowledge);
  } else {
    running.learn_order(by.knowledge);
    if (op.op->text("scope") == "cluster") {
      if (running_wide.visible.empty()) running_wide.reset(cta->cluster.source_count());
      running_wide.learn(by.knowledge);
    }
  }
  count(by, op, kind, by.knowledge.executed);
  by.new_moment();
}

// One arrival: the phase ends with the last one if no bytes are missing.
void Mbarrier::count(Agent& by, const PreparedOp& op, Arrival kind, const Clock& executed) {
  int& left = pending[static_cast<std::size_t>(kind)];
  int counted = info->counts[static_cast<std::size_t>(kind)];
  if (left == 0)
    fail(op, by, FindingKind::barrier_underflow,
         "one " + std::string(words(kind)) + " too many: phase " + std::to_string(phase) + " of " + name() +
             " counts " + std::to_string(counted) + contributors(kind) +
             (counted == 0
                  ? "; give the barrier a count of them where it is made (" + at(info->op) + ")"
                  : "; wait for the end of the phase first, or raise the count (" + at(info->op) + ")"));
  if (phase > 0) {
    bool observed = false;
    const Observation* any = nullptr;
    for (std::size_t a = 0; a < observations_.size(); ++a) {
      const Observation& o = observations_[a];
      if (o.phase < phase - 1) continue;
      any = &o;
      observed |= o.time <= executed[a * Cluster::sources_of_agent + Cluster::accesses];
    }
    if (!observed)
      fail(op, by, FindingKind::barrier_unobserved_phase,
           "phase " + std::to_string(phase - 1) + " of " + name() + " has ended, and " +
               (any ? "nothing orders the wait for it at " + at(any->op) + " before this arrival"
                    : "nobody waited for it before this arrival") +
               " in the next phase; wait for each phase before the next one begins, or use another barrier");
  }
  --left;
  contributions.push_back({op.op, &by, kind});
  join(running.executed, executed);
  end_phase(op, by);
}

void Mbarrier::end_phase(const PreparedOp& op, Agent& by) {
  if (pending != std::array<int, 3>{}) return;
  if (bound.empty() && missing_bytes < 0)
    fail(op, by, FindingKind::barrier_bytes_mismatch,
         "phase " + std::to_string(phase) + " of " + name() + " expects " + std::to_string(expected_bytes) +
             " bytes, the copies that signal it bring " + std::to_string(bound_bytes) +
             "; expect the bytes of all of them");
  if (missing_bytes != 0) return;
  if (!bound.empty()) {
    const BarrierTransfer& t = *bound.front();
    fail(op, by, FindingKind::barrier_early_end,
         "phase " + std::to_string(phase) + " of " + name() + " ends here, but the " +
             std::string(ir::name(t.op->op->kind)) + " of " + at(t.op->op) +
             " that signals it is still in flight: " + std::to_string(expected_bytes) +
             " bytes were expected, the copies bring " + std::to_string(bound_bytes) +
             "; expect the bytes of all copies before the last arrival");
  }
  for (std::size_t a = 0; a < observations_.size(); ++a) {
    const Observation& o = observations_[a];
    if (o.phase >= 0 && o.phase == phase - 1 &&
        o.time > running.executed[a * Cluster::sources_of_agent + Cluster::accesses])
      fail(op, by, FindingKind::barrier_may_lap,
           "phase " + std::to_string(phase) + " of " + name() +
               " ends here, and nothing makes it wait for the agent that waits for phase " +
               std::to_string(phase - 1) + " at " + at(o.op) +
               ": in another schedule two phases pass before it looks, and it waits for ever; let it arrive "
               "on "
               "a barrier that the next phase waits for");
  }
  last = running;
  last.event(cta->cluster.source(*this), static_cast<std::uint32_t>(phase + 1));
  running.reset(cta->cluster.source_count());
  last_wide = std::exchange(running_wide, {});
  ++phase;
  pending = info->counts;
  expected_bytes = bound_bytes = 0;
  arrived_.clear();
  for (const Contribution& c : contributions)
    if (c.kind == Arrival::partition) arrived_.push_back(c.by);
  contributions.clear();
}

void Mbarrier::bind(std::unique_ptr<BarrierTransfer> transfer) {
  transfer->phase = phase;
  transfer->executed = transfer->issuer->knowledge.executed;
  bound_bytes += transfer->bytes;
  bound.push_back(std::move(transfer));
}

AccessRecord Mbarrier::token(const PreparedOp& op) const {
  return {static_cast<std::uint32_t>(phase + 1), static_cast<std::uint16_t>(cta->cluster.source(*this)), true,
          op.id};
}

void Mbarrier::finish_first() {
  auto transfer = std::move(bound.front());
  bound.pop_front();
  transfer->complete();
  transfer->publish(running);
  if (transfer->arrives())
    return count(*transfer->issuer, *transfer->op, Arrival::copies, transfer->executed);
  missing_bytes -= transfer->bytes;
  if (missing_bytes < -most_bytes)
    fail(*transfer->op, *transfer->issuer, FindingKind::barrier_bytes_range,
         name() + " got " + std::to_string(-missing_bytes) + " bytes in phase " + std::to_string(phase) +
             " that nobody expected, an mbarrier counts at most " + std::to_string(most_bytes) +
             "; expect the bytes of the copies");
  join(running.executed, transfer->executed);
  end_phase(*transfer->op, *transfer->issuer);
}

void Mbarrier::finish_all() {
  while (!bound.empty()) finish_first();
}

void Mbarrier::check_wait(Agent& by, const PreparedOp& op, std::int64_t wanted) const {
  if (wanted > phase)
    fail(op, by, FindingKind::barrier_future_wait,
         "waits for phase " + std::to_string(wanted) + " of " + name() + " while phase " +
             std::to_string(phase) +
             " is running: the hardware compares the lowest bit of the phase only and " +
             ((wanted - phase) % 2 ? "lets this pass" : "takes it for the running phase") +
             "; count the phase up by one each time round the ring, and wait for each");
  if (wanted < phase - 1)
    fail(op, by, FindingKind::barrier_phase_lapped,
         "waits for phase " + std::to_string(wanted) + " of " + name() + ", but phase " +
             std::to_string(phase - 1) +
             " has ended already: two phases passed, and the hardware may wait for ever; let the next phase "
             "wait "
             "for this reader, or count its phase up with the ring");
}

bool Mbarrier::ended(std::int64_t wanted) {
  while (phase <= wanted && !bound.empty()) finish_first();
  return phase > wanted;
}

void Mbarrier::observe(Agent& by, const PreparedOp& op, std::int64_t wanted) {
  if (wanted >= 0) by.knowledge.learn(last);
  if (wanted >= 0 && op.op->text("scope") == "cluster") by.knowledge.learn(last_wide);
  // All its warps have arrived and wait now: this orders them among each other.
  if (wanted >= 0 && std::find(arrived_.begin(), arrived_.end(), &by) != arrived_.end()) by.new_epoch();
  Observation& mine = observations_[by.id];
  by.repeated_wait.clear();
  if (wanted >= 0 && mine.op && mine.phase == wanted)
    by.repeated_wait = " (the wait at " + at(op.op) + " was for phase " + std::to_string(wanted) + " of " +
                       name() + ", which this partition had seen at " + at(mine.op) +
                       " before: count the phase up)";
  mine = {wanted, by.moment, op.op};
}

std::string Mbarrier::name() const {
  return "barrier '" + info->name + (info->count > 1 ? "[" + std::to_string(index) + "]" : "") + "'";
}

std::string Mbarrier::state() const {
  std::string s;
  int total = 0;
  for (std::size_t k = 0; k < pending.size(); ++k) {
    total += pending[k];
    if (pending[k])
      s += (s.empty() ? "" : " and ") + std::to_string(pending[k]) + " of " +
           std::to_string(info->counts[k]) + " " + words(static_cast<Arrival>(k));
  }
  if (missing_bytes)
    s += (s.empty() ? "" : " and ") + std::to_string(missing_bytes) + " of " +
         std::to_string(expected_bytes) + " bytes";
  return "phase " + std::to_string(phase) + " is running, missing: " + s;
}

std::string Mbarrier::contributors(Arrival kind) const {
  std::string s;
  for (const Contribution& c : contributions)
    if (c.kind == kind) s += (s.empty() ? ", made by " : ", ") + c.by->name() + " at " + at(c.op);
  return s;
}

void Mbarrier::fail(const PreparedOp& op, Agent& by, FindingKind kind, const std::string& text) const {
  by.report(op, kind, {}, 0, text);
  throw CtaStopped{};
}

}  // namespace tilewright::simulator

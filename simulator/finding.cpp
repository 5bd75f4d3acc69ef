#include "simulator/finding.h"

#include <algorithm>
#include <tuple>

namespace tilewright::simulator {

std::string_view name(FindingKind kind) {
  switch (kind) {
    case FindingKind::out_of_bounds: return "out of bounds";
    case FindingKind::misaligned: return "misaligned";
    case FindingKind::uninitialised_shared: return "uninitialised shared memory";
    case FindingKind::uninitialised_global: return "uninitialised global memory";
    case FindingKind::race: return "race";
    case FindingKind::copy_in_flight: return "copy in flight";
    case FindingKind::capacity: return "capacity";
    case FindingKind::broken_promise: return "broken promise";
    case FindingKind::bad_step: return "bad step";
    case FindingKind::endless_loop: return "endless loop";
    case FindingKind::bad_index: return "bad index";
    case FindingKind::assertion: return "assertion";
    case FindingKind::global_conflict: return "global conflict";
    case FindingKind::unsupported: return "unsupported";
    case FindingKind::missing_wait: return "missing wait";
    case FindingKind::early_write: return "early write";
    case FindingKind::scope_too_narrow: return "scope too narrow";
    case FindingKind::missing_proxy_fence: return "missing proxy fence";
    case FindingKind::register_in_flight: return "register in flight";
    case FindingKind::barrier_underflow: return "barrier underflow";
    case FindingKind::barrier_early_end: return "barrier early end";
    case FindingKind::barrier_bytes_mismatch: return "barrier bytes mismatch";
    case FindingKind::barrier_bytes_range: return "barrier bytes range";
    case FindingKind::barrier_future_wait: return "barrier future wait";
    case FindingKind::barrier_phase_lapped: return "barrier phase lapped";
    case FindingKind::barrier_may_lap: return "barrier may lap";
    case FindingKind::barrier_unobserved_phase: return "barrier unobserved phase";
    case FindingKind::copy_in_flight_at_exit: return "copy in flight at exit";
    case FindingKind::peer_exited: return "peer exited";
    case FindingKind::illegal_copy: return "illegal copy";
    case FindingKind::deadlock: return "deadlock";
  }
  return "?";
}

Severity severity(FindingKind kind) {
  switch (kind) {
    case FindingKind::uninitialised_shared:
    case FindingKind::uninitialised_global:
    case FindingKind::race:
    case FindingKind::copy_in_flight:
    case FindingKind::missing_wait:
    case FindingKind::early_write:
    case FindingKind::scope_too_narrow:
    case FindingKind::missing_proxy_fence:
    case FindingKind::register_in_flight:
    case FindingKind::global_conflict: return Severity::hazard;
    default: return Severity::error;
  }
}

std::string Finding::line() const {
  std::string s = where + ": " + op + ": " + text;
  if (count > 1) s += " (" + std::to_string(count) + " times)";
  return s;
}

void FindingLog::add(const ir::Op* op, FindingKind kind, std::int64_t cta, std::int64_t count,
                     std::string text) {
  std::lock_guard lock(mutex_);
  auto [it, fresh] = known_.try_emplace({op, kind}, findings_.size());
  if (fresh) {
    std::string where = op && op->location ? op->location->chain() : std::string("<launch>");
    findings_.push_back({kind, std::move(where), op ? std::string(ir::name(op->kind)) : std::string("launch"),
                         std::move(text), cta, count});
    return;
  }
  Finding& finding = findings_[it->second];
  finding.count += count;
  if (cta < finding.cta) {
    finding.cta = cta;
    finding.text = std::move(text);
  }
}

std::vector<Finding> FindingLog::take() {
  std::lock_guard lock(mutex_);
  known_.clear();
  std::sort(findings_.begin(), findings_.end(), [](const Finding& a, const Finding& b) {
    return std::tie(a.cta, a.where, a.kind) < std::tie(b.cta, b.where, b.kind);
  });
  return std::move(findings_);
}

}  // namespace tilewright::simulator

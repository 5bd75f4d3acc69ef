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
  }
  return "?";
}

Severity severity(FindingKind kind) {
  switch (kind) {
    case FindingKind::uninitialised_shared:
    case FindingKind::uninitialised_global:
    case FindingKind::race:
    case FindingKind::copy_in_flight:
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

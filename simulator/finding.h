// What the checks found: one entry per mistake, however many elements and CTAs show it.
#pragma once
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ir/program.h"

namespace tilewright::simulator {

enum class FindingKind : unsigned char {
  out_of_bounds,         // global address outside of every allocation, shared index outside of the buffer
  misaligned,            // address not a multiple of the element's size
  uninitialised_shared,  // shared memory read before anything wrote it
  uninitialised_global,  // global memory read before anything wrote it (only with Options::poison)
  race,                  // shared accesses of two warps that no barrier orders
  copy_in_flight,        // a slot touched while an asynchronous copy into it has not been waited for
  capacity,              // more shared memory or warps than the target has
  broken_promise,        // assume_multiple, Parameter::multiple
  bad_step,              // run-time step of a loop that is not positive
  endless_loop,          // a loop that ran longer than Options::loop_limit
  bad_index,             // gather index outside of the axis
  assertion,             // device_assert
  global_conflict,       // CTAs touch the same global bytes, at least one writes, nothing orders them
  unsupported,           // inline PTX without a host function
  // of asynchronous operations
  missing_wait,              // data used that a copy may still be writing
  early_write,               // memory written that a copy or a product may still be reading or writing
  scope_too_narrow,          // data of another CTA that an arrival or a wait of scope cta does not pass on
  missing_proxy_fence,       // ordinary and asynchronous accesses with no fence between
  register_in_flight,        // the result of a dot_async used before its dot_wait
  barrier_underflow,         // more arrivals than the phase counts
  barrier_early_end,         // a phase ends while a copy that signals it is in flight
  barrier_bytes_mismatch,    // more bytes arrive than are expected
  barrier_bytes_range,       // more bytes than an mbarrier can count
  barrier_future_wait,       // a wait for a phase that has not begun
  barrier_phase_lapped,      // a wait for a phase so old that its number is in use again
  barrier_may_lap,           // nothing keeps a phase from passing twice before a waiter looks
  barrier_unobserved_phase,  // an arrival though nobody waited for the phase before
  copy_in_flight_at_exit,    // a copy that nobody waits for when its CTA ends
  peer_exited,               // a CTA of the cluster ends while others may still reach it
  illegal_copy,              // a tensor or bulk copy that the hardware refuses
  deadlock,                  // nobody can go on
};

std::string_view name(FindingKind kind);

// error: the CTA cannot go on and stops there. hazard: the result depends on timing or on garbage; the CTA
// goes on, so that one run shows every hazard.
enum class Severity : unsigned char { hazard, error };

Severity severity(FindingKind kind);

struct Finding {
  FindingKind kind;
  std::string where;         // file:line of the op, with the chain of helper calls
  std::string op;            // name in the op table
  std::string text;          // what was found, where (CTA, element), what was expected, what to change
  std::int64_t cta;          // linear index of the first CTA that shows it
  std::int64_t count;        // how often it happened (elements or accesses), over all CTAs
  std::string line() const;  // "file:line: op: text"
};

// Collects findings from all host threads. Findings of the same op and kind are one; the text of the lowest
// CTA is kept, so that reports do not depend on the threads' timing.
class FindingLog {
 public:
  void add(const ir::Op* op, FindingKind kind, std::int64_t cta, std::int64_t count, std::string text);
  std::vector<Finding> take();

 private:
  std::mutex mutex_;
  std::map<std::pair<const ir::Op*, FindingKind>, std::size_t> known_;
  std::vector<Finding> findings_;
};

// Thrown to stop a CTA after an error was added to the log.
struct CtaStopped {};

}  // namespace tilewright::simulator

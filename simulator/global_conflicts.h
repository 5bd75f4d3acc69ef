// Conflicts between CTAs over global memory: two CTAs touch the same byte, one of them writes without an
// atomic, and no chain of release and acquire atomics orders the two. Writes of equal values are no conflict.
//
// A CTA's life is cut into moments by its acquire and release atomics. A clock says, for every other CTA, up
// to which moment its accesses are known to have happened (vector clocks, Mattern 1989). Writers are kept per
// byte; reads are logged and compared with the writers after the run, so that inputs which nobody writes cost
// little.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "simulator/finding.h"
#include "simulator/memory.h"

namespace tilewright::simulator {

struct Grid;

class GlobalConflicts {
 public:
  GlobalConflicts(const Memory& memory, FindingLog& log, const Grid& grid);
  ~GlobalConflicts();
  GlobalConflicts(const GlobalConflicts&) = delete;
  GlobalConflicts& operator=(const GlobalConflicts&) = delete;

  void start(std::int64_t cta);
  // Called before the access takes place.
  void read(std::int64_t cta, const ir::Op& op, const Allocation& a, std::uint64_t offset,
            std::uint64_t bytes);
  void write(std::int64_t cta, const ir::Op& op, const Allocation& a, std::uint64_t offset,
             std::uint64_t bytes, const std::byte* values);
  void update(std::int64_t cta, const ir::Op& op, const Allocation& a, std::uint64_t offset,
              std::uint64_t bytes, bool acquire, bool release);
  // Compares the logged reads with the writers; once, after all CTAs.
  void finish();

 private:
  // Number of moments of each CTA that are known to have ended.
  using Clock = std::map<std::uint32_t, std::uint32_t>;
  struct Writer {
    std::uint32_t cta_plus_1;  // 0: nobody
    std::uint32_t moment;
    std::uint32_t op;
    std::uint32_t atomic;
  };
  struct Read {
    const Allocation* allocation;
    const ir::Op* op;
    std::uint64_t offset, bytes;
    std::uint32_t moment;
  };
  struct Life {  // of a CTA
    std::vector<Read> reads;
    std::vector<Clock> clocks;  // by moment
  };
  struct Shadow {
    Writer* writers = nullptr;  // lazily backed, one a byte
    std::uint64_t bytes = 0;
    bool touched = false;
    std::mutex mutex;
  };

  Shadow& shadow(const Allocation& a) { return *shadows_.at(&a); }
  std::uint32_t op_number(const ir::Op& op);
  bool ordered(std::uint32_t cta, std::uint32_t moment, const Clock& known) const;
  void report(std::int64_t cta, const ir::Op& op, const char* verb, const Allocation& a, std::uint64_t offset,
              const Writer& other);
  std::string place(std::int64_t cta) const;

  FindingLog& log_;
  std::array<std::int64_t, 2> extent_;  // of the grid along x and y
  std::unordered_map<const Allocation*, std::unique_ptr<Shadow>> shadows_;
  std::vector<std::unique_ptr<Life>> lives_;
  std::mutex mutex_;                         // of everything below
  std::map<std::uint64_t, Clock> released_;  // by address: what an acquire there gets to know
  std::unordered_map<const ir::Op*, std::uint32_t> op_numbers_;
  std::vector<const ir::Op*> ops_;
};

}  // namespace tilewright::simulator

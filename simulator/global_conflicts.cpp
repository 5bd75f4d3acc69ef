#include "simulator/global_conflicts.h"

#include <sys/mman.h>

#include "ir/error.h"
#include "simulator/simulator.h"

namespace tilewright::simulator {

GlobalConflicts::GlobalConflicts(const Memory& memory, FindingLog& log, const Grid& grid)
    : log_(log), extent_{grid.x, grid.y}, lives_(static_cast<std::size_t>(grid.ctas())) {
  for (const auto& a : memory.allocations()) {
    auto s = std::make_unique<Shadow>();
    s->bytes = (a->bytes ? a->bytes : 1) * sizeof(Writer);
    void* p =
        mmap(nullptr, s->bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED)
      throw LaunchError("check of conflicts between CTAs: buffer '" + a->name +
                        "' is too large to be watched (" + std::to_string(a->bytes) +
                        " bytes); switch the check off or use a smaller buffer");
    s->writers = static_cast<Writer*>(p);
    shadows_[a.get()] = std::move(s);
  }
}

GlobalConflicts::~GlobalConflicts() {
  for (auto& [a, s] : shadows_) munmap(s->writers, s->bytes);
}

void GlobalConflicts::start(std::int64_t cta) {
  auto life = std::make_unique<Life>();
  life->clocks.emplace_back();
  lives_[static_cast<std::size_t>(cta)] = std::move(life);
}

std::uint32_t GlobalConflicts::op_number(const ir::Op& op) {
  std::lock_guard lock(mutex_);
  auto [it, fresh] = op_numbers_.try_emplace(&op, static_cast<std::uint32_t>(ops_.size()));
  if (fresh) ops_.push_back(&op);
  return it->second;
}

bool GlobalConflicts::ordered(std::uint32_t cta, std::uint32_t moment, const Clock& known) const {
  auto it = known.find(cta);
  return it != known.end() && it->second > moment;
}

std::string GlobalConflicts::place(std::int64_t cta) const {
  return "CTA (" + std::to_string(cta % extent_[0]) + ", " + std::to_string(cta / extent_[0] % extent_[1]) +
         ", " + std::to_string(cta / extent_[0] / extent_[1]) + ")";
}

void GlobalConflicts::report(std::int64_t cta, const ir::Op& op, const char* verb, const Allocation& a,
                             std::uint64_t offset, const Writer& other) {
  const ir::Op* o = ops_[other.op];
  log_.add(
      &op, FindingKind::global_conflict, cta, 1,
      place(cta) + ": " + verb + " byte offset " + std::to_string(offset) + " of buffer '" + a.name +
          "', which " + place(other.cta_plus_1 - 1) + " writes at " +
          (o->location ? o->location->text() : std::string("?")) + " (" + std::string(ir::name(o->kind)) +
          "); nothing orders the two. Let each CTA write its own bytes, use an atomic, or order them with a "
          "release and an acquire atomic");
}

void GlobalConflicts::read(std::int64_t cta, const ir::Op& op, const Allocation& a, std::uint64_t offset,
                           std::uint64_t bytes) {
  Life& life = *lives_[static_cast<std::size_t>(cta)];
  auto moment = static_cast<std::uint32_t>(life.clocks.size() - 1);
  if (!life.reads.empty()) {
    Read& last = life.reads.back();
    if (last.allocation == &a && last.op == &op && last.moment == moment &&
        last.offset + last.bytes == offset) {
      last.bytes += bytes;
      return;
    }
  }
  life.reads.push_back({&a, &op, offset, bytes, moment});
}

void GlobalConflicts::write(std::int64_t cta, const ir::Op& op, const Allocation& a, std::uint64_t offset,
                            std::uint64_t bytes, const std::byte* values) {
  Life& life = *lives_[static_cast<std::size_t>(cta)];
  Writer self{static_cast<std::uint32_t>(cta + 1), static_cast<std::uint32_t>(life.clocks.size() - 1),
              op_number(op), 0};
  Shadow& s = shadow(a);
  std::lock_guard lock(s.mutex);
  s.touched = true;
  bool reported = false;
  for (std::uint64_t i = 0; i < bytes; ++i) {
    Writer& w = s.writers[offset + i];
    bool other = w.cta_plus_1 != 0 && w.cta_plus_1 != self.cta_plus_1;
    if (other && !reported && (w.atomic || a.data[offset + i] != values[i]) &&
        !ordered(w.cta_plus_1 - 1, w.moment, life.clocks.back())) {
      reported = true;
      std::lock_guard ops_lock(mutex_);
      report(cta, op, "writes", a, offset + i, w);
    }
    w = self;
  }
}

void GlobalConflicts::update(std::int64_t cta, const ir::Op& op, const Allocation& a, std::uint64_t offset,
                             std::uint64_t bytes, bool acquire, bool release) {
  Life& life = *lives_[static_cast<std::size_t>(cta)];
  auto moment = static_cast<std::uint32_t>(life.clocks.size() - 1);
  Writer self{static_cast<std::uint32_t>(cta + 1), moment, op_number(op), 1};
  Clock before = life.clocks.back();
  if (acquire || release) {
    std::lock_guard lock(mutex_);
    Clock& published = released_[a.address + offset];
    Clock next = before;
    if (acquire)
      for (auto [c, m] : published) next[c] = std::max(next[c], m);
    if (release) {
      for (auto [c, m] : next) published[c] = std::max(published[c], m);
      std::uint32_t& own = published[static_cast<std::uint32_t>(cta)];
      own = std::max(own, moment + 1);
    }
    life.clocks.push_back(std::move(next));
  }
  Shadow& s = shadow(a);
  std::lock_guard lock(s.mutex);
  s.touched = true;
  bool reported = false;
  for (std::uint64_t i = 0; i < bytes; ++i) {
    Writer& w = s.writers[offset + i];
    bool other = w.cta_plus_1 != 0 && w.cta_plus_1 != self.cta_plus_1;
    if (other && !reported && !w.atomic && !ordered(w.cta_plus_1 - 1, w.moment, life.clocks.back())) {
      reported = true;
      std::lock_guard ops_lock(mutex_);
      report(cta, op, "updates", a, offset + i, w);
    }
    w = self;
  }
}

void GlobalConflicts::finish() {
  for (std::size_t cta = 0; cta < lives_.size(); ++cta) {
    if (!lives_[cta]) continue;
    const Life& life = *lives_[cta];
    for (const Read& r : life.reads) {
      Shadow& s = shadow(*r.allocation);
      if (!s.touched) continue;
      for (std::uint64_t i = 0; i < r.bytes; ++i) {
        const Writer& w = s.writers[r.offset + i];
        if (w.cta_plus_1 == 0 || w.cta_plus_1 == cta + 1) continue;
        if (ordered(w.cta_plus_1 - 1, w.moment, life.clocks[r.moment])) continue;
        const Life& writer = *lives_[w.cta_plus_1 - 1];
        if (ordered(static_cast<std::uint32_t>(cta), r.moment, writer.clocks[w.moment])) continue;
        report(static_cast<std::int64_t>(cta), *r.op, "reads", *r.allocation, r.offset + i, w);
        break;
      }
    }
  }
}

}  // namespace tilewright::simulator

// How a tile gets from one register layout to another: which register, lane, warp or byte of scratch goes
// where. Pure layout mathematics without LLVM, so that a plan can be run and checked on the CPU; the emission
// (emit/convert_layout.cpp) only spells it.
//
// Three means, cheapest first: registers are renamed; values move between the lanes of a warp by shuffles;
// values go through scratch in shared memory. Thread bits are those of lane + 32 * warp.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "ir/tile_layout.h"

namespace tilewright::lowering {

// A linear map on thread bits: XOR of images[i] over the set bits i of lane + 32 * warp.
using ThreadMap = std::array<std::uint32_t, 10>;

inline std::uint32_t apply(const ThreadMap& map, int thread) {
  std::uint32_t v = 0;
  for (std::size_t i = 0; i < map.size(); ++i)
    if (thread >> i & 1) v ^= map[i];
  return v;
}

// In threads where the number of set bits of (thread & thread_mask) is odd, words w and w ^ swap change
// places.
struct SwapStage {
  std::uint32_t thread_mask = 0;
  std::uint32_t swap = 0;
};

// Registers are packed into words of 2^pack_bits elements; each thread permutes its words (before), every
// move takes one word of a lane to a word of another lane, each thread permutes what arrived (after).
//
// With (rho, lambda) the source register and lane of what a register or lane bit of the result holds:
// registers of the result split into those that stay in their lane (I) and those that come from other lanes
// (J). In round s of J lane l receives the register s + f(l), where f is chosen so that every lane sends to
// exactly one lane: lane M(l) + lambda(s) with M = lambda + lambda f invertible where it has to be.
// Rounds in which every lane would send to itself need no shuffle. (Compare Linear Layouts, arXiv 2505.23819,
// section 5.4, which treats bit transpositions only.)
struct ShufflePlan {
  struct Move {
    int word;                // of the source, after the stages `before`
    std::uint32_t lane_xor;  // read from lane source_lane(thread) ^ lane_xor
    bool shuffles;           // false: that is the own lane
  };
  int pack_bits = 0;
  std::vector<std::vector<int>> source_words;  // registers of the source in word w
  std::vector<SwapStage> before;
  std::vector<Move> moves;  // move k makes received word k
  ThreadMap source_lane{};
  std::vector<SwapStage> after;
  struct Place {
    int word, position;
  };
  std::vector<Place> result;  // of each register of the result

  int shuffles() const;  // words that cross lanes
  int selects() const;
  bool is_rename() const { return before.empty() && after.empty() && shuffles() == 0; }
};

// None if data crosses warps, or if some lane would have to send two different words at once (copies that
// lie badly); scratch serves those.
std::optional<ShufflePlan> plan_shuffles(const ir::TileLayout& from, const ir::TileLayout& to, int index_bits,
                                         int element_bytes);

// Every thread stores its part of the source into scratch, all wait, every thread loads its part of the
// result; in several rounds where the tile is larger than the scratch may be.
//
// The scratch is linear in the element index, too. Vectors are neighbours in registers on both sides, or on
// one side alone where that costs the other no bank conflicts; the rows of 128 bytes are chosen such that
// lanes of one access that meet in a bank meet in one row, on both sides (optimal swizzling, Linear Layouts
// section 5.5).
struct ScratchPlan {
  struct Access {
    int round;             // of thread 0; thread t does it in round ^ round_of(t)
    std::uint32_t offset;  // bytes, XORed with the thread's offset
    std::vector<int> registers;
  };
  std::uint32_t bytes = 0;
  int round_bits = 0;
  int store_bytes = 0, load_bytes = 0;  // of one access of a thread
  std::vector<Access> stores, loads;
  ThreadMap store_offset{}, load_offset{};  // bytes
  ThreadMap store_round{}, load_round{};
  std::vector<std::uint32_t> element_offset, element_round;  // of each bit of the element index
  bool warp_local = false;           // data stays in its warp: a warp barrier is enough
  std::uint32_t idle_warp_bits = 0;  // warps with any of these bits set hold copies and need not store

  int rounds() const { return 1 << round_bits; }
  bool rounds_are_uniform() const { return store_round == ThreadMap{} && load_round == ThreadMap{}; }
};

// At most `limit` bytes of scratch, but 16 at least. `round_bits`: at least that many rounds.
ScratchPlan plan_scratch(const ir::TileLayout& from, const ir::TileLayout& to, int index_bits,
                         int element_bytes, std::uint32_t limit, int round_bits = 0);

// The cheaper of both.
struct ConversionPlan {
  std::optional<ShufflePlan> shuffle;
  std::optional<ScratchPlan> scratch;
};

// Scratch that one conversion may take; more is saved by rounds.
inline constexpr std::uint32_t conversion_scratch_limit = 32 * 1024;

// index_bits: log2 of the elements of the tile. element_bytes: 1, 2, 4 or 8 (i1: 1).
ConversionPlan plan_conversion(const ir::TileLayout& from, const ir::TileLayout& to, int index_bits,
                               int element_bytes, std::uint32_t limit = conversion_scratch_limit);

}  // namespace tilewright::lowering

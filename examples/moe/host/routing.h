// Float64 reference of the routing: from logits or given ids to everything the grouped matmuls need.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

namespace tilewright::moe {

// Which experts each token goes to, and with what weight. Slot j of token t is element t * top_k + j; that
// number is called the assignment. An id outside [0, experts) (-1, or too large) is an empty slot: it is
// skipped everywhere, and its weight is never read (it may be NaN).
struct TopK {
  int64_t tokens = 0;
  int top_k = 0;
  std::vector<int32_t> ids;     // [tokens, top_k]
  std::vector<double> weights;  // [tokens, top_k]
  std::vector<float> weights_f32() const { return {weights.begin(), weights.end()}; }
};

enum class SoftmaxOver {
  selected,  // weights of a token sum to 1 over its top_k experts
  all,       // probabilities over all experts, of which the selected ones are kept as they are
};

// The top_k largest logits of every token in descending order; of equal logits the lower expert id comes
// first
// (+0 and -0 are equal); a NaN logit counts as larger than every number. Softmax in float64 on the logits, by
// IEEE rules (a row whose maximum is infinite or NaN has NaN weights).
//   logits [tokens, experts]; logit_bias [experts] or empty, added in f32 before anything else (the bias of
//   the router's linear layer).
// UserError: top_k < 1, top_k > experts, sizes that do not agree, tokens * top_k >= 2^31.
TopK top_k_of_logits(std::span<const float> logits, int64_t tokens, int experts, int top_k, SoftmaxOver over,
                     std::span<const float> logit_bias = {});

// The tiles of a ragged matmul for one block size: slice s (a local expert) has ceil(size / block_size)
// blocks.
struct BlockSchedule {
  int block_size = 0;
  std::vector<int32_t> offsets;  // [slices + 1]: prefix sums of the slices' block counts
  // [max_blocks(tokens * top_k, slices, block_size)]: entry offsets[s] + b is b << 16 | s, padded with -1.
  std::vector<int32_t> packed;
};

// The block sizes for which `route` makes schedules.
inline constexpr int routing_block_sizes[] = {16, 32, 64, 128};

// How many blocks `rows` rows in `slices` slices can need at most, however they are spread.
int64_t max_blocks(int64_t rows, int64_t slices, int64_t block_size);

// UserError where an entry does not fit its 16 bits (more than 32767 blocks in a slice, more than 65536
// slices).
BlockSchedule block_schedule(std::span<const int32_t> slice_sizes, int64_t max_rows, int block_size);

// One rank's view: it holds experts [first_expert, last_expert).
struct Routing {
  TopK top_k;
  int experts = 0;
  int first_expert = 0;
  int last_expert = 0;

  // The whole batch.
  std::vector<int32_t> histogram;  // [experts]: assignments per expert
  std::vector<int32_t>
      sorted;  // [tokens * top_k]: assignments, stably sorted by expert; then -1 for empty slots
  std::vector<int32_t>
      inverse;  // [tokens * top_k]: where assignment a stands in `sorted`; -1 for empty slots

  // The rank. Local row r is assignment sorted[rank_offset + r]; slice s is expert first_expert + s.
  int32_t rank_offset = 0;               // assignments to experts below first_expert
  std::vector<int32_t> slice_sizes;      // [slices]
  std::vector<int32_t> slice_offsets;    // [slices + 1]: prefix sums, from 0: local rows of slice s
  std::vector<int32_t> gather;           // [rows]: the token that local row r reads
  std::vector<int32_t> scatter;          // [rows]: the row token * top_k + slot that local row r writes
  std::vector<double> gates;             // [rows]: the weight of local row r
  std::vector<BlockSchedule> schedules;  // one per routing_block_sizes, in that order

  int slices() const { return last_expert - first_expert; }
  int64_t rows() const { return static_cast<int64_t>(scatter.size()); }
  // The local expert of a local row.
  int slice_of(int64_t row) const;
  // The schedule of one block size; UserError where there is none.
  const BlockSchedule& schedule(int block_size) const;
};

// UserError: an expert range outside [0, experts] or empty of meaning (first > last), sizes that do not
// agree.
Routing route(TopK top_k, int experts, int first_expert, int last_expert);
inline Routing route(TopK top_k, int experts) { return route(std::move(top_k), experts, 0, experts); }

// Of `shards` equal ranks, the one whose number of rows is nearest to the mean (the lower one of two equals).
int typical_rank(const TopK& top_k, int experts, int shards);

}  // namespace tilewright::moe

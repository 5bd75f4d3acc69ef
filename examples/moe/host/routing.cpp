#include "examples/moe/host/routing.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>

#include "examples/common/parallel.h"
#include "ir/error.h"

namespace tilewright::moe {
namespace {

void require(bool holds, const std::string& message) {
  if (!holds) throw UserError("moe: routing: " + message);
}

void check_assignments(int64_t tokens, int top_k) {
  require(tokens >= 0, "tokens: found " + std::to_string(tokens) + ", expected >= 0");
  require(tokens == 0 || top_k <= std::numeric_limits<int32_t>::max() / tokens,
          "tokens * top_k: found " + std::to_string(tokens) + " * " + std::to_string(top_k) +
              ", expected at most 2^31 - 1; split the batch");
}

// Strict order of the selection: larger first, NaN above all, equal values by id.
bool comes_before(float a, int a_id, float b, int b_id) {
  const bool a_nan = std::isnan(a);
  const bool b_nan = std::isnan(b);
  if (a_nan != b_nan) return a_nan;
  if (!a_nan && a != b) return a > b;
  return a_id < b_id;
}

}  // namespace

TopK top_k_of_logits(std::span<const float> logits, int64_t tokens, int experts, int top_k, SoftmaxOver over,
                     std::span<const float> logit_bias) {
  require(experts >= 1, "experts: found " + std::to_string(experts) + ", expected >= 1");
  require(top_k >= 1 && top_k <= experts, "top_k: found " + std::to_string(top_k) + ", expected 1.." +
                                              std::to_string(experts) + " (the number of experts)");
  check_assignments(tokens, top_k);
  require(static_cast<int64_t>(logits.size()) == tokens * experts,
          "logits: found " + std::to_string(logits.size()) +
              " elements, expected tokens * experts = " + std::to_string(tokens * experts));
  require(logit_bias.empty() || static_cast<int>(logit_bias.size()) == experts,
          "logit_bias: found " + std::to_string(logit_bias.size()) + " elements, expected " +
              std::to_string(experts) + " or none");

  TopK result{tokens, top_k, {}, {}};
  result.ids.resize(static_cast<size_t>(tokens * top_k));
  result.weights.resize(static_cast<size_t>(tokens * top_k));
  examples::parallel_for((tokens + 63) / 64, [&](int64_t chunk) {
    std::vector<float> keys(static_cast<size_t>(experts));
    std::vector<int32_t> order(static_cast<size_t>(experts));
    for (int64_t t = chunk * 64; t < std::min(tokens, chunk * 64 + 64); ++t) {
      for (int e = 0; e < experts; ++e) {
        const float logit = logits[static_cast<size_t>(t * experts + e)];
        keys[static_cast<size_t>(e)] =
            logit_bias.empty() ? logit : logit + logit_bias[static_cast<size_t>(e)];
      }
      std::iota(order.begin(), order.end(), 0);
      std::partial_sort(order.begin(), order.begin() + top_k, order.end(), [&](int32_t a, int32_t b) {
        return comes_before(keys[static_cast<size_t>(a)], a, keys[static_cast<size_t>(b)], b);
      });
      const double largest = keys[static_cast<size_t>(order[0])];
      const int summed = over == SoftmaxOver::all ? experts : top_k;
      double sum = 0;
      for (int j = 0; j < summed; ++j) {
        const int e = over == SoftmaxOver::all ? j : order[static_cast<size_t>(j)];
        sum += std::exp(static_cast<double>(keys[static_cast<size_t>(e)]) - largest);
      }
      for (int j = 0; j < top_k; ++j) {
        const int32_t e = order[static_cast<size_t>(j)];
        const auto assignment = static_cast<size_t>(t * top_k + j);
        result.ids[assignment] = e;
        result.weights[assignment] =
            std::exp(static_cast<double>(keys[static_cast<size_t>(e)]) - largest) / sum;
      }
    }
  });
  return result;
}

int64_t max_blocks(int64_t rows, int64_t slices, int64_t block_size) {
  if (rows <= slices) return rows;
  // The worst spread gives every slice but one a single row, and the rest to the last one.
  return slices - 1 + (rows - slices + 1 + block_size - 1) / block_size;
}

BlockSchedule block_schedule(std::span<const int32_t> slice_sizes, int64_t max_rows, int block_size) {
  require(block_size >= 1, "block size: found " + std::to_string(block_size) + ", expected >= 1");
  require(slice_sizes.size() <= 65536,
          "slices: found " + std::to_string(slice_sizes.size()) + ", expected at most 65536");
  BlockSchedule schedule;
  schedule.block_size = block_size;
  schedule.offsets.push_back(0);
  if (!slice_sizes.empty())
    schedule.packed.assign(
        static_cast<size_t>(max_blocks(max_rows, static_cast<int64_t>(slice_sizes.size()), block_size)), -1);
  for (size_t s = 0; s < slice_sizes.size(); ++s) {
    const int32_t blocks = (slice_sizes[s] + block_size - 1) / block_size;
    require(blocks <= 32767, "blocks of one expert: found " + std::to_string(blocks) + " of " +
                                 std::to_string(block_size) +
                                 " rows, expected at most 32767; split the batch");
    const int32_t first = schedule.offsets.back();
    for (int32_t b = 0; b < blocks; ++b)
      schedule.packed.at(static_cast<size_t>(first + b)) = b << 16 | static_cast<int32_t>(s);
    schedule.offsets.push_back(first + blocks);
  }
  return schedule;
}

int Routing::slice_of(int64_t row) const {
  // The last slice that starts at or before the row; empty slices before it start at the same row.
  const auto after = std::upper_bound(slice_offsets.begin(), slice_offsets.end(), static_cast<int32_t>(row));
  return static_cast<int>(after - slice_offsets.begin()) - 1;
}

const BlockSchedule& Routing::schedule(int block_size) const {
  for (const BlockSchedule& candidate : schedules)
    if (candidate.block_size == block_size) return candidate;
  throw UserError("moe: routing: block size: found " + std::to_string(block_size) +
                  ", expected 16, 32, 64 or 128");
}

Routing route(TopK top_k, int experts, int first_expert, int last_expert) {
  require(0 <= first_expert && first_expert <= last_expert && last_expert <= experts,
          "local experts: found [" + std::to_string(first_expert) + ", " + std::to_string(last_expert) +
              "), expected a range inside [0, " + std::to_string(experts) + ")");
  check_assignments(top_k.tokens, top_k.top_k);
  const int64_t assignments = top_k.tokens * top_k.top_k;
  require(static_cast<int64_t>(top_k.ids.size()) == assignments,
          "ids: found " + std::to_string(top_k.ids.size()) +
              " elements, expected tokens * top_k = " + std::to_string(assignments));
  require(static_cast<int64_t>(top_k.weights.size()) == assignments,
          "weights: found " + std::to_string(top_k.weights.size()) +
              " elements, expected tokens * top_k = " + std::to_string(assignments));

  Routing routing;
  routing.experts = experts;
  routing.first_expert = first_expert;
  routing.last_expert = last_expert;
  routing.histogram.assign(static_cast<size_t>(experts), 0);
  const auto empty_slot = [&](int32_t id) { return id < 0 || id >= experts; };
  for (const int32_t id : top_k.ids)
    if (!empty_slot(id)) ++routing.histogram[static_cast<size_t>(id)];

  // Counting sort: stable, because assignments are visited in order.
  std::vector<int32_t> next(static_cast<size_t>(experts) + 1, 0);
  std::partial_sum(routing.histogram.begin(), routing.histogram.end(), next.begin() + 1);
  const std::vector<int32_t> expert_offsets = next;
  routing.sorted.assign(static_cast<size_t>(assignments), -1);
  routing.inverse.assign(static_cast<size_t>(assignments), -1);
  for (int64_t a = 0; a < assignments; ++a) {
    const int32_t id = top_k.ids[static_cast<size_t>(a)];
    if (empty_slot(id)) continue;
    const int32_t place = next[static_cast<size_t>(id)]++;
    routing.sorted[static_cast<size_t>(place)] = static_cast<int32_t>(a);
    routing.inverse[static_cast<size_t>(a)] = place;
  }

  routing.rank_offset = expert_offsets[static_cast<size_t>(first_expert)];
  routing.slice_sizes.assign(routing.histogram.begin() + first_expert,
                             routing.histogram.begin() + last_expert);
  routing.slice_offsets.push_back(0);
  for (const int32_t size : routing.slice_sizes)
    routing.slice_offsets.push_back(routing.slice_offsets.back() + size);
  for (int32_t r = 0; r < routing.slice_offsets.back(); ++r) {
    const int32_t assignment = routing.sorted[static_cast<size_t>(routing.rank_offset + r)];
    routing.scatter.push_back(assignment);
    routing.gather.push_back(assignment / top_k.top_k);
    routing.gates.push_back(top_k.weights[static_cast<size_t>(assignment)]);
  }
  for (const int block_size : routing_block_sizes)
    routing.schedules.push_back(block_schedule(routing.slice_sizes, assignments, block_size));
  routing.top_k = std::move(top_k);
  return routing;
}

int typical_rank(const TopK& top_k, int experts, int shards) {
  require(shards >= 1 && experts % shards == 0, "shards: found " + std::to_string(shards) +
                                                    ", expected a divisor of the number of experts, " +
                                                    std::to_string(experts));
  std::vector<int64_t> load(static_cast<size_t>(shards), 0);
  int64_t total = 0;
  for (const int32_t id : top_k.ids) {
    if (id < 0 || id >= experts) continue;
    ++load[static_cast<size_t>(id / (experts / shards))];
    ++total;
  }
  const auto distance = [&](int64_t rows) { return std::abs(rows * shards - total); };
  int best = 0;
  for (int rank = 1; rank < shards; ++rank)
    if (distance(load[static_cast<size_t>(rank)]) < distance(load[static_cast<size_t>(best)])) best = rank;
  return best;
}

}  // namespace tilewright::moe

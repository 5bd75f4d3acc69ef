// The region of a map, reduce or scan, interpreted op by op over chunks of elements.
//
// Chunks are small enough that all intermediate arrays stay in the first-level cache; ops on uniform values
// (constants, scalars) run once.
#pragma once
#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "simulator/scalar_op.h"

namespace tilewright::simulator {

// Intermediate arrays of one host thread, grown on demand and reused.
class Scratch {
 public:
  std::byte* reserve(std::size_t bytes) {
    if (bytes > capacity_) {
      capacity_ = bytes * 2;
      data_ = std::make_unique<std::byte[]>(capacity_);
    }
    return data_.get();
  }

 private:
  std::unique_ptr<std::byte[]> data_;
  std::size_t capacity_ = 0;
};

class ElementRegion {
 public:
  static constexpr std::size_t chunk = 512;  // elements

  // An input of the region: `count` elements, or one that all elements share.
  struct Input {
    const void* data;
    bool uniform;
  };

  explicit ElementRegion(const ir::Region& region);

  // Evaluates the region for `count` elements. `outputs` has one array for each yielded value; it may be an
  // input array only at the same position or where the ranges are disjoint. Throws ScalarFault.
  void run(std::span<const Input> inputs, std::span<void* const> outputs, std::size_t count,
           Scratch& scratch) const;

  std::size_t input_count() const { return arguments_.size(); }
  std::size_t operation_count() const { return steps_.size(); }

 private:
  struct Step {
    ScalarOp scalar;
    std::vector<int> inputs;
    int output;
  };
  std::vector<Element> registers_;  // element of each register; arguments come first
  std::vector<int> arguments_;
  std::vector<Step> steps_;
  std::vector<int> yields_;
};

}  // namespace tilewright::simulator

// Boxes of tensors in global memory (PTX ISA, "Tensors": tiled mode, out-of-boundary access).
#pragma once
#include <array>
#include <string>
#include <vector>

#include "ir/argument.h"
#include "ir/type.h"
#include "simulator/agent.h"
#include "simulator/simulator.h"

namespace tilewright::simulator {

// LaunchError where the tensor does not fit the parameter or the hardware takes no such tensor. `kernel`
// begins the message.
void check_tensor(const std::string& kernel, const std::string& parameter, const ir::Type& type,
                  const ir::TensorView& tensor);

// The box of a buffer's shape (missing leading dimensions have extent 1) at coordinates of a tensor.
struct Box {
  Box(const ir::TensorView& tensor, const ir::Type& buffer);

  // Calls f(first element in the box, count, address) for each piece of a row that lies inside of the tensor.
  template <class F>
  void each_row(F f) const {
    int last = tensor.rank - 1;
    std::int64_t rows = 1, inner = extent[static_cast<std::size_t>(last)];
    for (int d = 0; d < last; ++d) rows *= extent[static_cast<std::size_t>(d)];
    std::int64_t begin = std::max<std::int64_t>(0, -at[static_cast<std::size_t>(last)]),
                 end = std::min(inner, tensor.shape[last] - at[static_cast<std::size_t>(last)]);
    if (begin >= end) return;
    for (std::int64_t row = 0; row < rows; ++row) {
      std::uint64_t address =
          tensor.address +
          static_cast<std::uint64_t>((at[static_cast<std::size_t>(last)] + begin) * tensor.stride[last]);
      bool inside = true;
      std::int64_t rest = row;
      for (int d = last - 1; d >= 0; --d) {
        std::int64_t n = extent[static_cast<std::size_t>(d)], i = at[static_cast<std::size_t>(d)] + rest % n;
        rest /= n;
        inside &= i >= 0 && i < tensor.shape[d];
        address += static_cast<std::uint64_t>(i * tensor.stride[d]);
      }
      if (inside)
        f(static_cast<std::size_t>(row * inner + begin), static_cast<std::size_t>(end - begin), address);
    }
  }
  std::string text() const;  // "box [128, 64] at [0, 192] of a tensor [100, 200]"

  const ir::TensorView& tensor;
  std::array<std::int64_t, ir::max_rank> extent{}, at{};
};

// A piece of a row in global memory and where it goes in a tensor load's buffer, taken row-major.
struct RowPiece {
  const std::byte* source;
  std::size_t offset, bytes;
};
// Sends what a tensor load brings on its way, to each CTA that receives it; zeros between the pieces.
void issue_tensor_load(Agent& agent, const PreparedOp& op, const std::vector<RowPiece>& pieces);

}  // namespace tilewright::simulator

// The algebra of layouts that the lowering needs. A hardware index packs register, lane and warp bits,
// registers lowest, as TileLayout::basis lists them; an element is a flat row-major index; an offset counts
// elements from the start of a shared buffer. All functions are constexpr. (Linear Layouts, arXiv 2505.23819,
// sections 4 and 5.)
#pragma once
#include "ir/bit_matrix.h"
#include "ir/shared_layout.h"
#include "ir/tile_layout.h"

namespace tilewright::ir {

// Hardware index -> element.
constexpr BitMatrix element_map(const TileLayout& l, int element_bits) {
  BitMatrix m = BitMatrix::zero(element_bits, l.register_bits + TileLayout::lane_bits + l.warp_bits);
  for (int i = 0; i < m.columns; ++i) m.column[i] = l.basis[i];
  return m;
}

// Element -> offset, without origin and padding.
constexpr BitMatrix offset_map(const SharedLayout& l) {
  BitMatrix m = BitMatrix::zero(SharedLayout::capacity, l.bits);
  for (int i = 0; i < l.bits; ++i) m.column[i] = l.basis[i];
  return m;
}

// Element -> hardware index that holds it; of several copies the one whose free lane and warp bits are 0.
constexpr BitMatrix holder_map(const TileLayout& l, int element_bits) {
  return pseudo_inverse(element_map(l, element_bits));
}

// Masks of the lane and warp bits that select no element: threads that differ only in them hold copies.
constexpr std::uint32_t free_lane_bits(const TileLayout& l) {
  return free_bits(columns_of(element_map(l, 32), l.register_bits, TileLayout::lane_bits));
}
constexpr std::uint32_t free_warp_bits(const TileLayout& l) {
  return free_bits(columns_of(element_map(l, 32), l.register_bits + TileLayout::lane_bits, l.warp_bits));
}

// Hardware index in `to` -> hardware index in `from` that holds the same element. Where threads of `from`
// hold copies, the one in the reader's own lane and warp is taken as far as there is one. Both layouts are of
// tiles with that many index bits and have the same warps.
constexpr BitMatrix conversion(const TileLayout& from, const TileLayout& to, int element_bits) {
  BitMatrix m = compose(holder_map(from, element_bits), element_map(to, element_bits));
  for (int i = 0; i < TileLayout::lane_bits + from.warp_bits; ++i)
    if (from.basis[from.register_bits + i] == 0)
      m.column[to.register_bits + i] |= 1u << (from.register_bits + i);
  return m;
}

// How far data moves in a conversion.
enum class Movement : unsigned char {
  none,       // every register stays
  registers,  // between registers of a thread
  lanes,      // between threads of a warp
  warps       // between warps
};

constexpr Movement movement(const TileLayout& from, const TileLayout& to, int element_bits) {
  BitMatrix m = conversion(from, to, element_bits);
  // bits [first, first + count) of both indices, the registers below them aside, must be one another's
  // identity
  auto stays = [&](int from_first, int to_first, int count) {
    for (int c = 0; c < m.columns; ++c) {
      std::uint32_t got = m.column[c] >> from_first & ((1u << count) - 1u);
      std::uint32_t same = c >= to_first && c < to_first + count ? 1u << (c - to_first) : 0u;
      if (got != same) return false;
    }
    return true;
  };
  if (!stays(from.register_bits + TileLayout::lane_bits, to.register_bits + TileLayout::lane_bits,
             to.warp_bits))
    return Movement::warps;
  if (!stays(from.register_bits, to.register_bits, TileLayout::lane_bits)) return Movement::lanes;
  if (from.register_bits == to.register_bits && stays(0, 0, to.register_bits)) return Movement::none;
  return Movement::registers;
}

// The register of `from` that register `reg` of `to` is read from when the movement is none or registers.
constexpr int source_register(const BitMatrix& conversion, const TileLayout& from, int reg) {
  return static_cast<int>(conversion(static_cast<std::uint32_t>(reg)) & ((1u << from.register_bits) - 1u));
}

// Hardware index -> offset in shared memory, without origin and padding.
constexpr BitMatrix access_map(const TileLayout& tile, const SharedLayout& shared) {
  return compose(offset_map(shared), element_map(tile, shared.bits));
}

// A vector access of 2^bits neighbouring elements: `order` maps a new register number to a register of the
// layout so that registers order(v << bits) .. order(v << bits | (1 << bits) - 1) lie side by side at an
// aligned offset.
struct VectorAccess {
  int bits = 0;
  BitMatrix order;
  constexpr int elements() const { return 1 << bits; }
};

// Registers in an order in which the first `bits` images are the unit vectors, if the register images reach
// them and nothing else of the map touches the lowest `bits` rows. `map` has its register bits first.
constexpr std::optional<BitMatrix> vector_order(const BitMatrix& map, int register_bits, int bits) {
  if (bits > register_bits) return std::nullopt;
  std::uint32_t low = (1u << bits) - 1u;
  for (int c = register_bits; c < map.columns; ++c)
    if (map.column[c] & low) return std::nullopt;
  BitMatrix registers = columns_of(map, 0, register_bits), order = BitMatrix::zero(register_bits, 0);
  for (int b = 0; b < bits; ++b) {
    auto source = solve(registers, 1u << b);
    if (!source) return std::nullopt;
    order.column[order.columns++] = *source;
  }
  for (int r = 0; r < register_bits && order.columns < register_bits; ++r) {
    // the others, with their low rows cleared by the vector's registers
    std::uint32_t v = 1u << r, touched = registers(v) & low;
    for (int b = 0; b < bits; ++b)
      if (touched >> b & 1) v ^= order.column[b];
    BitMatrix more = order;
    more.column[more.columns++] = v;
    if (rank(more) == more.columns) order = more;
  }
  return order;
}

// The widest vectors, of at most max_elements, with which a tile in that register layout can be read from or
// written to shared memory. Origin and paddings keep the vectors whole and aligned.
constexpr VectorAccess vector_access(const TileLayout& tile, const SharedLayout& shared, int max_elements) {
  BitMatrix map = access_map(tile, shared);
  for (int bits = std::bit_width(static_cast<unsigned>(max_elements)) - 1; bits > 0; --bits) {
    std::uint32_t low = (1u << bits) - 1u;
    bool whole = (shared.origin & low) == 0;
    for (const Padding& p : shared.padding)
      if (p.interval)
        whole &= p.interval > static_cast<int>(low) && (static_cast<unsigned>(p.amount) & low) == 0;
    if (!whole) continue;
    if (auto order = vector_order(map, tile.register_bits, bits)) return {bits, *order};
  }
  return {0, BitMatrix::identity(tile.register_bits)};
}

// Extra passes that one warp's access takes because threads need different words of one bank, summed over all
// vectors of the tile (PTX shared memory: 32 banks of 4 bytes; 16-byte accesses run in four passes of 8
// lanes, 8-byte ones in two of 16).
constexpr int bank_conflicts(const TileLayout& tile, const SharedLayout& shared, int element_bytes,
                             const VectorAccess& access) {
  int bytes = element_bytes << access.bits;
  int lanes = bytes >= 16 ? 8 : bytes == 8 ? 16 : 32;
  int words = bytes > 4 ? bytes / 4 : 1;
  int conflicts = 0;
  for (int v = 0; v < tile.registers() >> access.bits; ++v) {
    int reg = static_cast<int>(access.order(static_cast<std::uint32_t>(v) << access.bits));
    for (int first = 0; first < 32; first += lanes) {
      std::uint32_t seen[32][32] = {};
      int count[32] = {}, most = 1;
      for (int lane = first; lane < first + lanes; ++lane)
        for (int w = 0; w < words; ++w) {
          std::uint32_t word =
              shared.offset(tile.element(reg, lane, 0)) * static_cast<std::uint32_t>(element_bytes) / 4 +
              static_cast<std::uint32_t>(w);
          std::uint32_t bank = word % 32;
          bool known = false;
          for (int k = 0; k < count[bank]; ++k) known |= seen[bank][k] == word;
          if (known) continue;
          seen[bank][count[bank]++] = word;
          if (count[bank] > most) most = count[bank];
        }
      conflicts += most - 1;
    }
  }
  return conflicts;
}

}  // namespace tilewright::ir

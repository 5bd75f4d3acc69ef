// Orders in which CTAs work through the tiles of a matrix.
#pragma once
#include "dsl/control.h"
#include "dsl/math.h"
#include "dsl/shape_ops.h"

namespace tilewright {

// A tile of a matrix, in tiles.
struct TileIndex {
  I32 m, n;
};

enum class TileOrder {
  rows,     // along n first
  columns,  // along m first
  grouped,  // groups of `group` rows of tiles, down the columns inside a group: both operands stay in the
            // cache
  banded,   // groups of `group` columns of tiles, along the rows inside a group
};

// Tile number `id` of tiles_m x tiles_n in that order. The last group has what is left.
inline TileIndex tile_at(const I32& id, const I32& tiles_m, const I32& tiles_n, TileOrder order,
                         int group = 8, SourceLocation at = SourceLocation::current()) {
  PlaceScope place(at);
  auto grouped = [&](const I32& rows, const I32& columns) {
    I32 first = id / (columns * group) * group;
    I32 height = minimum(rows - first, group);
    I32 inside = id % (columns * group);
    return TileIndex{first + inside % height, inside / height};
  };
  switch (order) {
    case TileOrder::rows: return {id / tiles_n, id % tiles_n};
    case TileOrder::columns: return {id % tiles_m, id / tiles_m};
    case TileOrder::grouped: return grouped(tiles_m, tiles_n);
    default: {
      TileIndex t = grouped(tiles_n, tiles_m);
      return {t.n, t.m};
    }
  }
}

// The tiles of a persistent CTA: as many CTAs as the GPU holds share all tiles. The CTAs of a cluster take
// neighbours down a column at the same time (some of them lie past the last row).
struct PersistentTiles {
  I32 clusters_m, tiles_n, first, step, rank;  // clusters_m: tiles_m / cluster, rounded up
  TileOrder order;
  int group, cluster;
};
inline PersistentTiles persistent_tiles(const I32& m, const I32& n, int block_m, int block_n,
                                        TileOrder order = TileOrder::grouped, int group = 8, int cluster = 1,
                                        SourceLocation at = SourceLocation::current()) {
  PlaceScope place(at);
  return {cdiv(m, block_m * cluster),
          cdiv(n, block_n),
          program_id(0) / cluster,
          num_programs(0) / cluster,
          program_id(0) % cluster,
          order,
          group,
          cluster};
}

// Runs body(TileIndex) for each of this CTA's tiles.
template <class Body>
void for_(const PersistentTiles& tiles, Body&& body, SourceLocation at = SourceLocation::current()) {
  constexpr bool takes_tile = std::is_invocable_v<Body, TileIndex>;
  static_assert(takes_tile, "the body of for_ over tiles takes the tile: [&](TileIndex t) { ... }");
  if constexpr (takes_tile)
    for_(
        range(tiles.first, tiles.clusters_m * tiles.tiles_n, tiles.step, at),
        [&](I32 id) {
          TileIndex t = tile_at(id, tiles.clusters_m, tiles.tiles_n, tiles.order, tiles.group, at);
          body(TileIndex{t.m * tiles.cluster + tiles.rank, t.n});
        },
        at);
}

}  // namespace tilewright

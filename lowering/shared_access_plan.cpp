#include "lowering/shared_access_plan.h"

#include <algorithm>
#include <bit>
#include <set>

namespace tilewright::lowering {

SharedMap::SharedMap(const ir::Type& tile, const ir::Type& view)
    : register_bits(tile.layout.register_bits),
      warp_bits(tile.layout.warp_bits),
      element_bytes(tile.element.bytes()),
      origin(view.shared_layout.origin),
      layout(view.shared_layout) {
  auto image = [&](std::uint32_t element) { return layout.linear_offset(element) ^ origin; };
  for (int i = 0; i < register_bits; ++i) registers.push_back(image(tile.layout.register_basis(i)));
  for (int i = 0; i < ir::TileLayout::lane_bits; ++i) lanes.push_back(image(tile.layout.lane_basis(i)));
  for (int i = 0; i < warp_bits; ++i) warps.push_back(image(tile.layout.warp_basis(i)));
}

std::uint32_t SharedMap::register_offset(int reg) const {
  std::uint32_t offset = 0;
  for (int i = 0; i < register_bits; ++i)
    if (reg >> i & 1) offset ^= registers[static_cast<std::size_t>(i)];
  return offset;
}

std::uint32_t SharedMap::thread_bits() const {
  std::uint32_t bits = 0;
  for (std::uint32_t v : lanes) bits |= v;
  for (std::uint32_t v : warps) bits |= v;
  return bits;
}

const char* SharedAccess::instruction(bool store) const {
  switch (means) {
    case Means::vector: return store ? "st.shared" : "ld.shared";
    case Means::matrix: return store ? "stmatrix" : "ldmatrix";
    case Means::matrix_transposed: return store ? "stmatrix.trans" : "ldmatrix.trans";
  }
  return "";
}

int bank_conflict_ways(const std::vector<std::uint32_t>& addresses, int bytes) {
  // Accesses wider than a bank go out in phases: a quarter of the warp for 16 bytes, a half for 8.
  const std::size_t lanes = addresses.size();
  const std::size_t per_phase = bytes >= 16 ? lanes / 4 : bytes == 8 ? lanes / 2 : lanes;
  int waves = 0;
  for (std::size_t phase = 0; phase < lanes; phase += per_phase) {
    std::set<std::uint32_t> banks[32];
    for (std::size_t l = phase; l < phase + per_phase; ++l)
      for (std::uint32_t b = 0; b < static_cast<std::uint32_t>(std::max(bytes, 4)); b += 4) {
        std::uint32_t word = (addresses[l] + b) / 4;
        banks[word % 32].insert(word);
      }
    std::size_t most = 0;
    for (const auto& bank : banks) most = std::max(most, bank.size());
    waves += static_cast<int>(most);
  }
  return waves / static_cast<int>(lanes / per_phase);
}

int bank_conflict_ways(const SharedMap& map, int bytes) {
  std::vector<std::uint32_t> addresses;
  for (unsigned lane = 0; lane < 32; ++lane) {
    std::uint32_t offset = map.origin;
    for (std::size_t i = 0; i < map.lanes.size(); ++i)
      if (lane >> i & 1) offset ^= map.lanes[i];
    addresses.push_back(map.layout.padded(offset) * static_cast<std::uint32_t>(map.element_bytes));
  }
  return bank_conflict_ways(addresses, bytes);
}

namespace {

bool padding_allows(const ir::SharedLayout& layout, std::uint32_t elements) {
  for (const ir::Padding& p : layout.padding)
    if (p.interval && (p.interval % static_cast<int>(elements) || p.amount % static_cast<int>(elements)))
      return false;
  return true;
}

// All images but those of the listed register bits are multiples of `unit` elements.
bool others_aligned(const SharedMap& map, std::uint32_t unit, const std::vector<int>& register_bits,
                    unsigned lane_mask) {
  if (map.origin % unit) return false;
  for (int i = 0; i < map.register_bits; ++i)
    if (std::find(register_bits.begin(), register_bits.end(), i) == register_bits.end() &&
        map.registers[static_cast<std::size_t>(i)] % unit)
      return false;
  for (std::size_t i = 0; i < map.lanes.size(); ++i)
    if (!(lane_mask >> i & 1) && map.lanes[i] % unit) return false;
  for (std::uint32_t v : map.warps)
    if (v % unit) return false;
  return true;
}

// The register bit with exactly that image; -1 if there is none.
int register_bit_of(const SharedMap& map, std::uint32_t image) {
  for (int i = 0; i < map.register_bits; ++i)
    if (map.registers[static_cast<std::size_t>(i)] == image) return i;
  return -1;
}

}  // namespace

SharedAccess plan_vector_access(const SharedMap& map) {
  SharedAccess access;
  int elements = 1;
  for (std::uint32_t image = 1; elements * map.element_bytes < 16; image *= 2) {
    int bit = register_bit_of(map, image);
    if (bit < 0) break;
    std::vector<int> bits = access.word_bits;
    bits.push_back(bit);
    if (!others_aligned(map, image * 2, bits, 0) || !padding_allows(map.layout, image * 2)) break;
    access.word_bits = std::move(bits);
    elements *= 2;
  }
  access.bytes = elements * map.element_bytes;
  access.conflict_ways = bank_conflict_ways(map, access.bytes);
  return access;
}

namespace {

// Picks up to two register bits for the matrices of one instruction and counts conflicts of its rows.
void choose_matrices(const SharedMap& map, SharedAccess& access, const std::vector<int>& used,
                     const std::vector<std::uint32_t>& row_images) {
  for (int i = 0; i < map.register_bits && access.matrix_bits.size() < 2; ++i)
    if (std::find(used.begin(), used.end(), i) == used.end()) access.matrix_bits.push_back(i);
  access.bytes = 4 << access.matrix_bits.size();
  std::vector<std::uint32_t> rows;  // eight rows of 16 bytes go out at a time
  for (unsigned row = 0; row < 8; ++row) {
    std::uint32_t offset = map.origin;
    for (std::size_t i = 0; i < 3; ++i)
      if (row >> i & 1) offset ^= row_images[i];
    rows.push_back(map.layout.padded(offset) * static_cast<std::uint32_t>(map.element_bytes));
  }
  std::set<std::uint32_t> lines[8];
  std::size_t most = 0;
  for (std::uint32_t address : rows) {
    auto& line = lines[address / 16 % 8];
    line.insert(address / 128);
    most = std::max(most, line.size());
  }
  access.conflict_ways = static_cast<int>(most);
}

// ldmatrix/stmatrix m8n8: lane 4 g + u holds word u of row g; words are the element images below 4 bytes.
bool matrix_access(const SharedMap& map, SharedAccess& access) {
  const std::uint32_t word = static_cast<std::uint32_t>(4 / map.element_bytes), row = 4 * word;
  for (std::uint32_t image = 1; image < word; image *= 2) {
    int bit = register_bit_of(map, image);
    if (bit < 0) return false;
    access.word_bits.push_back(bit);
  }
  if (map.lanes[0] != word || map.lanes[1] != 2 * word) return false;
  if (!others_aligned(map, row, access.word_bits, 0b00011) || !padding_allows(map.layout, row)) return false;
  access.means = SharedAccess::Means::matrix;
  choose_matrices(map, access, access.word_bits, {map.lanes[2], map.lanes[3], map.lanes[4]});
  return true;
}

// The same transposed, for 16-bit elements: rows of eight elements lie along lane bits 2..4, a word holds two
// rows.
bool transposed_access(const SharedMap& map, SharedAccess& access) {
  if (map.element_bytes != 2) return false;
  if (map.lanes[2] != 1 || map.lanes[3] != 2 || map.lanes[4] != 4) return false;
  if (map.register_bits < 1 || !padding_allows(map.layout, 8) || !others_aligned(map, 8, {}, 0b11100))
    return false;
  access.word_bits = {0};
  access.means = SharedAccess::Means::matrix_transposed;
  choose_matrices(map, access, access.word_bits, {map.registers[0], map.lanes[0], map.lanes[1]});
  return true;
}

}  // namespace

SharedAccess plan_shared_access(const SharedMap& map, const Target& target, bool store) {
  SharedAccess vector = plan_vector_access(map);
  const bool matrices = map.element_bytes <= 4 && (store ? target.has_stmatrix() : target.has_ldmatrix());
  if (!matrices || vector.bytes >= 16) return vector;
  SharedAccess plain, transposed;
  bool has_plain = matrix_access(map, plain),
       has_transposed = !has_plain && transposed_access(map, transposed);
  if (!has_plain && !has_transposed) return vector;
  SharedAccess& best = has_plain ? plain : transposed;
  return best.bytes >= vector.bytes ? best : vector;
}

}  // namespace tilewright::lowering

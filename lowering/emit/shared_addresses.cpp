#include "lowering/emit/shared_addresses.h"

#include <bit>

#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using llvm::Value;

Addresses::Addresses(Emitter& e, Value* base, const SharedMap& map,
                     const std::vector<std::uint32_t>& lane_images)
    : e_(e), base_(base), map_(map) {
  std::vector<std::uint32_t> images = lane_images;
  images.insert(images.end(), map.warps.begin(), map.warps.end());
  for (std::uint32_t v : images) possible_ |= v;
  std::vector<std::uint32_t> scaled = images;
  const bool padded = map.layout.has_padding();
  unit_ = padded ? 1 : static_cast<std::uint32_t>(map.element_bytes);
  for (std::uint32_t& v : scaled) v *= unit_;
  thread_ = e.in_entry([&] { return e.linear_map(e.thread(), scaled); });
}

Value* Addresses::of(std::uint32_t register_offset) {
  const std::uint32_t constant = register_offset ^ map_.origin;
  const std::uint32_t meeting = constant & possible_, apart = constant & ~possible_;
  Value*& dynamic = dynamic_[meeting];
  if (!dynamic) {
    Value* offset = meeting ? e_.builder.CreateXor(thread_, e_.constant_i32(meeting * unit_)) : thread_;
    dynamic = e_.byte_offset(base_, padded_bytes(offset));
  }
  // Disjoint bits: padding of a sum is the sum of the paddings.
  return e_.byte_offset(dynamic, std::int64_t{map_.layout.padded(apart)} * map_.element_bytes);
}

Value* Addresses::padded_bytes(Value* offset) {
  if (!map_.layout.has_padding()) return offset;
  auto& b = e_.builder;
  Value* total = offset;
  for (const ir::Padding& p : map_.layout.padding)
    if (p.interval)
      total = b.CreateAdd(
          total, b.CreateMul(b.CreateLShr(offset, std::countr_zero(static_cast<unsigned>(p.interval))),
                             e_.constant_i32(p.amount)));
  return b.CreateMul(total, e_.constant_i32(map_.element_bytes));
}

std::vector<std::vector<int>> groups_of(int register_bits, const std::vector<int>& inner) {
  unsigned mask = 0;
  for (int bit : inner) mask |= 1u << bit;
  std::vector<std::vector<int>> groups;
  for (int r = 0; r < 1 << register_bits; ++r) {
    if (static_cast<unsigned>(r) & mask) continue;
    std::vector<int> group;
    for (int k = 0; k < 1 << inner.size(); ++k) {
      int reg = r;
      for (std::size_t i = 0; i < inner.size(); ++i)
        if (k >> i & 1) reg |= 1 << inner[i];
      group.push_back(reg);
    }
    groups.push_back(std::move(group));
  }
  return groups;
}

}  // namespace tilewright::lowering

// Tensor and bulk copies on a GPU, in the simulator, and by plain loops on the host: one to five dimensions,
// all element sizes and swizzles, boxes that reach out of the tensor, strides larger than the rows,
// reductions.
#include <gtest/gtest.h>

#include <algorithm>

#include "ir/layout_specs.h"
#include "tests/differential/differential.h"
#include "tests/differential/program_builder.h"
#include "tests/differential/small_numbers.h"

namespace tilewright::differential {
namespace {

using enum ir::ElementType;

struct Copy {
  ElementType element;
  Shape box;  // of the buffer
  int swizzle;
  std::vector<int> extents, at;  // of the tensor and where the box begins, outermost first
  std::string combine;           // of stores

  std::size_t size() const { return static_cast<std::size_t>(ir::Element{element}.bytes()); }
  int rank() const { return static_cast<int>(extents.size()); }
  // The hardware copies from multiples of 16 bytes along the last dimension.
  int elements_of_16_bytes() const { return 16 / static_cast<int>(size()); }
  std::string name() const {
    std::string s =
        std::string(ir::name(element)) + box.text() + " swizzle " + std::to_string(swizzle) + " of";
    for (std::size_t d = 0; d < extents.size(); ++d)
      s += " " + std::to_string(extents[d]) + "@" + std::to_string(at[d]);
    return s + " " + combine;
  }
  // Rows begin at multiples of 16 bytes and a little further apart than they are long.
  ir::TensorView view() const {
    ir::TensorView v;
    v.rank = rank();
    std::int64_t bytes = static_cast<std::int64_t>(size());
    for (int d = v.rank - 1; d >= 0; --d) {
      v.shape[d] = extents[static_cast<std::size_t>(d)];
      v.stride[d] = bytes;
      bytes = (bytes * v.shape[d] + 15) / 16 * 16 + (d ? 16 : 0);
    }
    return v;
  }
  std::size_t tensor_bytes() const { return static_cast<std::size_t>(view().stride[0] * view().shape[0]); }
  // Byte of the tensor's element for an element of the box; -1 outside of it.
  std::int64_t place(std::uint32_t flat) const {
    const ir::TensorView v = view();
    std::int64_t byte = 0;
    for (int d = 0; d < v.rank; ++d) {
      const int in_box = d - (v.rank - box.rank);
      const std::int64_t c =
          at[static_cast<std::size_t>(d)] + (in_box < 0 ? 0 : box.coordinate(flat, in_box));
      if (c < 0 || c >= v.shape[d]) return -1;
      byte += c * v.stride[d];
    }
    return byte;
  }
};

struct Kernel : ProgramBuilder {
  explicit Kernel(const Copy& c)
      : ProgramBuilder("tensor_copy", 4),
        map(tensor("tensor", c.element, c.rank())),
        tile(pointer("tile", c.element)),
        layout(ir::Blocked{{1}, {32}, {4}, {0}}.resolve(ir::make_shape(static_cast<int>(c.box.elements())))),
        buffer(value(OpKind::shared_alloc_, {},
                     Type::shared({c.element}, c.box,
                                  ir::SwizzleBytes{c.swizzle}.resolve(c.box, static_cast<int>(c.size()))))) {
    for (int x : c.at) coordinates.push_back(constant(x));
  }
  std::vector<Value*> with_coordinates(std::vector<Value*> operands) {
    operands.insert(operands.end(), coordinates.begin(), coordinates.end());
    return operands;
  }
  Value *map, *tile;
  ir::TileLayout layout;  // of the box as one row: the same elements
  Value* buffer;
  std::vector<Value*> coordinates;
};

std::vector<std::byte> tensor_data(const Copy& c, std::mt19937& random) {
  const std::size_t n = c.tensor_bytes() / c.size();
  return encoded_bytes(c.element, small_numbers(random, c.element, n));
}

Case load_case(const Copy& c, unsigned seed) {
  Kernel k(c);
  const ir::Element e{c.element};
  Value* barriers =
      k.value(OpKind::barrier_alloc_, {}, Type::barriers(1),
              {{"arrives", std::int64_t{0}}, {"expects", std::int64_t{1}}, {"copies", std::int64_t{0}}});
  Value* barrier = k.value(OpKind::barrier_index_, {barriers, k.constant(0)}, Type::barrier());
  k.op(OpKind::barrier_expect_, {barrier, k.buffer}, {});
  k.op(OpKind::tensor_load_, k.with_coordinates({k.map, k.buffer, barrier}), {});
  k.op(OpKind::barrier_wait_, {barrier, k.constant(0)}, {});
  k.store(k.tile, k.value(OpKind::shared_load_, {k.buffer}, Type::tile(e, c.box, k.layout)));
  std::mt19937 random(seed);
  const std::vector<std::byte> data = tensor_data(c, random);
  std::vector<std::byte> expected(static_cast<std::size_t>(c.box.elements()) * c.size());
  for (std::size_t i = 0; i < expected.size() / c.size(); ++i)
    if (const std::int64_t byte = c.place(static_cast<std::uint32_t>(i)); byte >= 0)
      std::copy_n(&data[static_cast<std::size_t>(byte)], c.size(), &expected[i * c.size()]);
  std::vector<std::byte> poison(expected.size(), std::byte{0x55});
  return {"load " + c.name(),
          k.finish(),
          {{data, Compare::nothing, {}, c.view()}, {poison, Compare::bits, expected, {}}}};
}

Case store_case(const Copy& c, unsigned seed) {
  Kernel k(c);
  const ir::Element e{c.element};
  k.op(OpKind::shared_store_, {k.buffer, k.load(k.tile, e, c.box, k.layout)}, {});
  k.op(OpKind::fence_async_, {}, {}, {{"space", std::string("shared")}});
  Attributes attributes;
  if (!c.combine.empty()) attributes.push_back({"combine", c.combine});
  k.op(OpKind::tensor_store_, k.with_coordinates({k.map, k.buffer}), {}, attributes);
  k.op(OpKind::bulk_commit_, {}, {});
  k.op(OpKind::bulk_wait_, {}, {}, {{"pending", std::int64_t{0}}, {"read", std::int64_t{0}}});
  std::mt19937 random(seed);
  const auto count = static_cast<std::size_t>(c.box.elements());
  const std::vector<int> before = small_numbers(random, c.element, c.tensor_bytes() / c.size()),
                         tile = small_numbers(random, c.element, count);
  std::vector<int> after = before;
  for (std::size_t i = 0; i < count; ++i) {
    const std::int64_t byte = c.place(static_cast<std::uint32_t>(i));
    if (byte < 0) continue;
    int& to = after[static_cast<std::size_t>(byte) / c.size()];
    to = c.combine == "add"   ? to + tile[i]
         : c.combine == "min" ? std::min(to, tile[i])
         : c.combine == "max" ? std::max(to, tile[i])
         : c.combine == "and" ? to & tile[i]
         : c.combine == "or"  ? to | tile[i]
         : c.combine == "xor" ? to ^ tile[i]
                              : tile[i];
  }
  return {"store " + c.name(),
          k.finish(),
          {{encoded_bytes(c.element, before), Compare::bits, encoded_bytes(c.element, after), c.view()},
           {encoded_bytes(c.element, tile), Compare::nothing, {}, {}}}};
}

// Boxes of 16 bytes a row and more, for elements of that size.
std::vector<Copy> copies(ElementType element) {
  const int bytes = ir::Element{element}.bytes();
  std::vector<Copy> all;
  for (int swizzle : {0, 32, 64, 128}) {
    const int row = (swizzle ? swizzle : 64) / bytes;
    all.push_back({element, ir::make_shape(16, row), swizzle, {40, 3 * row}, {8, row}, ""});
    all.push_back(
        {element, ir::make_shape(16, row), swizzle, {13, row + 3}, {8, row / 2}, ""});  // out on two sides
    all.push_back(
        {element, ir::make_shape(8, 2 * row), swizzle, {20, 2 * row}, {3, 0}, ""});  // two blocks of columns
    all.push_back({element, ir::make_shape(64, row), swizzle, {50, row}, {0, 0}, ""});
    all.push_back({element, ir::make_shape(2, 8, row), swizzle, {5, 11, row}, {4, 2, 0}, ""});
    all.push_back(
        {element, ir::make_shape(8, row), swizzle, {3, 9, row + 1}, {2, 4, 1}, ""});  // a box of one plane
    all.push_back({element, ir::make_shape(2, 2, 8, row), swizzle, {3, 3, 9, row}, {1, 2, 0, 0}, ""});
    all.push_back(
        {element, ir::make_shape(2, 1, 2, 8, row), swizzle, {2, 2, 3, 9, row}, {0, 1, 1, 2, 0}, ""});
  }
  all.push_back({element, ir::make_shape(256), 0, {1000}, {600}, ""});
  all.push_back(
      {element, ir::make_shape(512), 0, {1000}, {700}, ""});  // two instructions, the second half out
  for (Copy& c : all) c.at.back() -= c.at.back() % c.elements_of_16_bytes();
  return all;
}

// The same with rows that end at a multiple of 16 bytes: stores fill up the last 16.
std::vector<Copy> stores(ElementType element) {
  std::vector<Copy> all = copies(element);
  for (Copy& c : all) {
    const int unit = c.elements_of_16_bytes();
    c.extents.back() = (c.extents.back() + unit - 1) / unit * unit;
  }
  return all;
}

TEST(TensorCopy, Loads) {
  std::vector<Case> cases;
  unsigned seed = 1;
  for (ElementType e : {i8, u8, e4m3, i16, f16, bf16, i32, f32, i64})
    for (Copy c : copies(e)) {
      cases.push_back(load_case(c, seed++));
      for (int& x : c.at) x -= 3;  // negative coordinates read zeros
      c.at.back() += 3 - c.elements_of_16_bytes();
      cases.push_back(load_case(c, seed++));
    }
  run_cases("tensor loads", std::move(cases));
}

TEST(TensorCopy, Stores) {
  std::vector<Case> cases;
  unsigned seed = 5000;
  for (ElementType e : {i8, e5m2, f16, bf16, i32, f32, i64})
    for (const Copy& c : stores(e)) cases.push_back(store_case(c, seed++));
  run_cases("tensor stores", std::move(cases));
}

// PTX ISA, "cp.reduce.async.bulk.tensor", by types of the tensor map.
TEST(TensorCopy, Reductions) {
  std::vector<Case> cases;
  unsigned seed = 9000;
  auto add = [&](ElementType e, std::initializer_list<const char*> kinds) {
    for (const char* kind : kinds)
      for (Copy c : stores(e)) {
        c.combine = kind;
        cases.push_back(store_case(c, seed++));
      }
  };
  add(i32, {"add", "min", "max", "and", "or", "xor"});
  add(f32, {"add"});
  add(f16, {"add", "min", "max"});
  add(bf16, {"add", "min", "max"});
  add(i64, {"add", "min", "max", "and", "or", "xor"});
  run_cases("tensor reductions", std::move(cases));
}

}  // namespace
}  // namespace tilewright::differential

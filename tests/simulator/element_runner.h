// Runs one scalar op over arrays of any length: each CTA loads a tile, maps and stores it.
#pragma once
#include <vector>

#include "tests/simulator/exact.h"
#include "tests/simulator/kernel.h"

namespace tilewright::simulator::test {

inline std::vector<std::byte> packed(const std::vector<std::uint64_t>& bits, ElementType t) {
  auto n = static_cast<std::size_t>(Element{t}.bytes());
  std::vector<std::byte> out(bits.size() * n);
  for (std::size_t i = 0; i < bits.size(); ++i) std::memcpy(out.data() + i * n, &bits[i], n);
  return out;
}

inline std::vector<std::uint64_t> unpacked(const std::vector<std::byte>& bytes, ElementType t) {
  auto n = static_cast<std::size_t>(Element{t}.bytes());
  std::vector<std::uint64_t> out(bytes.size() / n);
  for (std::size_t i = 0; i < out.size(); ++i) std::memcpy(&out[i], bytes.data() + i * n, n);
  return out;
}

// The op's result for every position of the input arrays (all of one length).
inline std::vector<std::uint64_t> run_elements(
    OpKind kind, const std::vector<ElementType>& types, ElementType result,
    std::vector<std::vector<std::uint64_t>> inputs,
    std::vector<std::pair<std::string, ir::AttributeValue>> attributes = {}) {
  constexpr std::size_t block = 1024;
  std::size_t n = inputs[0].size(), padded = (n + block - 1) / block * block;
  Kernel k;
  Memory memory;
  std::vector<std::string> names;
  for (ElementType t : types) names.push_back(Element{t, true}.text());
  names.push_back(Element{result, true}.text());
  std::vector<ir::ArgumentValue> arguments;
  std::vector<Value*> parameters;
  for (std::size_t i = 0; i < types.size(); ++i) {
    inputs[i].resize(padded, 0);
    parameters.push_back(k.pointer_parameter("in" + std::to_string(i), types[i]));
    arguments.push_back({names[i], memory.allocate_copy(names[i], packed(inputs[i], types[i]))});
  }
  parameters.push_back(k.pointer_parameter("out", result));
  auto out_bytes = padded * static_cast<std::size_t>(Element{result}.bytes());
  arguments.push_back({names.back(), memory.allocate("out", out_bytes)});
  Value* pid = k.value(OpKind::program_id_, {}, Type::scalar(ElementType::i32), {{"axis", std::int64_t{0}}});
  Value* start = k.scalar(OpKind::mul_, {pid, k.integer(block)}, Element{ElementType::i32});
  Value* i = k.map(OpKind::add_, {start, k.arange(block)}, k.tile(ElementType::i32, ir::make_shape(block)));
  std::vector<Value*> loaded;
  for (std::size_t p = 0; p < types.size(); ++p) loaded.push_back(k.load(k.pointers(parameters[p], i)));
  k.store(k.pointers(parameters.back(), i),
          k.map(kind, loaded, k.tile(result, ir::make_shape(block)), std::move(attributes)));
  Report r = k.run(memory, arguments, {static_cast<std::int64_t>(padded / block), 1, 1});
  EXPECT_TRUE(r.clean()) << r.text();
  auto bytes = memory.read<std::byte>(arguments.back().bits, out_bytes);
  auto values = unpacked(bytes, result);
  values.resize(n);
  return values;
}

}  // namespace tilewright::simulator::test

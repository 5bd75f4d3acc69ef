// Every scalar op of every type on a GPU against the simulator, bit by bit where the op is exact. The code of
// sm_80 runs here too, so that conversions by integer arithmetic are tested beside the instructions. Skipped,
// with the reason, where there is no GPU.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <random>

#include "lowering/lower.h"
#include "runtime/kernel.h"
#include "runtime/memory.h"
#include "simulator/simulator.h"
#include "tests/lowering/scalar_cases.h"

namespace tilewright {
namespace {

using namespace lowering;
using ir::Type;
using ir::Value;

constexpr int elements = 2048;

std::shared_ptr<runtime::Context> gpu(std::string& why) {
  try {
    return runtime::Context::of_device(0);
  } catch (const std::exception& e) {
    why = e.what();
    return nullptr;
  }
}

bool is_approximate(const Case& c) {
  switch (c.kind) {
    case OpKind::exp_:
    case OpKind::exp2_:
    case OpKind::log_:
    case OpKind::log2_:
    case OpKind::sin_:
    case OpKind::cos_:
    case OpKind::tanh_:
    case OpKind::erf_:
    case OpKind::rsqrt_: return true;
    default: return c.kind == OpKind::div_ && !c.attributes.empty();
  }
}

// One operand: special values first, then patterns of all bits, then numbers of moderate size with few
// digits, which are where roundings tie.
std::vector<std::byte> operand(ElementType t, const Case& c, int position, std::mt19937_64& random) {
  int bytes = ir::Element{t, false}.bytes();
  std::vector<std::byte> data(static_cast<std::size_t>(bytes) * elements);
  static constexpr float specials[] = {
      0.0f,           -0.0f,           1.0f,          -1.0f,       INFINITY, -INFINITY, NAN,
      448.0f,         464.0f,          465.0f,        480.0f,      57344.0f, 61440.0f,  61439.9f,
      65504.0f,       65520.0f,        6.0f,          5.0f,        7.0f,     0.25f,     0.75f,
      1.0625f,        1.062744140625f, 0.0009765625f, 0.00195312f, 1e-40f,   3e38f,     2147483648.0f,
      -2147483904.0f, 9.3e18f};
  for (int i = 0; i < elements; ++i) {
    std::uint64_t bits = random();
    auto as_float = [&](float v) {
      std::uint32_t word;
      std::memcpy(&word, &v, 4);
      if (t == f32) bits = word;
      if (t == bf16) bits = word >> 16;
      if (t == f16) {
        _Float16 h = static_cast<_Float16>(v);
        std::uint16_t half;
        std::memcpy(&half, &h, 2);
        bits = half;
      }
    };
    bool wide = t == f32 || t == bf16 || t == f16;
    if (wide && is_approximate(c)) {
      float v = static_cast<float>(static_cast<double>(random() >> 11) / 9007199254740992.0 * 6.0 - 3.0);
      bool positive =
          c.kind == OpKind::log_ || c.kind == OpKind::log2_ || c.kind == OpKind::rsqrt_ || position == 1;
      as_float(positive ? std::fabs(v) + 0.01f : v);
    } else if (wide && i < static_cast<int>(std::size(specials))) {
      as_float(specials[(i + 7 * position) % static_cast<int>(std::size(specials))]);
    } else if (wide && i % 2) {
      int digits = static_cast<int>(random() % 64) - 32;
      as_float(std::ldexp(static_cast<float>(digits), static_cast<int>(random() % 24) - 14));
    }
    if (t == i1) bits &= 1;
    if (t == e2m1) bits &= 15;
    bool divides = (c.kind == OpKind::div_ || c.kind == OpKind::rem_) && position == 1 && ir::is_integer(t);
    if (divides && i % 2) bits = static_cast<std::uint64_t>(1 + random() % 50);
    if (divides && bits << (64 - 8 * bytes) == 0) bits = 3;
    if ((c.kind == OpKind::shl_ || c.kind == OpKind::shr_) && position == 1 && i % 8) bits %= 70;
    if (c.kind == OpKind::assume_multiple_) bits &= ~std::uint64_t{15};
    std::memcpy(data.data() + static_cast<std::size_t>(i * bytes), &bits, static_cast<std::size_t>(bytes));
  }
  return data;
}

double as_number(ElementType t, const std::byte* at) {
  if (t == f32) {
    float v;
    std::memcpy(&v, at, 4);
    return v;
  }
  std::uint16_t half = 0;
  std::memcpy(&half, at, ir::Element{t, false}.bytes() == 2 ? 2 : 1);
  if (t == bf16) {
    std::uint32_t word = static_cast<std::uint32_t>(half) << 16;
    float v;
    std::memcpy(&v, &word, 4);
    return v;
  }
  if (t == f16) {
    _Float16 v;
    std::memcpy(&v, &half, 2);
    return static_cast<double>(v);
  }
  if (t == e4m3) return (half & 0x7f) == 0x7f ? NAN : 0;
  if (t == e5m2) return (half & 0x7f) > 0x7c ? NAN : 0;
  return 0;
}

bool agree(const Case& c, const std::byte* a, const std::byte* b) {
  auto bytes = static_cast<std::size_t>(ir::Element{c.result, false}.bytes());
  if (std::memcmp(a, b, bytes) == 0) return true;
  if (!ir::is_float(c.result)) return false;
  double x = as_number(c.result, a), y = as_number(c.result, b);
  if (std::isnan(x) && std::isnan(y)) return true;  // which NaN is not defined
  return is_approximate(c) && std::fabs(x - y) <= 1e-6 + 1e-5 * std::fabs(y);
}

class OnTheGpu : public ::testing::TestWithParam<OpKind> {};

TEST_P(OnTheGpu, ScalarOpsEqualTheSimulator) {
  std::string why;
  std::shared_ptr<runtime::Context> context = gpu(why);
  if (!context) GTEST_SKIP() << "no GPU: " << why;
  std::mt19937_64 random(17);
  for (const Case& c : cases_of(GetParam())) {
    std::string title = std::string(ir::name(c.kind)) + " ->" + ir::name(c.result);
    for (ElementType t : c.operands) title += std::string(" ") + ir::name(t);
    KernelBuilder k("one_op");
    ir::Shape shape = ir::make_shape(elements);
    ir::TileLayout layout = ir::Blocked{{2}, {32}, {4}, {0}}.resolve(shape);
    auto tile = [&](ir::Element e) { return Type::tile(e, shape, layout); };
    Value* range = k.value(OpKind::arange_, {}, tile({i32}), {{"start", std::int64_t{0}}});
    auto places = [&](ElementType t) {
      Value* p = k.parameter("p", Type::pointer(t), 16);
      return k.map(OpKind::pointer_add_, {p, range}, tile({t, true}));
    };
    std::vector<Value*> operands;
    std::vector<std::vector<std::byte>> inputs;
    for (std::size_t i = 0; i < c.operands.size(); ++i) {
      operands.push_back(k.value(OpKind::load_, {places(c.operands[i])}, tile({c.operands[i]})));
      inputs.push_back(operand(c.operands[i], c, static_cast<int>(i), random));
    }
    Value* to = places(c.result);
    Value* result = nullptr;
    if (operands.empty()) {
      ir::Op* m = k.op(OpKind::map_, {}, {tile({c.result})});
      k.at = ir::add_region(*m);
      k.op(OpKind::yield_, {k.value(c.kind, {}, Type::scalar(c.result), c.attributes)}, {});
      k.at = k.program.body.get();
      result = m->result();
    } else {
      result = k.map(c.kind, operands, tile({c.result}), c.attributes);
    }
    k.op(OpKind::store_, {to, result}, {});

    auto size = static_cast<std::size_t>(ir::Element{c.result, false}.bytes()) * elements;
    std::vector<ElementType> types = c.operands;
    types.push_back(c.result);
    inputs.emplace_back(size);
    std::vector<std::string> names;
    for (ElementType t : types) names.push_back(ir::Element{t, true}.text());

    simulator::Memory memory;
    std::vector<ir::ArgumentValue> arguments;
    for (std::size_t i = 0; i < types.size(); ++i)
      arguments.push_back({names[i], memory.allocate_copy(names[i], inputs[i])});
    simulator::Report report = simulator::simulate(k.program, {}, arguments, memory);
    ASSERT_TRUE(report.clean()) << title << ": " << report.text();
    std::vector<std::byte> expected = memory.read<std::byte>(arguments.back().bits, size);

    for (const char* target : {"sm_80", "sm_90a"}) {
      LoweredKernel lowered = lower(k.program, Target::parse(target));
      runtime::Kernel kernel(
          CompiledKernel{lowered.name, Target::parse(target), lowered.ptx, {}, lowered.metadata});
      std::vector<runtime::DeviceMemory> buffers;
      for (std::size_t i = 0; i < types.size(); ++i) {
        buffers.emplace_back(context, std::span<const std::byte>(inputs[i]));
        arguments[i].bits = buffers[i].address();
      }
      runtime::Stream stream(context);
      kernel.launch(stream, {}, arguments);
      stream.synchronize();
      std::vector<std::byte> got = buffers.back().values<std::byte>();
      int bad = 0;
      std::size_t width = size / elements;
      for (std::size_t e = 0; e < elements; ++e) {
        if (agree(c, got.data() + e * width, expected.data() + e * width)) continue;
        auto hex = [](const std::byte* p, std::size_t n) {
          std::string s;
          for (std::size_t i = n; i-- > 0;) {
            char digits[4];
            std::snprintf(digits, sizeof digits, "%02x", static_cast<unsigned>(p[i]));
            s += digits;
          }
          return s;
        };
        std::string in;
        for (std::size_t i = 0; i + 1 < inputs.size(); ++i)
          in += " " + hex(inputs[i].data() + e * (inputs[i].size() / elements), inputs[i].size() / elements);
        if (++bad <= 3)
          ADD_FAILURE() << title << " on " << target << ": operands" << in << ", GPU "
                        << hex(got.data() + e * width, width) << ", simulator "
                        << hex(expected.data() + e * width, width);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Scalar, OnTheGpu, ::testing::ValuesIn(scalar_ops()),
                         [](const auto& i) { return std::string(ir::name(i.param)); });

}  // namespace
}  // namespace tilewright

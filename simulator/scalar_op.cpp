#include "simulator/scalar_op.h"

#include "ir/builder.h"
#include "ir/error.h"

namespace tilewright::simulator {
namespace {

enum Predicate : std::int64_t { eq, ne, lt, le, gt, ge };

template <class T, class Get>
void compare_loop(const ScalarOp& s, const void* const* in, void* out, std::size_t n, Get get) {
  const auto *a = static_cast<const T*>(in[0]), *b = static_cast<const T*>(in[1]);
  auto* r = static_cast<std::uint8_t*>(out);
  auto each = [&](auto f) {
    for (std::size_t i = 0; i < n; ++i) r[i] = f(get(a[i]), get(b[i]));
  };
  switch (s.number) {
    case eq: return each([](auto x, auto y) { return x == y; });
    case ne: return each([](auto x, auto y) { return x != y; });
    case lt: return each([](auto x, auto y) { return x < y; });
    case le: return each([](auto x, auto y) { return x <= y; });
    case gt: return each([](auto x, auto y) { return x > y; });
    default: return each([](auto x, auto y) { return x >= y; });
  }
}

void compare(const ScalarOp& s, const void* const* in, void* out, std::size_t n) {
  auto same = [](auto v) { return v; };
  Element e = s.inputs[0];
  if (e.pointer) return compare_loop<std::uint64_t>(s, in, out, n, same);
  switch (e.type) {
    case ElementType::i1:
    case ElementType::u8: return compare_loop<std::uint8_t>(s, in, out, n, same);
    case ElementType::i8: return compare_loop<std::int8_t>(s, in, out, n, same);
    case ElementType::i16: return compare_loop<std::int16_t>(s, in, out, n, same);
    case ElementType::i32: return compare_loop<std::int32_t>(s, in, out, n, same);
    case ElementType::i64: return compare_loop<std::int64_t>(s, in, out, n, same);
    case ElementType::f32: return compare_loop<float>(s, in, out, n, same);
    case ElementType::f16: return compare_loop<std::uint16_t>(s, in, out, n, f16_to_float);
    case ElementType::bf16: return compare_loop<std::uint16_t>(s, in, out, n, bf16_to_float);
    default: return;
  }
}

template <class T>
void select(const ScalarOp&, const void* const* in, void* out, std::size_t n) {
  const auto* c = static_cast<const std::uint8_t*>(in[0]);
  const auto *a = static_cast<const T*>(in[1]), *b = static_cast<const T*>(in[2]);
  auto* r = static_cast<T*>(out);
  for (std::size_t i = 0; i < n; ++i) r[i] = c[i] ? a[i] : b[i];
}

template <class T>
void constant(const ScalarOp& s, const void* const*, void* out, std::size_t n) {
  auto* r = static_cast<T*>(out);
  for (std::size_t i = 0; i < n; ++i) r[i] = static_cast<T>(s.number);
}

void cast(const ScalarOp& s, const void* const* in, void* out, std::size_t n) {
  convert(s.inputs[0].type, in[0], s.result.type, out, n, s.number != 0);
}

void bitcast(const ScalarOp& s, const void* const* in, void* out, std::size_t n) {
  std::memcpy(out, in[0], n * static_cast<std::size_t>(s.result.bytes()));
}

// neg and abs of the small float formats only touch the sign bit.
void flip_sign(const ScalarOp& s, const void* const* in, void* out, std::size_t n) {
  const auto* a = static_cast<const std::uint8_t*>(in[0]);
  auto* r = static_cast<std::uint8_t*>(out);
  for (std::size_t i = 0; i < n; ++i) r[i] = static_cast<std::uint8_t>(a[i] ^ s.number);
}
void clear_sign(const ScalarOp& s, const void* const* in, void* out, std::size_t n) {
  const auto* a = static_cast<const std::uint8_t*>(in[0]);
  auto* r = static_cast<std::uint8_t*>(out);
  for (std::size_t i = 0; i < n; ++i) r[i] = static_cast<std::uint8_t>(a[i] & ~s.number);
}

template <class Offset>
void pointer_add(const ScalarOp& s, const void* const* in, void* out, std::size_t n) {
  const auto* p = static_cast<const std::uint64_t*>(in[0]);
  const auto* o = static_cast<const Offset*>(in[1]);
  auto* r = static_cast<std::uint64_t*>(out);
  auto bytes = static_cast<std::uint64_t>(s.number);
  for (std::size_t i = 0; i < n; ++i)
    r[i] = p[i] + static_cast<std::uint64_t>(static_cast<std::int64_t>(o[i])) * bytes;
}

void assume_multiple(const ScalarOp& s, const void* const* in, void* out, std::size_t n) {
  auto bytes = static_cast<std::size_t>(s.result.bytes());
  std::memcpy(out, in[0], n * bytes);
  for (std::size_t i = 0; i < n; ++i) {
    std::uint64_t raw = read_bits(static_cast<const std::byte*>(in[0]) + i * bytes, static_cast<int>(bytes));
    int unused = 64 - 8 * static_cast<int>(bytes);
    std::int64_t v = static_cast<std::int64_t>(raw << unused) >> unused;
    if (s.number > 0 && v % s.number != 0)
      throw ScalarFault{
          s.op, FindingKind::broken_promise, i,
          "the value " + std::to_string(v) + " is not a multiple of " + std::to_string(s.number) +
              " as promised; on a GPU this is undefined. Promise a smaller multiple or pass aligned "
              "values"};
  }
}

void inline_ptx(const ScalarOp& s, const void* const* in, void* out, std::size_t n) {
  if (!s.host)
    throw ScalarFault{s.op, FindingKind::unsupported, 0,
                      "the simulator does not know the PTX text \"" + s.op->text("text") +
                          "\"; give it a meaning with simulator::register_host_function(text, function)"};
  std::vector<std::uint64_t> values(s.inputs.size());
  auto bytes = static_cast<std::size_t>(s.result.bytes());
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t k = 0; k < values.size(); ++k) {
      auto b = static_cast<std::size_t>(s.inputs[k].bytes());
      values[k] = read_bits(static_cast<const std::byte*>(in[k]) + i * b, static_cast<int>(b));
    }
    write_bits(static_cast<std::byte*>(out) + i * bytes, static_cast<int>(bytes), (*s.host)(values));
  }
}

// The copy loop of that width.
template <class F>
ScalarOp::Function by_width(int bytes, F f) {
  switch (bytes) {
    case 1: return f(std::uint8_t{});
    case 2: return f(std::uint16_t{});
    case 4: return f(std::uint32_t{});
    default: return f(std::uint64_t{});
  }
}

std::int64_t constant_bits(const ir::Op& op, Element e) {
  const ir::AttributeValue& v = *op.attribute("value");
  if (const auto* i = std::get_if<std::int64_t>(&v)) {
    if (e.pointer || ir::is_integer(e.type)) return e == Element{ElementType::i1} ? *i != 0 : *i;
    return static_cast<std::int64_t>(encode(e.type, round_to_odd(*i)));
  }
  return static_cast<std::int64_t>(encode(e.type, std::get<double>(v)));
}

std::int64_t predicate_number(const ir::Op& op) {
  std::string p = op.text("predicate");
  const char* names[] = {"eq", "ne", "lt", "le", "gt", "ge"};
  for (int i = 0; i < 6; ++i)
    if (p == names[i]) return i;
  throw InternalError(ir::where(op) + ": unknown predicate '" + p + "'");
}

ScalarOp::Function arithmetic(ScalarOp& s, ir::OpKind kind) {
  if (s.inputs.empty()) return nullptr;
  Element e = s.inputs[0];
  bool propagate = s.op->integer("propagate_nan") != 0;
  if (auto f = integer_function(kind, e)) return f;
  if (auto f = float_function(kind, e, propagate)) return f;
  if (auto f = math_function(kind, e)) return f;
  bool small = !e.pointer &&
               (e.type == ElementType::e4m3 || e.type == ElementType::e5m2 || e.type == ElementType::e2m1);
  if (small && (kind == ir::OpKind::neg_ || kind == ir::OpKind::abs_)) {
    s.number = e.type == ElementType::e2m1 ? 0x8 : 0x80;
    return kind == ir::OpKind::neg_ ? flip_sign : clear_sign;
  }
  return nullptr;
}

bool comparable(Element e) {
  return e.pointer || ir::is_integer(e.type) || e.type == ElementType::f32 || e.type == ElementType::f16 ||
         e.type == ElementType::bf16;
}

}  // namespace

ScalarOp prepare_scalar(const ir::Op& op) {
  using K = ir::OpKind;
  ScalarOp s;
  s.op = &op;
  s.result = op.result()->type.element;
  for (const ir::Value* v : op.operands) s.inputs.push_back(v->type.element);
  switch (op.kind) {
    case K::constant_:
      s.number = constant_bits(op, s.result);
      s.function =
          by_width(s.result.bytes(), [](auto t) -> ScalarOp::Function { return constant<decltype(t)>; });
      break;
    case K::compare_:
      s.number = predicate_number(op);
      if (comparable(s.inputs[0])) s.function = compare;
      break;
    case K::select_:
      s.function =
          by_width(s.result.bytes(), [](auto t) -> ScalarOp::Function { return select<decltype(t)>; });
      break;
    case K::cast_:
      s.number = op.integer("saturate", 1);
      if (!s.inputs[0].pointer && !s.result.pointer) s.function = cast;
      break;
    case K::bitcast_:
      if (s.inputs[0].bytes() == s.result.bytes()) s.function = bitcast;
      break;
    case K::pointer_add_:
      s.number = Element{s.result.type}.bytes();
      if (s.inputs[1] == Element{ElementType::i64}) s.function = pointer_add<std::int64_t>;
      if (s.inputs[1] == Element{ElementType::i32}) s.function = pointer_add<std::int32_t>;
      break;
    case K::assume_multiple_:
      s.number = op.integer("of", 1);
      s.function = assume_multiple;
      break;
    case K::inline_ptx_:
      s.host = host_function(op.text("text"));
      s.function = inline_ptx;
      break;
    default: s.function = arithmetic(s, op.kind);
  }
  if (!s.function) {
    std::string types;
    for (const Element& e : s.inputs) types += (types.empty() ? "" : ", ") + e.text();
    throw UserError(ir::where(op) + ": operands of type " + types +
                    " have no such operation; cast them to f16, bf16, f32 or an integer type first");
  }
  return s;
}

}  // namespace tilewright::simulator

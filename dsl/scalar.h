// Uniform values: one value for all threads of the partition. Also kernel arguments, on both sides of the
// launch: on the host a Scalar holds the number to pass, while recording it is the parameter.
#pragma once
#include <bit>

#include "dsl/operands.h"

namespace tilewright {

namespace detail {

// Records a scalar-class op on operands that are ready; `type` is the result's.
inline Handle pointwise(ir::OpKind kind, const ir::Type& type, std::initializer_list<Handle> inputs,
                        const SourceLocation& at, Attributes attributes = {}) {
  return Recorder::current().pointwise(kind, type, inputs, located(at), std::move(attributes));
}
inline Handle compare(const char* predicate, const ir::Type& type, const Handle& a, const Handle& b,
                      const SourceLocation& at) {
  return pointwise(ir::OpKind::compare_, type, {a, b}, at, {{"predicate", std::string(predicate)}});
}
// !a; the op names the operand's line.
inline Handle inverted(const ir::Type& type, const Handle& a) {
  return Recorder::current().pointwise(ir::OpKind::bit_not_, type, {a}, a.node ? a.node->location : nullptr);
}
// pointer + offset, or pointer - offset.
inline Handle moved(const ir::Type& type, const Handle& pointer, const Handle& offset, bool back,
                    const SourceLocation& at) {
  Recorder& r = Recorder::current();
  auto where = located(at);
  Handle o = back ? r.pointwise(ir::OpKind::neg_, r.type(offset, "offset", where), {offset}, where) : offset;
  return r.pointwise(ir::OpKind::pointer_add_, type, {pointer, o}, where);
}

}  // namespace detail

template <class T>
class Scalar : public detail::NotBool {
  static_assert(is_number_type<T>,
                "Scalar<T> needs a number type: i1 i8 u8 i16 i32 i64 f16 bf16 f32 e4m3 e5m2 e2m1 e8m0");

 public:
  using element = T;
  using Right = detail::RightOperand<Scalar>;
  using Left = detail::LeftOperand<Scalar>;
  using Self = detail::SelfOperand<Scalar>;
  static ir::Type type() { return ir::Type::scalar(element_of<T>); }

  Scalar() = default;
  template <class U>
  requires(LiteralFor<U, T>) Scalar(U literal) : literal_(literal), has_literal_(true) {}
  explicit Scalar(const Handle& handle) : handle_(detail::born_here(handle)) {}
  Scalar(const Scalar& s)
      : NotBool(),
        handle_(detail::born_here(s.handle_)),
        literal_(s.literal_),
        has_literal_(s.has_literal_) {}
  Scalar& operator=(const Scalar& s) {
    detail::check_assignment(handle_, s.handle_);
    auto born = handle_.born;
    handle_ = s.handle_;
    handle_.born = born;
    literal_ = s.literal_;
    has_literal_ = s.has_literal_;
    return *this;
  }

  // The value for recording; a literal becomes a constant.
  Handle handle(const SourceLocation& at = SourceLocation::current()) const {
    return has_literal_ ? literal_.constant(element_of<T>, located(at)) : handle_;
  }
  // The number given on the host.
  bool has_literal() const { return has_literal_; }
  const detail::Literal& literal() const { return literal_; }

#define TILEWRIGHT_OPERATOR(symbol, kind, group)                                            \
  friend Scalar operator symbol(Self a, detail::Right<Scalar, detail::Group::group> b) {    \
    return Scalar(detail::pointwise(ir::OpKind::kind, type(), {a.handle, b.handle}, b.at)); \
  }                                                                                         \
  friend Scalar operator symbol(Left a, Self b) {                                           \
    return Scalar(detail::pointwise(ir::OpKind::kind, type(), {a.handle, b.handle}, a.at)); \
  }                                                                                         \
  Scalar& operator symbol##=(detail::Right<Scalar, detail::Group::group> b) { return *this = *this symbol b; }
#define TILEWRIGHT_COMPARISON(symbol, predicate, group)                                          \
  friend Scalar<i1> operator symbol(Self a, detail::Right<Scalar, detail::Group::group> b) {     \
    return Scalar<i1>(detail::compare(predicate, Scalar<i1>::type(), a.handle, b.handle, b.at)); \
  }                                                                                              \
  friend Scalar<i1> operator symbol(Left a, Self b) {                                            \
    return Scalar<i1>(detail::compare(predicate, Scalar<i1>::type(), a.handle, b.handle, a.at)); \
  }
  TILEWRIGHT_OPERATOR(+, add_, arithmetic)
  TILEWRIGHT_OPERATOR(-, sub_, arithmetic)
  TILEWRIGHT_OPERATOR(*, mul_, arithmetic)
  TILEWRIGHT_OPERATOR(/, div_, arithmetic)
  TILEWRIGHT_OPERATOR(%, rem_, integer)
  TILEWRIGHT_OPERATOR(&, bit_and_, bits)
  TILEWRIGHT_OPERATOR(|, bit_or_, bits)
  TILEWRIGHT_OPERATOR(^, bit_xor_, bits)
  TILEWRIGHT_OPERATOR(<<, shl_, integer)
  TILEWRIGHT_OPERATOR(>>, shr_, integer)
  TILEWRIGHT_COMPARISON(==, "eq", equality)
  TILEWRIGHT_COMPARISON(!=, "ne", equality)
  TILEWRIGHT_COMPARISON(<, "lt", arithmetic)
  TILEWRIGHT_COMPARISON(<=, "le", arithmetic)
  TILEWRIGHT_COMPARISON(>, "gt", arithmetic)
  TILEWRIGHT_COMPARISON(>=, "ge", arithmetic)
#undef TILEWRIGHT_OPERATOR
#undef TILEWRIGHT_COMPARISON

  friend Scalar operator-(Self a) {
    return Scalar(detail::pointwise(ir::OpKind::neg_, type(), {a.handle}, a.at));
  }
  friend Scalar operator~(Self a) {
    return Scalar(detail::pointwise(ir::OpKind::bit_not_, type(), {a.handle}, a.at));
  }
  // A template that fits exactly, since the built-in ! competes; it names the operand's line.
  template <class X>
  requires(std::is_same_v<T, i1>&& std::is_same_v<detail::held<X>, Scalar>) friend Scalar operator!(
      const X& x) {
    return Scalar(detail::inverted(type(), detail::read(x, SourceLocation::current()).handle()));
  }

 private:
  Handle handle_;
  detail::Literal literal_;
  bool has_literal_ = false;
};

using I1 = Scalar<i1>;
using I32 = Scalar<i32>;
using I64 = Scalar<i64>;
using F32 = Scalar<f32>;

// A pointer to numbers in global memory. On the host it holds the device address to pass.
template <class T>
class Ptr : public detail::NotBool {
 public:
  using element = Ptr;
  using Offset = detail::OffsetOperand<Ptr>;
  using Self = detail::SelfOperand<Ptr>;
  static ir::Type type() { return ir::Type::scalar(element_of<Ptr>); }

  Ptr() = default;
  Ptr(T* address) : address_(std::bit_cast<std::uint64_t>(address)), has_address_(true) {}
  explicit Ptr(std::uint64_t address) : address_(address), has_address_(true) {}
  explicit Ptr(const Handle& handle) : handle_(detail::born_here(handle)) {}
  Ptr(const Ptr& p)
      : NotBool(),
        handle_(detail::born_here(p.handle_)),
        address_(p.address_),
        has_address_(p.has_address_) {}
  Ptr& operator=(const Ptr& p) {
    detail::check_assignment(handle_, p.handle_);
    auto born = handle_.born;
    handle_ = p.handle_;
    handle_.born = born;
    address_ = p.address_;
    has_address_ = p.has_address_;
    return *this;
  }

  const Handle& handle(const SourceLocation& = SourceLocation::current()) const { return handle_; }
  std::uint64_t address() const { return address_; }
  bool has_address() const { return has_address_; }

  // Offsets are in elements.
  friend Ptr operator+(Self p, Offset o) {
    return Ptr(detail::moved(type(), p.handle, o.handle, false, o.at));
  }
  friend Ptr operator-(Self p, Offset o) {
    return Ptr(detail::moved(type(), p.handle, o.handle, true, o.at));
  }
  Ptr& operator+=(Offset o) { return *this = *this + o; }
  Ptr& operator-=(Offset o) { return *this = *this - o; }
  friend Ptr operator*(Self, detail::PointerOperand) { return {}; }
  friend Ptr operator/(Self, detail::PointerOperand) { return {}; }
  friend Ptr operator%(Self, detail::PointerOperand) { return {}; }
  friend Ptr operator&(Self, detail::PointerOperand) { return {}; }
  friend I1 operator==(Self, detail::PointerOperand) { return {}; }
  friend I1 operator<(Self, detail::PointerOperand) { return {}; }
  friend I1 operator>(Self, detail::PointerOperand) { return {}; }

 private:
  Handle handle_;
  std::uint64_t address_ = 0;
  bool has_address_ = false;
};

// A kernel argument whose value (for pointers: the address in bytes) is promised to be a multiple of N. The
// launcher and the simulator check the promise; the compiler uses it to access memory in wider pieces.
template <class A, int N>
struct Multiple : A {
  static_assert(N > 0, "Multiple<A, N> needs a positive N");
  using argument = A;
  static constexpr int multiple = N;
  using A::A;
  Multiple() = default;
  Multiple(const A& a) : A(a) {}
};

// A pointer argument that is aligned to N bytes.
template <class T, int N = 16>
using Aligned = Multiple<Ptr<T>, N>;

}  // namespace tilewright

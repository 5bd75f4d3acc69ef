// Uniform values: one value for all threads of the partition. Also kernel arguments, on both sides of the
// launch: on the host a Scalar holds the number to pass, while recording it is the parameter.
#pragma once
#include <bit>

#include "dsl/operands.h"

namespace tilewright {

namespace detail {

// A C++ number waiting to become a constant of some element type.
struct Literal {
  bool is_float = false;
  std::int64_t integer = 0;
  double number = 0;

  Literal() = default;
  template <class U>
  explicit Literal(U u)
      : is_float(std::is_floating_point_v<U>),
        integer(static_cast<std::int64_t>(u)),
        number(static_cast<double>(u)) {}
  Handle constant(ir::Element element, const ir::LocationPtr& at) const {
    if (is_float) return Recorder::current().constant(element, number, at);
    return Recorder::current().constant(element, integer, at);
  }
};

// Records a scalar-class op on operands that are ready; `type` is the result's.
inline Handle pointwise(ir::OpKind kind, const ir::Type& type, const std::vector<Handle>& inputs,
                        const SourceLocation& at, Attributes attributes = {}) {
  return Recorder::current().pointwise(kind, type, inputs, located(at), std::move(attributes));
}
inline Handle compare(const char* predicate, const ir::Type& type, const Handle& a, const Handle& b,
                      const SourceLocation& at) {
  return pointwise(ir::OpKind::compare_, type, {a, b}, at, {{"predicate", std::string(predicate)}});
}

// Operators of one operand cannot learn their line; they name the operand's.
template <class X>
X unary_operator(ir::OpKind kind, const X& x) {
  Handle h = x.handle();
  return X(Recorder::current().pointwise(kind, X::type(), {h}, h.node ? h.node->location : nullptr));
}

}  // namespace detail

#define TILEWRIGHT_NO_BOOL                                                                                 \
  template <class B>                                                                                       \
  requires std::is_same_v<B, bool>                                                                         \
  explicit operator B() const {                                                                            \
    static_assert(                                                                                         \
        detail::always_false<B>,                                                                           \
        "a recorded value is not known while the kernel is recorded: use if_(condition, body), while_ or " \
        "where(condition, a, b); use & and | for && and ||");                                              \
    return false;                                                                                          \
  }

template <class T>
class Scalar {
  static_assert(NumberType<T>,
                "Scalar<T> needs a number type: i1 i8 u8 i16 i32 i64 f16 bf16 f32 e4m3 e5m2 e2m1 e8m0");

 public:
  using element = T;
  static ir::Type type() { return ir::Type::scalar(element_of<T>); }

  Scalar() = default;
  template <class U>
  requires(LiteralFor<U, T>) Scalar(U literal) : literal_(literal), has_literal_(true) {}
  explicit Scalar(const Handle& handle) : handle_(detail::born_here(handle)) {}
  Scalar(const Scalar& s)
      : handle_(detail::born_here(s.handle_)), literal_(s.literal_), has_literal_(s.has_literal_) {}
  Scalar& operator=(const Scalar& s) {
    detail::check_assignment(handle_);
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

  TILEWRIGHT_NO_BOOL

  struct Right {  // right operand: remembers where it was written
    Handle handle;
    SourceLocation at;
    Right(const Scalar& s, SourceLocation here = SourceLocation::current())
        : handle(s.handle(here)), at(here) {}
    template <class V>
    requires std::is_same_v<V, Var<Scalar>> Right(const V& v, SourceLocation here = SourceLocation::current())
        : Right(v.get(here), here) {}
    template <class U>
    requires(LiteralFor<U, T>) Right(U u, SourceLocation here = SourceLocation::current())
        : handle(detail::Literal(u).constant(element_of<T>, located(here))), at(here) {}
  };
  // The scalar itself as an operand of a comparison. A wrapper on both sides keeps the reversed candidates
  // that C++20 adds for == and != from being ambiguous.
  struct Self {
    Scalar value;
    Self(const Scalar& s) : value(s) {}
    template <class V>
    requires std::is_same_v<V, Var<Scalar>> Self(const V& v) : value(v.get()) {}
  };
  struct Left {  // a literal on the left
    Handle handle;
    SourceLocation at;
    template <class U>
    requires(LiteralFor<U, T>) Left(U u, SourceLocation here = SourceLocation::current())
        : handle(detail::Literal(u).constant(element_of<T>, located(here))), at(here) {}
  };

#define TILEWRIGHT_OPERATOR(symbol, kind)                                                         \
  friend Scalar operator symbol(const Scalar& a, Right b) {                                       \
    return Scalar(detail::pointwise(ir::OpKind::kind, type(), {a.handle(b.at), b.handle}, b.at)); \
  }                                                                                               \
  friend Scalar operator symbol(Left a, const Scalar& b) {                                        \
    return Scalar(detail::pointwise(ir::OpKind::kind, type(), {a.handle, b.handle(a.at)}, a.at)); \
  }
#define TILEWRIGHT_COMPARISON(symbol, predicate)                                                             \
  friend Scalar<i1> operator symbol(Self a, Right b) {                                                       \
    return Scalar<i1>(detail::compare(predicate, Scalar<i1>::type(), a.value.handle(b.at), b.handle, b.at)); \
  }                                                                                                          \
  friend Scalar<i1> operator symbol(Left a, Self b) {                                                        \
    return Scalar<i1>(detail::compare(predicate, Scalar<i1>::type(), a.handle, b.value.handle(a.at), a.at)); \
  }
  TILEWRIGHT_OPERATOR(+, add_)
  TILEWRIGHT_OPERATOR(-, sub_)
  TILEWRIGHT_OPERATOR(*, mul_)
  TILEWRIGHT_OPERATOR(/, div_)
  TILEWRIGHT_OPERATOR(%, rem_)
  TILEWRIGHT_OPERATOR(&, bit_and_)
  TILEWRIGHT_OPERATOR(|, bit_or_)
  TILEWRIGHT_OPERATOR(^, bit_xor_)
  TILEWRIGHT_OPERATOR(<<, shl_)
  TILEWRIGHT_OPERATOR(>>, shr_)
  TILEWRIGHT_COMPARISON(==, "eq")
  TILEWRIGHT_COMPARISON(!=, "ne")
  TILEWRIGHT_COMPARISON(<, "lt")
  TILEWRIGHT_COMPARISON(<=, "le")
  TILEWRIGHT_COMPARISON(>, "gt")
  TILEWRIGHT_COMPARISON(>=, "ge")
#undef TILEWRIGHT_OPERATOR
#undef TILEWRIGHT_COMPARISON

  friend Scalar operator-(const Scalar& a) { return detail::unary_operator(ir::OpKind::neg_, a); }
  friend Scalar operator~(const Scalar& a) { return detail::unary_operator(ir::OpKind::bit_not_, a); }
  friend Scalar operator!(const Scalar& a) requires std::is_same_v<T, i1> {
    return detail::unary_operator(ir::OpKind::bit_not_, a);
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
class Ptr {
 public:
  using element = Ptr;
  static ir::Type type() { return ir::Type::scalar(element_of<Ptr>); }

  Ptr() = default;
  Ptr(T* address) : address_(std::bit_cast<std::uint64_t>(address)), has_address_(true) {}
  explicit Ptr(std::uint64_t address) : address_(address), has_address_(true) {}
  explicit Ptr(const Handle& handle) : handle_(detail::born_here(handle)) {}
  Ptr(const Ptr& p)
      : handle_(detail::born_here(p.handle_)), address_(p.address_), has_address_(p.has_address_) {}
  Ptr& operator=(const Ptr& p) {
    detail::check_assignment(handle_);
    auto born = handle_.born;
    handle_ = p.handle_;
    handle_.born = born;
    address_ = p.address_;
    has_address_ = p.has_address_;
    return *this;
  }

  Handle handle(const SourceLocation& = SourceLocation::current()) const { return handle_; }
  std::uint64_t address() const { return address_; }
  bool has_address() const { return has_address_; }

  TILEWRIGHT_NO_BOOL

  struct Offset {  // in elements
    Handle handle;
    SourceLocation at;
    template <class V>
    requires(detail::is_scalar<V> && (std::is_same_v<typename detail::operand_traits<V>::element, i32> ||
                                      std::is_same_v<typename detail::operand_traits<V>::element, i64>))
        Offset(const V& v, SourceLocation here = SourceLocation::current())
        : handle(Scalar<typename detail::operand_traits<V>::element>(v).handle(here)), at(here) {}
    template <class U>
    requires std::is_integral_v<U> Offset(U u, SourceLocation here = SourceLocation::current())
        : handle(detail::Literal(u).constant(element_of<i64>, located(here))), at(here) {}
  };
  friend Ptr operator+(const Ptr& p, Offset o) {
    return Ptr(detail::pointwise(ir::OpKind::pointer_add_, type(), {p.handle_, o.handle}, o.at));
  }

 private:
  Handle handle_;
  std::uint64_t address_ = 0;
  bool has_address_ = false;
};

// A kernel argument whose value (for pointers: the address in bytes) is promised to be a multiple of N. The
// launcher and the simulator check the promise; the compiler uses it to access memory in wider pieces.
template <class A, int N>
struct Multiple : A {
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

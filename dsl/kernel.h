// From a kernel function to a tile program, and from host arguments to what a launch passes.
//
// A kernel is a function of one plain aggregate of arguments: struct Args { Aligned<f32> x; Ptr<f32> out; I32
// n; }; The same struct is filled with device addresses and numbers for the launch: Args{.x = px, .out =
// pout, .n = 1000}.
#pragma once
#include <boost/pfr/core.hpp>
#include <string_view>
#include <vector>

#include "dsl/control.h"
#include "ir/argument.h"
#include "ir/verifier.h"

namespace tilewright {

struct KernelOptions {
  std::string name;
  int warps = 4;  // power of two, 1 to 32
};

namespace detail {

template <class T>
struct NameProbe {
  T value;
};
template <class T>
extern const NameProbe<T> name_probe;  // never defined: only the spelling of its members is used

template <auto* Member>
constexpr std::string_view spelling() {
  return __PRETTY_FUNCTION__;
}

// Name of field I of an aggregate, as written: the last identifier in the compiler's spelling of its address.
template <class T, std::size_t I>
constexpr std::string_view field_name() {
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wundefined-var-template"
#endif
  constexpr std::string_view s = spelling<&boost::pfr::get<I>(name_probe<T>.value)>();
#ifdef __clang__
#pragma clang diagnostic pop
#endif
  std::size_t end = s.find_last_of(s.find(';') != std::string_view::npos ? ';' : ']');
  std::string_view head = s.substr(0, s.find(';') != std::string_view::npos ? s.find(';') : end);
  while (!head.empty() && (head.back() == ')' || head.back() == ']')) head.remove_suffix(1);
  std::size_t begin = head.find_last_of(".:");
  return head.substr(begin + 1);
}

template <class A>
struct argument_traits {
  static_assert(
      always_false<A>,
      "a kernel argument is Ptr<T>, Aligned<T>, a scalar (I32, F32, Scalar<T>) or Multiple<of those, N>");
};
template <class T>
struct argument_traits<Scalar<T>> {
  using type = Scalar<T>;
  static constexpr std::int64_t multiple = 1;
};
template <class T>
struct argument_traits<Ptr<T>> {
  using type = Ptr<T>;
  static constexpr std::int64_t multiple = element_of<T>.bytes();
};
template <class A, int N>
struct argument_traits<Multiple<A, N>> {
  using type = A;
  static constexpr std::int64_t multiple = N;
};

// How a C++ number is laid out in an argument of the element type.
std::uint64_t argument_bits(ir::ElementType type, const Literal& literal);
std::string_view argument_type_name(ir::Element element);
[[noreturn]] void argument_missing(std::string_view name);

// Functions, not lambdas: g++ 12 takes the aliases inside nested lambdas for those of another instantiation.
template <class Args, std::size_t K>
auto parameter(Recorder& r) {
  using A = boost::pfr::tuple_element_t<K, Args>;
  using T = typename argument_traits<A>::type;
  return A(T(r.parameter(T::type(), std::string(field_name<Args, K>()), argument_traits<A>::multiple)));
}
template <class Args, std::size_t... I>
Args parameters(Recorder& r, std::index_sequence<I...>) {
  return Args{parameter<Args, I>(r)...};
}

template <class F>
struct kernel_argument;
template <class Args>
struct kernel_argument<void (*)(Args)> {
  using type = Args;
};
template <class C, class Args>
struct kernel_argument<void (C::*)(Args) const> {
  using type = Args;
};
template <class F>
struct kernel_signature {
  using type = typename kernel_argument<decltype(&F::operator())>::type;
};
template <class Args>
struct kernel_signature<void (*)(Args)> {
  using type = Args;
};

void check_options(const KernelOptions& options, const SourceLocation& at);

}  // namespace detail

// Runs the kernel function (a function or lambda that takes its arguments struct by value) and gives the tile
// program, verified (ir/verifier.h). UserError for mistakes that are found while it runs or by the verifier.
template <class Kernel>
ir::Program record(const KernelOptions& options, const Kernel& kernel,
                   SourceLocation at = SourceLocation::current()) {
  using Args = typename detail::kernel_signature<std::decay_t<Kernel>>::type;
  static_assert(std::is_aggregate_v<Args>, "the arguments of a kernel are one plain struct");
  detail::check_options(options, at);
  Recorder recorder(options.name, options.warps, located(at));
  kernel(detail::parameters<Args>(recorder, std::make_index_sequence<boost::pfr::tuple_size_v<Args>>{}));
  ir::Program program = recorder.finish();
  ir::verify(program);
  return program;
}

namespace detail {

template <class Args, std::size_t K>
void append_argument(std::vector<ir::ArgumentValue>& values, const Args& args) {
  using A = boost::pfr::tuple_element_t<K, Args>;
  using T = typename argument_traits<A>::type;
  const T& a = boost::pfr::get<K>(args);
  std::uint64_t bits;
  if constexpr (element_of<typename T::element>.pointer) {
    if (!a.has_address()) argument_missing(field_name<Args, K>());
    bits = a.address();
  } else {
    if (!a.has_literal()) argument_missing(field_name<Args, K>());
    bits = argument_bits(element_of<typename T::element>.type, a.literal());
  }
  values.push_back({argument_type_name(element_of<typename T::element>), bits});
}

}  // namespace detail

// The values of an arguments struct that was filled on the host, in the order of the kernel's parameters.
// UserError if one was not given.
template <class Args>
std::vector<ir::ArgumentValue> argument_values(const Args& args) {
  std::vector<ir::ArgumentValue> values;
  [&]<std::size_t... I>(std::index_sequence<I...>) { (detail::append_argument<Args, I>(values, args), ...); }
  (std::make_index_sequence<boost::pfr::tuple_size_v<Args>>{});
  return values;
}

}  // namespace tilewright

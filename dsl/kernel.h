// From a kernel function to a tile program, and from host arguments to what a launch passes.
//
// A kernel is a function of one plain aggregate of arguments (and of aggregates of them): struct Args {
// Aligned<f32> x; Ptr<f32> out; I32 n; }; The same struct is filled with device addresses and numbers for the
// launch: Args{.x = px, .out = pout, .n = 1000}.
#pragma once
#include <boost/pfr/core.hpp>
#include <string_view>
#include <vector>

#include "dsl/tensor_map.h"
#include "ir/argument.h"
#include "ir/verifier.h"

namespace tilewright {

struct KernelOptions {
  std::string name;
  int warps = 4;    // power of two, 1 to 32; warps of the code outside of partitions
  int cluster = 1;  // CTAs of a cluster, neighbours along the grid's x: a power of two, 1 to 16
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

// A: a member of a kernel's arguments struct.
template <class A>
struct argument_traits {
  static constexpr bool good = false;
};
template <class T>
struct argument_traits<Scalar<T>> {
  static constexpr bool good = true;
  using type = Scalar<T>;
  static constexpr std::int64_t multiple = 1;
};
template <class T>
struct argument_traits<Ptr<T>> {
  static constexpr bool good = true;
  using type = Ptr<T>;
  static constexpr std::int64_t multiple = element_of<T>.bytes();
};
template <class T, int Rank>
struct argument_traits<TensorMap<T, Rank>> {
  static constexpr bool good = true;
  using type = TensorMap<T, Rank>;
  static constexpr std::int64_t multiple = 1;
};
template <class A>
inline constexpr bool is_tensor_map = false;
template <class T, int Rank>
inline constexpr bool is_tensor_map<TensorMap<T, Rank>> = true;
template <class A, int N>
struct argument_traits<Multiple<A, N>> {
  static constexpr bool good = argument_traits<A>::good;
  using type = A;
  static constexpr std::int64_t multiple = N;
};

template <class Args, std::size_t... I>
constexpr bool members_fit(std::index_sequence<I...>);
// A kernel argument, or an aggregate of them.
template <class A>
constexpr bool argument_fits() {
  if constexpr (argument_traits<A>::good)
    return true;
  else if constexpr (std::is_aggregate_v<A> && !std::is_array_v<A>)
    return members_fit<A>(std::make_index_sequence<boost::pfr::tuple_size_v<A>>{});
  else
    return false;
}
template <class Args, std::size_t... I>
constexpr bool members_fit(std::index_sequence<I...>) {
  return (argument_fits<boost::pfr::tuple_element_t<I, Args>>() && ...);
}

// The number given for an argument, as the launch passes it. UserError if none was given, if it does not fit
// the type, or if it breaks the promise to be a multiple.
std::uint64_t number_bits(std::string_view name, ir::ElementType type, const Literal* given,
                          std::int64_t multiple);
std::uint64_t address_bits(std::string_view name, bool given, std::uint64_t address, std::int64_t multiple);
std::string_view argument_type_name(ir::Element element);
ir::ArgumentValue tensor_value(std::string_view name, const ir::Type& type, const ir::TensorView* given);

// Functions, not lambdas: g++ 12 takes the aliases inside nested lambdas for those of another instantiation.
// The members of an aggregate among the arguments are parameters too, named outer.inner.
template <class Args, std::size_t... I>
Args parameters(Recorder& r, const std::string& prefix, std::index_sequence<I...>);
template <class A>
A parameter(Recorder& r, const std::string& name) {
  if constexpr (argument_traits<A>::good) {
    using T = typename argument_traits<A>::type;
    return A(T(r.parameter(T::type(), name, argument_traits<A>::multiple)));
  } else {
    return parameters<A>(r, name + ".", std::make_index_sequence<boost::pfr::tuple_size_v<A>>{});
  }
}
template <class Args, std::size_t... I>
Args parameters(Recorder& r, const std::string& prefix, std::index_sequence<I...>) {
  return Args{
      parameter<boost::pfr::tuple_element_t<I, Args>>(r, prefix + std::string(field_name<Args, I>()))...};
}

template <class Args, std::size_t... I>
void append_values(std::vector<ir::ArgumentValue>& values, const Args& args, std::index_sequence<I...>);
template <class A>
void append_value(std::vector<ir::ArgumentValue>& values, const A& a, std::string_view name) {
  if constexpr (is_tensor_map<A>) {
    values.push_back(tensor_value(name, A::type(), a.has_view() ? &a.view() : nullptr));
  } else if constexpr (argument_traits<A>::good) {
    using T = typename argument_traits<A>::type;
    constexpr std::int64_t multiple = argument_traits<A>::multiple;
    constexpr ir::Element element = element_of<typename T::element>;
    const T& value = a;
    std::uint64_t bits;
    if constexpr (element.pointer)
      bits = address_bits(name, value.has_address(), value.address(), multiple);
    else
      bits = number_bits(name, element.type, value.has_literal() ? &value.literal() : nullptr, multiple);
    values.push_back({argument_type_name(element), bits});
  } else {
    append_values(values, a, std::make_index_sequence<boost::pfr::tuple_size_v<A>>{});
  }
}
template <class Args, std::size_t... I>
void append_values(std::vector<ir::ArgumentValue>& values, const Args& args, std::index_sequence<I...>) {
  (append_value(values, boost::pfr::get<I>(args), field_name<Args, I>()), ...);
}

// Arguments struct of a kernel function or lambda; void if it is no kernel.
template <class F>
struct kernel_argument {
  using type = void;
};
template <class Args>
struct kernel_argument<void (*)(Args)> {
  using type = Args;
};
template <class C, class Args>
struct kernel_argument<void (C::*)(Args) const> {
  using type = Args;
};
template <class F>
constexpr auto call_of() {
  if constexpr (requires { &F::operator(); })
    return &F::operator();
  else
    return F{};
}
template <class F>
using arguments_of = typename kernel_argument<decltype(call_of<F>())>::type;

void check_options(const KernelOptions& options, const SourceLocation& at);

}  // namespace detail

// Runs the kernel function (a function or lambda that takes its arguments struct by value) and gives the tile
// program, verified (ir/verifier.h). UserError for mistakes that are found while it runs or by the verifier.
template <class Kernel>
ir::Program record(const KernelOptions& options, const Kernel& kernel,
                   SourceLocation at = SourceLocation::current()) {
  using Args = detail::arguments_of<std::decay_t<Kernel>>;
  constexpr bool is_kernel = !std::is_void_v<Args>, is_plain = !is_kernel || std::is_aggregate_v<Args>;
  static_assert(
      is_kernel,
      "a kernel is a function or lambda that takes one struct of arguments by value and gives nothing");
  static_assert(is_plain, "the arguments of a kernel are one plain struct (an aggregate)");
  if constexpr (is_kernel && is_plain) {
    constexpr bool fits = detail::argument_fits<Args>();
    static_assert(
        fits,
        "every member of a kernel's arguments is Ptr<T>, Aligned<T>, TensorMap<T, rank>, a scalar (I32, F32, "
        "Scalar<T>) or Multiple<one of those, N>, or a plain struct of such");
    if constexpr (fits) {
      detail::check_options(options, at);
      Recorder recorder(options.name, options.warps, located(at));
      kernel(
          detail::parameters<Args>(recorder, "", std::make_index_sequence<boost::pfr::tuple_size_v<Args>>{}));
      ir::Program program = recorder.finish();
      program.cluster = options.cluster;
      ir::verify(program);
      return program;
    }
  }
  return {};
}

// The values of an arguments struct that was filled on the host, in the order of the kernel's parameters.
// UserError if one was not given, does not fit its type or breaks its promise.
template <class Args>
std::vector<ir::ArgumentValue> argument_values(const Args& args) {
  std::vector<ir::ArgumentValue> values;
  detail::append_values(values, args, std::make_index_sequence<boost::pfr::tuple_size_v<Args>>{});
  return values;
}

}  // namespace tilewright

// Element types as authors write them. They are also the storage types on the host, so that Ptr<bf16> is a
// bf16* there.
#pragma once
#include <cstdint>
#include <type_traits>

#include "ir/element_type.h"

namespace tilewright {

using i1 = bool;
using i8 = std::int8_t;
using u8 = std::uint8_t;
using i16 = std::int16_t;
using i32 = std::int32_t;
using i64 = std::int64_t;
using f32 = float;

// Storage of the narrow floats: raw bits. Arithmetic happens in kernels, not on the host.
struct f16 {
  std::uint16_t bits;
};
struct bf16 {
  std::uint16_t bits;
};
struct e4m3 {
  std::uint8_t bits;
};
struct e5m2 {
  std::uint8_t bits;
};
struct e2m1 {
  std::uint8_t bits;  // low nibble
};
struct e8m0 {
  std::uint8_t bits;  // 2^(bits - 127)
};

template <class T>
class Ptr;

// Element (ir) of a C++ element type; no `value` for types that are none.
template <class T>
struct element_traits {};

#define TILEWRIGHT_ELEMENT(type)                                      \
  template <>                                                         \
  struct element_traits<type> {                                       \
    static constexpr ir::Element value{ir::ElementType::type, false}; \
  };
TILEWRIGHT_ELEMENT(i1)
TILEWRIGHT_ELEMENT(i8)
TILEWRIGHT_ELEMENT(u8)
TILEWRIGHT_ELEMENT(i16)
TILEWRIGHT_ELEMENT(i32)
TILEWRIGHT_ELEMENT(i64)
TILEWRIGHT_ELEMENT(f16)
TILEWRIGHT_ELEMENT(bf16)
TILEWRIGHT_ELEMENT(f32)
TILEWRIGHT_ELEMENT(e4m3)
TILEWRIGHT_ELEMENT(e5m2)
TILEWRIGHT_ELEMENT(e2m1)
TILEWRIGHT_ELEMENT(e8m0)
#undef TILEWRIGHT_ELEMENT

template <class T>
struct element_traits<Ptr<T>> {
  static constexpr ir::Element value{element_traits<T>::value.type, true};
};

template <class T>
inline constexpr ir::Element element_of = element_traits<T>::value;

template <class T>
concept ElementType = requires {
  element_traits<T>::value;
};
template <class T>
concept NumberType = ElementType<T> && !element_traits<T>::value.pointer;
// The same as values, whose failure compilers report in one line.
template <class T>
inline constexpr bool is_element_type = ElementType<T>;
template <class T>
inline constexpr bool is_number_type = NumberType<T>;

template <class T>
concept FloatType = NumberType<T> && ir::is_float(element_traits<T>::value.type);
template <class T>
concept IntegerType = NumberType<T> && !ir::is_float(element_traits<T>::value.type);

// A C++ number that may stand for a constant of element type T: integers for integer types, both for float
// types.
template <class U, class T>
concept LiteralFor = std::is_arithmetic_v<U> && NumberType<T> &&(std::is_integral_v<U> || FloatType<T>);

}  // namespace tilewright

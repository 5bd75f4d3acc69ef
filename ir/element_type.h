// Element types of tiles, scalars and memory. One table gives every fact about them.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace tilewright::ir {

// i8/i16/i32/i64 are signed, u8 is unsigned. e4m3, e5m2: OCP FP8 (e4m3 has no infinity). e2m1: OCP MX FP4,
// one value a byte in its low nibble when unpacked. e8m0: OCP MX scale, byte b means 2^(b-127), 255 is NaN.
enum class ElementType : unsigned char { i1, i8, u8, i16, i32, i64, f16, bf16, f32, e4m3, e5m2, e2m1, e8m0 };

struct ElementInfo {
  const char* name;
  int bits;  // size in registers and memory; i1 and e2m1 take one byte in memory unless packed by hand
  bool is_float;
  bool is_signed;
};

inline constexpr std::array<ElementInfo, 13> element_table{{{"i1", 1, false, false},
                                                            {"i8", 8, false, true},
                                                            {"u8", 8, false, false},
                                                            {"i16", 16, false, true},
                                                            {"i32", 32, false, true},
                                                            {"i64", 64, false, true},
                                                            {"f16", 16, true, true},
                                                            {"bf16", 16, true, true},
                                                            {"f32", 32, true, true},
                                                            {"e4m3", 8, true, true},
                                                            {"e5m2", 8, true, true},
                                                            {"e2m1", 4, true, true},
                                                            {"e8m0", 8, true, false}}};

constexpr const ElementInfo& info(ElementType t) { return element_table[static_cast<int>(t)]; }
constexpr const char* name(ElementType t) { return info(t).name; }
constexpr bool is_float(ElementType t) { return info(t).is_float; }
constexpr bool is_integer(ElementType t) { return !info(t).is_float; }

// An element of a tile or a scalar: a number, or a pointer to numbers in global memory.
struct Element {
  ElementType type = ElementType::f32;
  bool pointer = false;

  constexpr bool operator==(const Element&) const = default;
  // Bytes one element takes in memory (pointers 8, i1 and e2m1 1).
  constexpr int bytes() const { return pointer ? 8 : (info(type).bits + 7) / 8; }
  std::string text() const { return pointer ? std::string("ptr<") + name(type) + ">" : name(type); }
};

// The element type of that name, if there is one.
constexpr std::optional<ElementType> element_type_named(std::string_view text) {
  for (int i = 0; i < static_cast<int>(element_table.size()); ++i)
    if (element_table[i].name == text) return static_cast<ElementType>(i);
  return std::nullopt;
}

}  // namespace tilewright::ir

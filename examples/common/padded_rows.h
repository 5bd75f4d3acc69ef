// Rows as tensor maps need them.
#pragma once
#include <cstdint>

namespace tilewright::examples {

// Elements between the rows of a matrix with that many columns: they fill the row up to a multiple of 16
// bytes, and 16 bytes more that nobody may touch.
template <class T>
constexpr std::int64_t tensor_row_room(std::int64_t columns) {
  constexpr std::int64_t unit = 16 / sizeof(T);
  return (columns + unit - 1) / unit * unit - columns + unit;
}

}  // namespace tilewright::examples

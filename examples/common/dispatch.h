// From the names of the command line to types and configurations.
#pragma once
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "dsl/element.h"
#include "ir/error.h"

namespace tilewright::examples {

// f(std::type_identity<T>{}) with the element type that a variant's name begins with.
template <class F>
auto with_type(const std::string& variant, F&& f) {
  std::string name = variant.substr(0, variant.find('_'));
  if (name == "f32") return f(std::type_identity<f32>{});
  if (name == "bf16") return f(std::type_identity<bf16>{});
  if (name == "f16") return f(std::type_identity<f16>{});
  throw UserError("variant " + variant + " names no element type");
}
// The same for kernels of 16-bit types only.
template <class F>
auto with_16_bit_type(const std::string& variant, F&& f) {
  std::string name = variant.substr(0, variant.find('_'));
  if (name == "bf16") return f(std::type_identity<bf16>{});
  if (name == "f16") return f(std::type_identity<f16>{});
  throw UserError("variant " + variant + " names no 16-bit element type");
}

// A configuration with the name under which it is chosen.
template <class Config>
struct Named {
  const char* name;
  Config config;
};

template <auto& table>
std::vector<std::string> names_of() {
  std::vector<std::string> names;
  for (const auto& entry : table) names.push_back(entry.name);
  return names;
}

// f(std::integral_constant<std::size_t, i>{}) for the entry of a constexpr table with that name, so that
// table[i].config can be a template argument.
template <auto& table, class F>
auto with_config(const std::string& name, F&& f) {
  return [&]<std::size_t... i>(std::index_sequence<i...>) {
    using Result = decltype(f(std::integral_constant<std::size_t, 0>{}));
    std::vector<Result> result;  // at most one: results may have no default constructor
    ((name == table[i].name ? result.push_back(f(std::integral_constant<std::size_t, i>{})) : void()), ...);
    if (result.empty()) throw UserError("unknown configuration " + name);
    return std::move(result.front());
  }
  (std::make_index_sequence<sizeof(table) / sizeof(table[0])>{});
}

// ceil(a / b)
constexpr std::int64_t ceil_div(std::int64_t a, std::int64_t b) { return (a + b - 1) / b; }

}  // namespace tilewright::examples

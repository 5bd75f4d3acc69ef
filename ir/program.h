// The tile program: typed ops in structured regions.
//
// Values are in SSA form; mutable state is explicit (variable, get, set). An op owns its results and regions,
// a region owns its arguments and ops, a program owns its body. Pointers to values and ops stay valid until
// they are erased.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "ir/location.h"
#include "ir/op_table.h"
#include "ir/type.h"

namespace tilewright::ir {

struct Op;
struct Region;

struct Value {
  Type type;
  Op* op = nullptr;          // the op whose result it is, or
  Region* region = nullptr;  // the region whose argument it is
  int index = 0;             // its position there
};

using AttributeValue = std::variant<std::int64_t, double, std::string, std::vector<std::int64_t>>;

struct Op {
  OpKind kind;
  std::vector<Value*> operands;
  std::vector<std::unique_ptr<Value>> results;
  std::vector<std::pair<std::string, AttributeValue>> attributes;
  std::vector<std::unique_ptr<Region>> regions;
  LocationPtr location;
  Region* parent = nullptr;

  Value* result(int i = 0) const { return results[i].get(); }
  const AttributeValue* attribute(std::string_view name) const {
    for (const auto& [n, v] : attributes)
      if (n == name) return &v;
    return nullptr;
  }
  bool has(std::string_view name) const { return attribute(name) != nullptr; }
  // The attribute's value, or the default where it is absent. The kind must fit the op table.
  std::int64_t integer(std::string_view name, std::int64_t otherwise = 0) const {
    const AttributeValue* a = attribute(name);
    return a ? std::get<std::int64_t>(*a) : otherwise;
  }
  std::string text(std::string_view name, std::string_view otherwise = "") const {
    const AttributeValue* a = attribute(name);
    return a ? std::get<std::string>(*a) : std::string(otherwise);
  }
  const std::vector<std::int64_t>& integers(std::string_view name) const {
    return std::get<std::vector<std::int64_t>>(*attribute(name));
  }
  void set_attribute(std::string_view name, AttributeValue value) {
    for (auto& [n, v] : attributes)
      if (n == name) {
        v = std::move(value);
        return;
      }
    attributes.emplace_back(std::string(name), std::move(value));
  }
};

struct Region {
  std::vector<std::unique_ptr<Value>> arguments;
  std::vector<std::unique_ptr<Op>> ops;
  Op* parent = nullptr;  // null for the body of a program

  Value* argument(int i) const { return arguments[i].get(); }
  Value* add_argument(const Type& type) {
    arguments.push_back(
        std::make_unique<Value>(Value{type, nullptr, this, static_cast<int>(arguments.size())}));
    return arguments.back().get();
  }
};

// A kernel parameter: scalar of any element type, pointer, or tensor map. `multiple`: the value (a pointer's
// address in bytes) is promised to be a multiple of it; the launcher checks the promise.
struct Parameter {
  std::string name;
  std::int64_t multiple = 1;
};

struct Program {
  std::string name;
  int num_warps = 4;                  // that run the code outside of partitions
  int cluster = 1;                    // CTAs of a cluster, neighbours along the grid's x
  std::vector<Parameter> parameters;  // one for each argument of the body
  std::unique_ptr<Region> body = std::make_unique<Region>();
  LocationPtr location;
};

// Calls f(op) for every op of the region and of all regions inside, in program order.
template <class F>
void walk(const Region& region, F&& f) {
  for (const auto& op : region.ops) {
    f(*op);
    for (const auto& r : op->regions) walk(*r, f);
  }
}

}  // namespace tilewright::ir

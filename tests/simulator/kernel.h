// Builds small tile programs op by op, and runs them: what the simulator's tests are written with.
#pragma once
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <functional>
#include <initializer_list>
#include <string>
#include <vector>

#include "ir/builder.h"
#include "ir/layout_specs.h"
#include "simulator/simulator.h"

namespace tilewright::simulator::test {

using ir::Element;
using ir::ElementType;
using ir::OpKind;
using ir::Shape;
using ir::Type;
using ir::Value;

inline ir::LocationPtr line(int number) {
  return std::make_shared<ir::Location>(ir::Location{"kernel.cpp", number, 1, nullptr});
}

// A program under construction. Every op gets a line of its own: kernel.cpp:1, 2, ...
struct Kernel {
  explicit Kernel(int num_warps = 4) {
    program.name = "test";
    program.num_warps = num_warps;
    region = program.body.get();
  }

  // A tile type in a plain layout: elements along the last dimension go to registers (up to `vector`), then
  // lanes, then warps.
  Type tile(Element e, const Shape& s, int vector = 1) const {
    ir::Blocked b;
    int lanes = 32, warps = partition_warps ? partition_warps : program.num_warps;
    b.size_per_thread.size = b.threads_per_warp.size = b.warps_per_cta.size = b.order.size = s.rank;
    for (int i = 0; i < s.rank; ++i) b.order.v[i] = s.rank - 1 - i;
    for (int i = s.rank - 1; i >= 0; --i) {
      int rest = s.dim[i], take = i == s.rank - 1 ? std::min(vector, rest) : 1;
      b.size_per_thread.v[i] = take;
      rest /= take;
      int l = i == 0 ? lanes : std::min(lanes, rest);
      b.threads_per_warp.v[i] = l;
      lanes /= l;
      rest = rest > l ? rest / l : 1;
      int w = i == 0 ? warps : std::min(warps, rest);
      b.warps_per_cta.v[i] = w;
      warps /= w;
    }
    return Type::tile(e, s, b.resolve(s));
  }
  Type tile(ElementType e, const Shape& s, int vector = 1) const {
    return tile(Element{e, false}, s, vector);
  }

  ir::Op* op(OpKind kind, std::vector<Value*> operands, std::vector<Type> results,
             std::vector<std::pair<std::string, ir::AttributeValue>> attributes = {}) {
    ir::Op* o = ir::append(*region, kind, std::move(operands), std::move(results), line(++lines));
    o->attributes = std::move(attributes);
    return o;
  }
  Value* value(OpKind kind, std::vector<Value*> operands, Type result,
               std::vector<std::pair<std::string, ir::AttributeValue>> attributes = {}) {
    return op(kind, std::move(operands), {std::move(result)}, std::move(attributes))->result();
  }

  Value* parameter(std::string name, Element e, std::int64_t multiple = 1) {
    program.parameters.push_back({std::move(name), multiple});
    return program.body->add_argument(Type::scalar(e));
  }
  Value* pointer_parameter(std::string name, ElementType e, std::int64_t multiple = 1) {
    return parameter(std::move(name), Element{e, true}, multiple);
  }
  Value* map_parameter(std::string name, ElementType e, int rank) {
    program.parameters.push_back({std::move(name), 1});
    return program.body->add_argument(Type::tensor_map(e, rank));
  }
  Value* barriers(std::string name, int n, std::int64_t arrives, std::int64_t expects, std::int64_t copies) {
    return value(OpKind::barrier_alloc_, {}, Type::barriers(n),
                 {{"arrives", arrives}, {"expects", expects}, {"copies", copies}, {"name", std::move(name)}});
  }
  Value* barrier_at(Value* barriers, Value* index) {
    return value(OpKind::barrier_index_, {barriers, index}, Type::barrier());
  }
  Value* integer(std::int64_t v, ElementType e = ElementType::i32) {
    return value(OpKind::constant_, {}, Type::scalar(e), {{"value", v}});
  }
  Value* number(double v, ElementType e = ElementType::f32) {
    return value(OpKind::constant_, {}, Type::scalar(e), {{"value", v}});
  }
  // A scalar op between scalars.
  Value* scalar(OpKind kind, std::vector<Value*> operands, Element e,
                std::vector<std::pair<std::string, ir::AttributeValue>> attributes = {}) {
    return value(kind, std::move(operands), Type::scalar(e), std::move(attributes));
  }
  // A map of one scalar op.
  Value* map(OpKind kind, std::vector<Value*> operands, Type result,
             std::vector<std::pair<std::string, ir::AttributeValue>> attributes = {}) {
    return map(std::move(operands), result,
               [&](const std::vector<Value*>& in) { return scalar(kind, in, result.element, attributes); });
  }
  // A map with any region: body(arguments) -> value of the result's element.
  template <class Body>
  Value* map(std::vector<Value*> operands, Type result, Body body) {
    ir::Op* m = op(OpKind::map_, operands, {result});
    fill(ir::add_region(*m), elements_of(operands),
         [&](const std::vector<Value*>& in) { return std::vector<Value*>{body(in)}; });
    return m->result();
  }
  Value* splat(Value* s, Type result) {
    return map({s}, result, [](const std::vector<Value*>& in) { return in[0]; });
  }
  // A region with arguments; body(arguments) gives what it yields.
  template <class Body>
  void fill(ir::Region* r, const std::vector<Element>& arguments, Body body) {
    ir::Region* outer = std::exchange(region, r);
    std::vector<Value*> in;
    for (Element e : arguments) in.push_back(r->add_argument(Type::scalar(e)));
    op(OpKind::yield_, body(in), {});
    region = outer;
  }
  static std::vector<Element> elements_of(const std::vector<Value*>& values) {
    std::vector<Element> e;
    for (const Value* v : values) e.push_back(v->type.element);
    return e;
  }
  template <class Body>
  void for_loop(Value* low, Value* high, Value* step, Body body) {
    ir::Op* f = op(OpKind::for_, {low, high, step}, {});
    fill(ir::add_region(*f), {low->type.element}, [&](const std::vector<Value*>& in) {
      body(in[0]);
      return std::vector<Value*>{};
    });
  }
  Value* arange(int n, int start = 0, int vector = 1) {
    return value(OpKind::arange_, {}, tile(ElementType::i32, ir::make_shape(n), vector),
                 {{"start", std::int64_t{start}}});
  }
  // Tile of pointers base + offsets, offsets a tile of i32 or i64.
  Value* pointers(Value* base, Value* offsets) {
    return map(OpKind::pointer_add_, {base, offsets}, offsets->type.with_element(base->type.element));
  }
  Value* load(Value* p, std::vector<Value*> more = {}) {
    more.insert(more.begin(), p);
    return value(OpKind::load_, more, p->type.with_element(Element{p->type.element.type, false}));
  }
  void store(Value* p, Value* v, std::vector<Value*> more = {}) {
    more.insert(more.begin(), {p, v});
    op(OpKind::store_, more, {});
  }
  // Row-major offsets 0, 1, ... of a tile of any shape.
  Value* flat_offsets(const Shape& s) {
    Value* flat = arange(static_cast<int>(s.elements()));
    return s.rank == 1 ? flat : value(OpKind::reshape_, {flat}, tile(ElementType::i32, s));
  }

  Report run(Memory& memory, std::vector<ir::ArgumentValue> arguments, Grid grid = {}, Options options = {}) {
    if (options.threads == 0) options.threads = 2;
    return simulate(program, grid, arguments, memory, options);
  }

  // Partitions that run at the same time; each body records one.
  struct Partition {
    std::string name;
    int warps;
    std::function<void()> body;
    int registers = 0;
  };
  void specialize(const std::vector<Partition>& partitions) {
    std::vector<std::int64_t> warps, registers;
    std::string names;
    for (const Partition& p : partitions) {
      warps.push_back(p.warps);
      registers.push_back(p.registers);
      names += (names.empty() ? "" : ",") + p.name;
    }
    ir::Op* o =
        op(OpKind::warp_specialize_, {}, {}, {{"warps", warps}, {"registers", registers}, {"names", names}});
    for (const Partition& p : partitions) {
      partition_warps = p.warps;
      fill(ir::add_region(*o), {}, [&](const std::vector<Value*>&) {
        p.body();
        return std::vector<Value*>{};
      });
    }
    partition_warps = 0;
  }

  ir::Program program;
  ir::Region* region;
  int lines = 0;
  int partition_warps = 0;  // of the partition under construction
};

// A row-major tensor of that shape.
inline ir::ArgumentValue tensor_argument(std::string_view type, std::uint64_t address,
                                         std::initializer_list<std::int64_t> shape, int element_bytes) {
  ir::ArgumentValue a{type, 0, {}};
  a.tensor.address = address;
  a.tensor.rank = static_cast<int>(shape.size());
  std::copy(shape.begin(), shape.end(), a.tensor.shape);
  std::int64_t stride = element_bytes;
  for (int d = a.tensor.rank - 1; d >= 0; stride *= a.tensor.shape[d], --d) a.tensor.stride[d] = stride;
  return a;
}

inline ir::ArgumentValue argument(std::string_view type, std::uint64_t bits) { return {type, bits}; }

}  // namespace tilewright::simulator::test

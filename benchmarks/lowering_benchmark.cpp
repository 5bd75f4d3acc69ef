// Time from tile program to PTX.
#include <benchmark/benchmark.h>

#include "ir/builder.h"
#include "ir/layout_specs.h"
#include "lowering/lower.h"

namespace {

using namespace tilewright;
using ir::OpKind;
using ir::Type;
using enum ir::ElementType;

// y = a chain of `ops` multiplications of x, `width` elements a thread.
ir::Program chain(int width, int ops) {
  ir::Program p;
  p.name = "chain";
  auto append = [&](ir::Region& at, OpKind kind, std::vector<ir::Value*> operands, std::vector<Type> types) {
    return ir::append(at, kind, std::move(operands), std::move(types), nullptr);
  };
  ir::Shape shape = ir::make_shape(128 * width);
  ir::TileLayout layout = ir::Blocked{{4}, {32}, {4}, {0}}.resolve(shape);
  Type tile = Type::tile({f32}, shape, layout);
  p.parameters.push_back({"x", 16});
  ir::Value* x = p.body->add_argument(Type::pointer(f32));
  ir::Op* range = append(*p.body, OpKind::arange_, {}, {tile.with_element({i32})});
  range->set_attribute("start", std::int64_t{0});
  auto map = [&](std::vector<ir::Value*> inputs, Type result, int count, OpKind kind) {
    ir::Op* m = append(*p.body, OpKind::map_, inputs, {result});
    ir::Region* region = ir::add_region(*m);
    std::vector<ir::Value*> arguments;
    for (ir::Value* v : inputs) arguments.push_back(region->add_argument(Type::scalar(v->type.element)));
    ir::Value* value = arguments[0];
    for (int i = 0; i < count; ++i)
      value = append(*region, kind, {value, arguments[1]}, {Type::scalar(result.element)})->result();
    append(*region, OpKind::yield_, {value}, {});
    return m->result();
  };
  ir::Value* pointers = map({x, range->result()}, tile.with_element({f32, true}), 1, OpKind::pointer_add_);
  ir::Value* loaded = append(*p.body, OpKind::load_, {pointers}, {tile})->result();
  append(*p.body, OpKind::store_, {pointers, map({loaded, loaded}, tile, ops, OpKind::mul_)}, {});
  return p;
}

void lower_chain(benchmark::State& state) {
  ir::Program p = chain(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  lowering::Target target = lowering::Target::parse("sm_90a");
  for (auto _ : state) benchmark::DoNotOptimize(lowering::lower(p, target));
}
BENCHMARK(lower_chain)->Args({4, 1})->Args({32, 4})->Args({128, 8})->Unit(benchmark::kMillisecond);

}  // namespace

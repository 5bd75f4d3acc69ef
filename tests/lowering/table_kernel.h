// Kernels over arrays in row-major order, for the tables that go through types and layouts.
#pragma once
#include "kernel_builder.h"

namespace tilewright::lowering {

// A kernel over two-dimensional tiles; element (r, c) stands at offset r * columns + c of every array.
struct TableKernel : KernelBuilder {
  explicit TableKernel(int warps) : KernelBuilder("table", warps) {}
  ir::Type tile(ir::ElementType t, const ir::Shape& s, const ir::TileLayout& l) {
    return ir::Type::tile({t}, s, l);
  }
  ir::Value* offsets(const ir::Shape& s, const ir::TileLayout& l) {
    // A reshape moves nothing: flat numbers have the same layout.
    ir::Value* flat =
        value(ir::OpKind::arange_, {},
              ir::Type::tile({ir::ElementType::i32}, ir::make_shape(static_cast<int>(s.elements())), l),
              {{"start", std::int64_t{0}}});
    return s.rank == 1 ? flat
                       : value(ir::OpKind::reshape_, {flat}, ir::Type::tile({ir::ElementType::i32}, s, l));
  }
  ir::Value* pointers(const char* name, const ir::Type& t, std::int64_t multiple = 16) {
    ir::Value* p = parameter(name, ir::Type::pointer(t.element.type), multiple);
    return map(ir::OpKind::pointer_add_, {p, offsets(t.shape, t.layout)},
               t.with_element({t.element.type, true}));
  }
  ir::Value* load(const char* name, const ir::Type& t) {
    return value(ir::OpKind::load_, {pointers(name, t)}, t);
  }
  void store(const char* name, ir::Value* v) { op(ir::OpKind::store_, {pointers(name, v->type), v}, {}); }
};

}  // namespace tilewright::lowering

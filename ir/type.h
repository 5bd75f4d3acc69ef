// Types of values in a tile program.
#pragma once
#include "ir/element_type.h"
#include "ir/shared_layout.h"
#include "ir/tile_layout.h"

namespace tilewright::ir {

// scalar: one value for the whole CTA or partition (uniform). tile: a distributed register tile. shared: a
// view of shared memory. barrier: one mbarrier (rank 0) or an array of them (rank 1). tensor_map: a parameter
// that stands for a tensor in global memory; of the shape only the rank counts. `variable` marks a mutable
// variable that holds a scalar or a tile.
struct Type {
  enum class Kind : unsigned char { none, scalar, tile, shared, barrier, tensor_map };

  Kind kind = Kind::none;
  bool variable = false;
  Element element;
  Shape shape;                 // tile, shared
  TileLayout layout;           // tile
  SharedLayout shared_layout;  // shared

  bool operator==(const Type&) const = default;

  static Type scalar(Element e) { return Type{Kind::scalar, false, e, {}, {}, {}}; }
  static Type scalar(ElementType e) { return scalar(Element{e, false}); }
  static Type pointer(ElementType e) { return scalar(Element{e, true}); }
  static Type tile(Element e, const Shape& s, const TileLayout& l) {
    return Type{Kind::tile, false, e, s, l, {}};
  }
  static Type shared(Element e, const Shape& s, const SharedLayout& l) {
    return Type{Kind::shared, false, e, s, {}, l};
  }

  static Type barrier() { return Type{Kind::barrier, false, {}, {}, {}, {}}; }
  static Type barriers(int n) { return Type{Kind::barrier, false, {}, make_shape(n), {}, {}}; }
  static Type tensor_map(ElementType e, int rank) {
    Shape s;
    s.rank = rank;
    for (int d = 0; d < rank; ++d) s.dim[d] = 1;
    return Type{Kind::tensor_map, false, Element{e, false}, s, {}, {}};
  }

  bool is_scalar() const { return kind == Kind::scalar && !variable; }
  bool is_tile() const { return kind == Kind::tile && !variable; }
  bool is_shared() const { return kind == Kind::shared && !variable; }
  bool is_barrier() const { return kind == Kind::barrier && !variable; }
  bool is_tensor_map() const { return kind == Kind::tensor_map && !variable; }
  Type as_variable() const {
    Type t = *this;
    t.variable = true;
    return t;
  }
  Type held() const {  // the type that a variable holds
    Type t = *this;
    t.variable = false;
    return t;
  }
  Type with_element(Element e) const {
    Type t = *this;
    t.element = e;
    return t;
  }
  // Text without layouts, for messages: f32, ptr<f32>, tile<f32[128, 64]>, shared<...>, var<...>.
  std::string brief() const {
    std::string s;
    switch (kind) {
      case Kind::none: return "none";
      case Kind::scalar: s = element.text(); break;
      case Kind::tile: s = "tile<" + element.text() + shape.text() + ">"; break;
      case Kind::shared: s = "shared<" + element.text() + shape.text() + ">"; break;
      case Kind::barrier: s = shape.rank ? "barriers" + shape.text() : "barrier"; break;
      case Kind::tensor_map:
        s = "tensor_map<" + element.text() + ", " + std::to_string(shape.rank) + ">";
        break;
    }
    return variable ? "var<" + s + ">" : s;
  }
};

}  // namespace tilewright::ir

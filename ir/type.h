// Types of values in a tile program.
#pragma once
#include "ir/element_type.h"
#include "ir/shared_layout.h"
#include "ir/tile_layout.h"

namespace tilewright::ir {

// scalar: one value for the whole CTA or partition (uniform). tile: a distributed register tile. shared: a
// view of shared memory. `variable` marks a mutable variable that holds a scalar or a tile.
struct Type {
  enum class Kind : unsigned char { none, scalar, tile, shared };

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

  bool is_scalar() const { return kind == Kind::scalar && !variable; }
  bool is_tile() const { return kind == Kind::tile && !variable; }
  bool is_shared() const { return kind == Kind::shared && !variable; }
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
    }
    return variable ? "var<" + s + ">" : s;
  }
};

}  // namespace tilewright::ir

// Reads types and layouts of the text form.
#pragma once
#include <map>

#include "ir/layout_specs.h"
#include "ir/lexer.h"
#include "ir/type.h"

namespace tilewright::ir {

// Reads layout definitions (#N = ...) and types. Everything that it returns can be computed with safely:
// shapes have 1 to 2^22 elements, layouts no more images than there is room for. What fits together is the
// verifier's business.
class TypeParser {
 public:
  explicit TypeParser(Lexer& lexer) : lexer_(lexer) {}

  // #N = layout [for [element] shape]; a name such as blocked(...) needs the shape, slices do not.
  void definition();
  Type type();
  Element element();

 private:
  struct Alias {
    bool shared = false;
    TileLayout tile;
    SharedLayout smem;
    Shape shape;
  };

  Shape shape();
  TileLayout tile_layout(const Shape& shape);
  SharedLayout shared_layout(const Shape& shape, const Element& element);
  const Alias& alias(bool shared);
  // The shape that names of layouts depend on comes after them: `for [element] shape`.
  TileLayout named_tile(const Shape* shape);
  Blocked blocked();
  MmaAccumulator mma_accumulator();
  DotOperand dot_operand();
  TileLayout slice();
  TileLayout raw_tile();
  SharedLayout named_shared(const Shape* shape, const Element* element);
  SharedLayout raw_shared();
  detail::IntList int_list();
  int power_of_two(std::string_view what, int high);
  std::uint32_t image();
  template <class Spec>
  TileLayout resolved(const Token& where, const Spec& spec, const Shape* shape);
  Shape shape_for(const Shape* shape);

  Lexer& lexer_;
  std::map<std::string, Alias> aliases_;
  Shape last_shape_;  // of the definition being read
};

}  // namespace tilewright::ir

#include "ir/type_parser.h"

#include "ir/error.h"

namespace tilewright::ir {
namespace {

constexpr std::int64_t max_elements = std::int64_t{1} << SharedLayout::capacity;

bool starts_shared_layout(const Token& t) {
  return t.is_word("s") || t.is_word("swizzle_none") || t.is_word("swizzled") || t.is_word("padded") ||
         (t.kind == Token::Kind::word && t.text.starts_with("swizzle_"));
}

}  // namespace

void TypeParser::definition() {
  Token name = lexer_.expect(Token::Kind::alias, "a layout's name");
  lexer_.expect('=');
  Alias a;
  a.shared = starts_shared_layout(lexer_.peek());
  last_shape_ = {};
  if (a.shared)
    a.smem = named_shared(nullptr, nullptr);
  else
    a.tile = named_tile(nullptr);
  a.shape = last_shape_;
  if (!aliases_.emplace(name.text, a).second) lexer_.fail(name, "layout #" + name.text + " is defined twice");
}

Element TypeParser::element() {
  bool pointer = lexer_.accept_word("ptr");
  if (pointer) lexer_.expect('<');
  auto type = element_type_named(lexer_.peek().kind == Token::Kind::word ? lexer_.peek().text : "");
  if (!type) lexer_.fail_expected("an element type");
  lexer_.take();
  if (pointer) lexer_.expect('>');
  return {*type, pointer};
}

Type TypeParser::type() {
  if (lexer_.accept_word("var")) {
    lexer_.expect('<');
    if (lexer_.peek().is_word("var")) lexer_.fail_expected("a type that a variable can hold");
    Type t = type();
    lexer_.expect('>');
    return t.as_variable();
  }
  if (lexer_.accept_word("tile")) {
    lexer_.expect('<');
    Element e = element();
    Shape s = shape();
    lexer_.expect(',');
    TileLayout l = tile_layout(s);
    lexer_.expect('>');
    return Type::tile(e, s, l);
  }
  if (lexer_.accept_word("shared")) {
    lexer_.expect('<');
    Element e = element();
    Shape s = shape();
    lexer_.expect(',');
    SharedLayout l = shared_layout(s, e);
    lexer_.expect('>');
    return Type::shared(e, s, l);
  }
  if (lexer_.accept_word("barrier")) return Type::barrier();
  if (lexer_.accept_word("barriers")) {
    Token where = lexer_.peek();
    Shape s = shape();
    if (s.rank != 1) lexer_.fail(where, "expected the number of barriers: barriers[4]");
    return Type::barriers(s.dim[0]);
  }
  if (lexer_.accept_word("tensor_map")) {
    lexer_.expect('<');
    Token where = lexer_.peek();
    Element e = element();
    if (e.pointer) lexer_.fail(where, "expected the element type of a tensor, found a pointer");
    lexer_.expect(',');
    int rank = static_cast<int>(lexer_.expect_integer("a number of dimensions", 1, max_rank));
    lexer_.expect('>');
    return Type::tensor_map(e.type, rank);
  }
  if (lexer_.peek().kind != Token::Kind::word ||
      (!lexer_.peek().is_word("ptr") && !element_type_named(lexer_.peek().text)))
    lexer_.fail_expected(
        "a type (f32, ptr<f32>, tile<...>, shared<...>, barrier, tensor_map<...>, var<...>)");
  return Type::scalar(element());
}

Shape TypeParser::shape() {
  Token where = lexer_.peek();
  lexer_.expect('[');
  Shape s;
  std::int64_t elements = 1;
  if (lexer_.accept(']')) return s;
  do {
    if (s.rank == max_rank)
      lexer_.fail(where, "expected at most " + std::to_string(max_rank) + " dimensions");
    s.dim[s.rank] = static_cast<int>(lexer_.expect_integer("an extent", 1, max_elements));
    elements *= s.dim[s.rank++];
    if (elements > max_elements)
      lexer_.fail(where, "expected at most " + std::to_string(max_elements) + " elements");
  } while (lexer_.accept(','));
  lexer_.expect(']');
  return s;
}

const TypeParser::Alias& TypeParser::alias(bool shared) {
  Token t = lexer_.expect(Token::Kind::alias, "a layout");
  auto it = aliases_.find(t.text);
  if (it == aliases_.end()) lexer_.fail(t, "layout #" + t.text + " is not defined above");
  if (it->second.shared != shared)
    lexer_.fail(t, std::string("expected a layout of ") + (shared ? "shared memory" : "registers") +
                       ", found #" + t.text + ", which is one of " +
                       (shared ? "registers" : "shared memory"));
  return it->second;
}

TileLayout TypeParser::tile_layout(const Shape& shape) {
  if (lexer_.peek().kind == Token::Kind::alias) return alias(false).tile;
  return named_tile(&shape);
}

SharedLayout TypeParser::shared_layout(const Shape& shape, const Element& element) {
  if (lexer_.peek().kind == Token::Kind::alias) return alias(true).smem;
  return named_shared(&shape, &element);
}

Shape TypeParser::shape_for(const Shape* shape) {
  if (shape) return *shape;
  lexer_.expect_word("for");
  last_shape_ = this->shape();
  return last_shape_;
}

template <class Spec>
TileLayout TypeParser::resolved(const Token& where, const Spec& spec, const Shape* shape) {
  Shape s = shape_for(shape);
  if (!s.powers_of_two() || s.rank == 0)
    lexer_.fail(where, "expected a shape of powers of two for " + where.text + ", found " + s.text());
  if constexpr (std::is_same_v<Spec, Blocked>) {
    if (spec.order.size != s.rank)
      lexer_.fail(where, "blocked has " + std::to_string(spec.order.size) + " dimensions, the shape " +
                             s.text() + " has " + std::to_string(s.rank));
  } else if (s.rank < 2) {
    lexer_.fail(where,
                "expected a shape with at least two dimensions for " + where.text + ", found " + s.text());
  }
  try {
    return spec.resolve(s);
  } catch (const UserError& e) {
    lexer_.fail(where, e.what());
  }
}

TileLayout TypeParser::named_tile(const Shape* shape) {
  Token where = lexer_.peek();
  if (where.is_word("r")) {
    TileLayout l = raw_tile();
    if (!shape && lexer_.peek().is_word("for")) shape_for(nullptr);
    return l;
  }
  if (lexer_.accept_word("blocked")) {
    Blocked b = blocked();
    return resolved(where, b, shape);
  }
  if (where.is_word("mma_accumulator")) {
    MmaAccumulator m = mma_accumulator();
    return resolved(where, m, shape);
  }
  if (lexer_.accept_word("dot_operand")) {
    DotOperand d = dot_operand();
    return resolved(where, d, shape);
  }
  if (lexer_.accept_word("slice")) return slice();
  lexer_.fail_expected(
      "a register layout (#N, blocked, mma_accumulator, dot_operand, slice, r[...] l[...] w[...])");
}

int TypeParser::power_of_two(std::string_view what, int high) {
  Token where = lexer_.peek();
  auto n = static_cast<int>(lexer_.expect_integer(what, 1, high));
  if (n & (n - 1)) lexer_.fail(where, "expected a power of two, found " + where.text);
  return n;
}

detail::IntList TypeParser::int_list() {
  Token where = lexer_.peek();
  detail::IntList list;
  lexer_.expect('[');
  do {
    if (list.size == max_rank)
      lexer_.fail(where, "expected at most " + std::to_string(max_rank) + " dimensions");
    list.v[list.size++] = static_cast<int>(lexer_.expect_integer("a number", 0, 1 << 20));
  } while (lexer_.accept(','));
  lexer_.expect(']');
  return list;
}

Blocked TypeParser::blocked() {
  Blocked b;
  Token where = lexer_.peek();
  lexer_.expect('(');
  b.size_per_thread = int_list();
  lexer_.expect(',');
  b.threads_per_warp = int_list();
  lexer_.expect(',');
  b.warps_per_cta = int_list();
  int rank = b.size_per_thread.size;
  b.order.size = rank;
  for (int i = 0; i < rank; ++i) b.order.v[i] = rank - 1 - i;
  if (lexer_.accept(',')) b.order = int_list();
  lexer_.expect(')');
  if (b.threads_per_warp.size != rank || b.warps_per_cta.size != rank || b.order.size != rank)
    lexer_.fail(
        where,
        "the lists of blocked(size_per_thread, threads_per_warp, warps_per_cta, order) differ in length");
  std::int64_t threads = 1, warps = 1;
  unsigned seen = 0;
  for (int i = 0; i < rank; ++i) {
    for (int n : {b.size_per_thread.v[i], b.threads_per_warp.v[i], b.warps_per_cta.v[i]})
      if (!std::has_single_bit(static_cast<unsigned>(n)))
        lexer_.fail(where, "blocked: expected powers of two, found " + std::to_string(n));
    threads *= b.threads_per_warp.v[i];
    warps *= b.warps_per_cta.v[i];
    if (threads > 32 || warps > 32) break;
    if (b.order.v[i] < rank) seen |= 1u << b.order.v[i];
  }
  if (threads != 32) lexer_.fail(where, "blocked: expected threads_per_warp with the product 32");
  if (warps > 32) lexer_.fail(where, "blocked: expected at most 32 warps");
  if (seen != (1u << rank) - 1) lexer_.fail(where, "blocked: expected each dimension once in the order");
  return b;
}

MmaAccumulator TypeParser::mma_accumulator() {
  Token where = lexer_.peek();
  lexer_.expect_word("mma_accumulator");
  lexer_.expect('(');
  MmaAccumulator m{};
  m.warps_m = power_of_two("a number of warps", 32);
  lexer_.expect(',');
  m.warps_n = power_of_two("a number of warps", 32);
  lexer_.expect(')');
  if (m.warps_m * m.warps_n > 32) lexer_.fail(where, "mma_accumulator: expected at most 32 warps");
  return m;
}

DotOperand TypeParser::dot_operand() {
  DotOperand d{};
  lexer_.expect('(');
  d.index = static_cast<int>(lexer_.expect_integer("an operand", 0, 1));
  lexer_.expect(',');
  d.parent = mma_accumulator();
  lexer_.expect(',');
  d.k_width = power_of_two("a k_width", 8);
  lexer_.expect(')');
  return d;
}

TileLayout TypeParser::slice() {
  lexer_.expect('(');
  Token where = lexer_.peek();
  auto d = static_cast<int>(lexer_.expect_integer("a dimension", 0, max_rank - 1));
  lexer_.expect(',');
  const Alias& parent = alias(false);
  lexer_.expect(')');
  if (d >= parent.shape.rank)
    lexer_.fail(where, "slice: expected a dimension of the shape for which the layout is defined, " +
                           parent.shape.text());
  return without_dimension(parent.tile, parent.shape, d);
}

std::uint32_t TypeParser::image() {
  return static_cast<std::uint32_t>(lexer_.expect_integer("an image", 0, max_elements - 1));
}

TileLayout TypeParser::raw_tile() {
  Token where = lexer_.peek();
  TileLayout l;
  int n = 0;
  auto list = [&](std::string_view word) {
    lexer_.expect_word(word);
    lexer_.expect('[');
    int count = 0;
    while (!lexer_.accept(']')) {
      if (n == TileLayout::capacity) lexer_.fail(where, "layout: expected at most 24 images");
      l.basis[n++] = image();
      ++count;
    }
    return count;
  };
  l.register_bits = list("r");
  if (list("l") != TileLayout::lane_bits) lexer_.fail(where, "layout: expected five lane images");
  l.warp_bits = list("w");
  if (l.warp_bits > 5) lexer_.fail(where, "layout: expected at most five warp images (32 warps)");
  return l;
}

SharedLayout TypeParser::named_shared(const Shape* shape, const Element* element) {
  Token where = lexer_.peek();
  if (where.is_word("s")) return raw_shared();
  if (!starts_shared_layout(where))
    lexer_.fail_expected("a shared layout (#N, swizzle_none, swizzle_128B, swizzled, padded, s[...])");
  lexer_.take();
  int list[3] = {};
  int wanted = where.text == "swizzled" ? 3 : where.text == "padded" ? 2 : 0;
  for (int i = 0; i < wanted; ++i) {
    lexer_.expect(i ? ',' : '(');
    bool amount = where.text == "padded" && i == 1;
    list[i] = amount ? static_cast<int>(lexer_.expect_integer("an amount", 0, 1 << 16))
                     : power_of_two("a number", 1 << 16);
  }
  if (wanted) lexer_.expect(')');
  Element e;
  if (element) {
    e = *element;
  } else {
    lexer_.expect_word("for");
    e = this->element();
    last_shape_ = this->shape();
    shape = &last_shape_;
  }
  if (!shape->has_elements())
    lexer_.fail(where, "expected a shape of positive extents for " + where.text + ", found " + shape->text());
  auto resolved = [&](const auto& spec) { return resolve(spec, *shape, e.bytes()); };
  if (where.text == "swizzle_none") return resolved(SwizzleBytes{0});
  if (where.text == "swizzled") return resolved(Swizzled{list[0], list[1], list[2]});
  if (where.text == "padded") return resolved(Padded{list[0], list[1]});
  for (int bytes : {128, 64, 32})
    if (where.text == "swizzle_" + std::to_string(bytes) + "B") return resolved(SwizzleBytes{bytes});
  lexer_.fail(where, "expected swizzle_128B, swizzle_64B or swizzle_32B, found " + where.text);
}

SharedLayout TypeParser::raw_shared() {
  Token where = lexer_.take();
  SharedLayout l;
  lexer_.expect('[');
  while (!lexer_.accept(']')) {
    if (l.bits == SharedLayout::capacity) lexer_.fail(where, "layout: expected at most 22 images");
    l.basis[l.bits++] = image();
  }
  if (lexer_.accept('^')) l.origin = image();
  for (int i = 0; lexer_.accept('+'); ++i) {
    if (i == SharedLayout::max_paddings) lexer_.fail(where, "layout: expected at most two paddings");
    l.padding[i].interval = power_of_two("an interval", 1 << 16);
    lexer_.expect(':');
    l.padding[i].amount = static_cast<int>(lexer_.expect_integer("an amount", 0, 1 << 16));
  }
  if (lexer_.accept_word("slots"))
    l.slot_stride = static_cast<std::uint32_t>(lexer_.expect_integer("a distance", 1, 1 << 21));
  return l;
}

}  // namespace tilewright::ir

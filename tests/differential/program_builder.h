// Builds programs for the differential tests from layouts that are known at run time only.
#pragma once
#include <cstring>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "ir/builder.h"
#include "ir/program.h"

namespace tilewright::differential {

using ir::Element;
using ir::ElementType;
using ir::OpKind;
using ir::Shape;
using ir::TileLayout;
using ir::Type;
using ir::Value;
using Attributes = std::vector<std::pair<std::string, ir::AttributeValue>>;

class ProgramBuilder {
 public:
  ProgramBuilder(std::string name, int warps, int cluster = 1) {
    program_.name = std::move(name);
    program_.num_warps = warps;
    program_.cluster = cluster;
    at_ = program_.body.get();
  }
  Value* pointer(const std::string& name, ElementType element) {
    program_.parameters.push_back({name, 256});
    return program_.body->add_argument(Type::pointer(element));
  }
  Value* tensor(const std::string& name, ElementType element, int rank) {
    program_.parameters.push_back({name, 1});
    return program_.body->add_argument(Type::tensor_map(element, rank));
  }
  ir::Op* op(OpKind kind, std::vector<Value*> operands, std::vector<Type> results,
             const Attributes& attributes = {}) {
    auto place = std::make_shared<ir::Location>(ir::Location{"differential.cpp", ++line_, 1, nullptr});
    ir::Op* o = ir::append(*at_, kind, std::move(operands), std::move(results), place);
    for (const auto& [name, value] : attributes) o->set_attribute(name, value);
    return o;
  }
  Value* value(OpKind kind, std::vector<Value*> operands, const Type& result,
               const Attributes& attributes = {}) {
    return op(kind, std::move(operands), {result}, attributes)->result();
  }
  Value* constant(std::int64_t v, ElementType type = ElementType::i32) {
    return value(OpKind::constant_, {}, Type::scalar(type), {{"value", v}});
  }
  // Ops appended by `body` go into a new region of the op.
  void region(ir::Op* owner, const std::vector<Element>& arguments,
              const std::function<std::vector<Value*>(const std::vector<Value*>&)>& body,
              bool yields = true) {
    ir::Region* inner = ir::add_region(*owner);
    std::vector<Value*> values;
    for (Element e : arguments) values.push_back(inner->add_argument(Type::scalar(e)));
    ir::Region* outer = std::exchange(at_, inner);
    std::vector<Value*> results = body(values);
    if (yields) op(OpKind::yield_, results, {});
    at_ = outer;
  }
  Value* map(OpKind kind, const std::vector<Value*>& operands, const Type& result,
             const Attributes& attributes = {}) {
    ir::Op* m = op(OpKind::map_, operands, {result});
    std::vector<Element> elements;
    for (Value* v : operands) elements.push_back(v->type.element);
    region(m, elements, [&](const std::vector<Value*>& arguments) {
      return std::vector<Value*>{value(kind, arguments, Type::scalar(result.element), attributes)};
    });
    return m->result();
  }
  // Flat row-major index of every element.
  Value* index(const Shape& shape, const TileLayout& layout) {
    Element i32{ElementType::i32, false};
    Value* flat = value(OpKind::arange_, {}, Type::tile(i32, ir::make_shape(shape.elements()), layout),
                        {{"start", std::int64_t{0}}});
    if (shape.rank == 1) return flat;
    return value(OpKind::reshape_, {flat}, Type::tile(i32, shape, layout));
  }
  Value* addresses(Value* base, const Shape& shape, const TileLayout& layout, std::int64_t offset = 0) {
    Value* moved = offset ? value(OpKind::pointer_add_, {base, constant(offset)}, base->type) : base;
    return map(OpKind::pointer_add_, {moved, index(shape, layout)},
               Type::tile(base->type.element, shape, layout));
  }
  // A tile from memory, row-major. i1 is read from bytes.
  Value* load(Value* base, Element element, const Shape& shape, const TileLayout& layout,
              std::int64_t offset = 0) {
    Value* p = addresses(base, shape, layout, offset);
    if (element.pointer) return p;
    Value* v = value(OpKind::load_, {p}, Type::tile({base->type.element.type, false}, shape, layout));
    if (element.type == base->type.element.type) return v;
    return map(OpKind::cast_, {v}, Type::tile(element, shape, layout));
  }
  void store(Value* base, Value* tile, std::int64_t offset = 0) {
    Value* stored = tile;
    if (tile->type.element.pointer)
      stored = value(OpKind::load_, {tile}, tile->type.with_element({tile->type.element.type, false}));
    else if (tile->type.element.type != base->type.element.type)
      stored = map(OpKind::cast_, {tile}, tile->type.with_element({base->type.element.type, false}));
    op(OpKind::store_, {addresses(base, tile->type.shape, tile->type.layout, offset), stored}, {});
  }
  void store_scalar(Value* base, Value* scalar, std::int64_t offset) {
    Value* p = value(OpKind::pointer_add_, {base, constant(offset)}, base->type);
    Value* stored = scalar;
    if (scalar->type.element.type != base->type.element.type)
      stored = value(OpKind::cast_, {scalar}, Type::scalar(base->type.element.type));
    op(OpKind::store_, {p, stored}, {});
  }

  ir::Program finish() { return std::move(program_); }

 private:
  ir::Program program_;
  ir::Region* at_;
  int line_ = 0;
};

}  // namespace tilewright::differential

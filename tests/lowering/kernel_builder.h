// Builds small programs op by op for the instruction tables.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "ir/builder.h"
#include "ir/layout_specs.h"
#include "ir/program.h"

namespace tilewright::lowering {

struct KernelBuilder {
  ir::Program program;
  ir::Region* at = nullptr;
  int line = 0;

  explicit KernelBuilder(std::string name, int warps = 4) {
    program.name = std::move(name);
    program.num_warps = warps;
    at = program.body.get();
  }

  // Every op stands on a line of its own.
  ir::LocationPtr next_line() {
    return std::make_shared<ir::Location>(ir::Location{"kernel.cpp", ++line, 1, nullptr});
  }
  ir::Value* parameter(const std::string& name, ir::Type type, std::int64_t multiple = 1) {
    program.parameters.push_back({name, multiple});
    return program.body->add_argument(type);
  }
  using Attributes = std::vector<std::pair<std::string, ir::AttributeValue>>;
  ir::Op* op(ir::OpKind kind, std::vector<ir::Value*> operands, std::vector<ir::Type> results,
             Attributes attributes = {}) {
    ir::Op* o = ir::append(*at, kind, std::move(operands), std::move(results), next_line());
    for (auto& [name, value] : attributes) o->set_attribute(name, value);
    return o;
  }
  ir::Value* value(ir::OpKind kind, std::vector<ir::Value*> operands, ir::Type result,
                   Attributes attributes = {}) {
    return op(kind, std::move(operands), {result}, std::move(attributes))->result();
  }
  ir::Value* constant(std::int64_t v, ir::ElementType t = ir::ElementType::i32) {
    return value(ir::OpKind::constant_, {}, ir::Type::scalar(t), {{"value", v}});
  }
  // One scalar op on every element.
  ir::Value* map(ir::OpKind kind, std::vector<ir::Value*> operands, ir::Type result,
                 Attributes attributes = {}) {
    ir::Op* m = op(ir::OpKind::map_, operands, {result});
    ir::Region* region = ir::add_region(*m);
    std::vector<ir::Value*> arguments;
    for (ir::Value* v : operands)
      arguments.push_back(region->add_argument(ir::Type::scalar(v->type.element)));
    ir::Region* outer = at;
    at = region;
    ir::Value* r = value(kind, arguments, ir::Type::scalar(result.element), std::move(attributes));
    op(ir::OpKind::yield_, {r}, {});
    at = outer;
    return m->result();
  }
};

}  // namespace tilewright::lowering

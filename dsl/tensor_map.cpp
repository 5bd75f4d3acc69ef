#include "dsl/tensor_map.h"

#include <vector>

namespace tilewright::detail {
namespace {

void set_options(ir::Op* op, const TensorCopyOptions& options) {
  if (options.multicast) op->set_attribute("multicast", std::int64_t{options.multicast});
  if (options.evict == Evict::first) op->set_attribute("evict", std::string("first"));
  if (options.evict == Evict::last) op->set_attribute("evict", std::string("last"));
}

const char* text(Combine combine) {
  switch (combine) {
    case Combine::add: return "add";
    case Combine::min: return "min";
    case Combine::max: return "max";
    case Combine::bit_and: return "and";
    case Combine::bit_or: return "or";
    default: return "xor";
  }
}

}  // namespace

void emit_tensor_load(ir::OpKind kind, const Handle& map, const Handle& buffer, const Handle& barrier,
                      const Handle* coordinates, int count, const TensorCopyOptions& options,
                      const SourceLocation& at) {
  Recorder& r = Recorder::current();
  auto where = located(at);
  std::vector<ir::Value*> operands{r.value(map, "copy_async: tensor", where),
                                   r.value(buffer, "copy_async: buffer", where),
                                   r.value(barrier, "copy_async: barrier", where)};
  for (int i = 0; i < count; ++i)
    operands.push_back(r.value(coordinates[i], "copy_async: coordinate", where));
  set_options(r.emit(kind, std::move(operands), {}, where), options);
}

void emit_tensor_store(const Handle& map, const Handle& buffer, const Handle* coordinates, int rank,
                       Combine combine, const TensorCopyOptions& options, const SourceLocation& at) {
  Recorder& r = Recorder::current();
  auto where = located(at);
  std::vector<ir::Value*> operands{r.value(map, "copy_async: tensor", where),
                                   r.value(buffer, "copy_async: buffer", where)};
  for (int i = 0; i < rank; ++i) operands.push_back(r.value(coordinates[i], "copy_async: coordinate", where));
  ir::Op* op = r.emit(ir::OpKind::tensor_store_, std::move(operands), {}, where);
  if (combine != Combine::replace) op->set_attribute("combine", std::string(text(combine)));
  set_options(op, options);
}

void emit_bulk(ir::OpKind kind, std::initializer_list<const Handle*> operands, const char* const* names,
               const SourceLocation& at) {
  Recorder& r = Recorder::current();
  auto where = located(at);
  std::vector<ir::Value*> values;
  for (const Handle* h : operands) values.push_back(r.value(*h, names[values.size()], where));
  r.emit(kind, std::move(values), {}, where);
}

}  // namespace tilewright::detail

// Assertions and prints on the device.
#pragma once
#include "dsl/math.h"

namespace tilewright {

// Traps with the text and the line where an element of the condition is false.
template <class C>
void device_assert(const C& condition, const char* text, SourceLocation at = SourceLocation::current()) {
  static_assert(std::is_same_v<typename detail::operand_traits<C>::element, i1>,
                "device_assert needs an i1 condition");
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Op* op = r.emit(ir::OpKind::device_assert_,
                      {r.value(detail::read(condition, at).handle(at), "device_assert", where)}, {}, where);
  op->set_attribute("text", std::string(text));
}

// Prints the text and the value, once for each element of a tile.
template <class X>
void device_print(const char* text, const X& value, SourceLocation at = SourceLocation::current()) {
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Op* op = r.emit(ir::OpKind::device_print_,
                      {r.value(detail::read(value, at).handle(at), "device_print", where)}, {}, where);
  op->set_attribute("text", std::string(text));
}

}  // namespace tilewright

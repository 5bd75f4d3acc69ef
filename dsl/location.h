// How ops learn the author's file and line: std::source_location as a trailing default argument, and for
// operators the operand wrappers of scalar.h and tile.h.
#pragma once
#include <source_location>

#include "ir/location.h"

namespace tilewright {

using SourceLocation = std::source_location;

// While it lives, ops recorded on this thread say that they were called from `call`. Library functions that
// record several ops, and apply() for epilogues, open one.
class CallScope {
 public:
  explicit CallScope(const SourceLocation& call);
  ~CallScope();
  CallScope(const CallScope&) = delete;
  CallScope& operator=(const CallScope&) = delete;
};

// While it lives, ops recorded on this thread name the place `call` and no other: functions of the language
// that are made of several ops. The outermost one counts.
class PlaceScope {
 public:
  explicit PlaceScope(const SourceLocation& call);
  ~PlaceScope();
  PlaceScope(const PlaceScope&) = delete;
  PlaceScope& operator=(const PlaceScope&) = delete;

 private:
  bool outermost_;
};

// The location with the chain of open scopes.
ir::LocationPtr located(const SourceLocation& here);

// Calls an epilogue or another helper so that its ops name both its lines and the caller's.
// Three overloads, since a source location cannot follow a pack.
template <class F, class A>
auto apply(const F& function, const A& a, SourceLocation here = SourceLocation::current()) {
  CallScope scope(here);
  return function(a);
}
template <class F, class A, class B>
auto apply(const F& function, const A& a, const B& b, SourceLocation here = SourceLocation::current()) {
  CallScope scope(here);
  return function(a, b);
}
template <class F, class A, class B, class C>
auto apply(const F& function, const A& a, const B& b, const C& c,
           SourceLocation here = SourceLocation::current()) {
  CallScope scope(here);
  return function(a, b, c);
}

}  // namespace tilewright

// A mistake that is found while a kernel is recorded or verified, or when its arguments are handed over.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "dsl/tilewright.h"

namespace tilewright::mistakes {

struct Mistake {
  const char* name;
  void (*run)();  // makes the mistake; a UserError leaves it

  Mistake(const char* name, void (*run)()) : name(name), run(run) { all().push_back(this); }
  static std::vector<const Mistake*>& all() {
    static std::vector<const Mistake*> list;
    return list;
  }
};

}  // namespace tilewright::mistakes

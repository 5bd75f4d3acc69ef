// Where in the author's code an op comes from: file and line, and the chain of helper calls that led there.
#pragma once
#include <memory>
#include <string>

namespace tilewright::ir {

struct Location {
  std::string file;
  int line = 0;
  int column = 0;
  std::shared_ptr<const Location> caller;  // the call of the helper in which this place lies, if any

  // file:line of the innermost place.
  std::string text() const { return file + ":" + std::to_string(line); }
  // file:line, called from file:line, ...
  std::string chain() const {
    std::string s = text();
    for (const Location* l = caller.get(); l; l = l->caller.get()) s += ", called from " + l->text();
    return s;
  }
};

using LocationPtr = std::shared_ptr<const Location>;

}  // namespace tilewright::ir

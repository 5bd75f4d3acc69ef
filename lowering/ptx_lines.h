// Which line of the author's program a line of PTX comes from, by its .file and .loc directives (PTX
// ISA 11.5).
#pragma once
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::lowering {

class PtxLines {
 public:
  struct Source {
    std::string file;
    int line = 0;
    int column = 0;
    std::string text() const { return file + ":" + std::to_string(line); }
  };

  explicit PtxLines(std::string_view ptx);

  // PTX lines count from 1. Nothing when no .loc of the same function stands before the line.
  std::optional<Source> source_of(int ptx_line) const;
  // The text of a PTX line without surrounding blanks; empty when there is none.
  std::string_view line(int ptx_line) const;

 private:
  struct Location {
    int file = 0;  // 0: none yet in this function
    int line = 0;
    int column = 0;
  };
  std::string ptx_;
  std::vector<std::string_view> lines_;
  std::vector<Location> locations_;
  std::map<int, std::string> files_;
};

}  // namespace tilewright::lowering

// Groups of registers that one memory instruction moves.
#pragma once
#include "lowering/axis_analysis.h"
#include "lowering/emit/emitter.h"

namespace tilewright::lowering {

// The registers of a tile in groups that one access of `access` covers, elements of a group in ascending
// order of their addresses.
std::vector<std::vector<int>> register_groups(const ir::TileLayout& layout, const VectorAccess& access);

// Values of memory type <-> machine words of one access: 1, 2, 4 or 8 bytes each, at most four.
// bytes: of the whole access.
struct Words {
  unsigned bits = 32;  // of a word
  llvm::SmallVector<llvm::Value*, 4> values;
};
Words to_words(Emitter& e, llvm::ArrayRef<llvm::Value*> elements, ir::Element element);
Registers from_words(Emitter& e, const Words& words, ir::Element element, int count);

// PTX spelling of a vector of words: "{$0, $1}" or "$0", and its constraint letters "h", "r" or "l".
std::string word_list(std::size_t first, std::size_t count);
const char* word_constraint(unsigned bits);
// ".v4.b32", ".b16", ...
std::string word_type(const Words& words);

// A condition that is known: true -> nullptr. Sets `never` if it is known to be false.
llvm::Value* simplify_condition(llvm::Value* condition, bool& never);

}  // namespace tilewright::lowering

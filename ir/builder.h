// Appends ops to a region. The only way in which the dsl, the parser and the lowering's tile passes make ops.
#pragma once
#include <initializer_list>

#include "ir/program.h"

namespace tilewright::ir {

// Makes an op that belongs to no region yet.
std::unique_ptr<Op> make_op(OpKind kind, std::vector<Value*> operands, std::vector<Type> result_types,
                            LocationPtr location);

// Appends an op to the end of the region; gives the op.
Op* append(Region& region, std::unique_ptr<Op> op);
Op* append(Region& region, OpKind kind, std::vector<Value*> operands, std::vector<Type> result_types,
           LocationPtr location);

// Puts an op in front of the op at `position`.
Op* insert(Region& region, std::size_t position, std::unique_ptr<Op> op);

// Gives the op a new empty region.
Region* add_region(Op& op);

// "file:line: op" for messages.
std::string where(const Op& op);

}  // namespace tilewright::ir

// What the rules of the verifier share: one op under check, and how mistakes are worded.
#pragma once
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "ir/program.h"

namespace tilewright::ir {

// One op whose operands, results, attributes and regions are known to have the number and kind that the op
// table says, and whose types are well formed. Every rule appends its mistakes.
class OpCheck {
 public:
  OpCheck(const Op& op, int num_warps, int cluster, std::vector<std::string>& errors)
      : op(op), num_warps(num_warps), cluster(cluster), errors_(errors) {}

  const Op& op;
  const int num_warps;
  const int cluster;  // CTAs; 0: not known

  const Type& operand(int i) const { return op.operands[static_cast<std::size_t>(i)]->type; }
  int operands() const { return static_cast<int>(op.operands.size()); }
  const Type& result(int i = 0) const { return op.results[static_cast<std::size_t>(i)]->type; }
  std::string operand_name(int i) const;
  // The number of an operand that is an integer constant; null for any other.
  const std::int64_t* constant(int i) const;

  // file:line: op: subject: found ..., expected ...; change.
  void wrong(std::string_view subject, const std::string& found, const std::string& expected,
             std::string_view change = "");
  bool require(bool good, std::string_view subject, const std::string& found, const std::string& expected,
               std::string_view change = "") {
    if (!good) wrong(subject, found, expected, change);
    return good;
  }

  // The type is exactly the expected one. `why` says where the expectation comes from ("the pointers'
  // element").
  bool same(std::string_view subject, const Type& found, const Type& expected, std::string_view why);
  // Kinds of operands.
  bool scalar(int operand);
  bool tile(int operand);
  bool scalar_or_tile(int operand);
  bool shared(int operand);
  bool tile_result();
  // An element among those listed; `change` says what to do otherwise.
  bool element(std::string_view subject, const Type& found, std::initializer_list<ElementType> legal,
               std::string_view change);
  // The attribute, if there, is one of the words.
  bool word(std::string_view attribute, std::initializer_list<std::string_view> legal);
  // The attribute, if there, is 0 or 1.
  bool flag(std::string_view attribute);
  // The attribute is in [low, high].
  bool in_range(std::string_view attribute, std::int64_t low, std::int64_t high, std::string_view why);
  // The attribute is a permutation of 0..rank-1.
  bool permutation(std::string_view attribute, int rank);
  // The region's arguments are scalars of these types and it ends in a yield of these.
  bool region_types(const Region& region, const std::vector<Type>& arguments,
                    const std::vector<Type>& yields);

 private:
  std::vector<std::string>& errors_;
};

// The op that ends the region with values, or null.
const Op* yield_of(const Region& region);

// "layout blocked(...)" or the map.
std::string layout_text(const Type& type);

// The rules of each class of ops.
void check_scalar_op(OpCheck& check);
void check_tile_op(OpCheck& check);
void check_dot(OpCheck& check);
void check_memory_op(OpCheck& check);
void check_shared_op(OpCheck& check);
void check_async_op(OpCheck& check);
void check_peer_op(OpCheck& check);
// An operand that is the rank of a CTA in the cluster.
bool cluster_rank(OpCheck& check, int operand);
// A tile with the elements and the shape of the view that is the op's first operand.
bool tile_of_view(OpCheck& check, std::string_view subject, const Type& tile);
// An operand that is one barrier.
bool one_barrier(OpCheck& check, int operand);
void check_control_op(OpCheck& check);
void check_warp_specialize(OpCheck& check);

}  // namespace tilewright::ir

// cp.async: chunks of 16, 8 or 4 bytes that are contiguous in global and in shared memory go by the copy
// engine; smaller ones by a load and a store, which are complete at the same wait. Masked-off elements read
// nothing and become 0.
#include "lowering/emit/memory.h"
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"
#include "lowering/shared_access_plan.h"

namespace tilewright::lowering {

using llvm::Value;

namespace {

// Addresses in a shared view of the elements that each register of a layout holds.
class SharedAddresses {
 public:
  SharedAddresses(Emitter& e, llvm::Value* base, const ir::Type& view, const ir::TileLayout& layout);
  llvm::Value* at(int reg);  // ptr addrspace(3)

 private:
  std::uint32_t offset_of(std::uint32_t element) const;  // before padding

  Emitter& e_;
  llvm::Value* base_;
  const ir::Type& view_;
  const ir::TileLayout& layout_;
  llvm::Value* thread_part_;
  std::uint32_t possible_ = 0;
};

SharedAddresses::SharedAddresses(Emitter& e, Value* base, const ir::Type& view, const ir::TileLayout& layout)
    : e_(e), base_(base), view_(view), layout_(layout) {
  // Before padding an offset is linear: the thread's part and the register's part are XORed.
  std::vector<std::uint32_t> images;
  for (int i = 0; i < ir::TileLayout::lane_bits; ++i) images.push_back(offset_of(layout.lane_basis(i)));
  for (int i = 0; i < layout.warp_bits; ++i) images.push_back(offset_of(layout.warp_basis(i)));
  for (std::uint32_t image : images) possible_ |= image;
  thread_part_ = e.in_entry([&] { return e.linear_map(e.thread(), images); });
}

std::uint32_t SharedAddresses::offset_of(std::uint32_t element) const {
  std::uint32_t offset = 0;
  for (int i = 0; i < view_.shared_layout.bits; ++i)
    if (element >> i & 1) offset ^= view_.shared_layout.basis[i];
  return offset;
}

Value* SharedAddresses::at(int reg) {
  auto& b = e_.builder;
  const ir::SharedLayout& shared = view_.shared_layout;
  Value* offset = e_.combine(thread_part_, possible_, offset_of(layout_.element(reg, 0, 0)) ^ shared.origin);
  Value* padded = offset;
  for (const ir::Padding& p : shared.padding)
    if (p.interval) {
      Value* count = b.CreateLShr(offset, std::countr_zero(static_cast<unsigned>(p.interval)));
      padded = b.CreateAdd(padded, b.CreateMul(count, e_.constant_i32(p.amount)));
    }
  return e_.byte_offset(base_, b.CreateMul(padded, e_.constant_i32(view_.element.bytes())));
}

// The widest prefix of the vector that is also contiguous and aligned in the buffer.
VectorAccess narrowed(VectorAccess access, const ir::Type& pointers, const ir::SharedLayout& shared) {
  int first = pointers.shape.first_bit(access.dim);
  int good = 0;
  for (; good < access.bit_count; ++good) {
    std::uint32_t step = 1u << good;
    bool fits = shared.basis[first + good] == step && !(shared.origin & step);
    for (int i = 0; i < shared.bits; ++i)
      if (i != first + good && (shared.basis[i] & step)) fits = false;
    for (const ir::Padding& p : shared.padding)
      if (p.interval && (p.interval % static_cast<int>(2 * step) || p.amount % static_cast<int>(2 * step)))
        fits = false;
    if (!fits) break;
  }
  while (access.bit_count > good) {
    access.register_mask &= ~(1u << access.register_bit[--access.bit_count]);
    access.width /= 2;
  }
  return access;
}

}  // namespace

void emit_copy_async(Emitter& e, const ir::Op& op) {
  auto& b = e.builder;
  const ir::Type& pointers = op.operands[0]->type;
  const ir::Type& view = op.operands[1]->type;
  const ir::Value* mask = op.operands.size() > 2 ? op.operands[2] : nullptr;
  ir::Element element = view.element;
  VectorAccess access = narrowed(vector_access(pointers, e.axes.of(*op.operands[0]),
                                               mask ? &e.axes.of(*mask) : nullptr, element.bytes()),
                                 pointers, view.shared_layout);
  int bytes = access.width * element.bytes();
  bool engine = bytes >= 4 && e.target.has_cp_async();
  std::string cache = op.text("cache"), evict = op.text("evict");
  if (engine && cache == "cg" && bytes != 16)
    e.fail(op, "cache 'cg' copies 16 bytes at a time, this copy's chunks have " + std::to_string(bytes) +
                   "; leave cache away or make the pointers' contiguity and alignment known");
  SharedMap map(ir::Type::tile(element, pointers.shape, pointers.layout), view);
  e.accesses.push_back({op.location ? op.location->text() : "", "copy_async", "shared",
                        engine ? "cp.async" : "ld.global + st.shared", bytes,
                        bank_conflict_ways(map, bytes)});
  Value* once = e.is_first_copy(pointers.layout);
  SharedAddresses addresses(e, e.scalar(op.operands[1]), view, pointers.layout);
  for (const auto& group : register_groups(pointers.layout, access)) {
    auto first = static_cast<std::size_t>(group[0]);
    Value* from = e.registers(op.operands[0])[first];
    Value* to = addresses.at(group[0]);
    bool never = false;
    Value* condition = mask ? simplify_condition(e.registers(mask)[first], never) : nullptr;
    if (engine) {
      std::string cop = cache == "ca" || bytes < 16 ? "ca" : "cg";
      std::string text = "cp.async." + cop + ".shared.global [$0], [$1], " + std::to_string(bytes);
      std::string constraints = "r,l";
      llvm::SmallVector<Value*, 4> operands{b.CreatePtrToInt(to, e.i32()), from};
      if (condition || never) {
        // Source size 0: nothing is read, the chunk becomes 0.
        operands.push_back(never ? static_cast<Value*>(e.constant_i32(0))
                                 : b.CreateSelect(condition, e.constant_i32(bytes), e.constant_i32(0)));
        text += ", $2";
        constraints += ",r";
      }
      text += ";";
      if (once) {
        text = "@$" + std::to_string(operands.size()) + " " + text;
        operands.push_back(once);
        constraints += ",b";
      }
      e.ptx(text, constraints, nullptr, operands);
      continue;
    }
    llvm::Type* type = b.getIntNTy(static_cast<unsigned>(8 * bytes));
    auto align = llvm::Align(static_cast<std::uint64_t>(bytes));
    e.when(once, [&] {
      Value* value = llvm::ConstantInt::get(type, 0);
      if (!never && !condition) value = b.CreateAlignedLoad(type, from, align);
      if (condition) {
        unsigned width = static_cast<unsigned>(8 * bytes);
        Value* zero = llvm::ConstantInt::get(width == 8 ? e.i16() : type, 0);
        std::string letter = word_constraint(width);
        value = e.ptx("@$3 ld.global.b" + std::to_string(width) + " $0, [$2];", "=" + letter + ",0,l,b",
                      zero->getType(), {zero, from, condition});
        value = b.CreateTrunc(value, type);
      }
      b.CreateAlignedStore(value, to, align);
    });
  }
}

void emit_async_group(Emitter& e, const ir::Op& op) {
  if (!e.target.has_cp_async()) return;
  if (op.kind == ir::OpKind::commit_group_)
    e.ptx("cp.async.commit_group;", "", nullptr, {});
  else
    e.ptx("cp.async.wait_group " + std::to_string(op.integer("pending")) + ";", "", nullptr, {});
}

}  // namespace tilewright::lowering

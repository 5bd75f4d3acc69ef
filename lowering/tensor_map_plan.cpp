#include "lowering/tensor_map_plan.h"

#include <algorithm>

#include "ir/builder.h"
#include "ir/error.h"

namespace tilewright::lowering {

std::uint32_t view_alignment(const ir::Value& view) {
  const ir::Op& op = *view.op;
  if (op.kind == ir::OpKind::shared_alloc_) return 1024;
  std::uint32_t alignment = view_alignment(*op.operands[0]);
  if (op.kind == ir::OpKind::shared_index_) {
    const ir::Type& from = op.operands[0]->type;
    const std::uint32_t stride =
        from.shared_layout.padded(ir::leading_stride(from.shared_layout, from.shape)) *
        static_cast<std::uint32_t>(from.element.bytes());
    alignment = std::min(alignment, stride & (0u - stride));
  }
  return alignment;
}

namespace {

// How a copy's descriptor names the element. Sums and bitwise reductions of 64 bits are those of unsigned
// ones: a descriptor of signed ones makes them an illegal instruction (measured on an H200).
std::string descriptor_element(const ir::Op& op, const ir::Type& map) {
  if (map.element.type == ir::ElementType::i64 && op.has("combine")) {
    const std::string& combine = op.text("combine");
    if (combine != "min" && combine != "max") return "u64";
  }
  return map.element.text();
}

}  // namespace

TensorMapPlan plan_tensor_maps(const ir::Program& program) {
  TensorMapPlan plan;
  ir::walk(*program.body, [&](const ir::Op& op) {
    const bool im2col = op.kind == ir::OpKind::im2col_load_;
    if (op.kind != ir::OpKind::tensor_load_ && op.kind != ir::OpKind::tensor_store_ && !im2col) return;
    const ir::Value &map = *op.operands[0], &buffer = *op.operands[1];
    std::string why;
    const int rank = map.type.shape.rank;
    std::optional<TensorBoxPlan> box =
        im2col ? plan_pixel_column(buffer.type, why) : plan_tensor_box(buffer.type, rank, why);
    if (!box) throw UserError(ir::where(op) + ": buffer: " + why);
    if (view_alignment(buffer) < box->alignment)
      throw UserError(ir::where(op) + ": buffer: found an address that is a multiple of " +
                      std::to_string(view_alignment(buffer)) + " bytes, expected " +
                      std::to_string(box->alignment) +
                      " for this layout; use larger slots or a narrower swizzle");
    TensorMapArgument wanted{map.index, descriptor_element(op, map.type), rank, box->box, box->swizzle, 0,
                             im2col};
    if (im2col) {
      wanted.box.fill(1);
      for (int d : {0, 1})
        wanted.box[static_cast<std::size_t>(rank - 2 + d)] = box->box[static_cast<std::size_t>(d)];
    }
    auto known = std::find(plan.maps.begin(), plan.maps.end(), wanted);
    if (known == plan.maps.end()) known = plan.maps.insert(known, wanted);
    plan.uses.emplace(
        &op, TensorMapPlan::Use{static_cast<std::size_t>(known - plan.maps.begin()), std::move(*box)});
  });
  return plan;
}

}  // namespace tilewright::lowering

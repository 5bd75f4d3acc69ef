// mbarriers. Every thread of a group waits; each warp arrives once, by one lane after the others; one elected
// thread of the group announces bytes.
#include "lowering/barrier_plan.h"
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using llvm::Value;
namespace Intrinsic = llvm::Intrinsic;

void emit_barrier_alloc(Emitter& e, const ir::Op& op) { e.define(op.result(), e.buffer(op)); }

void emit_barrier_index(Emitter& e, const ir::Op& op) {
  Value* bytes = e.builder.CreateShl(e.scalar(op.operands[1]), 3);
  e.define(op.result(), e.byte_offset(e.scalar(op.operands[0]), bytes));
}

namespace {

constexpr int named_phases = 64;

// "KERNEL, phase N" for the phase, out of one table a module: the text of a failure is a constant.
Value* name_of_phase(Emitter& e, Value* phase) {
  const std::string kernel = e.program.name.substr(0, 64);
  const std::size_t bytes = kernel.size() + sizeof(", an even phase from 64 on");
  llvm::GlobalVariable* table = e.module.getNamedGlobal("phases");
  if (!table) {
    std::string text;
    for (int i = 0; i < named_phases + 2; ++i) {
      text += kernel + (i < named_phases ? ", phase " + std::to_string(i)
                        : i % 2          ? ", an odd phase from 65 on"
                                         : ", an even phase from 64 on");
      text.resize(bytes * static_cast<std::size_t>(i + 1), '\0');
    }
    auto* data = llvm::ConstantDataArray::getString(e.context, text, false);
    table = new llvm::GlobalVariable(e.module, data->getType(), true, llvm::GlobalValue::PrivateLinkage, data,
                                     "phases", nullptr, llvm::GlobalVariable::NotThreadLocal, 1);
  }
  auto& b = e.builder;
  Value* late = b.CreateOr(b.CreateAnd(phase, 1), named_phases);
  Value* entry = b.CreateSelect(b.CreateICmpULT(phase, e.constant_i32(named_phases)), phase, late);
  Value* place =
      b.CreateInBoundsGEP(llvm::ArrayType::get(e.i8(), bytes), table, b.CreateZExt(entry, e.i64()));
  return b.CreateAddrSpaceCast(place, llvm::PointerType::get(e.context, 0));
}

// After too many tries: who waited for what, and the end of the kernel.
void give_up(Emitter& e, const ir::Op& op) {
  const std::string name = barriers_of(*op.operands[0]).text("name", "without a name");
  emit_failure(e, op,
               "barrier " + name + ": the phase did not end; check arrival counts, bytes expected and phases",
               name_of_phase(e, e.scalar(op.operands[1])));
}

}  // namespace

void emit_barrier_wait(Emitter& e, const ir::Op& op) {
  auto& b = e.builder;
  Value* barrier = e.scalar(op.operands[0]);
  Value* parity = b.CreateAnd(e.scalar(op.operands[1]), 1);  // of the full phase number
  auto* before = b.GetInsertBlock();
  auto* wait = llvm::BasicBlock::Create(e.context, "wait", e.function);
  auto* done = llvm::BasicBlock::Create(e.context, "waited", e.function);
  b.CreateBr(wait);
  b.SetInsertPoint(wait);
  llvm::PHINode* tries = nullptr;
  if (e.options.wait_limit) {
    tries = b.CreatePHI(e.i32(), 2);
    tries->addIncoming(e.constant_i32(0), before);
  }
  // Not the .relaxed form: it would not make what others wrote visible.
  Value* ended = e.intrinsic(op.text("scope") == "cluster"
                                 ? Intrinsic::nvvm_mbarrier_try_wait_parity_scope_cluster_space_cta
                                 : Intrinsic::nvvm_mbarrier_try_wait_parity_scope_cta_space_cta,
                             {barrier, parity});
  if (!tries) {
    b.CreateCondBr(ended, done, wait);
  } else {
    auto* again = llvm::BasicBlock::Create(e.context, "wait.again", e.function);
    auto* never = llvm::BasicBlock::Create(e.context, "wait.failed", e.function);
    b.CreateCondBr(ended, done, again);
    b.SetInsertPoint(again);
    Value* next = b.CreateAdd(tries, e.constant_i32(1));
    tries->addIncoming(next, again);
    b.CreateCondBr(b.CreateICmpUGE(next, e.constant_i32(e.options.wait_limit)), never, wait);
    b.SetInsertPoint(never);
    give_up(e, op);
  }
  b.SetInsertPoint(done);
}

void emit_barrier_arrive(Emitter& e, const ir::Op& op) {
  Value* barrier = e.scalar(op.operands[0]);
  e.warp_barrier();  // what all lanes did comes before the one lane's arrival
  e.when(e.is_elected_lane(), [&] {
    const bool wide = op.text("scope") == "cluster";
    if (op.operands.size() == 1 && wide) {
      e.ptx("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", "r", nullptr,
            {e.address_word(barrier)});
      return;
    }
    if (op.operands.size() == 1) {
      e.intrinsic(Intrinsic::nvvm_mbarrier_arrive_shared, {barrier});
      return;
    }
    // Default semantics (release at CTA scope) unless the author asks for more: .release.cluster costs a
    // memory barrier of the whole GPU.
    e.ptx(std::string("{ .reg .b32 peer; mapa.shared::cluster.u32 peer, $0, $1; mbarrier.arrive") +
              (wide ? ".release.cluster" : "") + ".shared::cluster.b64 _, [peer]; }",
          "r,r", nullptr, {e.address_word(barrier), e.scalar(op.operands[1])});
  });
}

void emit_barrier_expect(Emitter& e, const ir::Op& op) {
  std::int64_t bytes = 0;
  for (std::size_t i = 1; i < op.operands.size(); ++i)
    bytes += op.operands[i]->type.shape.elements() * op.operands[i]->type.element.bytes();
  e.when(e.is_elected_thread(), [&] {
    e.intrinsic(Intrinsic::nvvm_mbarrier_arrive_expect_tx_scope_cta_space_cta,
                {e.scalar(op.operands[0]), e.constant_i32(bytes)});
  });
}

void emit_barrier_arrive_copies(Emitter& e, const ir::Op& op) {
  e.ptx("cp.async.mbarrier.arrive.noinc.shared::cta.b64 [$0];", "r", nullptr,
        {e.address_word(e.scalar(op.operands[0]))});
}

}  // namespace tilewright::lowering

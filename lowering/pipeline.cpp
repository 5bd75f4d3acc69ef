// The stages of the lowering in their order. Each is run, verified, timed and can be dumped.
#include <chrono>

#include "ir/clone.h"
#include "ir/printer.h"
#include "ir/verifier.h"
#include "lowering/assembler.h"
#include "lowering/axis_analysis.h"
#include "lowering/codegen.h"
#include "lowering/emit/emitter.h"
#include "lowering/insert_barriers.h"
#include "lowering/llvm_headers.h"
#include "lowering/lower.h"
#include "lowering/partition_plan.h"
#include "lowering/register_operands.h"
#include "lowering/shared_memory_plan.h"
#include "lowering/target_check.h"
#include "lowering/tensor_map_plan.h"

namespace tilewright::lowering {

namespace {

class Stages {
 public:
  Stages(LoweredKernel& kernel, bool keep) : kernel_(kernel), keep_(keep) {}
  // Ends a stage that began when the one before ended.
  void end(const char* name, const std::function<std::string()>& text) {
    auto now = std::chrono::steady_clock::now();
    double ms = std::chrono::duration<double, std::milli>(now - begin_).count();
    kernel_.metadata.lowering_ms += ms;
    kernel_.stages.push_back({name, keep_ ? text() : "", ms});
    begin_ = std::chrono::steady_clock::now();
  }

 private:
  LoweredKernel& kernel_;
  bool keep_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

// The parameters as the emission declares them: scalars and pointers in their order, then the descriptors.
void describe_arguments(const ir::Program& program, const Target& target, const TensorMapPlan& maps,
                        KernelMetadata& metadata) {
  std::uint32_t offset = 0;
  for (std::size_t i = 0; i < program.parameters.size(); ++i) {
    const ir::Type& type = program.body->argument(static_cast<int>(i))->type;
    if (type.is_tensor_map()) {
      metadata.arguments.push_back({program.parameters[i].name, type.brief(), 0, 0, 1, false});
      continue;
    }
    const ir::Element& element = type.element;
    auto size = static_cast<std::uint32_t>(element.bytes());
    offset = (offset + size - 1) / size * size;
    metadata.arguments.push_back({program.parameters[i].name, element.text(), offset, size,
                                  static_cast<std::uint32_t>(program.parameters[i].multiple), false});
    offset += size;
  }
  for (TensorMapArgument map : maps.maps) {
    map.offset = (offset + TensorMapArgument::alignment - 1) / TensorMapArgument::alignment *
                 TensorMapArgument::alignment;
    offset = map.offset + TensorMapArgument::size;
    metadata.tensor_maps.push_back(std::move(map));
  }
  if (offset > static_cast<std::uint32_t>(target.limits.parameter_bytes))
    throw UserError(program.name + ": the parameters take " + std::to_string(offset) + " bytes, " +
                    target.name() + " has " + std::to_string(target.limits.parameter_bytes) +
                    "; pass some of them through memory");
}

}  // namespace

LoweredKernel lower(const ir::Program& original, const Target& target, const LowerOptions& options) {
  LoweredKernel kernel;
  kernel.name = original.name;
  Stages stages(kernel, options.keep_stages);
  ir::verify(original);
  check_target(original, target);
  check_register_operands(original);
  kernel.metadata.num_warps = ir::launch_warps(original);
  kernel.metadata.cluster = {original.cluster, 1, 1};
  describe_arguments(original, target, plan_tensor_maps(original), kernel.metadata);
  stages.end("tile", [&] { return ir::print(original); });

  ir::Program program = ir::clone(original);
  SharedMemoryPlan plan = plan_shared_memory(program, target);
  kernel.metadata.dynamic_shared_bytes = plan.bytes;
  insert_barriers(program, plan, target);
  ir::verify(program);
  stages.end("barriers", [&] { return ir::print(program); });

  const PartitionPlan partitions = plan_partitions(program, target);
  const TensorMapPlan maps = plan_tensor_maps(program);
  AxisAnalysis axes(program);
  std::string where = (program.location ? program.location->text() + ": " : "") + "kernel " + program.name;
  with_llvm_recovery(where, [&] {
    auto machine = make_target_machine(target);
    llvm::LLVMContext context;
    LlvmErrors errors(context);
    llvm::Module module(program.name, context);
    module.setTargetTriple(machine->getTargetTriple());
    module.setDataLayout(machine->createDataLayout());
    Emitter emitter(module, program, target, options, {plan, partitions, maps, axes});
    emitter.emit_kernel();
    kernel.accesses = emitter.accesses;
    verify(module, "emission");
    stages.end("llvm", [&] { return text_of(module); });
    optimise(module, *machine);
    verify(module, "optimisation");
    if (options.keep_stages) kernel.llvm_ir = text_of(module);
    stages.end("optimised", [&] { return kernel.llvm_ir; });
    kernel.ptx = emit_ptx(module, *machine);
    errors.throw_if_any(where);
    stages.end("ptx", [&] { return kernel.ptx; });
  });
  return kernel;
}

namespace {

void refuse_slow_code(const ir::Program& program, const Assembly& assembly) {
  std::string found;
  const int spilled = assembly.spill_store_bytes + assembly.spill_load_bytes;
  if (spilled)
    found = std::to_string(spilled) + " bytes of spilled registers at " + std::to_string(assembly.registers) +
            " registers a thread; use smaller tiles, or give the partition more registers";
  for (const AssemblerDiagnostic& d : assembly.diagnostics)
    if (d.code.starts_with("C75"))
      found += (found.empty() ? "" : "\n  ") + (d.location.empty() ? "" : d.location + ": ") + d.code + " " +
               d.text;
  if (!found.empty())
    throw UserError((program.location ? program.location->text() + ": " : "") + "kernel " + program.name +
                    ": found " + found + " (LowerOptions::strict)");
}

}  // namespace

CompiledKernel compile(const ir::Program& program, const Target& target, const LowerOptions& options) {
  LoweredKernel lowered = lower(program, target, options);
  CompiledKernel compiled{lowered.name, target, std::move(lowered.ptx), {}, std::move(lowered.metadata)};
  if (const Assembler* assembler = Assembler::shared()) {
    AssembleOptions assemble;
    assemble.line_info = options.line_info;
    Assembly assembly = assembler->assemble(compiled.ptx, target, compiled.name, assemble);
    if (options.strict) refuse_slow_code(program, assembly);
    assembly.write_to(compiled.metadata, assembler->version());
    compiled.cubin = std::move(assembly.cubin);
  }
  return compiled;
}

}  // namespace tilewright::lowering

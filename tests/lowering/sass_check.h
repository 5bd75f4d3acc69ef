// Does machine code keep the registers that a wgmma in flight reads? ptxas schedules the writes of operand A
// around the asynchronous products; a write that it (or our PTX) puts in front of the wait gives wrong
// numbers now and then, without a diagnostic.
#pragma once
#include <optional>
#include <string>
#include <vector>

namespace tilewright::lowering {

struct SassCheck {
  int products = 0;                   // GMMA instructions whose A is in registers
  std::vector<std::string> problems;  // "kernel: R24 written at 0x1230 (text) while ... in flight"
};

// Checks the output of `nvdisasm -c` (sm_90a). Groups of products end with gsb0 at their last instruction and
// stay in flight until WARPGROUP.DEPBAR.LE gsb0, N leaves at most the N youngest; all paths through the code
// are followed. Registers of A are four from the one named.
SassCheck check_sass(const std::string& text);

// nvdisasm beside the ptxas in use, on PATH, or named by TILEWRIGHT_NVDISASM; nothing if there is none.
std::optional<std::string> find_disassembler();
// Throws UserError with the tool's output if it fails.
std::string disassemble(const std::string& disassembler, const std::vector<std::byte>& cubin);

}  // namespace tilewright::lowering

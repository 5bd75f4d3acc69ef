// What ptxas printed (-v), as data.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "lowering/compiled_kernel.h"
#include "lowering/ptx_lines.h"

namespace tilewright::lowering {

// One error line of ptxas.
struct PtxasError {
  std::string code;  // "C7602", or ""
  std::string text;  // without the "ptxas fatal   :" in front
  int ptx_line = 0;  // 0 when it names none
};

struct PtxasReport {
  bool has_entry = false;  // the kernel was among the entries reported
  int registers = 0;
  int spill_store_bytes = 0;
  int spill_load_bytes = 0;
  int stack_bytes = 0;
  int static_shared_bytes = 0;
  int barriers = 0;
  std::vector<AssemblerDiagnostic>
      diagnostics;                 // every line with a Cnnnn code that is no error, and warnings
  std::vector<PtxasError> errors;  // "aborted due to errors" left out
};

// Reads the report of entry `kernel`; its other functions' stacks and spills are added to it.
PtxasReport parse_ptxas_output(std::string_view output, std::string_view kernel, const PtxLines& lines);

}  // namespace tilewright::lowering

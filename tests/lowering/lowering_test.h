// What the tests of the lowering share: programs from text, expectations on PTX, assembling.
#pragma once
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "ir/error.h"
#include "ir/parser.h"
#include "lowering/assembler.h"
#include "lowering/lower.h"

namespace tilewright::lowering {

inline LoweredKernel lower_text(const std::string& text, const std::string& target = "sm_90a",
                                const LowerOptions& options = {}) {
  return lower(ir::parse(text, "kernel.tile"), Target::parse(target), options);
}

// The number of times a text occurs.
inline int count(const std::string& text, const std::string& what) {
  int n = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + what.size())) ++n;
  return n;
}

// The texts that PTX holds as lists of bytes, one a line.
inline std::string text_of_bytes(const std::string& ptx) {
  std::string text;
  for (std::size_t at = ptx.find("] = {"); at != std::string::npos; at = ptx.find("] = {", at + 1)) {
    for (std::size_t i = at + 4; ptx[i] != '}';) {
      const int byte = std::atoi(&ptx[++i]);
      text += byte ? static_cast<char>(byte) : ' ';
      i = ptx.find_first_of(",}", i);
    }
    text += '\n';
  }
  return text;
}

#define EXPECT_CONTAINS(text, what) \
  EXPECT_NE((text).find(what), std::string::npos) << "expected " << (what) << " in\n" << (text)
#define EXPECT_LACKS(text, what) \
  EXPECT_EQ((text).find(what), std::string::npos) << "unexpected " << (what) << " in\n" << (text)

// Assembles where there is a ptxas; says why not where there is none.
inline void expect_assembles(const LoweredKernel& kernel, const std::string& target = "sm_90a") {
  const Assembler* assembler = Assembler::shared();
  if (!assembler) GTEST_SKIP() << "no ptxas on this machine: the PTX is not assembled";
  try {
    EXPECT_FALSE(assembler->assemble(kernel.ptx, Target::parse(target), kernel.name).cubin.empty());
  } catch (const UserError& e) {
    ADD_FAILURE() << e.what() << "\n" << kernel.ptx;
  }
}

}  // namespace tilewright::lowering

#include "sass_check.h"

#include <unistd.h>

#include <algorithm>
#include <bitset>
#include <cstdlib>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "ir/error.h"
#include "lowering/assembler.h"
#include "lowering/process.h"

namespace tilewright::lowering {
namespace {

using RegisterSet = std::bitset<256>;

struct Instruction {
  std::string address, text, opcode;
  std::vector<std::string> operands;
  bool conditional = false;
  std::string target;  // label of a branch
};

struct Function {
  std::string name;
  std::vector<Instruction> code;
  std::map<std::string, std::size_t> labels;
};

bool starts(const std::string& s, const char* prefix) { return s.rfind(prefix, 0) == 0; }
bool contains(const std::string& s, const char* what) { return s.find(what) != std::string::npos; }

// "R24" -> 24, -1 for all else (RZ, UR4, R2.64, memory).
int register_number(const std::string& operand) {
  if (operand.size() < 2 || operand[0] != 'R' || operand.find_first_not_of("0123456789", 1) != operand.npos)
    return -1;
  return std::atoi(operand.c_str() + 1);
}

Instruction parse_instruction(const std::string& address, std::string text) {
  Instruction i;
  i.address = address;
  i.text = text;
  if (text[0] == '@') {
    i.conditional = true;
    text.erase(0, text.find(' ') + 1);
  }
  std::size_t end = text.find(' ');
  i.opcode = text.substr(0, end);
  std::stringstream rest(end == text.npos ? "" : text.substr(end + 1));
  for (std::string operand; std::getline(rest, operand, ',');) {
    const std::size_t first = operand.find_first_not_of(' '), last = operand.find_last_not_of(' ');
    if (first != operand.npos) i.operands.push_back(operand.substr(first, last - first + 1));
  }
  for (const std::string& operand : i.operands) {
    if (const std::size_t at = operand.find("`("); at != operand.npos)
      i.target = operand.substr(at + 2, operand.find(')') - at - 2);
    else if (starts(i.opcode, "BRA") && contains(operand, "P"))  // BRA.U UP0, `(.L)
      i.conditional = true;
  }
  return i;
}

std::vector<Function> parse(const std::string& text) {
  static const std::regex section(R"(^\s*\.section\s+\.text\.([^,\s]+),.*)"), label(R"(^\s*([.\w$]+):.*)"),
      instruction(R"(^\s*/\*([0-9a-f]+)\*/\s+([^;]*[^;\s])\s*;.*)");
  std::vector<Function> functions;
  std::stringstream lines(text);
  std::smatch match;
  for (std::string line; std::getline(lines, line);) {
    if (std::regex_match(line, match, section)) {
      functions.push_back({match[1], {}, {}});
    } else if (functions.empty()) {
      continue;
    } else if (std::regex_match(line, match, instruction)) {
      functions.back().code.push_back(parse_instruction(match[1], match[2]));
    } else if (std::regex_match(line, match, label)) {
      functions.back().labels[match[1]] = functions.back().code.size();
    }
  }
  return functions;
}

bool is_product(const Instruction& i) {
  return starts(i.opcode, "HGMMA") || starts(i.opcode, "QGMMA") || starts(i.opcode, "IGMMA") ||
         starts(i.opcode, "BGMMA");
}

RegisterSet range(int first, int count) {
  RegisterSet set;
  for (int r = first; first >= 0 && r < std::min(first + count, 255); ++r)
    set.set(static_cast<std::size_t>(r));
  return set;
}

// Operand A of a product, empty if it is in shared memory: "R88, R152, gdesc[UR16], R88".
RegisterSet registers_of_a(const Instruction& i) {
  return i.operands.size() > 1 ? range(register_number(i.operands[1]), 4) : RegisterSet();
}

// How many registers an instruction writes from its first one on.
int width(const Instruction& i) {
  const std::string& op = i.opcode;
  if (is_product(i)) {  // 64xNxK, f32 and s32 one a column pair and row of a lane: N / 2
    int n = 256;
    if (const std::size_t x = op.find("64x"); x != op.npos) n = std::atoi(op.c_str() + x + 3);
    return starts(op, "HGMMA") && contains(op, ".F16") && !contains(op, ".F32") ? n / 4 : n / 2;
  }
  if (contains(op, "MMA")) return 4;
  if (contains(op, ".128")) return 4;
  if (starts(op, "LDSM")) return contains(op, ".4") ? 4 : contains(op, ".2") ? 2 : 1;
  if (starts(op, "CS2R")) return contains(op, ".32") ? 1 : 2;
  if (contains(op, "WIDE") || contains(op, ".64") || contains(op, "F64") || contains(op, "U64") ||
      contains(op, "S64"))
    return 2;
  for (const char* f64 : {"DADD", "DMUL", "DFMA", "DMNMX"})
    if (starts(op, f64)) return 2;
  return 1;
}

// At most what it writes: too much is an alarm that somebody looks at, too little hides one.
RegisterSet written(const Instruction& i) {
  for (const char* none : {"BAR", "WARPSYNC", "NANOSLEEP", "RET", "CALL", "BRX", "JMX", "R2P", "CCTL", "ST",
                           "RED.", "B2R.RESULT"})
    if (starts(i.opcode, none)) return {};
  if (contains(i.opcode, "SETP") || starts(i.opcode, "FCHK")) return {};
  for (const std::string& operand : i.operands) {
    const bool predicate = starts(operand, "P") || starts(operand, "UP") || starts(operand, "!");
    if (!predicate) return range(register_number(operand), width(i));
  }
  return {};
}

// Sets of A's registers in flight: the group being issued first, then the groups from the youngest on.
struct InFlight {
  static constexpr std::size_t most = 9;  // wait_group takes 0 to 7: older groups count as one
  std::vector<RegisterSet> groups = {RegisterSet()};

  bool join(const InFlight& other) {
    bool changed = groups.size() < other.groups.size();
    groups.resize(std::max(groups.size(), other.groups.size()));
    for (std::size_t g = 0; g < other.groups.size(); ++g) {
      changed |= (other.groups[g] & ~groups[g]).any();
      groups[g] |= other.groups[g];
    }
    return changed;
  }
  RegisterSet all() const {
    RegisterSet set;
    for (const RegisterSet& g : groups) set |= g;
    return set;
  }
  void step(const Instruction& i) {
    if (is_product(i)) {
      groups[0] |= registers_of_a(i);
      if (std::find(i.operands.begin(), i.operands.end(), "gsb0") == i.operands.end()) return;
      groups.insert(groups.begin(), RegisterSet());
      while (groups.size() > most) {
        groups[groups.size() - 2] |= groups.back();
        groups.pop_back();
      }
    } else if (starts(i.opcode, "WARPGROUP.DEPBAR") && i.operands.size() > 1) {
      const std::size_t left = static_cast<std::size_t>(std::stoul(i.operands[1], nullptr, 0));
      if (groups.size() > left + 1) groups.resize(left + 1);
    }
  }
};

void check(const Function& f, SassCheck& result) {
  std::vector<std::optional<InFlight>> before(f.code.size());
  std::vector<std::size_t> work;
  auto reach = [&](std::size_t at, const InFlight& state) {
    if (at >= f.code.size()) return;
    const bool changed = !before[at] || before[at]->join(state);
    if (!before[at]) before[at] = state;
    if (changed) work.push_back(at);
  };
  reach(0, {});
  while (!work.empty()) {
    const std::size_t at = work.back();
    work.pop_back();
    const Instruction& i = f.code[at];
    InFlight state = *before[at];
    state.step(i);
    const bool branch = starts(i.opcode, "BRA"), call = starts(i.opcode, "CALL");
    if (branch || call)
      if (auto label = f.labels.find(i.target); label != f.labels.end()) reach(label->second, state);
    const bool leaves =
        branch || starts(i.opcode, "EXIT") || starts(i.opcode, "RET") || i.opcode == "BPT.TRAP";
    if (!leaves || i.conditional) reach(at + 1, state);
  }
  for (std::size_t at = 0; at < f.code.size(); ++at) {
    const Instruction& i = f.code[at];
    if (is_product(i) && registers_of_a(i).any()) ++result.products;
    if (!before[at]) continue;
    // A product may still be in the group whose registers its own accumulators are: wrong as well.
    const RegisterSet bad = written(i) & before[at]->all();
    if (bad.any())
      result.problems.push_back(f.name + ": R" + std::to_string(bad._Find_first()) + " is written at 0x" +
                                i.address + " (" + i.text + ") while a product in flight reads it as A");
  }
}

}  // namespace

SassCheck check_sass(const std::string& text) {
  SassCheck result;
  for (const Function& f : parse(text)) check(f, result);
  return result;
}

std::optional<std::string> find_disassembler() {
  if (const char* chosen = std::getenv("TILEWRIGHT_NVDISASM")) return chosen;
  std::vector<std::filesystem::path> places;
  if (const Assembler* assembler = Assembler::shared()) places.push_back(assembler->path().parent_path());
  std::stringstream path(std::getenv("PATH") ? std::getenv("PATH") : "");
  for (std::string folder; std::getline(path, folder, ':');) places.emplace_back(folder);
  places.emplace_back("/usr/local/cuda/bin");
  for (const auto& folder : places)
    if (access((folder / "nvdisasm").c_str(), X_OK) == 0) return (folder / "nvdisasm").string();
  return std::nullopt;
}

std::string disassemble(const std::string& disassembler, const std::vector<std::byte>& cubin) {
  TemporaryFolder folder;
  const std::filesystem::path file = folder.path() / "kernel.cubin";
  std::ofstream(file, std::ios::binary)
      .write(reinterpret_cast<const char*>(cubin.data()), static_cast<std::streamsize>(cubin.size()));
  ProcessResult result =
      run_process({disassembler, "-c", file.string()}, folder.path(), std::chrono::seconds(60));
  if (!result.started || result.exit_code != 0) throw UserError(disassembler + ": " + result.output);
  return std::move(result.output);
}

}  // namespace tilewright::lowering

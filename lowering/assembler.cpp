#include "lowering/assembler.h"

#include <cstring>
#include <fstream>

#include "ir/error.h"
#include "lowering/process.h"
#include "lowering/ptx_lines.h"
#include "lowering/ptxas_report.h"

namespace tilewright::lowering {
namespace {

// "..., release 13.0, V13.0.88" -> "13.0.88"
std::string version_in(std::string_view output) {
  const std::size_t at = output.find(", V");
  if (at == output.npos) return {};
  const std::size_t first = at + 3;
  const std::size_t last = output.find_first_not_of("0123456789.", first);
  return std::string(output.substr(first, last == output.npos ? last : last - first));
}

bool contains(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

// What to change, by what ptxas complained about; "" when we know no better than its text.
std::string advice(const PtxasError& error, std::string_view version) {
  if (error.code == "C7600" || error.code == "C7602" || contains(error.text, "Insufficient registers") ||
      contains(error.text, "too many registers")) {
    return "change: a smaller tile, more warps to spread it over, or a larger register budget";
  }
  if (contains(error.text, "too much shared data")) {
    return "change: smaller tiles or fewer stages; more than 49152 bytes need dynamic shared memory";
  }
  if (contains(error.text, "too much parameter space") || contains(error.text, "parameter size")) {
    return "change: fewer or smaller kernel arguments; pass large ones by pointer";
  }
  if (contains(error.text, "Unsupported .version") ||
      contains(error.text, "is not defined for option 'gpu-name'")) {
    return "change: ptxas " + std::string(version) +
           " is too old for this target; install a newer one (pip package nvidia-cuda-nvcc) or set "
           "TILEWRIGHT_PTXAS";
  }
  if (contains(error.text, "not supported on .target") || contains(error.text, "requires .target") ||
      contains(error.text, "requires PTX ISA")) {
    return "change: compile for a target that has this instruction";
  }
  return {};
}

// "0xea60 bytes" -> "60000 bytes"
std::string decimal_sizes(std::string text) {
  for (std::size_t at = text.find("0x"); at != text.npos; at = text.find("0x", at + 1)) {
    std::size_t end = text.find_first_not_of("0123456789abcdefABCDEF", at + 2);
    if (end == text.npos) end = text.size();
    const bool is_size = text.compare(end, 6, " bytes") == 0 || text.compare(end, 4, " max") == 0;
    if (!is_size || end == at + 2 || end - at > 17) continue;
    text.replace(at, end - at, std::to_string(std::stoull(text.substr(at, end - at), nullptr, 16)));
  }
  return text;
}

// The message of a failed assembly: the first errors, each with the author's line and the PTX line it is
// about.
std::string failure_text(std::string_view kernel, const Target& target, std::string_view version,
                         const PtxasReport& report, const PtxLines& lines) {
  constexpr std::size_t shown_errors = 3;
  std::string message;
  for (std::size_t i = 0; i < report.errors.size() && i < shown_errors; ++i) {
    const PtxasError& error = report.errors[i];
    if (!message.empty()) message += "\n";
    const auto source = lines.source_of(error.ptx_line);
    if (source) message += source->text() + ": ";
    message += "kernel '" + std::string(kernel) + "' for " + target.name() + ": ptxas " +
               std::string(version) + ": ";
    if (!error.code.empty()) message += error.code + ": ";
    message += decimal_sizes(error.text);
    if (const std::string_view line = lines.line(error.ptx_line); !line.empty()) {
      constexpr std::size_t shown_characters = 120;
      message += " [PTX line " + std::to_string(error.ptx_line) + ": " +
                 std::string(line.substr(0, shown_characters)) +
                 (line.size() > shown_characters ? "...]" : "]");
    }
    const std::string change = advice(error, version);
    if (!change.empty() && message.find(change) == message.npos) message += "; " + change;
  }
  if (report.errors.size() > shown_errors) {
    message += "\n(and " + std::to_string(report.errors.size() - shown_errors) + " more errors)";
  }
  return message;
}

std::string last_lines(std::string_view output, std::size_t limit) {
  while (!output.empty() && (output.back() == '\n' || output.back() == ' ')) output.remove_suffix(1);
  if (output.size() <= limit) return std::string(output);
  return "..." + std::string(output.substr(output.size() - limit));
}

void write_file(const std::filesystem::path& path, std::string_view text) {
  std::ofstream file(path, std::ios::binary);
  file.write(text.data(), static_cast<std::streamsize>(text.size()));
  file.close();
  if (!file) {
    throw UserError("cannot write " + path.string() + ": " + std::strerror(errno) +
                    "; set TMPDIR to a folder with free space");
  }
}

std::vector<std::byte> read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  if (!file) return {};
  std::vector<std::byte> bytes(static_cast<std::size_t>(file.tellg()));
  file.seekg(0);
  file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  if (!file) bytes.clear();
  return bytes;
}

bool is_elf(const std::vector<std::byte>& bytes) {
  return bytes.size() > 64 && std::memcmp(bytes.data(),
                                          "\x7f"
                                          "ELF",
                                          4) == 0;
}

}  // namespace

void Assembly::write_to(KernelMetadata& metadata, std::string_view assembler_version) const {
  metadata.registers = registers;
  metadata.spill_store_bytes = spill_store_bytes;
  metadata.spill_load_bytes = spill_load_bytes;
  metadata.stack_bytes = stack_bytes;
  metadata.static_shared_bytes = static_cast<std::uint32_t>(static_shared_bytes);
  metadata.barriers = barriers;
  metadata.diagnostics = diagnostics;
  metadata.assembler = assembler_version;
  metadata.assemble_ms = milliseconds;
}

Assembler::Assembler(std::filesystem::path path) : path_(std::filesystem::absolute(path)) {
  const ProcessResult result = run_process({path_.string(), "--version"}, {}, std::chrono::seconds(20));
  version_ = version_in(result.output);
  if (result.started && result.exit_code == 0 && !version_.empty()) return;
  std::string why = "printed no version";
  if (!result.started) why = result.output;
  if (result.timed_out)
    why = "did not answer --version within 20 s";
  else if (result.signal != 0)
    why = "ended by signal " + std::to_string(result.signal);
  else if (result.started && result.exit_code != 0)
    why = "--version gave exit code " + std::to_string(result.exit_code);
  throw UserError("ptxas: " + path_.string() + ": " + why +
                  "; set TILEWRIGHT_PTXAS to a working ptxas, or unset it to use the first one found");
}

Assembly Assembler::assemble(std::string_view ptx, const Target& target, std::string_view kernel,
                             const AssembleOptions& options) const {
  const std::string who = "kernel '" + std::string(kernel) + "' for " + target.name() + ": ";
  const TemporaryFolder folder;
  write_file(folder.path() / "kernel.ptx", ptx);
  // Relative names only: ptxas writes its command line into the cubin, and the cubin must not depend on
  // paths.
  std::vector<std::string> arguments = {path_.string(), "-arch=" + target.name(), "-v",
                                        "-O" + std::to_string(options.optimization)};
  if (options.max_registers > 0)
    arguments.push_back("-maxrregcount=" + std::to_string(options.max_registers));
  if (options.line_info) arguments.push_back("-lineinfo");
  arguments.insert(arguments.end(), {"kernel.ptx", "-o", "kernel.cubin"});
  const ProcessResult result = run_process(arguments, folder.path(), options.time_limit);

  if (!result.started) throw UserError(who + "ptxas: " + path_.string() + ": " + result.output);
  if (result.timed_out) {
    throw UserError(who + "ptxas " + version_ + " did not finish within " +
                    std::to_string(options.time_limit.count()) +
                    " ms and was stopped; change: a smaller tile, less unrolling, or a longer time limit");
  }
  const PtxLines lines(ptx);
  const PtxasReport report = parse_ptxas_output(result.output, kernel, lines);
  if (result.signal != 0) {
    throw UserError(who + "ptxas " + version_ + " crashed (signal " + std::to_string(result.signal) +
                    "); change: another ptxas version by TILEWRIGHT_PTXAS. Its last words: " +
                    last_lines(result.output, 400));
  }
  if (result.exit_code != 0 || !report.errors.empty()) {
    if (!report.errors.empty()) throw UserError(failure_text(kernel, target, version_, report, lines));
    throw UserError(who + "ptxas " + version_ + " failed with exit code " + std::to_string(result.exit_code) +
                    ": " + last_lines(result.output, 400));
  }
  Assembly assembly;
  assembly.cubin = read_file(folder.path() / "kernel.cubin");
  if (!is_elf(assembly.cubin)) {
    throw UserError(who + "ptxas " + version_ + " reported success but wrote no cubin; is " + path_.string() +
                    " a ptxas? Its last words: " + last_lines(result.output, 400));
  }
  if (!report.has_entry) {
    throw UserError(who + "the PTX has no entry of this name (ptxas " + version_ + " assembled others)");
  }
  assembly.registers = report.registers;
  assembly.spill_store_bytes = report.spill_store_bytes;
  assembly.spill_load_bytes = report.spill_load_bytes;
  assembly.stack_bytes = report.stack_bytes;
  assembly.static_shared_bytes = report.static_shared_bytes;
  assembly.barriers = report.barriers;
  assembly.diagnostics = report.diagnostics;
  assembly.log = result.output;
  assembly.milliseconds = result.milliseconds;
  return assembly;
}

}  // namespace tilewright::lowering

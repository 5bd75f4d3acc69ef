#include "lowering/ptxas_report.h"

#include <cctype>
#include <cstdio>

namespace tilewright::lowering {
namespace {

// The number after the first `marker`, or 0.
int number_after(std::string_view text, std::string_view marker) {
  const std::size_t at = text.find(marker);
  if (at == text.npos) return 0;
  int value = 0;
  for (std::size_t i = at + marker.size(); i < text.size() && std::isdigit(text[i]) != 0; ++i) {
    if (value < 100'000'000) value = value * 10 + (text[i] - '0');
  }
  return value;
}

// The number that stands before the first `marker`, or 0.
int number_before(std::string_view text, std::string_view marker) {
  const std::size_t at = text.find(marker);
  if (at == text.npos) return 0;
  std::size_t first = at;
  while (first > 0 && std::isdigit(text[first - 1]) != 0) --first;
  int value = 0;
  for (std::size_t i = first; i < at; ++i) {
    if (value < 100'000'000) value = value * 10 + (text[i] - '0');
  }
  return value;
}

// "(C7602) text" -> "C7602", and the rest in `text`.
std::string take_code(std::string_view& text) {
  if (text.size() < 4 || text[0] != '(' || text[1] != 'C') return {};
  const std::size_t close = text.find(')');
  if (close == text.npos || close > 10) return {};
  std::string code(text.substr(1, close - 1));
  text.remove_prefix(close + 1);
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  return code;
}

// Splits "ptxas kernel.ptx, line 12; error   : text" or "ptxas info    : text". False for other lines.
bool split_message(std::string_view line, std::string& severity, std::string_view& text) {
  if (!line.starts_with("ptxas ")) return false;
  for (std::string_view word : {"fatal", "error", "warning", "info"}) {
    const std::size_t at = line.find(word);
    if (at == line.npos) continue;
    std::size_t colon = at + word.size();
    while (colon < line.size() && line[colon] == ' ') ++colon;
    if (colon >= line.size() || line[colon] != ':') continue;
    severity = word;
    text = line.substr(colon + 1);
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    return true;
  }
  return false;
}

}  // namespace

PtxasReport parse_ptxas_output(std::string_view output, std::string_view kernel, const PtxLines& lines) {
  PtxasReport report;
  const std::string entry_line = "Compiling entry function '" + std::string(kernel) + "'";
  bool in_entry = false;
  for (std::size_t start = 0; start < output.size();) {
    const std::size_t end = std::min(output.find('\n', start), output.size());
    std::string_view line = output.substr(start, end - start);
    if (line.ends_with('\r')) line.remove_suffix(1);
    start = end + 1;
    std::string severity;
    std::string_view text;
    if (!split_message(line, severity, text)) {
      if (in_entry && line.find("bytes stack frame") != line.npos) {
        report.stack_bytes += number_before(line, " bytes stack frame");
        report.spill_store_bytes += number_before(line, " bytes spill stores");
        report.spill_load_bytes += number_before(line, " bytes spill loads");
      }
      continue;
    }
    int ptx_line = number_after(line, ".ptx, line ");
    if (ptx_line == 0) ptx_line = number_after(text, " line ");
    if (severity == "fatal" || severity == "error") {
      if (text.starts_with("Ptx assembly aborted")) continue;
      const std::string code = take_code(text);
      report.errors.push_back({code, std::string(text), ptx_line});
      continue;
    }
    const std::string code = take_code(text);
    if (!code.empty() || severity == "warning") {
      const auto source = lines.source_of(ptx_line);
      report.diagnostics.push_back({code, std::string(text), source ? source->text() : ""});
      continue;
    }
    if (text.starts_with("Compiling entry function")) {
      in_entry = text.starts_with(entry_line);
      report.has_entry |= in_entry;
    } else if (in_entry && text.starts_with("Used ")) {
      report.registers = number_after(text, "Used ");
      report.barriers = number_after(text, "used ");
      report.static_shared_bytes = number_before(text, " bytes smem");
    }
  }
  return report;
}

}  // namespace tilewright::lowering

#include "examples/common/report.h"

#include <chrono>
#include <nlohmann/json.hpp>
#include <ostream>

#include "ir/error.h"

namespace tilewright::examples {

namespace {

using Json = nlohmann::ordered_json;

template <class... A>
std::string format(const char* pattern, A... a) {
  char buffer[512];
  std::snprintf(buffer, sizeof buffer, pattern, a...);
  return buffer;
}

// JSON has no infinity and no NaN.
Json number(double x) { return std::isfinite(x) ? Json(x) : Json(nullptr); }

std::string version_of(const std::string& kernel, const std::string& variant, const std::string& config) {
  return kernel + " " + variant + " " + config;
}

struct CaseReport {
  Outcome outcome;
  std::vector<std::string> problems;
  double ms = 0;
  bool good() const { return outcome.good && problems.empty(); }
};

CaseReport run_case(const Case& c, Executor& executor, std::uint64_t seed) {
  CaseReport r;
  auto begin = std::chrono::steady_clock::now();
  try {
    r.outcome = c.run(executor, seed);
  } catch (const std::exception& e) {
    r.outcome.fail(e.what());
  }
  try {
    r.problems = executor.finish();
  } catch (const std::exception& e) {
    r.problems.push_back(e.what());
  }
  r.ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
  return r;
}

}  // namespace

bool run_cases(const Example& example, const std::vector<Case>& cases, const ExecutorFactory& executors,
               const RunSettings& settings, std::ostream& out) {
  Json list = Json::array();
  int failed = 0, total = 0;
  std::string where;
  double worst = 0;
  if (!settings.json)
    out << format("%-44s %-28s %6s %10s %9s %9s  %s\n", "kernel, variant, configuration", "case", "seed",
                  "elements", "rms error", "of limit", "verdict");
  for (int s = 0; s < settings.seeds; ++s) {
    std::uint64_t seed = settings.seed + static_cast<std::uint64_t>(s);
    auto executor = executors(seed);
    where = executor->name();
    for (const Case& c : cases) {
      CaseReport r = run_case(c, *executor, seed);
      ++total;
      failed += !r.good();
      worst = std::max(worst, r.outcome.error);
      if (settings.json) {
        list.push_back({{"kernel", c.kernel},
                        {"variant", c.variant},
                        {"config", c.config},
                        {"case", c.name},
                        {"seed", seed},
                        {"elements", r.outcome.elements},
                        {"rms_error", number(r.outcome.rms)},
                        {"error_of_limit", number(r.outcome.error)},
                        {"good", r.good()},
                        {"problem", r.outcome.problem},
                        {"findings", r.problems},
                        {"ms", r.ms}});
        continue;
      }
      out << format("%-44s %-28s %6llu %10lld %9.2e %9.3f  %s\n",
                    version_of(c.kernel, c.variant, c.config).c_str(), c.name.c_str(),
                    static_cast<unsigned long long>(seed), static_cast<long long>(r.outcome.elements),
                    r.outcome.rms, r.outcome.error, r.good() ? "good" : "WRONG");
      if (!r.outcome.good) out << "    " << r.outcome.problem << "\n";
      for (const std::string& p : r.problems) out << "    " << p << "\n";
      out.flush();
    }
  }
  if (settings.json)
    out << Json{{"program", example.name},
                {"executor", where},
                {"cases", list},
                {"failed", failed},
                {"good", failed == 0 && total > 0}}
               .dump(1)
        << "\n";
  else
    out << example.name << ": " << total - failed << " of " << total << " checks good on " << where
        << format(", largest error %.3f of its limit\n", worst);
  return failed == 0 && total > 0;
}

bool run_benchmarks(const Example& example, const std::vector<Benchmark>& benchmarks, Executor& executor,
                    const RunSettings& settings, double peer_us, std::ostream& out) {
  Json list = Json::array();
  int failed = 0;
  if (!settings.json)
    out << format("%-44s %-28s %10s %10s %10s %9s %9s  %s\n", "kernel, variant, configuration", "case",
                  "median us", "lowest", "TFLOP/s", "TB/s", peer_us > 0 ? "peer/time" : "", "verdict");
  for (const Benchmark& b : benchmarks) {
    Measurement m;
    std::vector<std::string> problems;
    try {
      m = b.run(executor, settings.seed);
    } catch (const std::exception& e) {
      m.outcome.fail(e.what());
    }
    try {
      problems = executor.finish();
    } catch (const std::exception& e) {
      problems.push_back(e.what());
    }
    bool good = m.outcome.good && problems.empty();
    failed += !good;
    double us = m.timing.median_us, tflops = us > 0 ? m.flops / us * 1e-6 : 0,
           tbs = us > 0 ? m.bytes / us * 1e-6 : 0;
    double ratio = us > 0 && peer_us > 0 ? peer_us / us : 0;
    if (settings.json) {
      Json row{{"kernel", b.kernel},
               {"variant", b.variant},
               {"config", b.config},
               {"case", b.name},
               {"median_us", us},
               {"lowest_us", m.timing.lowest_us},
               {"highest_us", m.timing.highest_us},
               {"tflops", tflops},
               {"tbs", tbs},
               {"rms_error", number(m.outcome.rms)},
               {"good", good},
               {"problem", m.outcome.problem},
               {"findings", problems}};
      if (ratio > 0) row["peer_over_time"] = ratio;
      list.push_back(row);
      continue;
    }
    out << format("%-44s %-28s %10.2f %10.2f %10.1f %9.2f %9s  %s\n",
                  version_of(b.kernel, b.variant, b.config).c_str(), b.name.c_str(), us, m.timing.lowest_us,
                  tflops, tbs, ratio > 0 ? format("%.3f", ratio).c_str() : "", good ? "good" : "WRONG");
    if (!m.outcome.good) out << "    " << m.outcome.problem << "\n";
    for (const std::string& p : problems) out << "    " << p << "\n";
    out.flush();
  }
  if (settings.json)
    out << Json{{"program", example.name},
                {"executor", executor.name()},
                {"benchmarks", list},
                {"good", failed == 0}}
               .dump(1)
        << "\n";
  return failed == 0;
}

}  // namespace tilewright::examples

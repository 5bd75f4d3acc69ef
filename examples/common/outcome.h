// What a check of a kernel found.
#pragma once
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

namespace tilewright::examples {

// Compares results with a reference, element by element. `error` is the largest |result - reference| / bound,
// so 1 is the limit; `rms` the root of sum (result - reference)^2 / sum reference^2.
struct Outcome {
  bool good = true;
  std::int64_t elements = 0;  // compared
  double error = 0, rms = 0;
  std::string problem = {};  // the first wrong element, in words; empty if good

  void fail(const std::string& what) {
    if (good) problem = what;
    good = false;
  }
};

class Comparison {
 public:
  // One element: NaN must meet NaN, infinity the same infinity, everything else lie within the bound.
  void add(double result, double reference, double bound, std::int64_t row, std::int64_t column = -1) {
    ++outcome_.elements;
    if (std::isnan(result) && std::isnan(reference)) return;
    if (result == reference) {
      if (std::isfinite(reference)) squares_ += reference * reference;
      return;
    }
    double difference = std::fabs(result - reference);
    double ratio = difference / bound;
    if (!(ratio <= 1)) {
      if (outcome_.good)
        outcome_.fail("element " + std::to_string(row) + (column < 0 ? "" : ", " + std::to_string(column)) +
                      ": found " + text(result) + ", expected " + text(reference) + " within " + text(bound));
      ratio = std::isfinite(ratio) ? ratio : INFINITY;
    }
    if (ratio > outcome_.error) outcome_.error = ratio;
    error_squares_ += difference * difference;
    squares_ += reference * reference;
  }
  Outcome outcome() const {
    Outcome o = outcome_;
    o.rms = error_squares_ == 0 ? 0 : std::sqrt(error_squares_ / squares_);
    return o;
  }

 private:
  static std::string text(double x) {
    char buffer[40];
    std::snprintf(buffer, sizeof buffer, "%.9g", x);
    return buffer;
  }
  Outcome outcome_;
  double squares_ = 0, error_squares_ = 0;
};

}  // namespace tilewright::examples

#include "examples/moe/host/activation.h"

#include <cmath>
#include <string>

#include "ir/error.h"

namespace tilewright::moe {

void check_activation(const ActivationSpec& spec) {
  if (spec.limit && (std::isnan(*spec.limit) || *spec.limit < 0))
    throw UserError("moe: activation: limit: found " + std::to_string(*spec.limit) +
                    ", expected a number >= 0; leave the limit out for no clamp");
  if (spec.kind == Activation::swiglu && !std::isfinite(spec.alpha))
    throw UserError("moe: activation: alpha: found " + std::to_string(spec.alpha) +
                    ", expected a finite number");
}

double activate(const ActivationSpec& spec, double gate, double up) {
  if (spec.limit) {
    // Comparisons with NaN are false, so a NaN stays.
    if (gate > *spec.limit) gate = *spec.limit;
    if (up > *spec.limit) up = *spec.limit;
    if (up < -*spec.limit) up = -*spec.limit;
  }
  if (spec.kind == Activation::silu_mul) return gate / (1 + std::exp(-gate)) * up;
  const double s = gate / (1 + std::exp(-spec.alpha * gate));
  return s * up + s;
}

std::string_view activation_name(Activation kind) {
  return kind == Activation::silu_mul ? "silu_mul" : "swiglu";
}

}  // namespace tilewright::moe

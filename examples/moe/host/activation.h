// The activations between the two expert matmuls, in float64.
#pragma once
#include <optional>
#include <string_view>

namespace tilewright::moe {

enum class Activation {
  silu_mul,  // y = gate / (1 + exp(-gate)) * up
  swiglu,    // s = gate / (1 + exp(-alpha gate)); y = s * up + s   (gpt-oss)
};

// alpha belongs to swiglu only. The limit clamps before anything else: gate = min(gate, limit),
// up = clamp(up, -limit, limit). No limit and an infinite limit mean the same; a limit of 0 is a limit.
struct ActivationSpec {
  Activation kind = Activation::silu_mul;
  double alpha = 1.702;
  std::optional<double> limit;
};

// Throws UserError for a NaN or negative limit and for a NaN or infinite alpha.
void check_activation(const ActivationSpec& spec);

// One element. NaN in gate or up gives NaN, also through the clamp. Expects a checked spec.
double activate(const ActivationSpec& spec, double gate, double up);

std::string_view activation_name(Activation kind);

}  // namespace tilewright::moe

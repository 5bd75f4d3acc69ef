// moe: the expert matmuls of a mixture-of-experts layer, from router logits to the layer's output.
#include "examples/common/command_line.h"
#include "examples/moe/cases.h"
#include "examples/moe/demo.h"
#include "examples/moe/programs/programs.h"

int main(int argc, char** argv) {
  using namespace tilewright;
  moe::Request request;
  examples::Example example;
  example.name = "moe";
  example.about =
      "Mixture of experts: routing, bmm1 (gather, activation), bmm2 (gate weights, scatter), combine";
  example.kernels = moe::kernels();
  example.cases = [&](const examples::Selection& s) { return moe::cases(request, s); };
  example.benchmarks = [&](const examples::Selection& s) { return moe::benchmarks(request, s); };
  example.add_options = [&](examples::OptionList& options) { moe::add_options(options, request); };
  example.commands = {moe::demo_command()};
  return examples::run_command_line(example, argc, argv);
}

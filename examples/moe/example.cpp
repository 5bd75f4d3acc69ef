#include "examples/moe/example.h"

#include "examples/moe/cases.h"
#include "examples/moe/demo.h"
#include "examples/moe/programs/programs.h"

namespace tilewright::moe {

examples::Example moe_example() {
  auto request = std::make_shared<Request>();
  examples::Example example;
  example.name = "moe";
  example.about =
      "Mixture of experts: routing, bmm1 (gather, activation), bmm2 (gate weights, scatter), combine";
  example.kernels = kernels();
  example.cases = [request](const examples::Selection& s) { return cases(*request, s); };
  example.benchmarks = [request](const examples::Selection& s) { return benchmarks(*request, s); };
  example.add_options = [request](examples::OptionList& options) { add_options(options, *request); };
  example.commands = {demo_command()};
  return example;
}

}  // namespace tilewright::moe

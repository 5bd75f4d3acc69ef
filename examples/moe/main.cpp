#include "examples/common/command_line.h"
#include "examples/moe/example.h"

int main(int argc, char** argv) {
  return tilewright::examples::run_command_line(tilewright::moe::moe_example(), argc, argv);
}

#include "examples/10_grouped_matmul/example.h"
#include "examples/common/command_line.h"

int main(int argc, char** argv) {
  return tilewright::examples::run_command_line(tilewright::examples::grouped_matmul_example(), argc, argv);
}

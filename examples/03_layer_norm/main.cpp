#include "examples/03_layer_norm/example.h"
#include "examples/common/command_line.h"

int main(int argc, char** argv) {
  return tilewright::examples::run_command_line(tilewright::examples::layer_norm_example(), argc, argv);
}

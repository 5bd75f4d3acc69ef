#include "examples/01_vector_add/example.h"
#include "examples/common/command_line.h"

int main(int argc, char** argv) {
  return tilewright::examples::run_command_line(tilewright::examples::vector_add_example(), argc, argv);
}

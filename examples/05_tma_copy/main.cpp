#include "examples/05_tma_copy/example.h"
#include "examples/common/command_line.h"

int main(int argc, char** argv) {
  return tilewright::examples::run_command_line(tilewright::examples::tma_copy_example(), argc, argv);
}

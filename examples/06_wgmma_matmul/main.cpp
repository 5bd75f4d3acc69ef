#include "examples/06_wgmma_matmul/example.h"
#include "examples/common/command_line.h"

int main(int argc, char** argv) {
  return tilewright::examples::run_command_line(tilewright::examples::wgmma_matmul_example(), argc, argv);
}

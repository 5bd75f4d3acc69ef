#include "examples/08_warp_specialized_matmul/example.h"
#include "examples/common/command_line.h"

int main(int argc, char** argv) {
  return tilewright::examples::run_command_line(tilewright::examples::warp_specialized_matmul_example(), argc,
                                                argv);
}

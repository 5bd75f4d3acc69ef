#include "examples/07_persistent_matmul/example.h"
#include "examples/common/command_line.h"

int main(int argc, char** argv) {
  return tilewright::examples::run_command_line(tilewright::examples::persistent_matmul_example(), argc,
                                                argv);
}

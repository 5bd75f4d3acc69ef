#include "examples/02_softmax/example.h"
#include "examples/common/command_line.h"

int main(int argc, char** argv) {
  return tilewright::examples::run_command_line(tilewright::examples::softmax_example(), argc, argv);
}

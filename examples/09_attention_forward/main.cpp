#include "examples/09_attention_forward/example.h"
#include "examples/common/command_line.h"

int main(int argc, char** argv) {
  return tilewright::examples::run_command_line(tilewright::examples::attention_example(), argc, argv);
}

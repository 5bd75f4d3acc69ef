// Uses the installed headers and libraries the way a stranger's program would.
#include <cstdio>
#include <cstring>

#include "ir/error.h"

int main() {
  try {
    throw tilewright::UserError("kernel.cpp:3: op: found, expected, change");
  } catch (const std::exception& error) {
    if (std::strstr(error.what(), "kernel.cpp:3") == nullptr) return 1;
  }
  std::puts("consumer: good");
  return 0;
}

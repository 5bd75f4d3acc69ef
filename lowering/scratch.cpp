#include "lowering/scratch.h"

namespace tilewright::lowering {

Scratch scratch_of(const ir::Op& op, const Target&) {
  switch (op.kind) {
    default: return {};
  }
}

}  // namespace tilewright::lowering

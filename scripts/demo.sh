#!/usr/bin/env bash
# The demonstration: installs what is missing, builds, compiles the MoE kernels, simulates them against an independent
# reference, runs them on the GPU if there is one, and ends with a table.
script=demo.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

usage() {
  cat <<'END'
usage: scripts/demo.sh [--no-install]
  --no-install  install nothing; say what is missing
Environment: TILEWRIGHT_PTXAS (the ptxas to use), TILEWRIGHT_LLVM_PREFIX (where LLVM 22 is), CXX (the compiler).
END
}

while [ $# -gt 0 ]; do
  case $1 in
    --no-install) may_install=0 ;;
    -h | --help) usage; exit 0 ;;
    *) die 2 "unknown argument \"$1\" (try --help)" ;;
  esac
  shift
done

need_writable "$build" "$logs"
set_up demo
set_up_ptxas
build_tree release "$build"

printf '==== kernels\n'
log=$(log_of kernels)
status=0
"$build/bin/moe" demo 2>&1 | tee "$log" || status=${PIPESTATUS[0]}
[ "$status" = 0 ] || die 1 "step \"kernels\" failed (exit code $status), log: $(short "$log")"

if has_gpu; then where="in the simulator and on this machine's GPU"; else where="in the simulator (no GPU here)"; fi
if [ -n "$ptxas" ]; then made="PTX and cubin (ptxas $(ptxas_version "$ptxas"))"; else made="PTX (no ptxas: no cubin)"; fi
echo "demo.sh: shown: the MoE kernels compiled to $made and checked $where; $(elapsed)"

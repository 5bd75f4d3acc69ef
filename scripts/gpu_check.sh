#!/usr/bin/env bash
# Runs everything that needs a GPU, from programs that are already built. It builds nothing.
#
#   bash scripts/gpu_check.sh [--bin DIR] [--out DIR] [--limit SECONDS] [quick|full|sanitize|bench] [NAME...]
#
# quick: GPU tests of the test programs and one run of every example. full: also every op of the MoE layer at all sizes.
# sanitize: compute-sanitizer memcheck and racecheck of every example at two sizes. bench: times.
# NAME: only steps whose name contains one of them. --limit: of one step, 280 seconds if not given.
# Exit code 0 if every step passed. The last lines are a table of the steps.
set -u
bin=build/bin out=build/gpu mode=quick limit=280 only=()
while [ $# -gt 0 ]; do
  case "$1" in
    --bin) bin=${2:?--bin needs a folder}; shift 2 ;;
    --out) out=${2:?--out needs a folder}; shift 2 ;;
    --limit) limit=${2:?--limit needs seconds}; shift 2 ;;
    quick | full | sanitize | bench) mode=$1; shift ;;
    [a-z0-9]*) only+=("$1"); shift ;;
    *) echo "gpu_check.sh: unknown argument '$1'; see the head of the script" >&2; exit 2 ;;
  esac
done
[ -d "$bin" ] || { echo "gpu_check.sh: no folder '$bin' with built programs; build first, or name it with --bin" >&2; exit 2; }
mkdir -p "$out" || exit 2

examples=(01_vector_add 02_softmax 03_layer_norm 04_matmul 05_tma_copy 06_wgmma_matmul 07_persistent_matmul
  08_warp_specialized_matmul 09_attention_forward 10_grouped_matmul)
names=() results=() failed=0
step() {  # step NAME COMMAND...
  local name=$1 start end code wanted=0 part
  shift
  for part in "${only[@]}"; do if [[ $name == *"$part"* ]]; then wanted=1; fi; done
  if [ ${#only[@]} -gt 0 ] && [ $wanted = 0 ]; then return; fi
  start=$(date +%s.%N)
  timeout "$limit" "$@" >"$out/$name.log" 2>&1
  code=$?
  end=$(date +%s.%N)
  names+=("$name")
  if [ $code -eq 0 ]; then results+=("ok"); else
    results+=("FAILED ($code)")
    failed=$((failed + 1))
  fi
  printf '%-28s %-12s %6.1f s  %s\n' "$name" "${results[-1]}" "$(echo "$end $start" | awk '{print $1 - $2}')" \
    "$(grep -v '^\s*$' "$out/$name.log" | tail -1 | cut -c1-110)"
}
have() { [ -x "$bin/$1" ]; }

nvidia-smi --query-gpu=name,driver_version --format=csv,noheader 2>/dev/null
case "$mode" in
  quick | full)
    have tests_runtime && step tests_runtime "$bin/tests_runtime" --gtest_filter='*Gpu*:*GPU*' --gtest_brief=1
    have tests_differential && step tests_differential "$bin/tests_differential" --gtest_brief=1
    for e in "${examples[@]}"; do have "$e" && step "$e" "$bin/$e" run; done
    if have moe; then
      if [ "$mode" = quick ]; then
        step moe_reduced "$bin/moe" run --width reduced --tokens 33
        step moe_gpt_oss "$bin/moe" run --workload gpt-oss --tokens 512 --variant bf16
      else
        for w in gpt-oss qwen3 mixtral deepseek; do
          for t in 1 4 64 512 4096; do step "moe_${w}_$t" "$bin/moe" run --workload $w --tokens $t --variant bf16; done
        done
      fi
    fi ;;
  sanitize)
    for tool in memcheck racecheck; do
      for e in "${examples[@]}"; do
        have "$e" || continue
        case $e in  # two sizes each, the second with odd tails
          01*) sizes=("--n 4096" "--n 10007") ;;
          02* | 03*) sizes=("--rows 64 --columns 1024" "--rows 33 --columns 1003") ;;
          05*) sizes=("--rows 256 --columns 512" "--rows 130 --columns 264") ;;
          09*) sizes=("--heads 2 --rows 256" "--heads 2 --rows 201") ;;
          10*) sizes=("--groups 2 --rows 128 --n 256 --k 256" "--groups 3 --rows 65 --n 136 --k 72") ;;
          *) sizes=("--m 256 --n 512 --k 256" "--m 130 --n 264 --k 200") ;;
        esac
        for size in "${sizes[@]}"; do
          # shellcheck disable=SC2086  # the size is several words
          step "${tool}_${e}_${size//[^0-9]/}" compute-sanitizer --tool $tool --error-exitcode 9 "$bin/$e" run $size
        done
      done
      have moe && step "${tool}_moe" compute-sanitizer --tool $tool --error-exitcode 9 "$bin/moe" run --width reduced --tokens 33 --variant bf16
    done ;;
  bench)
    for e in "${examples[@]:3}"; do have "$e" && step "bench_$e" "$bin/$e" bench; done
    if have moe; then
      for w in gpt-oss mixtral; do
        for t in 16 128 1024; do step "bench_moe_${w}_$t" "$bin/moe" bench --workload $w --tokens $t --variant bf16 --routing uniform; done
      done
    fi ;;
esac
echo "${#names[@]} steps, $failed failed ($mode)"
[ $failed -eq 0 ]

#!/usr/bin/env bash
# All checks that this machine can run: formatting, the release build and its tests, then the tests of the rooms without
# LLVM built with the address and undefined-behaviour sanitizers. Installs what is missing first.
script=test.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

usage() {
  cat <<'END'
usage: scripts/test.sh [--no-install] [--no-sanitizers]
  --no-install     install nothing; say what is missing
  --no-sanitizers  leave out the second build with sanitizers
Environment: TILEWRIGHT_PTXAS (the ptxas to use), TILEWRIGHT_LLVM_PREFIX (where LLVM 22 is), CXX (the compiler).
END
}

sanitizers=1
while [ $# -gt 0 ]; do
  case $1 in
    --no-install) may_install=0 ;;
    --no-sanitizers) sanitizers=0 ;;
    -h | --help) usage; exit 0 ;;
    *) die 2 "unknown argument \"$1\" (try --help)" ;;
  esac
  shift
done

passed=0
failed=0
skipped=0
summary=()

check_format() {
  local folders=() folder
  cd "$root"
  for folder in ir dsl lowering simulator runtime examples tests benchmarks; do
    if [ -d "$folder" ]; then folders+=("$folder"); fi
  done
  find "${folders[@]}" \( -name '*.h' -o -name '*.cpp' \) -print0 |
    xargs -0 -r -n 8 -P "$(count_jobs)" "$clang_format" --dry-run -Werror
}

# The number that attribute $2 has in the first line of file $1 that matches $3, summed over such lines.
sum_attribute() {
  { grep -o "<$3 [^>]*" "$1" || true; } | sed -n "s/.* $2=\"\([0-9]*\)\".*/\1/p" | awk '{ n += $1 } END { print n + 0 }'
}

# The lines of a ctest log that say what failed: first those of the tests, then ctest's list.
show_failures() {
  grep -nE -A 6 ': Failure$|^FAILED|ERROR: |runtime error: |CMake Error' "$1" | head -n 60 || true
  grep -E '\*\*\*(Failed|Timeout|Exception|Not Run)' "$1" || true
  note "whole log: $(short "$1")"
}

# run_tests NAME FOLDER [PATTERN]: ctest (of the tests that match); adds the tests inside the binaries to passed, failed and skipped. A binary that crashed
# leaves no result file and counts as one failure.
run_tests() {
  local folder=$2 file name all bad missed results=$2/test_results
  rm -rf "$results" "$folder/Testing/Temporary/LastTestsFailed.log"
  if ! quiet_failure=1 try_step "tests $1" ctest --test-dir "$folder" --output-on-failure \
         --parallel "$(count_jobs)" -R "${3:-.}"; then
    show_failures "$(log_of "tests $1")"
  fi
  summary+=("$1: $(grep -E '[0-9]+% tests passed' "$(log_of "tests $1")" || echo "0% tests passed, ctest did not run")")
  if ! grep -q '% tests passed' "$(log_of "tests $1")"; then failed=$((failed + 1)); fi
  for file in "$results"/*.xml; do
    [ -e "$file" ] || continue
    all=$(sum_attribute "$file" tests testsuites)
    bad=$(($(sum_attribute "$file" failures testsuites) + $(sum_attribute "$file" errors testsuites)))
    missed=$(($(sum_attribute "$file" skipped testsuite) + $(sum_attribute "$file" disabled testsuite)))
    passed=$((passed + all - bad - missed))
    failed=$((failed + bad))
    skipped=$((skipped + missed))
  done
  while IFS=: read -r _ name; do  # tests that are not of GoogleTest, and crashes
    file=$results/$name.xml
    if [ ! -e "$file" ] || [ "$(sum_attribute "$file" failures testsuites)" = 0 ]; then failed=$((failed + 1)); fi
  done < <(cat "$folder/Testing/Temporary/LastTestsFailed.log" 2>/dev/null || true)
  all=$(grep -cE '^ *[0-9]+/[0-9]+ Test +#[0-9]+: [^ ]+ .* Passed ' "$(log_of "tests $1")" || true)
  bad=$(grep -cE '^ *[0-9]+/[0-9]+ Test +#[0-9]+: tests_[^ ]+ .* Passed ' "$(log_of "tests $1")" || true)
  passed=$((passed + all - bad))
}

# Leak checking needs ptrace, which some containers forbid.
leak_check_works() {
  local probe=$logs/leak_probe
  echo 'int main() { return 0; }' >"$probe.cpp"
  "$(compiler)" -fsanitize=address "$probe.cpp" -o "$probe" && "$probe"
}

need_writable "$build" "$logs"
set_up tests
set_up_ptxas

if clang_format=$(find_clang_format); then
  step "format" check_format
else
  note "clang-format 14 is not there: formatting is not checked"
fi
if command -v shellcheck >/dev/null; then
  step "shell scripts" shellcheck -x -P "$root/scripts" "$root"/scripts/*.sh "$root"/tests/*/*.sh "$root/.ci/run"
fi

build_tree release "$build"
run_tests release "$build"

if [ "$sanitizers" = 1 ]; then
  need_writable "$root/build-asan"
  # The rooms that work without LLVM: text, numbers and memory are handled there.
  configure asan "$root/build-asan"
  step "build asan" cmake --build "$root/build-asan" --parallel "$(count_jobs)" \
    --target tests_ir tests_dsl tests_simulator tests_moe_host
  export UBSAN_OPTIONS=print_stacktrace=1
  if ! leak_check_works >"$logs/leak_probe.log" 2>&1; then
    export ASAN_OPTIONS=detect_leaks=0
    note "leaks are not checked: this machine does not let the leak checker trace a process"
  fi
  run_tests asan "$root/build-asan" '^tests_(ir|dsl|simulator|moe_host)[.]'
fi

printf '==== summary\n'
printf '%s\n' "${summary[@]}"
result="$passed passed, $failed failed, $skipped skipped; $(elapsed)"
if [ "$failed" != 0 ]; then
  echo "test.sh: $result; logs: $(short "$logs")"
  exit 1
fi
if [ "$passed" = 0 ]; then die 1 "no test ran"; fi
echo "test.sh: $result"

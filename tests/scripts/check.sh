#!/usr/bin/env bash
# Proves that the two commands answer bad usage and a machine that lacks something with one clear line and the right
# exit code, and that ptxas is chosen as docs/building.md says. Runs copies of the scripts in a scratch tree.
set -euo pipefail
source_tree=$1
work=$2
failures=0

fail() {
  printf 'FAILED: %s\n' "$1" >&2
  failures=$((failures + 1))
}

# expect NAME CODE TEXT COMMAND...: the exit code, and that the last line printed contains the text.
expect() {
  local name=$1 code=$2 text=$3 found=0 output
  shift 3
  output=$("$@" 2>&1) || found=$?
  [ "$found" = "$code" ] || fail "$name: exit code $found, expected $code: $output"
  case ${output##*$'\n'} in
    *"$text"*) ;;
    *) fail "$name: last line \"${output##*$'\n'}\" lacks \"$text\"" ;;
  esac
}

# A program that answers --version as ptxas does.
fake_ptxas() {
  mkdir -p "$(dirname "$1")"
  printf '#!/bin/sh\necho "Cuda compilation tools, release %s, V%s.1"\n' "$2" "$2" >"$1"
  chmod +x "$1"
}

rm -rf "$work"
mkdir -p "$work/tree"
cp -r "$source_tree/scripts" "$source_tree/.ci" "$work/tree/"
tree=$work/tree

for script in demo.sh test.sh; do
  expect "$script unknown flag" 2 'unknown argument "--fast"' bash "$tree/scripts/$script" --fast
  expect "$script stray word" 2 'unknown argument "now"' bash "$tree/scripts/$script" --no-install now
  expect "$script help" 0 'Environment:' bash "$tree/scripts/$script" --help
  expect "$script without compiler" 1 'g++' env CXX=/nowhere/g++ bash "$tree/scripts/$script" --no-install
done
expect "continuous integration passes arguments on" 2 'unknown argument "--fast"' "$tree/.ci/run" --fast

rm -rf "$tree/build"
: >"$tree/build"  # a file where the folder should be
expect "build folder cannot be made" 1 "cannot write to $tree/build" bash "$tree/scripts/demo.sh" --no-install
rm "$tree/build"

# ptxas: set up in a shell of its own, with nothing of this machine's. The inner shell expands its variables itself.
# shellcheck disable=SC2016
choose() {
  env -i PATH="$1:/usr/bin:/bin" CUDA_HOME="$2" TILEWRIGHT_PTXAS="$3" bash -c '
    script=probe
    source "$0/scripts/common.sh"
    may_install=0
    ptxas_candidates() { command -v ptxas || true; if [ -n "$CUDA_HOME" ]; then echo "$CUDA_HOME/bin/ptxas"; fi; }
    set_up_ptxas' "$tree"
}
fake_ptxas "$work/new/bin/ptxas" 13.1
fake_ptxas "$work/old/bin/ptxas" 12.8
expect "no ptxas" 0 'assembling it to cubin is skipped' choose /nowhere "" ""
expect "ptxas on PATH" 0 "ptxas 13.1.1: $work/new/bin/ptxas" choose "$work/new/bin" "" ""
expect "an old ptxas on PATH is passed over" 0 "ptxas 13.1.1: $work/new/bin/ptxas" choose "$work/old/bin" "$work/new" ""
expect "only an old ptxas" 0 'assembling it to cubin is skipped' choose "$work/old/bin" "" ""
expect "TILEWRIGHT_PTXAS wins" 0 "ptxas 12.8.1: $work/old/bin/ptxas" choose "$work/new/bin" "" "$work/old/bin/ptxas"
expect "TILEWRIGHT_PTXAS that does not run" 2 'is not a ptxas that runs' choose "$work/new/bin" "" /bin/true

[ "$failures" = 0 ]

#!/usr/bin/env bash
# Writes the golden files of the examples (tests/golden/) anew, from the programs in build/. Look at the diff.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=${1:-$root/build}
cmake --build "$build" --target tests_examples
TILEWRIGHT_REGENERATE_GOLDEN=1 "$build/bin/tests_examples" --gtest_brief=1 --gtest_filter='*Golden*TextIsUnchanged*:GoldenFolder.*'
git -C "$root" status --short tests/golden

#!/usr/bin/env bash
# Proves that programs of the release build run on other distributions: they need no shared library but those of glibc,
# and no symbol newer than glibc 2.36.
set -euo pipefail
failures=0
for program in "$@"; do
  others=$(objdump -p "$program" | awk '$1 == "NEEDED" { print $2 }' |
    grep -vE '^(libc|libm|libdl|libpthread|librt)\.so|^ld-linux' || true)
  newest=$(objdump -T "$program" | grep -oE 'GLIBC_[0-9.]+' | sed 's/GLIBC_//' | sort -V | tail -n 1)
  if [ -n "$others" ]; then
    echo "$program needs ${others//$'\n'/, }" >&2
    failures=1
  fi
  if [ -z "$newest" ] || [ "$(printf '%s\n2.36\n' "$newest" | sort -V | tail -n 1)" != 2.36 ]; then
    echo "$program needs glibc ${newest:-(unknown)}, at most 2.36 is promised" >&2
    failures=1
  fi
  echo "$program: newest glibc symbol $newest"
done
exit $failures

# shellcheck shell=bash
# What demo.sh and test.sh share: steps with times and logs, the set-up of a machine, the search for ptxas, builds.
# To be sourced by a script that has set `script` (its name for messages).

set -euo pipefail
export LC_ALL=C

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
logs=$build/logs
may_install=1
ptxas=""
: "${script:=common.sh}"

elapsed() { printf '%d s' "$SECONDS"; }  # since the script began

# die CODE MESSAGE: one line on standard error. 1: something failed. 2: bad usage.
die() {
  printf '%s: %s\n' "$script" "$2" >&2
  exit "$1"
}

note() { printf '     %s\n' "$1"; }

# Paths of messages, relative to the tree where they lie in it.
short() { printf '%s' "${1#"$root"/}"; }

# A build folder that cannot be written is found here, not in the middle of a build.
need_writable() {
  local folder
  for folder in "$@"; do
    if ! mkdir -p "$folder" 2>/dev/null || ! (: >"$folder/.write_test") 2>/dev/null; then
      die 1 "cannot write to $folder: make it writable, or work in a copy of the tree that is"
    fi
    rm -f "$folder/.write_test"
  done
}

# As many jobs as cores, but no more than the memory carries (1.5 GB a compiler).
count_jobs() {
  local cores memory
  cores=$(nproc 2>/dev/null || echo 2)
  memory=$(awk '/^MemAvailable:/ { print int($2 / 1500000) }' /proc/meminfo 2>/dev/null || true)
  if [ -n "$memory" ] && [ "$memory" -lt "$cores" ]; then cores=$memory; fi
  [ "$cores" -ge 1 ] || cores=1
  echo "$cores"
}

# step NAME COMMAND...: runs the command with its output in a log, says how long it took, and every 30 seconds how
# far it is. If it fails, shows the end of the log and then one line that names the step and the log.
step() {
  if ! try_step "$@"; then
    die 1 "step \"$1\" failed (exit code $step_status), log: $(short "$(log_of "$1")")"
  fi
}

log_of() { printf '%s/%s.log' "$logs" "${1//[^A-Za-z0-9_]/_}"; }

# The same, but returns false on failure (exit code in step_status) so that the caller can go on.
try_step() {
  local name=$1 log begin heartbeat
  shift
  log=$(log_of "$name")
  begin=$SECONDS
  step_status=0
  printf '==== %s\n' "$name"
  beat "$log" &
  heartbeat=$!
  "$@" >"$log" 2>&1 || step_status=$?
  kill "$heartbeat" 2>/dev/null || true
  wait "$heartbeat" 2>/dev/null || true
  if [ "$step_status" -eq 0 ]; then
    note "done, $((SECONDS - begin)) s"
    return 0
  fi
  if [ "${quiet_failure:-0}" = 1 ]; then return 1; fi
  printf -- '---- the end of %s\n' "$(short "$log")"
  tail -n 40 "$log"
  printf -- '----\n'
  return 1
}

# Every 30 seconds the last line of a log, as long as the script lives. Its sleep holds none of the script's outputs,
# so that nobody who reads them waits for it.
beat() {
  local begin=$SECONDS
  while sleep 30 >/dev/null 2>&1 && kill -0 $$ 2>/dev/null; do
    note "$(printf '%4d s  %.100s' $((SECONDS - begin)) "$(tail -n 1 "$1" | tr -cd '[:print:]')")"
  done
}

# version_at_least FOUND WANTED
version_at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

# ---- set-up of the machine ---------------------------------------------------------------------------------------

is_debian_12() { (. /etc/os-release 2>/dev/null && [ "${ID:-}" = debian ] && [ "${VERSION_ID:-}" = 12 ]); }

llvm_config() {
  local candidate
  for candidate in "${TILEWRIGHT_LLVM_PREFIX:-/nowhere}/bin/llvm-config" llvm-config-22 \
                   /usr/lib/llvm-22/bin/llvm-config llvm-config; do
    if command -v "$candidate" >/dev/null && [[ $("$candidate" --version 2>/dev/null) == 22.* ]]; then
      echo "$candidate"
      return 0
    fi
  done
  return 1
}

compiler() {
  if [ -n "${CXX:-}" ]; then echo "$CXX"; else echo g++; fi
}

# Names of the headers that the compiler finds, one a line.
found_headers() {
  "$(compiler)" -std=c++20 -E -P -x c++ - 2>/dev/null <<'END' || true
#if __has_include(<boost/pfr.hpp>) && __has_include(<boost/hana/tuple.hpp>)
#include <boost/version.hpp>
#if BOOST_VERSION >= 108100
found_boost
#endif
#endif
#if __has_include(<gtest/gtest.h>)
found_gtest
#endif
#if __has_include(<benchmark/benchmark.h>)
found_benchmark
#endif
#if __has_include(<eigen3/Eigen/Core>) || __has_include(<Eigen/Core>)
found_eigen
#endif
#if __has_include(<CLI/CLI.hpp>)
found_cli11
#endif
#if __has_include(<nlohmann/json.hpp>)
found_json
#endif
END
}

find_clang_format() {
  local candidate
  for candidate in clang-format-14 clang-format; do
    if command -v "$candidate" >/dev/null && "$candidate" --version | grep -q 'version 14\.'; then
      command -v "$candidate"
      return 0
    fi
  done
  return 1
}

static_library_exists() { [[ $("$(compiler)" -print-file-name="$1" 2>/dev/null) == /* ]]; }

# Debian's names of the packages that are missing, one a line. $1: "tests" (and not "demo") adds what only test.sh needs.
missing_packages() {
  local headers config
  if ! command -v "$(compiler)" >/dev/null; then echo g++; fi
  if ! command -v cmake >/dev/null || ! version_at_least "$(cmake --version | awk 'NR == 1 { print $3 }')" 3.25; then
    echo cmake
  fi
  command -v ninja >/dev/null || echo ninja-build
  if config=$(llvm_config) && [ -e "$("$config" --includedir)/llvm/IR/Module.h" ] &&
     [ -e "$("$config" --libdir)/libLLVMNVPTXCodeGen.a" ]; then
    [ -e "$("$config" --bindir)/ld.lld" ] || echo lld-22
  else
    echo llvm-22-dev
    echo lld-22
  fi
  static_library_exists libz.a || echo zlib1g-dev
  static_library_exists libzstd.a || echo libzstd-dev
  headers=$(found_headers)
  [[ $headers == *found_boost* ]] || echo libboost1.81-dev
  [[ $headers == *found_gtest* ]] || echo libgtest-dev
  [[ $headers == *found_benchmark* ]] || echo libbenchmark-dev
  [[ $headers == *found_eigen* ]] || echo libeigen3-dev
  [[ $headers == *found_cli11* ]] || echo libcli11-dev
  [[ $headers == *found_json* ]] || echo nlohmann-json3-dev
  if [ "$1" = tests ] && is_debian_12 && ! find_clang_format >/dev/null; then echo clang-format-14; fi
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    if [ -t 0 ]; then sudo "$@"; else sudo -n "$@"; fi
  else
    echo "not root, and there is no sudo" >&2
    return 1
  fi
}

# --no-remove: never take another package away from the machine to make room.
apt_install() {
  as_root apt-get update || echo "apt-get update failed, trying with the package lists that are there"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends --no-remove "$@"
}

# set_up demo|tests: installs what is missing (Debian 12) or says what is missing.
set_up() {
  local missing list
  mapfile -t missing < <(missing_packages "$1")
  if [ "${#missing[@]}" -eq 0 ]; then
    printf '==== set-up\n'
    note "every package is there"
    return
  fi
  list=${missing[*]}
  if ! is_debian_12 || [ "$may_install" = 0 ]; then
    {
      echo "Missing on this machine (Debian's package names; other systems use similar ones):"
      printf '  %s\n' "${missing[@]}"
      case " $list " in
        *" llvm-22-dev "*)
          echo "LLVM 22 with its static libraries: Debian 12 has it in its security archive, for other Debian and Ubuntu"
          echo "releases the LLVM project serves it at apt.llvm.org; an own build works too: set TILEWRIGHT_LLVM_PREFIX."
          ;;
      esac
      echo "Needed versions: g++ 12 or clang 19, CMake 3.25, LLVM 22, Boost 1.81, Eigen 3.4, GoogleTest 1.12."
    } >&2
    if is_debian_12; then
      die 1 "packages are missing and --no-install was given: apt-get install $list"
    fi
    die 1 "packages are missing, and this script installs them on Debian 12 only: $list"
  fi
  note "to install: $list"
  if ! try_step "set-up" apt_install "${missing[@]}"; then
    if [ "$(id -u)" != 0 ] && ! as_root true 2>/dev/null; then
      die 1 "installing packages needs root: run this as root, have sudo, or install yourself: apt-get install $list"
    fi
    die 1 "apt-get could not install: $list (network? is the bookworm-security archive in the sources?), log: $(short "$(log_of "set-up")")"
  fi
  mapfile -t missing < <(missing_packages "$1")
  if [ "${#missing[@]}" -ne 0 ]; then
    die 1 "installed, but still not usable: ${missing[*]}, log: $(short "$(log_of "set-up")")"
  fi
}

# ---- ptxas -------------------------------------------------------------------------------------------------------

# PTX 8.8, which the code generator writes, needs ptxas 12.9.
ptxas_wanted=12.9

ptxas_version() { "$1" --version 2>/dev/null | sed -n 's/.*release [0-9.]*, V\([0-9.]*\).*/\1/p'; }

# The ptxas programs of this machine, best first, one a line.
ptxas_candidates() {
  command -v ptxas || true
  if [ -n "${CUDA_HOME:-}" ]; then echo "$CUDA_HOME/bin/ptxas"; fi
  echo /usr/local/cuda/bin/ptxas
  if command -v python3 >/dev/null; then
    python3 - 2>/dev/null <<'END' || true
import glob, os
try:
    import nvidia
    for folder in nvidia.__path__:
        for found in sorted(glob.glob(os.path.join(folder, "**", "bin", "ptxas"), recursive=True)):
            print(found)
except ImportError:
    pass
END
  fi
  if [ -d "$build/ptxas" ]; then find "$build/ptxas" -path '*/bin/ptxas' | sort; fi
}

# Sets ptxas to the first candidate that runs and is new enough.
find_ptxas() {
  local candidate version
  ptxas=""
  if [ -n "${TILEWRIGHT_PTXAS:-}" ]; then
    version=$(ptxas_version "$TILEWRIGHT_PTXAS") || true
    [ -n "$version" ] || die 2 "TILEWRIGHT_PTXAS=$TILEWRIGHT_PTXAS is not a ptxas that runs"
    ptxas=$TILEWRIGHT_PTXAS
    return 0
  fi
  while read -r candidate; do
    [ -x "$candidate" ] || continue
    version=$(ptxas_version "$candidate") || true
    [ -n "$version" ] || continue
    if version_at_least "$version" "$ptxas_wanted"; then
      ptxas=$candidate
      return 0
    fi
    note "$candidate is $version, older than $ptxas_wanted: not used"
  done < <(ptxas_candidates)
  return 1
}

pip_install_ptxas() {
  if ! python3 -m pip --version 2>/dev/null; then
    if ! is_debian_12 || [ "$may_install" = 0 ]; then
      echo "python3 with pip is missing"
      return 1
    fi
    apt_install python3 python3-pip || return 1
  fi
  rm -rf "$build/ptxas"
  # nvdisasm lies beside ptxas then; without it a few tests are skipped.
  local install=(python3 -m pip install --disable-pip-version-check --no-input --timeout 20 --retries 1 --no-deps
    --target "$build/ptxas")
  "${install[@]}" 'nvidia-cuda-nvcc>=13.0,<14' 'nvidia-cuda-nvdisasm>=13.0,<14' ||
    "${install[@]}" 'nvidia-cuda-nvcc>=13.0,<14' || return 1
  find "$build/ptxas" -path '*/bin/*' -type f -exec chmod +x {} +
}

# Finds ptxas or installs it into build/. Without one, PTX is still made; only assembling is skipped.
set_up_ptxas() {
  if ! find_ptxas; then
    if [ "$may_install" = 1 ] && ! quiet_failure=1 try_step "ptxas from pip" pip_install_ptxas; then
      note "pip could not install nvidia-cuda-nvcc, log: $(short "$(log_of "ptxas from pip")")"
    fi
    find_ptxas || true
  fi
  if [ -n "$ptxas" ]; then
    note "ptxas $(ptxas_version "$ptxas"): $(short "$ptxas")"
    export TILEWRIGHT_PTXAS=$ptxas
  else
    note "no ptxas $ptxas_wanted or newer: PTX is made, assembling it to cubin is skipped (pip install nvidia-cuda-nvcc, or set TILEWRIGHT_PTXAS)"
  fi
}

has_gpu() { [ -e /dev/nvidia0 ] || [ -e /dev/dxg ]; }

# ---- building ----------------------------------------------------------------------------------------------------

# configure PRESET FOLDER: only where there is nothing configured yet; ninja reconfigures by itself.
configure() {
  local home
  home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$2/CMakeCache.txt" 2>/dev/null || true)
  if [ "$home" = "$root" ] && [ -e "$2/build.ninja" ]; then return 0; fi
  rm -rf "$2/CMakeCache.txt" "$2/CMakeFiles"  # of a tree that was moved, or of another generator
  step "configure $1" cmake -S "$root" --preset "$1"
}

# build_tree PRESET FOLDER
build_tree() {
  configure "$1" "$2"
  step "build $1" cmake --build "$2" --parallel "$(count_jobs)"
}

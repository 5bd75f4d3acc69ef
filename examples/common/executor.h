// Runs recorded programs on data, in the simulator or on a GPU, behind one interface: what a kernel's check
// needs and nothing more.
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "dsl/kernel.h"
#include "ir/program.h"

namespace tilewright::examples {

// A recorded kernel. Shared, so that an executor can keep what it compiled for as long as the kernel lives.
using Kernel = std::shared_ptr<const ir::Program>;

struct Grid {
  std::int64_t x = 1, y = 1, z = 1;
};

struct LaunchOptions {
  // Programmatic dependent launch: the kernel may begin before the one launched ahead of it has ended. It
  // calls grid_dependency_wait() before it touches what that one reads or writes; LaunchError if it never
  // does. The simulator runs one kernel after another all the same.
  bool programmatic_dependent = false;
};

// Device memory of `count` elements of T. Copies refer to the same memory.
template <class T>
struct Array {
  std::uint64_t address = 0;
  std::int64_t count = 0;
  Ptr<T> pointer() const { return Ptr<T>(address); }
  operator Ptr<T>() const { return pointer(); }
  template <int N>
  operator Multiple<Ptr<T>, N>() const {
    return Multiple<Ptr<T>, N>(pointer());
  }
};

// How fast a sequence of launches is.
struct Timing {
  double median_us = 0, lowest_us = 0, highest_us = 0;  // of one round
  int rounds = 0;
};

class Executor {
 public:
  virtual ~Executor() = default;

  // "simulator", or the GPU's name and target.
  virtual std::string name() const = 0;
  virtual bool on_gpu() const = 0;
  // CTAs that run at the same time with one on each SM; what persistent kernels are launched with. Few in the
  // simulator, so that each works through several tiles.
  virtual int processors() const = 0;

  // Memory filled with 0xff bytes (NaN in every float type), so that an element that nobody wrote is seen. It
  // begins `misalign` bytes after a multiple of 256; accesses beside it are found by finish().
  template <class T>
  Array<T> allocate(const std::string& name, std::int64_t count, std::uint64_t misalign = 0) {
    return {allocate_bytes(name, static_cast<std::uint64_t>(count) * sizeof(T), misalign), count};
  }
  // The same with values.
  template <class T>
  Array<T> allocate_copy(const std::string& name, const std::vector<T>& values, std::uint64_t misalign = 0) {
    auto array = allocate<T>(name, static_cast<std::int64_t>(values.size()), misalign);
    upload(array, values);
    return array;
  }
  template <class T>
  void upload(const Array<T>& array, const std::vector<T>& values) {
    upload_bytes(array.address, std::as_bytes(std::span(values)));
  }
  template <class T>
  void upload_span(const Array<T>& array, std::span<const T> values) {
    upload_bytes(array.address, std::as_bytes(values));
  }
  template <class T>
  std::vector<T> download(const Array<T>& array) {
    std::vector<T> values(static_cast<std::size_t>(array.count));
    download_bytes(array.address, std::as_writable_bytes(std::span(values)));
    return values;
  }
  template <class T>
  void fill(const Array<T>& array, std::uint8_t byte) {
    fill_bytes(array.address, static_cast<std::uint64_t>(array.count) * sizeof(T), byte);
  }

  // Runs the kernel on every CTA of the grid, after everything launched before. `args` is the kernel's own
  // struct, filled with arrays and numbers. A grid with an extent of 0 runs nothing. Mistakes of the kernel
  // are collected for finish(); LaunchError for arguments that do not fit.
  template <class Args>
  void launch(const Kernel& kernel, Grid grid, const Args& args, const LaunchOptions& options = {}) {
    launch_values(kernel, grid, argument_values(args), options);
  }
  void launch_values(const Kernel& kernel, Grid grid, const std::vector<ir::ArgumentValue>& arguments,
                     const LaunchOptions& options = {});

  // Waits for all launches, looks at the memory beside every buffer, frees all memory, and gives one line for
  // each problem found since the last finish(): findings of the simulator, writes outside of buffers.
  virtual std::vector<std::string> finish() = 0;

  // Median time of one round of launches, replayed from a captured graph of `rounds` different rounds (which
  // should use different memory, so that nothing comes from the cache). LaunchError where there is no GPU.
  virtual Timing time(int rounds, const std::function<void(int round)>& launches) = 0;

 protected:
  virtual void launch_checked(const Kernel& kernel, Grid grid,
                              const std::vector<ir::ArgumentValue>& arguments,
                              const LaunchOptions& options) = 0;
  virtual std::uint64_t allocate_bytes(const std::string& name, std::uint64_t bytes,
                                       std::uint64_t misalign) = 0;
  virtual void upload_bytes(std::uint64_t address, std::span<const std::byte> bytes) = 0;
  virtual void download_bytes(std::uint64_t address, std::span<std::byte> bytes) = 0;
  virtual void fill_bytes(std::uint64_t address, std::uint64_t bytes, std::uint8_t value) = 0;
};

struct SimulatorSettings {
  bool all_checks = false;  // races, conflicts between CTAs, reads of memory nobody wrote
  std::uint64_t seed = 0;
  int threads = 0;  // of the host; 0: all cores
};
std::unique_ptr<Executor> simulator_executor(const SimulatorSettings& settings = {});

// The current GPU. LaunchError where there is none.
std::unique_ptr<Executor> gpu_executor();
// Whether there is one; if not, `why` says what is missing.
bool gpu_available(std::string* why);

}  // namespace tilewright::examples

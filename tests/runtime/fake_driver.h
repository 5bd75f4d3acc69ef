// A CUDA driver made of ordinary functions that keep a record, so that everything of the runtime but the
// hardware is tested on any machine.
#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "runtime/driver.h"

namespace tilewright::runtime {

// Installs itself as driver() while it lives. Two devices of compute capability 9.0 with 227 KB for a CTA.
class FakeDriver {
 public:
  struct Launch {
    std::string kernel;
    int device = -1;
    runtime::StreamHandle stream = nullptr;
    DriverLaunchConfig config;
    std::vector<DriverLaunchAttribute> attributes;
    std::vector<unsigned char> parameters;
  };
  struct TensorMap {  // what a descriptor was asked for, innermost dimension first
    int type = 0;
    std::uint64_t address = 0;
    std::vector<std::uint64_t> extents, strides;
    std::vector<std::uint32_t> box;
    int swizzle = 0;
    // In im2col mode; box is then {channels, pixels}.
    std::vector<int> lower = {}, upper = {};
    std::vector<std::uint32_t> steps = {};
  };
  struct Memory {
    unsigned type = 2;  // 1 host, 2 device
    int device = 0;
    std::size_t bytes = 0;
  };

  FakeDriver();
  ~FakeDriver();
  FakeDriver(const FakeDriver&) = delete;
  FakeDriver& operator=(const FakeDriver&) = delete;

  // The next calls of function `name` (without "cu") return this until it is set to 0 again.
  std::map<std::string, DriverResult> results;
  std::map<std::string, int> calls;
  std::vector<Launch> launches;
  std::vector<std::size_t> parameter_sizes;  // of a kernel that is launched with a list of its parameters
  std::vector<TensorMap> tensor_maps;        // a descriptor is its number here and then 0xaa
  std::map<DeviceAddress, Memory> memory;    // by start address
  std::map<int, int> function_attributes_set;
  std::vector<std::string> loaded_images;
  int num_devices = 2;
  int major = 9;
  int minor = 0;
  int static_shared_bytes = 0;
  int pageable_access = 0;
  int retained_contexts = 0;
  int loaded_modules = 0;
  int open_objects = 0;  // streams, events, graphs
  std::string jit_log;
  bool capturing = false;
  int capture_exchange = 0;

  std::mutex mutex;  // of everything above

 private:
  std::unique_ptr<ReplacedDriver> replaced_;
};

}  // namespace tilewright::runtime

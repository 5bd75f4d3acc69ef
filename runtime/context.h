// A GPU and its primary context, shared with every other CUDA library of the process.
#pragma once
#include <memory>
#include <string>

#include "lowering/target.h"
#include "runtime/driver.h"
#include "runtime/launch_log.h"

namespace tilewright::runtime {

// How many GPUs this process sees. Throws LaunchError when there is no driver.
int device_count();

// Retains the device's primary context while it lives.
class Context {
 public:
  static constexpr int max_devices = 64;

  // One object per device: the same while anybody holds it. Throws LaunchError for a device that is not
  // there.
  static std::shared_ptr<Context> of_device(int ordinal);
  // The device of the calling thread's current context, device 0 when it has none.
  static std::shared_ptr<Context> current();

  ~Context();
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

  int ordinal() const { return ordinal_; }
  const std::string& name() const { return name_; }  // "NVIDIA H200"
  std::string text() const;                          // "device 0 (NVIDIA H200, sm_90)"
  int major() const { return major_; }               // compute capability
  int minor() const { return minor_; }
  lowering::Target target() const;                              // the best known target for this device
  int attribute(int device_attribute) const;                    // one of namespace device_attribute
  int shared_memory_per_cta() const { return shared_memory_; }  // bytes, with opt-in
  std::size_t free_bytes() const;
  ContextHandle handle() const { return handle_; }

  // Waits for everything launched on the device. A kernel that failed is named in the LaunchError.
  void synchronize();
  // Turns the status of any call into a LaunchError; failures of earlier kernels name those kernels. `stream`
  // limits the suspects to that stream's launches when it has any.
  void check_work(DriverResult result, const std::string& what, const StreamHandle* stream = nullptr) const;

  LaunchLog& log() { return log_; }
  const LaunchLog& log() const { return log_; }

 private:
  explicit Context(int ordinal);
  int ordinal_ = 0;
  DeviceHandle device_ = 0;
  ContextHandle handle_ = nullptr;
  std::string name_;
  int major_ = 0;
  int minor_ = 0;
  int shared_memory_ = 0;
  LaunchLog log_;
};

// Makes a context current for the calling thread while it lives, and restores what was current before.
class CurrentContext {
 public:
  explicit CurrentContext(const Context& context);
  ~CurrentContext();
  CurrentContext(const CurrentContext&) = delete;
  CurrentContext& operator=(const CurrentContext&) = delete;

 private:
  bool pushed_ = false;
};

}  // namespace tilewright::runtime

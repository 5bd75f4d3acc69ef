#include "runtime/context.h"

#include <array>
#include <mutex>

#include "ir/error.h"
#include "runtime/driver_error.h"

namespace tilewright::runtime {

int device_count() {
  int count = 0;
  check(driver().DeviceGetCount(&count), "counting the GPUs");
  return count;
}

std::shared_ptr<Context> Context::of_device(int ordinal) {
  static std::mutex mutex;
  static std::array<std::weak_ptr<Context>, max_devices> contexts;
  const int count = std::min(device_count(), max_devices);
  if (ordinal < 0 || ordinal >= count) {
    throw LaunchError("device " + std::to_string(ordinal) + ": there is no such GPU; this process sees " +
                      std::to_string(count) + ", counted from 0");
  }
  const std::lock_guard lock(mutex);
  std::shared_ptr<Context> context = contexts[ordinal].lock();
  if (!context) {
    context.reset(new Context(ordinal));
    contexts[ordinal] = context;
  }
  return context;
}

std::shared_ptr<Context> Context::current() {
  ContextHandle handle = nullptr;
  check(driver().CtxGetCurrent(&handle), "asking for the current context");
  DeviceHandle device = 0;
  if (handle != nullptr) check(driver().CtxGetDevice(&device), "asking for the current device");
  return of_device(device);
}

Context::Context(int ordinal) : ordinal_(ordinal) {
  const Driver& functions = driver();
  const std::string who = "device " + std::to_string(ordinal);
  check(functions.DeviceGet(&device_, ordinal), who);
  char text[128] = {};
  check(functions.DeviceGetName(text, sizeof(text) - 1, device_), who);
  name_ = text;
  major_ = attribute(device_attribute::compute_capability_major);
  minor_ = attribute(device_attribute::compute_capability_minor);
  shared_memory_ = attribute(device_attribute::max_shared_memory_per_block_opt_in);
  check(functions.DevicePrimaryCtxRetain(&handle_, device_), who + ": creating its context");
}

Context::~Context() {
  // Nothing to do about a failure: the driver may be shutting down with the process.
  if (handle_ != nullptr) driver().DevicePrimaryCtxRelease(device_);
}

std::string Context::text() const {
  return "device " + std::to_string(ordinal_) + " (" + name_ + ", sm_" +
         std::to_string(major_ * 10 + minor_) + ")";
}

lowering::Target Context::target() const { return lowering::Target::for_compute_capability(major_, minor_); }

int Context::attribute(int device_attribute) const {
  int value = 0;
  check(driver().DeviceGetAttribute(&value, device_attribute, device_), "device " + std::to_string(ordinal_));
  return value;
}

std::size_t Context::free_bytes() const {
  const CurrentContext current(*this);
  std::size_t free = 0;
  std::size_t total = 0;
  check_work(driver().MemGetInfo(&free, &total), "asking for free memory");
  return free;
}

void Context::synchronize() {
  const CurrentContext current(*this);
  const std::uint64_t mark = log_.mark();
  check_work(driver().CtxSynchronize(), "waiting for the device");
  log_.forget_all(mark);
}

void Context::check_work(DriverResult result, const std::string& what, const StreamHandle* stream) const {
  if (result == driver_result::success) return;
  const std::string cause = describe(driver(), result);
  if (!is_execution_failure(result)) throw LaunchError(text() + ": " + what + ": " + cause);
  std::vector<const std::string*> suspects;
  if (stream != nullptr) suspects = log_.names(*stream);
  if (suspects.empty()) suspects = log_.all_names();
  std::string who;
  if (suspects.empty()) {
    who = "work launched by others";
  } else if (suspects.size() == 1) {
    who = "kernel '" + *suspects[0] + "'";
  } else {
    who = "one of the kernels launched since the last wait (";
    for (std::size_t i = 0; i < suspects.size(); ++i) who += (i ? ", '" : "'") + *suspects[i] + "'";
    who += ")";
  }
  if (result == driver_result::assertion)
    throw LaunchError(text() + ": a device_assert of " + who +
                      " failed (or its wait limit was reached); the message, with the line, is on stderr. "
                      "Reported by " +
                      what + ": " + cause + "; the device's context is lost for this process");
  throw LaunchError(
      text() + ": " + who + " failed while running, reported by " + what + ": " + cause +
      "; the device's context is lost for this process. To find the line: the command check runs the "
      "kernel on the simulator; compute-sanitizer does on the GPU");
}

CurrentContext::CurrentContext(const Context& context) {
  ContextHandle handle = nullptr;
  const Driver& functions = driver();
  check(functions.CtxGetCurrent(&handle), "asking for the current context");
  if (handle == context.handle()) return;
  check(functions.CtxPushCurrent(context.handle()), "making a context current");
  pushed_ = true;
}

CurrentContext::~CurrentContext() {
  ContextHandle popped = nullptr;
  if (pushed_) driver().CtxPopCurrent(&popped);
}

}  // namespace tilewright::runtime

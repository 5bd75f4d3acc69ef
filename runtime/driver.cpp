#include "runtime/driver.h"

#include <dlfcn.h>

#include <atomic>
#include <cstdlib>

#include "ir/error.h"
#include "runtime/driver_error.h"

namespace tilewright::runtime {
namespace {

constexpr const char* no_gpu_advice =
    "; the simulator runs every kernel without a GPU (commands simulate and check)";

template <class Visit>
void visit_functions(Driver& d, Visit visit) {
  visit("cuInit", d.Init);
  visit("cuDriverGetVersion", d.DriverGetVersion);
  visit("cuGetErrorName", d.GetErrorName);
  visit("cuGetErrorString", d.GetErrorString);
  visit("cuDeviceGetCount", d.DeviceGetCount);
  visit("cuDeviceGet", d.DeviceGet);
  visit("cuDeviceGetName", d.DeviceGetName);
  visit("cuDeviceGetAttribute", d.DeviceGetAttribute);
  visit("cuDevicePrimaryCtxRetain", d.DevicePrimaryCtxRetain);
  visit("cuDevicePrimaryCtxRelease_v2", d.DevicePrimaryCtxRelease);
  visit("cuCtxGetCurrent", d.CtxGetCurrent);
  visit("cuCtxPushCurrent_v2", d.CtxPushCurrent);
  visit("cuCtxPopCurrent_v2", d.CtxPopCurrent);
  visit("cuCtxGetDevice", d.CtxGetDevice);
  visit("cuCtxSynchronize", d.CtxSynchronize);
  visit("cuMemGetInfo_v2", d.MemGetInfo);
  visit("cuMemAlloc_v2", d.MemAlloc);
  visit("cuMemFree_v2", d.MemFree);
  visit("cuMemAllocHost_v2", d.MemAllocHost);
  visit("cuMemFreeHost", d.MemFreeHost);
  visit("cuMemcpyHtoD_v2", d.MemcpyHtoD);
  visit("cuMemcpyDtoH_v2", d.MemcpyDtoH);
  visit("cuMemcpyHtoDAsync_v2", d.MemcpyHtoDAsync);
  visit("cuMemcpyDtoHAsync_v2", d.MemcpyDtoHAsync);
  visit("cuMemcpyDtoDAsync_v2", d.MemcpyDtoDAsync);
  visit("cuMemsetD8_v2", d.MemsetD8);
  visit("cuMemsetD8Async", d.MemsetD8Async);
  visit("cuPointerGetAttributes", d.PointerGetAttributes);
  visit("cuStreamCreate", d.StreamCreate);
  visit("cuStreamDestroy_v2", d.StreamDestroy);
  visit("cuStreamSynchronize", d.StreamSynchronize);
  visit("cuStreamQuery", d.StreamQuery);
  visit("cuStreamWaitEvent", d.StreamWaitEvent);
  visit("cuStreamGetCtx", d.StreamGetCtx);
  visit("cuStreamBeginCapture_v2", d.StreamBeginCapture);
  visit("cuStreamEndCapture", d.StreamEndCapture);
  visit("cuStreamIsCapturing", d.StreamIsCapturing);
  visit("cuThreadExchangeStreamCaptureMode", d.ThreadExchangeStreamCaptureMode);
  visit("cuEventCreate", d.EventCreate);
  visit("cuEventDestroy_v2", d.EventDestroy);
  visit("cuEventRecord", d.EventRecord);
  visit("cuEventSynchronize", d.EventSynchronize);
  visit("cuEventElapsedTime", d.EventElapsedTime);
  visit("cuGraphInstantiateWithFlags", d.GraphInstantiateWithFlags);
  visit("cuGraphGetNodes", d.GraphGetNodes);
  visit("cuGraphLaunch", d.GraphLaunch);
  visit("cuGraphExecDestroy", d.GraphExecDestroy);
  visit("cuGraphDestroy", d.GraphDestroy);
  visit("cuModuleLoadDataEx", d.ModuleLoadDataEx);
  visit("cuModuleUnload", d.ModuleUnload);
  visit("cuModuleGetFunction", d.ModuleGetFunction);
  visit("cuFuncGetAttribute", d.FuncGetAttribute);
  visit("cuFuncSetAttribute", d.FuncSetAttribute);
  visit("cuOccupancyMaxActiveBlocksPerMultiprocessor", d.OccupancyMaxActiveBlocksPerMultiprocessor);
  visit("cuTensorMapEncodeTiled", d.TensorMapEncodeTiled);
  visit("cuTensorMapEncodeIm2col", d.TensorMapEncodeIm2col);
  visit("cuLaunchKernelEx", d.LaunchKernelEx);
}

// What the first call found, for the life of the process.
struct Loaded {
  Driver functions = {};
  std::string error;
  Loaded() {
    const char* chosen = std::getenv("TILEWRIGHT_LIBCUDA");
    try {
      functions = load_driver(chosen != nullptr && *chosen != '\0' ? chosen : "libcuda.so.1");
      const DriverResult result = functions.Init(0);
      if (result == driver_result::no_device) {
        error = std::string("the CUDA driver finds no GPU (is CUDA_VISIBLE_DEVICES empty?)") + no_gpu_advice;
      } else if (result != driver_result::success) {
        error = "the CUDA driver cannot be initialised: " + describe(functions, result) + no_gpu_advice;
      }
    } catch (const LaunchError& failure) {
      error = failure.what();
    }
  }
};

const Loaded& loaded() {
  // Never destroyed: kernels in static storage may unload their modules after this file's statics are gone.
  static const Loaded* const once = new Loaded;
  return *once;
}

std::atomic<const Driver*> replaced{nullptr};

}  // namespace

Driver load_driver(const std::string& library) {
  void* handle = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) {
    const char* reason = dlerror();
    throw LaunchError("no CUDA driver: " + std::string(reason ? reason : library + " cannot be loaded") +
                      no_gpu_advice);
  }
  Driver functions = {};
  std::string missing;
  visit_functions(functions, [&](const char* symbol, auto& member) {
    member = reinterpret_cast<std::remove_reference_t<decltype(member)>>(dlsym(handle, symbol));
    if (member == nullptr && missing.empty()) missing = symbol;
  });
  if (!missing.empty()) {
    dlclose(handle);
    throw LaunchError("the CUDA driver " + library + " is too old or no CUDA driver: it has no " + missing +
                      "; needed is a driver of CUDA 12.0 (525) or newer" + no_gpu_advice);
  }
  return functions;
}

const Driver& driver() {
  if (const Driver* replacement = replaced.load(std::memory_order_acquire)) return *replacement;
  const Loaded& found = loaded();
  if (!found.error.empty()) throw LaunchError(found.error);
  return found.functions;
}

bool driver_available(std::string* why) {
  try {
    driver();
    return true;
  } catch (const LaunchError& error) {
    if (why != nullptr) *why = error.what();
    return false;
  }
}

ReplacedDriver::ReplacedDriver(const Driver* replacement) { replaced = replacement; }
ReplacedDriver::~ReplacedDriver() { replaced = nullptr; }

}  // namespace tilewright::runtime

#include "tests/runtime/fake_driver.h"

#include <algorithm>
#include <cstring>

namespace tilewright::runtime {
namespace {

FakeDriver* fake = nullptr;
thread_local std::vector<ContextHandle> context_stack;

template <class Handle>
Handle handle_of(std::uintptr_t number) {
  return reinterpret_cast<Handle>(number);
}
int device_of(ContextHandle handle) {
  return static_cast<int>(reinterpret_cast<std::uintptr_t>(handle)) - 1000;
}
int current_device() { return context_stack.empty() ? -1 : device_of(context_stack.back()); }

// Counts the call and returns the result that the test asked for.
DriverResult enter(const char* name) {
  const std::lock_guard lock(fake->mutex);
  ++fake->calls[name];
  const auto it = fake->results.find(name);
  return it == fake->results.end() ? 0 : it->second;
}

// Needs a current context, as most of the driver does.
DriverResult enter_context(const char* name) {
  const DriverResult result = enter(name);
  if (result == 0 && context_stack.empty()) return driver_result::invalid_context;
  return result;
}

template <class Handle>
DriverResult create(const char* name, Handle* handle) {
  static std::uintptr_t next = 0x5000;
  const DriverResult result = enter_context(name);
  if (result != 0) return result;
  ++fake->open_objects;
  *handle = handle_of<Handle>(next++);
  return 0;
}

DriverResult destroy(const char* name) {
  --fake->open_objects;
  return enter(name);
}

std::map<FunctionHandle, std::string>& function_names() {
  static std::map<FunctionHandle, std::string> names;
  return names;
}

DriverResult launch(const DriverLaunchConfig* config, FunctionHandle function, void** places, void** extra) {
  const DriverResult result = enter_context("LaunchKernelEx");
  if (result != 0) return result;
  FakeDriver::Launch launch;
  launch.kernel = function_names()[function];
  launch.device = current_device();
  launch.stream = config->stream;
  launch.config = *config;
  launch.attributes.assign(config->attributes, config->attributes + config->num_attributes);
  if (extra != nullptr) {
    const auto* bytes = static_cast<const unsigned char*>(extra[1]);
    launch.parameters.assign(bytes, bytes + *static_cast<std::size_t*>(extra[3]));
  }
  if (places != nullptr) {
    for (std::size_t i = 0; i < fake->parameter_sizes.size(); ++i) {
      const std::size_t size = fake->parameter_sizes[i], alignment = std::min<std::size_t>(size, 64);
      const std::size_t offset = (launch.parameters.size() + alignment - 1) / alignment * alignment;
      launch.parameters.resize(offset + size);
      std::memcpy(launch.parameters.data() + offset, places[i], size);
    }
  }
  const std::lock_guard lock(fake->mutex);
  fake->launches.push_back(launch);
  return 0;
}

DriverResult load(ModuleHandle* module, const void* image, unsigned count, int* options, void** values) {
  DriverResult result = enter_context("ModuleLoadDataEx");
  const char* text = static_cast<const char*>(image);
  const bool is_ptx = text[0] == '.';
  fake->loaded_images.push_back(is_ptx ? "ptx" : "cubin");
  if (const auto it = fake->results.find(is_ptx ? "load ptx" : "load cubin"); it != fake->results.end()) {
    result = it->second;
  }
  for (unsigned i = 0; i < count; ++i) {
    if (options[i] == jit_option::error_log_buffer)
      std::strcpy(static_cast<char*>(values[i]), fake->jit_log.c_str());
  }
  if (result != 0) return result;
  *module = handle_of<ModuleHandle>(0x9000 + ++fake->loaded_modules);
  return 0;
}

DriverResult encode_tensor_map(void* map, int type, std::uint32_t rank, void* address,
                               const std::uint64_t* extents, const std::uint64_t* strides,
                               const std::uint32_t* box, const std::uint32_t*, int, int swizzle, int, int) {
  const DriverResult result = enter_context("TensorMapEncodeTiled");
  if (result != 0) return result;
  if (reinterpret_cast<std::uintptr_t>(map) % 64 != 0) return driver_result::invalid_value;
  const std::lock_guard lock(fake->mutex);
  std::memset(map, 0xaa, 128);
  *static_cast<unsigned char*>(map) = static_cast<unsigned char>(fake->tensor_maps.size());
  fake->tensor_maps.push_back({type,
                               reinterpret_cast<std::uintptr_t>(address),
                               {extents, extents + rank},
                               {strides, strides + rank - 1},
                               {box, box + rank},
                               swizzle});
  return 0;
}

DriverResult encode_im2col_map(void* map, int type, std::uint32_t rank, void* address,
                               const std::uint64_t* extents, const std::uint64_t* strides, const int* lower,
                               const int* upper, std::uint32_t channels, std::uint32_t pixels,
                               const std::uint32_t* steps, int, int swizzle, int, int) {
  std::uint32_t box[5] = {channels, pixels, 1, 1, 1};
  const DriverResult result =
      encode_tensor_map(map, type, rank, address, extents, strides, box, steps, 0, swizzle, 0, 0);
  if (result != 0) return result;
  const std::lock_guard lock(fake->mutex);
  FakeDriver::TensorMap& made = fake->tensor_maps.back();
  made.lower.assign(lower, lower + rank - 2);
  made.upper.assign(upper, upper + rank - 2);
  made.steps.assign(steps, steps + rank);
  return 0;
}

DriverResult pointer_attributes(unsigned count, int* wanted, void** data, DeviceAddress address) {
  const DriverResult result = enter("PointerGetAttributes");
  if (result != 0) return result;
  const std::lock_guard lock(fake->mutex);
  FakeDriver::Memory found{0, -2, 0};
  auto it = fake->memory.upper_bound(address);
  if (it != fake->memory.begin() && address < std::prev(it)->first + std::prev(it)->second.bytes) {
    found = std::prev(it)->second;
  }
  for (unsigned i = 0; i < count; ++i) {
    if (wanted[i] == pointer_attribute::memory_type) *static_cast<unsigned*>(data[i]) = found.type;
    if (wanted[i] == pointer_attribute::is_managed) *static_cast<int*>(data[i]) = 0;
    if (wanted[i] == pointer_attribute::device_ordinal) *static_cast<int*>(data[i]) = found.device;
  }
  return 0;
}

DriverResult attribute(int* value, int attribute, DeviceHandle) {
  switch (attribute) {
    case device_attribute::compute_capability_major: *value = fake->major; break;
    case device_attribute::compute_capability_minor: *value = fake->minor; break;
    case device_attribute::max_shared_memory_per_block_opt_in: *value = 227 * 1024; break;
    case device_attribute::pageable_memory_access: *value = fake->pageable_access; break;
    default: *value = 1;
  }
  return enter("DeviceGetAttribute");
}

Driver functions() {
  Driver d = {};
  d.Init = [](unsigned) { return enter("Init"); };
  d.DriverGetVersion = [](int* version) { return *version = 13000, enter("DriverGetVersion"); };
  d.GetErrorName = [](DriverResult, const char** text) { return *text = "CUDA_ERROR_FAKE", 0; };
  d.GetErrorString = [](DriverResult, const char** text) { return *text = "a fake error", 0; };
  d.DeviceGetCount = [](int* count) { return *count = fake->num_devices, enter("DeviceGetCount"); };
  d.DeviceGet = [](DeviceHandle* device, int ordinal) { return *device = ordinal, enter("DeviceGet"); };
  d.DeviceGetName = [](char* name, int, DeviceHandle device) {
    return std::strcpy(name, device == 0 ? "Fake GPU A" : "Fake GPU B"), enter("DeviceGetName");
  };
  d.DeviceGetAttribute = attribute;
  d.DevicePrimaryCtxRetain = [](ContextHandle* handle, DeviceHandle device) {
    ++fake->retained_contexts;
    *handle = handle_of<ContextHandle>(1000 + device);
    return enter("DevicePrimaryCtxRetain");
  };
  d.DevicePrimaryCtxRelease = [](DeviceHandle) {
    return --fake->retained_contexts, enter("DevicePrimaryCtxRelease");
  };
  d.CtxGetCurrent = [](ContextHandle* handle) {
    *handle = context_stack.empty() ? nullptr : context_stack.back();
    return enter("CtxGetCurrent");
  };
  d.CtxPushCurrent = [](ContextHandle handle) {
    return context_stack.push_back(handle), enter("CtxPushCurrent");
  };
  d.CtxPopCurrent = [](ContextHandle* handle) {
    *handle = context_stack.back();
    return context_stack.pop_back(), enter("CtxPopCurrent");
  };
  d.CtxGetDevice = [](DeviceHandle* device) {
    return *device = current_device(), enter_context("CtxGetDevice");
  };
  d.CtxSynchronize = [] { return enter_context("CtxSynchronize"); };
  d.MemGetInfo = [](std::size_t* free, std::size_t* total) {
    return *free = 123456, *total = 1 << 30, enter_context("MemGetInfo");
  };
  d.MemAlloc = [](DeviceAddress* address, std::size_t bytes) {
    static DeviceAddress next = 0x7f0000000000;
    const DriverResult result = enter_context("MemAlloc");
    if (result != 0) return result;
    *address = next;
    next += (bytes + 255) / 256 * 256;
    fake->memory[*address] = {2, current_device(), bytes};
    return 0;
  };
  d.MemFree = [](DeviceAddress address) { return fake->memory.erase(address), enter_context("MemFree"); };
  d.MemAllocHost = [](void** data, std::size_t bytes) {
    return *data = ::operator new(bytes), enter_context("MemAllocHost");
  };
  d.MemFreeHost = [](void* data) { return ::operator delete(data), enter_context("MemFreeHost"); };
  d.MemcpyHtoD = [](DeviceAddress, const void*, std::size_t) { return enter_context("MemcpyHtoD"); };
  d.MemcpyDtoH = [](void*, DeviceAddress, std::size_t) { return enter_context("MemcpyDtoH"); };
  d.MemcpyHtoDAsync = [](DeviceAddress, const void*, std::size_t, StreamHandle) {
    return enter_context("Memcpy");
  };
  d.MemcpyDtoHAsync = [](void*, DeviceAddress, std::size_t, StreamHandle) { return enter_context("Memcpy"); };
  d.MemcpyDtoDAsync = [](DeviceAddress, DeviceAddress, std::size_t, StreamHandle) {
    return enter_context("Memcpy");
  };
  d.MemsetD8 = [](DeviceAddress, unsigned char, std::size_t) { return enter_context("Memset"); };
  d.MemsetD8Async = [](DeviceAddress, unsigned char, std::size_t, StreamHandle) {
    return enter_context("Memset");
  };
  d.PointerGetAttributes = pointer_attributes;
  d.StreamCreate = [](StreamHandle* handle, unsigned) { return create("StreamCreate", handle); };
  d.StreamDestroy = [](StreamHandle) { return destroy("StreamDestroy"); };
  d.StreamSynchronize = [](StreamHandle) { return enter_context("StreamSynchronize"); };
  d.StreamQuery = [](StreamHandle) { return enter_context("StreamQuery"); };
  d.StreamWaitEvent = [](StreamHandle, EventHandle, unsigned) { return enter_context("StreamWaitEvent"); };
  d.StreamGetCtx = [](StreamHandle, ContextHandle* context) {
    return *context = handle_of<ContextHandle>(1001), enter("StreamGetCtx");
  };
  d.StreamBeginCapture = [](StreamHandle, int) {
    return fake->capturing = true, enter_context("StreamBeginCapture");
  };
  d.StreamEndCapture = [](StreamHandle, GraphHandle* graph) {
    fake->capturing = false;
    return create("StreamEndCapture", graph);
  };
  d.StreamIsCapturing = [](StreamHandle, int* status) {
    return *status = fake->capturing, enter_context("StreamIsCapturing");
  };
  d.ThreadExchangeStreamCaptureMode = [](int* mode) {
    std::swap(*mode, fake->capture_exchange);
    return enter("ThreadExchangeStreamCaptureMode");
  };
  d.EventCreate = [](EventHandle* handle, unsigned) { return create("EventCreate", handle); };
  d.EventDestroy = [](EventHandle) { return destroy("EventDestroy"); };
  d.EventRecord = [](EventHandle, StreamHandle) { return enter_context("EventRecord"); };
  d.EventSynchronize = [](EventHandle) { return enter_context("EventSynchronize"); };
  d.EventElapsedTime = [](float* time, EventHandle, EventHandle) {
    return *time = 1.5f, enter("EventElapsedTime");
  };
  d.GraphInstantiateWithFlags = [](GraphExecHandle* handle, GraphHandle, unsigned long long) {
    return create("GraphInstantiateWithFlags", handle);
  };
  d.GraphGetNodes = [](GraphHandle, void**, std::size_t* count) {
    return *count = fake->launches.size(), enter("GraphGetNodes");
  };
  d.GraphLaunch = [](GraphExecHandle, StreamHandle) { return enter_context("GraphLaunch"); };
  d.GraphExecDestroy = [](GraphExecHandle) { return destroy("GraphExecDestroy"); };
  d.GraphDestroy = [](GraphHandle) { return destroy("GraphDestroy"); };
  d.ModuleLoadDataEx = load;
  d.ModuleUnload = [](ModuleHandle) { return --fake->loaded_modules, enter_context("ModuleUnload"); };
  d.ModuleGetFunction = [](FunctionHandle* function, ModuleHandle module, const char* name) {
    *function = reinterpret_cast<FunctionHandle>(module);
    function_names()[*function] = name;
    return enter_context("ModuleGetFunction");
  };
  d.FuncGetAttribute = [](int* value, int attribute, FunctionHandle) {
    *value = attribute == function_attribute::shared_size_bytes ? fake->static_shared_bytes : 40;
    return enter("FuncGetAttribute");
  };
  d.FuncSetAttribute = [](FunctionHandle, int attribute, int value) {
    fake->function_attributes_set[attribute] = value;
    return enter("FuncSetAttribute");
  };
  d.OccupancyMaxActiveBlocksPerMultiprocessor = [](int* blocks, FunctionHandle, int, std::size_t) {
    return *blocks = 3, enter_context("Occupancy");
  };
  d.TensorMapEncodeTiled = encode_tensor_map;
  d.TensorMapEncodeIm2col = encode_im2col_map;
  d.LaunchKernelEx = launch;
  return d;
}

}  // namespace

FakeDriver::FakeDriver() {
  static const Driver table = functions();
  fake = this;
  context_stack.clear();
  replaced_ = std::make_unique<ReplacedDriver>(&table);
}

FakeDriver::~FakeDriver() {
  replaced_.reset();
  fake = nullptr;
}

}  // namespace tilewright::runtime

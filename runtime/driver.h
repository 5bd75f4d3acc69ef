// The CUDA driver as the runtime sees it: the functions it calls, loaded from libcuda.so.1 when first needed,
// with declarations of our own (no CUDA toolkit needed). Names and numbers: CUDA driver API reference manual.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>

namespace tilewright::runtime {

// Opaque objects of the driver.
using ContextHandle = struct DriverContextObject*;
using ModuleHandle = struct DriverModuleObject*;
using FunctionHandle = struct DriverFunctionObject*;
using StreamHandle = struct DriverStreamObject*;
using EventHandle = struct DriverEventObject*;
using GraphHandle = struct DriverGraphObject*;
using GraphExecHandle = struct DriverGraphExecObject*;
using DeviceHandle = int;
using DeviceAddress = std::uint64_t;
using DriverResult = int;  // 0 is success

namespace driver_result {
constexpr DriverResult success = 0;
constexpr DriverResult invalid_value = 1;
constexpr DriverResult out_of_memory = 2;
constexpr DriverResult not_initialized = 3;
constexpr DriverResult deinitialized = 4;
constexpr DriverResult no_device = 100;
constexpr DriverResult invalid_device = 101;
constexpr DriverResult invalid_image = 200;
constexpr DriverResult invalid_context = 201;
constexpr DriverResult no_binary_for_gpu = 209;
constexpr DriverResult invalid_ptx = 218;
constexpr DriverResult unsupported_ptx_version = 222;
constexpr DriverResult not_found = 500;
constexpr DriverResult not_ready = 600;
constexpr DriverResult illegal_address = 700;
constexpr DriverResult launch_out_of_resources = 701;
constexpr DriverResult launch_timeout = 702;
constexpr DriverResult assertion = 710;
constexpr DriverResult hardware_stack_error = 714;
constexpr DriverResult illegal_instruction = 715;
constexpr DriverResult misaligned_address = 716;
constexpr DriverResult invalid_address_space = 717;
constexpr DriverResult invalid_program_counter = 718;
constexpr DriverResult launch_failed = 719;
constexpr DriverResult cooperative_launch_too_large = 720;
constexpr DriverResult capture_unsupported = 900;
constexpr DriverResult capture_invalidated = 901;
constexpr DriverResult capture_implicit = 906;
}  // namespace driver_result

namespace device_attribute {
constexpr int max_threads_per_block = 1;
constexpr int multiprocessor_count = 16;
constexpr int l2_cache_bytes = 38;
constexpr int compute_capability_major = 75;
constexpr int compute_capability_minor = 76;
constexpr int pageable_memory_access = 88;  // the device may read any host memory
constexpr int cooperative_launch = 95;
constexpr int max_shared_memory_per_block_opt_in = 97;
}  // namespace device_attribute

namespace function_attribute {
constexpr int shared_size_bytes = 1;
constexpr int local_size_bytes = 3;
constexpr int num_registers = 4;
constexpr int max_dynamic_shared_size_bytes = 8;
constexpr int non_portable_cluster_size_allowed = 14;
}  // namespace function_attribute

namespace pointer_attribute {
constexpr int memory_type = 2;  // unsigned: 0 unknown, 1 host, 2 device, 4 unified
constexpr int is_managed = 8;
constexpr int device_ordinal = 9;
}  // namespace pointer_attribute

namespace launch_attribute {
constexpr int cooperative = 2;
constexpr int cluster_dimension = 4;
constexpr int programmatic_stream_serialization = 6;
}  // namespace launch_attribute

namespace jit_option {
constexpr int error_log_buffer = 5;
constexpr int error_log_buffer_bytes = 6;
constexpr int generate_line_info = 13;
}  // namespace jit_option

namespace capture_mode {
constexpr int global = 0;
constexpr int thread_local_ = 1;
constexpr int relaxed = 2;
}  // namespace capture_mode

// CUtensorMapDataType and the like.
namespace tensor_map_type {
constexpr int u8 = 0;
constexpr int u16 = 1;
constexpr int i32 = 3;
constexpr int u64 = 4;
constexpr int i64 = 5;
constexpr int f16 = 6;
constexpr int f32 = 7;
constexpr int bf16 = 9;
}  // namespace tensor_map_type

namespace tensor_map_swizzle {
constexpr int none = 0;
constexpr int bytes_32 = 1;
constexpr int bytes_64 = 2;
constexpr int bytes_128 = 3;
}  // namespace tensor_map_swizzle

namespace tensor_map_promotion {
constexpr int l2_128_bytes = 2;
}  // namespace tensor_map_promotion

// The driver's own layouts, in its order.
struct DriverLaunchAttribute {
  int id = 0;
  int padding = 0;
  union Value {
    char bytes[64];
    int flag;
    struct {
      unsigned x, y, z;
    } cluster;
  } value = {};
};
static_assert(sizeof(DriverLaunchAttribute) == 72);

struct DriverLaunchConfig {
  unsigned grid_x = 1, grid_y = 1, grid_z = 1;
  unsigned block_x = 1, block_y = 1, block_z = 1;
  unsigned shared_memory_bytes = 0;
  StreamHandle stream = nullptr;
  DriverLaunchAttribute* attributes = nullptr;
  unsigned num_attributes = 0;
};
static_assert(sizeof(DriverLaunchConfig) == 56);

// Function pointers by the names of the manual without "cu"; the symbols behind them are the newest ABI
// versions that a driver of CUDA 12.0 has.
struct Driver {
  DriverResult (*Init)(unsigned flags);
  DriverResult (*DriverGetVersion)(int* version);
  DriverResult (*GetErrorName)(DriverResult, const char** text);
  DriverResult (*GetErrorString)(DriverResult, const char** text);
  DriverResult (*DeviceGetCount)(int* count);
  DriverResult (*DeviceGet)(DeviceHandle*, int ordinal);
  DriverResult (*DeviceGetName)(char* name, int length, DeviceHandle);
  DriverResult (*DeviceGetAttribute)(int* value, int attribute, DeviceHandle);
  DriverResult (*DevicePrimaryCtxRetain)(ContextHandle*, DeviceHandle);
  DriverResult (*DevicePrimaryCtxRelease)(DeviceHandle);
  DriverResult (*CtxGetCurrent)(ContextHandle*);
  DriverResult (*CtxPushCurrent)(ContextHandle);
  DriverResult (*CtxPopCurrent)(ContextHandle*);
  DriverResult (*CtxGetDevice)(DeviceHandle*);
  DriverResult (*CtxSynchronize)();
  DriverResult (*MemGetInfo)(std::size_t* free, std::size_t* total);
  DriverResult (*MemAlloc)(DeviceAddress*, std::size_t bytes);
  DriverResult (*MemFree)(DeviceAddress);
  DriverResult (*MemAllocHost)(void**, std::size_t bytes);
  DriverResult (*MemFreeHost)(void*);
  DriverResult (*MemcpyHtoD)(DeviceAddress, const void*, std::size_t bytes);
  DriverResult (*MemcpyDtoH)(void*, DeviceAddress, std::size_t bytes);
  DriverResult (*MemcpyHtoDAsync)(DeviceAddress, const void*, std::size_t bytes, StreamHandle);
  DriverResult (*MemcpyDtoHAsync)(void*, DeviceAddress, std::size_t bytes, StreamHandle);
  DriverResult (*MemcpyDtoDAsync)(DeviceAddress, DeviceAddress, std::size_t bytes, StreamHandle);
  DriverResult (*MemsetD8)(DeviceAddress, unsigned char, std::size_t count);
  DriverResult (*MemsetD8Async)(DeviceAddress, unsigned char, std::size_t count, StreamHandle);
  DriverResult (*PointerGetAttributes)(unsigned count, int* attributes, void** data, DeviceAddress);
  DriverResult (*StreamCreate)(StreamHandle*, unsigned flags);
  DriverResult (*StreamDestroy)(StreamHandle);
  DriverResult (*StreamSynchronize)(StreamHandle);
  DriverResult (*StreamQuery)(StreamHandle);
  DriverResult (*StreamWaitEvent)(StreamHandle, EventHandle, unsigned flags);
  DriverResult (*StreamGetCtx)(StreamHandle, ContextHandle*);
  DriverResult (*StreamBeginCapture)(StreamHandle, int mode);
  DriverResult (*StreamEndCapture)(StreamHandle, GraphHandle*);
  DriverResult (*StreamIsCapturing)(StreamHandle, int* status);
  DriverResult (*ThreadExchangeStreamCaptureMode)(int* mode);
  DriverResult (*EventCreate)(EventHandle*, unsigned flags);
  DriverResult (*EventDestroy)(EventHandle);
  DriverResult (*EventRecord)(EventHandle, StreamHandle);
  DriverResult (*EventSynchronize)(EventHandle);
  DriverResult (*EventElapsedTime)(float* milliseconds, EventHandle start, EventHandle end);
  DriverResult (*GraphInstantiateWithFlags)(GraphExecHandle*, GraphHandle, unsigned long long flags);
  DriverResult (*GraphGetNodes)(GraphHandle, void** nodes, std::size_t* count);
  DriverResult (*GraphLaunch)(GraphExecHandle, StreamHandle);
  DriverResult (*GraphExecDestroy)(GraphExecHandle);
  DriverResult (*GraphDestroy)(GraphHandle);
  DriverResult (*ModuleLoadDataEx)(ModuleHandle*, const void* image, unsigned num_options, int* options,
                                   void** values);
  DriverResult (*ModuleUnload)(ModuleHandle);
  DriverResult (*ModuleGetFunction)(FunctionHandle*, ModuleHandle, const char* name);
  DriverResult (*FuncGetAttribute)(int* value, int attribute, FunctionHandle);
  DriverResult (*FuncSetAttribute)(FunctionHandle, int attribute, int value);
  DriverResult (*OccupancyMaxActiveBlocksPerMultiprocessor)(int* blocks, FunctionHandle, int threads,
                                                            std::size_t dynamic_shared_bytes);
  DriverResult (*TensorMapEncodeTiled)(void* map, int type, std::uint32_t rank, void* address,
                                       const std::uint64_t* extents, const std::uint64_t* strides,
                                       const std::uint32_t* box, const std::uint32_t* element_strides,
                                       int interleave, int swizzle, int promotion, int fill);
  DriverResult (*TensorMapEncodeIm2col)(void* map, int type, std::uint32_t rank, void* address,
                                        const std::uint64_t* extents, const std::uint64_t* strides,
                                        const int* lower_corner, const int* upper_corner,
                                        std::uint32_t channels, std::uint32_t pixels,
                                        const std::uint32_t* element_strides, int interleave, int swizzle,
                                        int promotion, int fill);
  DriverResult (*LaunchKernelEx)(const DriverLaunchConfig*, FunctionHandle, void** parameters, void** extra);
};

// The driver, initialised. Loaded once, from TILEWRIGHT_LIBCUDA if set, else libcuda.so.1. Throws LaunchError
// when there is no driver, it is too old, or it finds no GPU.
const Driver& driver();
// Whether driver() works; if not and `why` is given, its message.
bool driver_available(std::string* why = nullptr);
// Loads a driver library and resolves every function, without initialising it. Throws LaunchError.
Driver load_driver(const std::string& library);

// Replaces what driver() returns while it lives, for tests without a GPU. Nothing else may run meanwhile.
class ReplacedDriver {
 public:
  explicit ReplacedDriver(const Driver* replacement);
  ~ReplacedDriver();
  ReplacedDriver(const ReplacedDriver&) = delete;
  ReplacedDriver& operator=(const ReplacedDriver&) = delete;
};

}  // namespace tilewright::runtime

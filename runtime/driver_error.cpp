#include "runtime/driver_error.h"

#include "ir/error.h"

namespace tilewright::runtime {
namespace {

// Better than the driver's own text, for the codes that kernel authors meet.
const char* explanation(DriverResult result) {
  switch (result) {
    case driver_result::invalid_value: return "an argument of the call is not valid";
    case driver_result::out_of_memory: return "the device has not enough free memory";
    case driver_result::no_device: return "no GPU is visible to this process";
    case driver_result::no_binary_for_gpu: return "the binary is for another chip";
    case driver_result::invalid_ptx: return "the driver's compiler refused the PTX";
    case driver_result::unsupported_ptx_version:
      return "the PTX version is newer than this driver; update the driver, or assemble with ptxas";
    case driver_result::illegal_address: return "a thread accessed an address that is not mapped";
    case driver_result::launch_out_of_resources:
      return "too many registers or too much shared memory for one CTA";
    case driver_result::launch_timeout:
      return "the kernel ran longer than the system's limit for a display GPU";
    case driver_result::assertion:
      return "a device_assert or a wait with a limit failed; the message is on stderr";
    case driver_result::hardware_stack_error: return "the call stack was corrupted or too small";
    case driver_result::illegal_instruction:
      return "an illegal instruction: a trap, or a wrong descriptor of an asynchronous instruction";
    case driver_result::misaligned_address: return "an access that is not aligned to its size";
    case driver_result::invalid_address_space: return "an access to an address of the wrong memory space";
    case driver_result::invalid_program_counter: return "the program counter left the program";
    case driver_result::launch_failed: return "the kernel trapped or made an access that hardware refused";
    case driver_result::cooperative_launch_too_large:
      return "more CTAs than can be resident for a cooperative launch";
    case driver_result::capture_unsupported:
      return "the call is not allowed while the stream is being captured";
    case driver_result::capture_invalidated: return "an earlier error ended the capture of the stream";
    case driver_result::capture_implicit:
      return "a call that waits for the legacy stream while another stream is being captured";
    default: return nullptr;
  }
}

}  // namespace

std::string describe(const Driver& functions, DriverResult result) {
  const char* name = nullptr;
  const char* text = explanation(result);
  if (functions.GetErrorName(result, &name) != driver_result::success || name == nullptr)
    name = "unknown CUDA error";
  if (text == nullptr && functions.GetErrorString(result, &text) != driver_result::success) text = nullptr;
  return std::string(name) + " (" + std::to_string(result) + ")" + (text ? std::string(": ") + text : "");
}

bool is_execution_failure(DriverResult result) {
  switch (result) {
    case driver_result::illegal_address:
    case driver_result::launch_timeout:
    case driver_result::assertion:
    case driver_result::hardware_stack_error:
    case driver_result::illegal_instruction:
    case driver_result::misaligned_address:
    case driver_result::invalid_address_space:
    case driver_result::invalid_program_counter:
    case driver_result::launch_failed: return true;
    default: return false;
  }
}

void check(DriverResult result, const std::string& what) {
  if (result != driver_result::success) throw LaunchError(what + ": " + describe(driver(), result));
}

}  // namespace tilewright::runtime

#include "runtime/memory.h"

#include <utility>

#include "ir/error.h"
#include "runtime/driver_error.h"

namespace tilewright::runtime {

DeviceMemory::DeviceMemory(std::shared_ptr<Context> context, std::size_t size)
    : context_(std::move(context)), size_(size) {
  if (size == 0) return;
  const CurrentContext current(*context_);
  const DriverResult result = driver().MemAlloc(&address_, size);
  if (result == driver_result::out_of_memory) {
    throw LaunchError(context_->text() + ": allocating " + std::to_string(size) + " bytes: only " +
                      std::to_string(context_->free_bytes()) + " bytes are free");
  }
  context_->check_work(result, "allocating memory");
}

DeviceMemory::DeviceMemory(DeviceMemory&& other) noexcept
    : context_(std::move(other.context_)),
      address_(std::exchange(other.address_, 0)),
      size_(std::exchange(other.size_, 0)) {}

DeviceMemory& DeviceMemory::operator=(DeviceMemory&& other) noexcept {
  std::swap(context_, other.context_);
  std::swap(address_, other.address_);
  std::swap(size_, other.size_);
  return *this;
}

DeviceMemory::~DeviceMemory() {
  if (address_ == 0) return;
  try {
    const CurrentContext current(*context_);
    driver().MemFree(address_);
  } catch (const std::exception&) {
    // A lost context or a driver that shut down has freed it already.
  }
}

void DeviceMemory::check_range(std::size_t bytes, std::size_t offset) const {
  if (offset <= size_ && bytes <= size_ - offset) return;
  throw LaunchError("device memory: a copy of " + std::to_string(bytes) + " bytes at offset " +
                    std::to_string(offset) + " leaves the buffer of " + std::to_string(size_) + " bytes");
}

void DeviceMemory::upload(std::span<const std::byte> bytes, std::size_t offset) {
  check_range(bytes.size(), offset);
  if (bytes.empty()) return;
  const CurrentContext current(*context_);
  context_->check_work(driver().MemcpyHtoD(address_ + offset, bytes.data(), bytes.size()),
                       "copying to the device");
  finish_default_stream("copying to the device");
}

void DeviceMemory::download(std::span<std::byte> bytes, std::size_t offset) const {
  check_range(bytes.size(), offset);
  if (bytes.empty()) return;
  const CurrentContext current(*context_);
  context_->check_work(driver().MemcpyDtoH(bytes.data(), address_ + offset, bytes.size()),
                       "copying from the device");
}

void DeviceMemory::fill(std::byte value) {
  if (size_ == 0) return;
  const CurrentContext current(*context_);
  context_->check_work(driver().MemsetD8(address_, static_cast<unsigned char>(value), size_),
                       "filling memory");
  finish_default_stream("filling memory");
}

// The driver may return from an upload, and does return from a fill, before the memory holds the new bytes;
// it orders them in its default stream, for which ours do not wait (CUDA Driver API, "API synchronization
// behavior").
void DeviceMemory::finish_default_stream(const char* what) const {
  context_->check_work(driver().StreamSynchronize(nullptr), what);
}

void DeviceMemory::upload(Stream& stream, std::span<const std::byte> bytes, std::size_t offset) {
  check_range(bytes.size(), offset);
  if (bytes.empty()) return;
  const CurrentContext current(*context_);
  context_->check_work(
      driver().MemcpyHtoDAsync(address_ + offset, bytes.data(), bytes.size(), stream.handle()),
      "copying to the device");
}

void DeviceMemory::download(Stream& stream, std::span<std::byte> bytes, std::size_t offset) const {
  check_range(bytes.size(), offset);
  if (bytes.empty()) return;
  const CurrentContext current(*context_);
  context_->check_work(
      driver().MemcpyDtoHAsync(bytes.data(), address_ + offset, bytes.size(), stream.handle()),
      "copying from the device");
}

void DeviceMemory::fill(Stream& stream, std::byte value) {
  if (size_ == 0) return;
  const CurrentContext current(*context_);
  context_->check_work(
      driver().MemsetD8Async(address_, static_cast<unsigned char>(value), size_, stream.handle()),
      "filling memory");
}

void DeviceMemory::copy_from(Stream& stream, const DeviceMemory& other) {
  check_range(other.size_, 0);
  if (other.size_ == 0) return;
  const CurrentContext current(*context_);
  context_->check_work(driver().MemcpyDtoDAsync(address_, other.address_, other.size_, stream.handle()),
                       "copying on the device");
}

PinnedMemory::PinnedMemory(std::shared_ptr<Context> context, std::size_t size)
    : context_(std::move(context)), size_(size) {
  if (size == 0) return;
  const CurrentContext current(*context_);
  context_->check_work(driver().MemAllocHost(&data_, size), "allocating pinned host memory");
}

PinnedMemory::PinnedMemory(PinnedMemory&& other) noexcept
    : context_(std::move(other.context_)),
      data_(std::exchange(other.data_, nullptr)),
      size_(std::exchange(other.size_, 0)) {}

PinnedMemory::~PinnedMemory() {
  if (data_ == nullptr) return;
  try {
    const CurrentContext current(*context_);
    driver().MemFreeHost(data_);
  } catch (const std::exception&) {
    // As above.
  }
}

}  // namespace tilewright::runtime

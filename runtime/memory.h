// Device memory that frees itself, and copies.
#pragma once
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "runtime/context.h"
#include "runtime/stream.h"

namespace tilewright::runtime {

// `size` bytes on one device, aligned to 256. A buffer of 0 bytes has address 0. Movable.
class DeviceMemory {
 public:
  DeviceMemory() = default;
  DeviceMemory(std::shared_ptr<Context> context, std::size_t size);
  // A copy of `values` (waits for it).
  template <class T>
  DeviceMemory(std::shared_ptr<Context> context, std::span<const T> values)
      : DeviceMemory(std::move(context), values.size_bytes()) {
    upload(std::as_bytes(values));
  }
  DeviceMemory(DeviceMemory&& other) noexcept;
  DeviceMemory& operator=(DeviceMemory&& other) noexcept;
  ~DeviceMemory();

  DeviceAddress address() const { return address_; }
  std::size_t size() const { return size_; }

  // These wait for earlier work on the default stream and until the copy or the fill is done, so that any
  // stream may use the memory next; they do not wait for other streams. `offset` in bytes; LaunchError when
  // the range leaves the buffer.
  void upload(std::span<const std::byte> bytes, std::size_t offset = 0);
  void download(std::span<std::byte> bytes, std::size_t offset = 0) const;
  void fill(std::byte value);
  template <class T>
  std::vector<T> values() const {
    std::vector<T> result(size_ / sizeof(T));
    download(std::as_writable_bytes(std::span<T>(result)));
    return result;
  }

  // In the order of a stream; host memory must live until the stream has done them (pinned memory makes them
  // asynchronous). They can be captured.
  void upload(Stream& stream, std::span<const std::byte> bytes, std::size_t offset = 0);
  void download(Stream& stream, std::span<std::byte> bytes, std::size_t offset = 0) const;
  void fill(Stream& stream, std::byte value);
  void copy_from(Stream& stream, const DeviceMemory& other);

 private:
  void check_range(std::size_t bytes, std::size_t offset) const;
  void finish_default_stream(const char* what) const;
  std::shared_ptr<Context> context_;
  DeviceAddress address_ = 0;
  std::size_t size_ = 0;
};

// Host memory that the device copies from and to without staging.
class PinnedMemory {
 public:
  PinnedMemory(std::shared_ptr<Context> context, std::size_t size);
  PinnedMemory(PinnedMemory&& other) noexcept;
  ~PinnedMemory();
  std::span<std::byte> bytes() const { return {static_cast<std::byte*>(data_), size_}; }

 private:
  std::shared_ptr<Context> context_;
  void* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace tilewright::runtime

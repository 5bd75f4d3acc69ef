// Simulated global memory: named buffers in a virtual address space of their own.
//
// Addresses are not host addresses. Buffers lie at least 64 GiB apart, so that an index which wrapped in 32
// bits (of elements of up to 8 bytes) never lands in another buffer. The host's operating system backs only
// pages that were touched: a buffer of 60 GB with a few probes costs a few pages.
#pragma once
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tilewright::simulator {

// One buffer. `data` and `written` are lazily backed host memory; `written` holds one byte for each byte of
// data, non-zero once something wrote it (null unless tracked).
struct Allocation {
  std::string name;
  std::uint64_t address = 0;  // of the first byte
  std::uint64_t bytes = 0;
  std::byte* data = nullptr;
  std::uint8_t* written = nullptr;

  bool contains(std::uint64_t a, std::uint64_t n) const {
    return a >= address && a - address <= bytes && n <= bytes - (a - address);
  }
};

class Memory {
 public:
  // track_written: remember which bytes were written, so that reads of the others can be reported
  // (Options::poison).
  explicit Memory(bool track_written = false) : track_written_(track_written) {}
  ~Memory();
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;

  // A new buffer; its address is a multiple of 256 plus `misalign`. The data reads as zero until written.
  // Throws LaunchError when the host has no address space left.
  std::uint64_t allocate(std::string name, std::uint64_t bytes, std::uint64_t misalign = 0);
  void free(std::uint64_t address);

  // Copies between the host and a buffer; throw LaunchError naming the buffer when the range does not lie
  // inside one.
  void upload(std::uint64_t address, const void* source, std::uint64_t bytes);
  void download(std::uint64_t address, void* target, std::uint64_t bytes) const;
  void fill(std::uint64_t address, std::uint64_t bytes, std::byte value);

  // A buffer with the host's values, and back.
  template <class T>
  std::uint64_t allocate_copy(std::string name, const std::vector<T>& values) {
    std::uint64_t a = allocate(std::move(name), values.size() * sizeof(T));
    upload(a, values.data(), values.size() * sizeof(T));
    return a;
  }
  template <class T>
  std::vector<T> read(std::uint64_t address, std::size_t count) const {
    std::vector<T> values(count);
    download(address, values.data(), count * sizeof(T));
    return values;
  }
  // Direct access to the host bytes of a range, without a copy.
  std::byte* host(std::uint64_t address, std::uint64_t bytes);

  // The buffer that holds all of [address, address + bytes), or null.
  const Allocation* find(std::uint64_t address, std::uint64_t bytes) const;
  // "address 0x... is 8 bytes past the end of buffer 'x' (1000 bytes)": what to say about a bad address.
  std::string describe(std::uint64_t address, std::uint64_t bytes) const;
  const std::vector<std::unique_ptr<Allocation>>& allocations() const { return allocations_; }
  bool tracks_written() const { return track_written_; }

 private:
  const Allocation* nearest(std::uint64_t address) const;
  Allocation* checked(std::uint64_t address, std::uint64_t bytes, const char* what) const;

  bool track_written_;
  std::uint64_t next_ = 1ull << 40;
  std::vector<std::unique_ptr<Allocation>> allocations_;  // by address
};

}  // namespace tilewright::simulator

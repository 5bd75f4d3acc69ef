#include "simulator/memory.h"

#include <sys/mman.h>

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstring>

#include "ir/error.h"

namespace tilewright::simulator {
namespace {

constexpr std::uint64_t guard = 64ull << 30;

// Zero pages which the operating system backs on first touch.
void* reserve_pages(std::uint64_t bytes) {
  void* p = mmap(nullptr, bytes ? bytes : 1, PROT_READ | PROT_WRITE,
                 MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return p == MAP_FAILED ? nullptr : p;
}

void release_pages(void* p, std::uint64_t bytes) {
  if (p) munmap(p, bytes ? bytes : 1);
}

std::string hex(std::uint64_t v) {
  char text[32];
  std::snprintf(text, sizeof text, "0x%" PRIx64, v);
  return text;
}

}  // namespace

Memory::~Memory() {
  for (auto& a : allocations_) {
    release_pages(a->data, a->bytes);
    release_pages(a->written, a->bytes);
  }
}

std::uint64_t Memory::allocate(std::string name, std::uint64_t bytes, std::uint64_t misalign) {
  auto a = std::make_unique<Allocation>();
  a->name = std::move(name);
  a->bytes = bytes;
  a->data = static_cast<std::byte*>(reserve_pages(bytes));
  if (a->data && track_written_) a->written = static_cast<std::uint8_t*>(reserve_pages(bytes));
  if (!a->data || (track_written_ && !a->written)) {
    release_pages(a->data, bytes);
    throw LaunchError("simulated memory: buffer '" + a->name + "' of " + std::to_string(bytes) +
                      " bytes does not fit into the host's address space");
  }
  a->address = next_ + misalign;
  next_ = ((next_ + misalign + bytes + guard) + 255) & ~255ull;
  allocations_.push_back(std::move(a));
  return allocations_.back()->address;
}

void Memory::free(std::uint64_t address) {
  auto it = std::find_if(allocations_.begin(), allocations_.end(),
                         [&](const auto& a) { return a->address == address; });
  if (it == allocations_.end())
    throw LaunchError("simulated memory: free of " + hex(address) + ", no buffer starts there");
  release_pages((*it)->data, (*it)->bytes);
  release_pages((*it)->written, (*it)->bytes);
  allocations_.erase(it);
}

void Memory::upload(std::uint64_t address, const void* source, std::uint64_t bytes) {
  if (bytes == 0) return;
  Allocation* a = checked(address, bytes, "upload");
  std::memcpy(a->data + (address - a->address), source, bytes);
  if (a->written) std::memset(a->written + (address - a->address), 1, bytes);
}

void Memory::download(std::uint64_t address, void* target, std::uint64_t bytes) const {
  if (bytes == 0) return;
  const Allocation* a = checked(address, bytes, "download");
  std::memcpy(target, a->data + (address - a->address), bytes);
}

void Memory::fill(std::uint64_t address, std::uint64_t bytes, std::byte value) {
  if (bytes == 0) return;
  Allocation* a = checked(address, bytes, "fill");
  std::memset(a->data + (address - a->address), static_cast<int>(value), bytes);
  if (a->written) std::memset(a->written + (address - a->address), 1, bytes);
}

std::byte* Memory::host(std::uint64_t address, std::uint64_t bytes) {
  Allocation* a = checked(address, bytes, "host access");
  return a->data + (address - a->address);
}

const Allocation* Memory::find(std::uint64_t address, std::uint64_t bytes) const {
  auto it = std::upper_bound(allocations_.begin(), allocations_.end(), address,
                             [](std::uint64_t v, const auto& a) { return v < a->address; });
  if (it == allocations_.begin()) return nullptr;
  const Allocation* a = std::prev(it)->get();
  return a->contains(address, bytes) ? a : nullptr;
}

const Allocation* Memory::nearest(std::uint64_t address) const {
  const Allocation* best = nullptr;
  std::uint64_t best_distance = ~0ull;
  for (const auto& a : allocations_) {
    std::uint64_t end = a->address + a->bytes;
    std::uint64_t distance = address < a->address ? a->address - address : address > end ? address - end : 0;
    if (distance < best_distance) {
      best = a.get();
      best_distance = distance;
    }
  }
  return best;
}

std::string Memory::describe(std::uint64_t address, std::uint64_t bytes) const {
  if (address < 4096) return "address " + hex(address) + " is a null pointer";
  const Allocation* a = nearest(address);
  if (!a) return "address " + hex(address) + " lies in no buffer; none was allocated";
  std::string buffer = "buffer '" + a->name + "' (" + std::to_string(a->bytes) + " bytes)";
  if (address < a->address)
    return "address " + hex(address) + " lies " + std::to_string(a->address - address) + " bytes before " +
           buffer;
  std::string offset = "byte offset " + std::to_string(address - a->address) + " of " + buffer;
  if (a->contains(address, bytes)) return offset;
  return "the " + std::to_string(bytes) + " bytes at " + offset + " end " +
         std::to_string(address + bytes - a->address - a->bytes) + " bytes past its end";
}

Allocation* Memory::checked(std::uint64_t address, std::uint64_t bytes, const char* what) const {
  const Allocation* a = find(address, bytes);
  if (!a)
    throw LaunchError("simulated memory: " + std::string(what) + " of " + std::to_string(bytes) +
                      " bytes: " + describe(address, bytes));
  return const_cast<Allocation*>(a);
}

}  // namespace tilewright::simulator

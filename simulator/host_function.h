// What inline PTX does when there is no GPU: a host function registered for its text.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

namespace tilewright::simulator {

// The bits of the inputs of one element (zero-extended, in the op's order) -> the bits of the result.
using HostFunction = std::function<std::uint64_t(std::span<const std::uint64_t> inputs)>;

// Registers the meaning of an inline_ptx text, character for character, for the whole process. A second
// registration replaces the first. Safe to call from several threads.
void register_host_function(std::string ptx_text, HostFunction function);

// The function of that text, or null.
std::shared_ptr<const HostFunction> host_function(const std::string& ptx_text);

}  // namespace tilewright::simulator

// The bytes of one cache entry: a magic line with the digest of all that follows, a JSON header line, then
// PTX and cubin.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "lowering/compiled_kernel.h"
#include "lowering/target.h"

namespace tilewright::runtime {

std::string write_cache_entry(const std::string& key, const lowering::CompiledKernel& kernel);

// Nothing for bytes that are damaged, of another format, or made for another key, target, PTX version or
// assembler.
std::optional<lowering::CompiledKernel> read_cache_entry(std::string_view bytes, const std::string& key,
                                                         const lowering::Target& target,
                                                         const std::string& assembler_version);

}  // namespace tilewright::runtime

#include "runtime/cache_entry.h"

#include <cstring>
#include <nlohmann/json.hpp>

#include "ir/error.h"
#include "runtime/sha256.h"

namespace tilewright::runtime {
namespace {

constexpr std::string_view magic = "tilewright kernel 1 ";
constexpr std::size_t digest_digits = 64;

// Cuts off and returns the text before the first `end`; nothing when there is none.
std::optional<std::string_view> take_until(std::string_view& bytes, char end) {
  const std::size_t at = bytes.find(end);
  if (at == bytes.npos) return std::nullopt;
  const std::string_view text = bytes.substr(0, at);
  bytes.remove_prefix(at + 1);
  return text;
}

}  // namespace

std::string write_cache_entry(const std::string& key, const lowering::CompiledKernel& kernel) {
  nlohmann::json header = {{"key", key},
                           {"name", kernel.name},
                           {"target", kernel.target.name()},
                           {"ptx_version", kernel.target.ptx_version},
                           {"assembler", kernel.metadata.assembler},
                           {"ptx_bytes", kernel.ptx.size()},
                           {"cubin_bytes", kernel.cubin.size()},
                           {"metadata", lowering::to_json(kernel.metadata)}};
  std::string body =
      header.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n" + kernel.ptx;
  body.append(reinterpret_cast<const char*>(kernel.cubin.data()), kernel.cubin.size());
  return std::string(magic) + sha256(body) + "\n" + body;
}

std::optional<lowering::CompiledKernel> read_cache_entry(std::string_view bytes, const std::string& key,
                                                         const lowering::Target& target,
                                                         const std::string& assembler_version) {
  if (!bytes.starts_with(magic)) return std::nullopt;
  bytes.remove_prefix(magic.size());
  const auto digest = take_until(bytes, '\n');
  if (!digest || digest->size() != digest_digits || *digest != sha256(bytes)) return std::nullopt;
  const auto header_text = take_until(bytes, '\n');
  if (!header_text) return std::nullopt;
  try {
    const nlohmann::json header = nlohmann::json::parse(*header_text);
    if (header.at("key") != key || header.at("target") != target.name() ||
        header.at("ptx_version") != target.ptx_version || header.at("assembler") != assembler_version) {
      return std::nullopt;
    }
    const std::size_t ptx_bytes = header.at("ptx_bytes").get<std::size_t>();
    const std::size_t cubin_bytes = header.at("cubin_bytes").get<std::size_t>();
    if (ptx_bytes > bytes.size() || cubin_bytes != bytes.size() - ptx_bytes) return std::nullopt;
    lowering::CompiledKernel kernel;
    kernel.name = header.at("name").get<std::string>();
    kernel.target = target;
    kernel.metadata = lowering::metadata_from_json(header.at("metadata").get<std::string>());
    kernel.ptx = bytes.substr(0, ptx_bytes);
    kernel.cubin.resize(cubin_bytes);
    if (cubin_bytes > 0) std::memcpy(kernel.cubin.data(), bytes.data() + ptx_bytes, cubin_bytes);
    return kernel;
  } catch (const nlohmann::json::exception&) {
    return std::nullopt;
  } catch (const UserError&) {
    return std::nullopt;
  }
}

}  // namespace tilewright::runtime

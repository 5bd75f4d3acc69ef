#include "lowering/compiled_kernel.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "ir/error.h"

namespace tilewright::lowering {

// Found by the JSON library by argument-dependent lookup.
static void to_json(nlohmann::json& json, const KernelArgument& argument) {
  json = {{"name", argument.name}, {"type", argument.type},         {"offset", argument.offset},
          {"size", argument.size}, {"multiple", argument.multiple}, {"nullable", argument.nullable}};
}

static void from_json(const nlohmann::json& json, KernelArgument& argument) {
  json.at("name").get_to(argument.name);
  json.at("type").get_to(argument.type);
  json.at("offset").get_to(argument.offset);
  json.at("size").get_to(argument.size);
  json.at("multiple").get_to(argument.multiple);
  json.at("nullable").get_to(argument.nullable);
}

static void to_json(nlohmann::json& json, const TensorMapArgument& map) {
  json = {{"argument", map.argument}, {"element", map.element}, {"rank", map.rank},    {"box", map.box},
          {"swizzle", map.swizzle},   {"offset", map.offset},   {"im2col", map.im2col}};
}

static void from_json(const nlohmann::json& json, TensorMapArgument& map) {
  json.at("argument").get_to(map.argument);
  json.at("element").get_to(map.element);
  json.at("rank").get_to(map.rank);
  json.at("box").get_to(map.box);
  json.at("swizzle").get_to(map.swizzle);
  json.at("offset").get_to(map.offset);
  map.im2col = json.value("im2col", false);
}

static void to_json(nlohmann::json& json, const AssemblerDiagnostic& diagnostic) {
  json = {{"code", diagnostic.code}, {"text", diagnostic.text}, {"location", diagnostic.location}};
}

static void from_json(const nlohmann::json& json, AssemblerDiagnostic& diagnostic) {
  json.at("code").get_to(diagnostic.code);
  json.at("text").get_to(diagnostic.text);
  json.at("location").get_to(diagnostic.location);
}

namespace {

// One list of members for both directions, so that neither can forget one.
template <class Metadata, class Visit>
void visit_members(Metadata& metadata, Visit visit) {
  visit("arguments", metadata.arguments);
  visit("tensor_maps", metadata.tensor_maps);
  visit("static_shared_bytes", metadata.static_shared_bytes);
  visit("dynamic_shared_bytes", metadata.dynamic_shared_bytes);
  visit("num_warps", metadata.num_warps);
  visit("cluster", metadata.cluster);
  visit("registers", metadata.registers);
  visit("spill_store_bytes", metadata.spill_store_bytes);
  visit("spill_load_bytes", metadata.spill_load_bytes);
  visit("stack_bytes", metadata.stack_bytes);
  visit("barriers", metadata.barriers);
  visit("diagnostics", metadata.diagnostics);
  visit("assembler", metadata.assembler);
  visit("lowering_ms", metadata.lowering_ms);
  visit("assemble_ms", metadata.assemble_ms);
}

}  // namespace

std::uint32_t KernelMetadata::parameter_bytes() const {
  std::uint32_t end = 0;
  for (const KernelArgument& argument : arguments) end = std::max(end, argument.offset + argument.size);
  for (const TensorMapArgument& map : tensor_maps) end = std::max(end, map.offset + TensorMapArgument::size);
  return end;
}

std::string to_json(const KernelMetadata& metadata, int indent) {
  nlohmann::json json;
  visit_members(metadata, [&](const char* name, const auto& member) { json[name] = member; });
  return json.dump(indent, ' ', false, nlohmann::json::error_handler_t::replace);
}

KernelMetadata metadata_from_json(std::string_view text) {
  try {
    const nlohmann::json json = nlohmann::json::parse(text);
    KernelMetadata metadata;
    visit_members(metadata, [&](const char* name, auto& member) { json.at(name).get_to(member); });
    return metadata;
  } catch (const nlohmann::json::exception& error) {
    throw UserError(std::string("kernel metadata: not readable: ") + error.what());
  }
}

}  // namespace tilewright::lowering

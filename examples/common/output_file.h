// Output files that are whole or not there.
#pragma once
#include <string>
#include <string_view>

namespace tilewright::examples {

// Writes the bytes to a temporary file beside `path` and renames it, so that a reader never sees a part.
// Devices and pipes are written directly. UserError, and no file left behind, where that fails.
void write_output_file(const std::string& path, std::string_view bytes);

}  // namespace tilewright::examples

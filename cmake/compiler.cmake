# Compiler and linker options of everything built here. None of them reaches a program that uses the installed package.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 12)
  message(FATAL_ERROR "g++ ${CMAKE_CXX_COMPILER_VERSION} found, 12 or newer needed (set CMAKE_CXX_COMPILER)")
endif()

add_compile_options(-Wall -Wextra -Werror -ffunction-sections -fdata-sections)

# Source locations are part of messages and golden files: make them relative to the tree, wherever it lies.
# Of two prefixes that fit, both compilers take the later one.
add_compile_options(-fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)
add_compile_options(-fmacro-prefix-map=../=)  # where a compiler cache makes paths relative

if(TILEWRIGHT_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
                      -Wno-maybe-uninitialized)  # g++ warns wrongly about sanitized code
  add_link_options(-fsanitize=address,undefined)
elseif(TILEWRIGHT_PORTABLE)
  add_link_options(-static-libstdc++ -static-libgcc)
endif()
add_link_options(-Wl,--gc-sections)

# ccache is used where it is there. A precompiled header is keyed by its text, not by its time.
find_program(TILEWRIGHT_CCACHE ccache)
if(TILEWRIGHT_CCACHE AND (NOT CMAKE_CXX_COMPILER_LAUNCHER OR CMAKE_CXX_COMPILER_LAUNCHER MATCHES "ccache$"))
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${TILEWRIGHT_CCACHE})
  if(TILEWRIGHT_PCH AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess)
  endif()
endif()

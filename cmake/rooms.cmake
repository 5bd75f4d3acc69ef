# A folder ("room") may include only what its targets link: each room is visible through an include tree of its
# own that holds one link to the room, so "lowering/x.h" in dsl/ fails to build.
foreach(name IN ITEMS ir dsl lowering simulator runtime examples tests benchmarks)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/include/${name})
  file(CREATE_LINK ${PROJECT_SOURCE_DIR}/${name} ${PROJECT_BINARY_DIR}/include/${name}/${name} SYMBOLIC)
  add_compile_options(-fmacro-prefix-map=${PROJECT_BINARY_DIR}/include/${name}/=)
endforeach()

# tilewright_room(name ROOMS <rooms it may include> PUBLIC <libraries its headers use>
#                 PRIVATE <libraries linked into programs> BUILD_ONLY <header-only libraries of its .cpp files>
#                 LIBRARIES <system libraries>)
# A room without .cpp files is a header-only library.
function(tilewright_room name)
  cmake_parse_arguments(arg "" "" "ROOMS;PUBLIC;PRIVATE;BUILD_ONLY;LIBRARIES" ${ARGN})
  set(target tilewright_${name})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${name}/*.cpp)
  if(sources)
    set(scope PUBLIC)
    add_library(${target} STATIC ${sources})
    target_link_libraries(${target} PRIVATE ${arg_PRIVATE})
    foreach(library IN LISTS arg_BUILD_ONLY)
      target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:${library}>)
    endforeach()
  else()
    set(scope INTERFACE)
    add_library(${target} INTERFACE)
  endif()
  list(TRANSFORM arg_ROOMS PREPEND tilewright_)
  target_link_libraries(${target} ${scope} ${arg_ROOMS} ${arg_PUBLIC} ${arg_LIBRARIES})
  target_compile_features(${target} ${scope} cxx_std_20)
  target_include_directories(${target} ${scope}
    $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include/${name}>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/tilewright>)
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
  add_library(tilewright::${name} ALIAS ${target})
endfunction()

# Precompiles lowering/llvm_headers.h (parsing LLVM's headers takes over ten seconds a file) for exactly the .cpp
# files that include it. Each of them still says so itself, and builds without the precompiled header too.
function(tilewright_precompile_llvm name)
  set(header ${PROJECT_SOURCE_DIR}/${name}/llvm_headers.h)
  get_target_property(type tilewright_${name} TYPE)
  if(NOT TILEWRIGHT_PCH OR NOT EXISTS ${header} OR type STREQUAL "INTERFACE_LIBRARY")
    return()
  endif()
  get_target_property(sources tilewright_${name} SOURCES)
  set(users 0)
  foreach(source IN LISTS sources)
    file(STRINGS ${source} found REGEX "^#include \"${name}/llvm_headers\\.h\"" LIMIT_COUNT 1)
    if(found)
      math(EXPR users "${users} + 1")
    else()
      set_source_files_properties(${source} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
    endif()
  endforeach()
  if(users GREATER 1)
    target_precompile_headers(tilewright_${name} PRIVATE ${header})
  endif()
endfunction()

# Defines tilewright::llvm: the static LLVM libraries of the NVPTX code generator. Used by the build and by the
# installed package. LLVM's own CMake package is not used: it asks for libraries (z3, xml2) that these parts of
# LLVM do not need.
if(NOT TARGET tilewright::llvm)
  set(TILEWRIGHT_LLVM_VERSION 22)
  find_program(TILEWRIGHT_LLVM_CONFIG
    NAMES llvm-config-${TILEWRIGHT_LLVM_VERSION} llvm-config
    HINTS $ENV{TILEWRIGHT_LLVM_PREFIX}/bin /usr/lib/llvm-${TILEWRIGHT_LLVM_VERSION}/bin
    DOC "llvm-config of LLVM ${TILEWRIGHT_LLVM_VERSION}")
  if(NOT TILEWRIGHT_LLVM_CONFIG)
    message(FATAL_ERROR "LLVM ${TILEWRIGHT_LLVM_VERSION} not found: install llvm-${TILEWRIGHT_LLVM_VERSION}-dev, "
      "or name its llvm-config by -DTILEWRIGHT_LLVM_CONFIG=...")
  endif()

  function(tilewright_llvm_ask result)
    execute_process(COMMAND ${TILEWRIGHT_LLVM_CONFIG} ${ARGN} OUTPUT_VARIABLE answer ERROR_VARIABLE complaint
                    RESULT_VARIABLE status OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(NOT status EQUAL 0)
      string(JOIN " " question ${ARGN})
      message(FATAL_ERROR "${TILEWRIGHT_LLVM_CONFIG} ${question} failed: ${complaint}")
    endif()
    separate_arguments(answer UNIX_COMMAND "${answer}")
    set(${result} ${answer} PARENT_SCOPE)
  endfunction()

  tilewright_llvm_ask(tilewright_llvm_found --version)
  if(NOT tilewright_llvm_found MATCHES "^${TILEWRIGHT_LLVM_VERSION}\\.")
    message(FATAL_ERROR "${TILEWRIGHT_LLVM_CONFIG} is LLVM ${tilewright_llvm_found}, ${TILEWRIGHT_LLVM_VERSION}.x needed")
  endif()
  tilewright_llvm_ask(tilewright_llvm_include --includedir)
  tilewright_llvm_ask(tilewright_llvm_bin --bindir)
  tilewright_llvm_ask(tilewright_llvm_libraries --link-static --libfiles core irreader passes nvptx linker)

  find_library(TILEWRIGHT_ZLIB NAMES libz.a z)
  find_library(TILEWRIGHT_ZSTD NAMES libzstd.a zstd)
  foreach(library IN ITEMS ZLIB ZSTD)
    if(NOT TILEWRIGHT_${library})
      message(FATAL_ERROR "${library}, which LLVM needs, not found: install zlib1g-dev and libzstd-dev")
    endif()
  endforeach()

  add_library(tilewright::llvm INTERFACE IMPORTED)
  target_include_directories(tilewright::llvm SYSTEM INTERFACE ${tilewright_llvm_include})
  target_link_libraries(tilewright::llvm INTERFACE ${tilewright_llvm_libraries} ${TILEWRIGHT_ZLIB} ${TILEWRIGHT_ZSTD}
                                                   rt ${CMAKE_DL_LIBS} m)
  # lld links the static libraries four times faster than the system's linker.
  if(EXISTS ${tilewright_llvm_bin}/ld.lld)
    target_link_options(tilewright::llvm INTERFACE -B${tilewright_llvm_bin} -fuse-ld=lld)
  endif()
endif()

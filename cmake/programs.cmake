# Programs found by their place in the tree: examples, benchmarks, tests.
set(TILEWRIGHT_EVERYTHING tilewright_tilewright Threads::Threads nlohmann_json::nlohmann_json CLI11::CLI11
                          Eigen3::Eigen)

# Code of a folder of examples/ that tests use too, without its main.cpp.
function(tilewright_example_parts name)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/examples/${name}/*.cpp)
  list(REMOVE_ITEM sources ${PROJECT_SOURCE_DIR}/examples/${name}/main.cpp)
  # A folder inside that has a CMakeLists.txt makes a library of its own, tilewright_<name>_<folder>.
  file(GLOB lists CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/examples/${name}/*/CMakeLists.txt)
  foreach(list IN LISTS lists)
    get_filename_component(folder ${list} DIRECTORY)
    list(FILTER sources EXCLUDE REGEX "^${folder}/")
    add_subdirectory(${folder})
    get_filename_component(folder ${folder} NAME)
    list(APPEND libraries tilewright_${name}_${folder})
    set_property(GLOBAL APPEND PROPERTY TILEWRIGHT_LIBRARIES_OF_${name} tilewright_${name}_${folder})
    set_property(GLOBAL APPEND PROPERTY TILEWRIGHT_EXAMPLE_PARTS tilewright_${name}_${folder})
  endforeach()
  if(sources)
    add_library(example_parts_${name} OBJECT ${sources})
    target_include_directories(example_parts_${name} PUBLIC ${PROJECT_BINARY_DIR}/include/examples)
    target_link_libraries(example_parts_${name} PUBLIC ${TILEWRIGHT_EVERYTHING} ${libraries})
    set_property(GLOBAL APPEND PROPERTY TILEWRIGHT_EXAMPLE_PARTS example_parts_${name})
  endif()
endfunction()

function(tilewright_program name)
  add_executable(${name} ${ARGN})
  target_include_directories(${name} PRIVATE ${PROJECT_BINARY_DIR}/include/examples)
  target_link_libraries(${name} PRIVATE ${TILEWRIGHT_EVERYTHING})
  get_property(libraries GLOBAL PROPERTY TILEWRIGHT_LIBRARIES_OF_${name})
  target_link_libraries(${name} PRIVATE ${libraries})
  if(TARGET example_parts_common)
    target_link_libraries(${name} PRIVATE example_parts_common)
  endif()
  if(TARGET example_parts_${name})
    target_link_libraries(${name} PRIVATE example_parts_${name})
  endif()
endfunction()

# examples/NN_name.cpp and folders with a main.cpp (NN_name/, moe/) -> build/bin/<name>. Other folders
# (common/) hold what the programs share; "common" is linked into each of them.
function(tilewright_examples)
  file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/examples/*.cpp)
  file(GLOB mains CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/examples/*/main.cpp)
  file(GLOB folders CONFIGURE_DEPENDS LIST_DIRECTORIES true RELATIVE ${PROJECT_SOURCE_DIR}/examples
       ${PROJECT_SOURCE_DIR}/examples/*)
  foreach(folder IN LISTS folders)
    if(IS_DIRECTORY ${PROJECT_SOURCE_DIR}/examples/${folder})
      tilewright_example_parts(${folder})
    endif()
  endforeach()
  foreach(file IN LISTS files)
    get_filename_component(name ${file} NAME_WE)
    tilewright_program(${name} ${file})
  endforeach()
  foreach(main IN LISTS mains)
    get_filename_component(folder ${main} DIRECTORY)
    get_filename_component(name ${folder} NAME)
    tilewright_program(${name} ${main})
  endforeach()
endfunction()

# benchmarks/*.cpp -> build/bin/benchmarks (Google Benchmark).
function(tilewright_benchmarks)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/benchmarks/*.cpp)
  if(NOT sources)
    return()
  endif()
  find_package(benchmark REQUIRED)
  get_property(parts GLOBAL PROPERTY TILEWRIGHT_EXAMPLE_PARTS)
  add_executable(benchmarks ${sources})
  target_include_directories(benchmarks PRIVATE ${PROJECT_BINARY_DIR}/include/examples
                                                ${PROJECT_BINARY_DIR}/include/benchmarks)
  target_link_libraries(benchmarks PRIVATE ${TILEWRIGHT_EVERYTHING} ${parts} benchmark::benchmark_main)
endfunction()

# tests/<folder>/*.cpp -> build/bin/tests_<folder>. A binary runs as several shards, so that its tests use all
# cores and one ctest start does not have to list thousands of them. Tests share nothing but read-only files.
set(TILEWRIGHT_TEST_SHARDS 4)
function(tilewright_tests name)
  cmake_parse_arguments(arg "" "" "ROOMS;LIBRARIES" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${name}/*.cpp)
  if(NOT sources)
    return()
  endif()
  set_property(GLOBAL APPEND PROPERTY TILEWRIGHT_TEST_FOLDERS ${name})
  list(TRANSFORM arg_ROOMS PREPEND tilewright_)
  add_executable(tests_${name} ${sources})
  target_include_directories(tests_${name} PRIVATE ${PROJECT_BINARY_DIR}/include/tests
                                                   ${PROJECT_BINARY_DIR}/include/examples)
  target_compile_definitions(tests_${name} PRIVATE TILEWRIGHT_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
                                                   TILEWRIGHT_BINARY_DIR="${PROJECT_BINARY_DIR}")
  target_link_libraries(tests_${name} PRIVATE ${arg_ROOMS} ${arg_LIBRARIES} Eigen3::Eigen Threads::Threads
                                              nlohmann_json::nlohmann_json GTest::gtest_main)
  math(EXPR last "${TILEWRIGHT_TEST_SHARDS} - 1")
  foreach(shard RANGE ${last})
    add_test(NAME tests_${name}.${shard}
             COMMAND tests_${name} --gtest_output=xml:${PROJECT_BINARY_DIR}/test_results/tests_${name}.${shard}.xml)
    set_tests_properties(tests_${name}.${shard} PROPERTIES TIMEOUT 900
      ENVIRONMENT "GTEST_TOTAL_SHARDS=${TILEWRIGHT_TEST_SHARDS};GTEST_SHARD_INDEX=${shard}")
  endforeach()
endfunction()

# Every folder of tests/ not named so far. A folder with a CMakeLists.txt of its own is added as it is.
function(tilewright_other_tests)
  get_property(known GLOBAL PROPERTY TILEWRIGHT_TEST_FOLDERS)
  get_property(parts GLOBAL PROPERTY TILEWRIGHT_EXAMPLE_PARTS)
  file(GLOB folders CONFIGURE_DEPENDS LIST_DIRECTORIES true RELATIVE ${PROJECT_SOURCE_DIR}/tests
       ${PROJECT_SOURCE_DIR}/tests/*)
  list(REMOVE_ITEM folders dependency_rule install portable scripts ${known})
  foreach(folder IN LISTS folders)
    if(EXISTS ${PROJECT_SOURCE_DIR}/tests/${folder}/CMakeLists.txt)
      add_subdirectory(${PROJECT_SOURCE_DIR}/tests/${folder})
    elseif(IS_DIRECTORY ${PROJECT_SOURCE_DIR}/tests/${folder})
      tilewright_tests(${folder} ROOMS tilewright LIBRARIES CLI11::CLI11 ${parts})
    endif()
  endforeach()
endfunction()

# The rule of cmake/rooms.cmake itself: includes that a room may not make fail, those it may make work.
function(tilewright_dependency_rule_test)
  set(trees "")
  foreach(room IN ITEMS ir dsl lowering simulator runtime)
    list(APPEND trees "-Dincludes_of_${room}=$<JOIN:$<TARGET_PROPERTY:tilewright_${room},INTERFACE_INCLUDE_DIRECTORIES>,|>")
  endforeach()
  add_test(NAME dependency_rule
    COMMAND ${CMAKE_COMMAND} -Dcompiler=${CMAKE_CXX_COMPILER} -Dsource=${PROJECT_SOURCE_DIR}
            -Dwork=${PROJECT_BINARY_DIR}/dependency_rule -Dllvm=${tilewright_llvm_include} ${trees}
            -P ${PROJECT_SOURCE_DIR}/tests/dependency_rule/check.cmake)
endfunction()

# Installs into a scratch prefix and builds a program against it as a stranger would.
function(tilewright_install_test)
  if(TILEWRIGHT_SANITIZE)
    return()  # the sanitizers' runtime is no part of the package
  endif()
  add_test(NAME install_consumer
    COMMAND ${CMAKE_COMMAND} -Dbuild=${PROJECT_BINARY_DIR} -Dsource=${PROJECT_SOURCE_DIR}/tests/install
            -Dwork=${PROJECT_BINARY_DIR}/install_consumer -Dcompiler=${CMAKE_CXX_COMPILER}
            -Dgenerator=${CMAKE_GENERATOR} -P ${PROJECT_SOURCE_DIR}/tests/install/check.cmake)
  set_tests_properties(install_consumer PROPERTIES TIMEOUT 900)
endfunction()

# The two commands of the README: usage, messages, choice of ptxas.
function(tilewright_scripts_test)
  add_test(NAME scripts COMMAND bash ${PROJECT_SOURCE_DIR}/tests/scripts/check.sh ${PROJECT_SOURCE_DIR}
                                     ${PROJECT_BINARY_DIR}/scripts_test)
endfunction()

# Programs built here on glibc 2.36 must run elsewhere; on a newer system they need what that system has.
function(tilewright_portable_test)
  find_program(TILEWRIGHT_OBJDUMP objdump)
  execute_process(COMMAND getconf GNU_LIBC_VERSION OUTPUT_VARIABLE glibc ERROR_QUIET)
  string(REGEX MATCH "[0-9]+\\.[0-9]+" glibc "${glibc}")
  if(TILEWRIGHT_SANITIZE OR NOT TILEWRIGHT_PORTABLE OR NOT TILEWRIGHT_OBJDUMP OR NOT glibc OR glibc VERSION_GREATER 2.36)
    return()
  endif()
  set(programs "")
  foreach(target IN ITEMS moe tests_lowering)
    if(TARGET ${target})
      list(APPEND programs $<TARGET_FILE:${target}>)
    endif()
  endforeach()
  if(programs)
    add_test(NAME portable COMMAND bash ${PROJECT_SOURCE_DIR}/tests/portable/check.sh ${programs})
  endif()
endfunction()

# `cmake --install build --prefix P`: headers under include/tilewright/<room>/, static libraries, and a CMake
# package: find_package(tilewright) gives tilewright::tilewright and one target a room.
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/tilewright)
install(TARGETS tilewright_ir tilewright_dsl tilewright_lowering tilewright_simulator tilewright_runtime
                tilewright_tilewright
        EXPORT tilewright ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(EXPORT tilewright NAMESPACE tilewright:: FILE tilewrightTargets.cmake DESTINATION ${package_dir})
# Headers that need LLVM are for lowering's own .cpp files.
get_property(internal GLOBAL PROPERTY TILEWRIGHT_USERS_OF_LLVM)
set(without_internal "")
foreach(file IN LISTS internal)
  list(APPEND without_internal REGEX "/${file}$" EXCLUDE)
endforeach()
foreach(room IN ITEMS ir dsl lowering simulator runtime)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/${room} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/tilewright
          FILES_MATCHING PATTERN "*.h" PATTERN "*.def" PATTERN "*.inc" ${without_internal})
endforeach()
configure_package_config_file(cmake/tilewrightConfig.cmake.in ${PROJECT_BINARY_DIR}/tilewrightConfig.cmake
                              INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/tilewrightConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/tilewrightConfig.cmake ${PROJECT_BINARY_DIR}/tilewrightConfigVersion.cmake
              cmake/tilewright_llvm.cmake
        DESTINATION ${package_dir})

# What Windows wants in the program itself: icon, version, manifest. Beside lumpscope.exe, which opens no console, stands
# lumpscope-cli.exe, the same program but for the word in its head that asks for one, so that shells wait for it and print
# what it says.
find_program(ICOTOOL icotool DOC "makes the icon of its PNGs; Debian: icoutils")
set(manifest ${CMAKE_CURRENT_BINARY_DIR}/lumpscope.manifest)
configure_file(windows/lumpscope.manifest.in ${manifest} @ONLY)
set(resources "")
if(ICOTOOL)
    set(icon ${CMAKE_CURRENT_BINARY_DIR}/lumpscope.ico)
    set(large ${pngs})
    list(FILTER large INCLUDE REGEX "/256/")
    set(small ${pngs})
    list(FILTER small EXCLUDE REGEX "/256/")
    add_custom_command(OUTPUT ${icon} DEPENDS ${pngs} VERBATIM
        COMMAND ${ICOTOOL} --create --output=${icon} --raw=${large} ${small})
    string(APPEND resources "1 ICON \"${icon}\"\n")
else()
    message(STATUS "icotool was not found: the program gets no icon.")
endif()
if(MSVC) # its linker makes a manifest, which CMake has it merge with this one
    target_sources(lumpscope PRIVATE ${manifest})
else()
    string(APPEND resources "1 24 \"${manifest}\"\n")
endif()
string(REPLACE "." "," numbers ${PROJECT_VERSION})
configure_file(windows/lumpscope.rc.in lumpscope.rc @ONLY)
target_sources(lumpscope PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/lumpscope.rc)
set(embedded ${icon} ${manifest})
set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/lumpscope.rc PROPERTIES OBJECT_DEPENDS "${embedded}")
enable_language(RC)
set_target_properties(lumpscope PROPERTIES WIN32_EXECUTABLE ON)
set(console $<TARGET_FILE_DIR:lumpscope>/lumpscope-cli.exe)
if(MSVC)
    add_custom_command(TARGET lumpscope POST_BUILD VERBATIM
        COMMAND ${CMAKE_COMMAND} -E copy $<TARGET_FILE:lumpscope> ${console} COMMAND editbin /SUBSYSTEM:CONSOLE ${console})
else()
    add_custom_command(TARGET lumpscope POST_BUILD VERBATIM
        COMMAND ${CMAKE_OBJCOPY} --strip-all --subsystem console $<TARGET_FILE:lumpscope> ${console})
endif()

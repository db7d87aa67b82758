# How a desktop finds the program: menu entry, MIME types, metadata, and the icon in the sizes that desktops ask for. The
# window has the icon and the change log, which is the metadata's, from its resources.
set(id org.lumpscope.Lumpscope)
set(desktop ${PROJECT_SOURCE_DIR}/resources/desktop)
find_program(RSVG_CONVERT rsvg-convert REQUIRED DOC "draws the icon's PNGs; Debian: librsvg2-bin")
foreach(size 16 32 48 64 128 256)
    set(png ${CMAKE_CURRENT_BINARY_DIR}/icons/${size}/${id}.png)
    add_custom_command(OUTPUT ${png} DEPENDS ${desktop}/${id}.svg VERBATIM
        COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_CURRENT_BINARY_DIR}/icons/${size}
        COMMAND ${RSVG_CONVERT} --width=${size} --height=${size} --output=${png} ${desktop}/${id}.svg)
    install(FILES ${png} DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps)
    list(APPEND pngs ${png})
endforeach()
qt_add_resources(application icons PREFIX / BASE ${CMAKE_CURRENT_BINARY_DIR} FILES ${pngs})
qt_add_resources(application news PREFIX / BASE ${PROJECT_SOURCE_DIR}/resources FILES ${desktop}/${id}.metainfo.xml)

install(FILES ${PROJECT_SOURCE_DIR}/README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${desktop}/${id}.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES ${desktop}/${id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${desktop}/${id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${desktop}/${id}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${id}.xml)

# The version and the change log cannot part.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${desktop}/${id}.metainfo.xml)
file(STRINGS ${desktop}/${id}.metainfo.xml newest REGEX "<release version=" LIMIT_COUNT 1)
if(NOT newest MATCHES "\"${PROJECT_VERSION}\"")
    message(FATAL_ERROR "Version ${PROJECT_VERSION} is not the newest release in resources/desktop/${id}.metainfo.xml.")
endif()

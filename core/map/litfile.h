// Files of coloured light beside maps whose own luxels are grey: "QLIT", i32 version, and
// - 1: three bytes for each byte of the lighting lump (quakespasm's gl_model.c, Mod_LoadLighting());
// - 0x10001: a word of E5BGR9 for each (litfile.hh of ericw-tools, and FTE);
// - 2, LIT2: u32 faces and u32 luxels; of each face an offset, an extent, four styles and a shift; three bytes a luxel, and three
//   of the light's direction. FTE documents one array behind the other (gl_model.c, qlit2_t); ericw-tools write face by face,
//   with styles of one byte, later of two (light/write.cc, WriteLitFile()). Which it is shows in whose lightmaps fit.
#pragma once

#include "core/map/lightfile.h"
#include "core/map/mapsource.h"

class QIODevice;

// Fails where it is none, of a version that is not known, or not as long as it says; `luxels` are the lump's, and of the first
// two the file has to have as many, or it is another map's. No more is read than the header of what does not fit.
Result<LightFile> readLitFile(QIODevice &file, const QString &name, qint64 luxels);

// The .lit of a map's name: beside the map, or in its archive, or in the folder in which the archive lies. None where there is
// none that fits.
std::shared_ptr<const LightFile> litFileOf(const MapFile &map, const MapSource &source);

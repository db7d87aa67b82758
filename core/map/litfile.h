// Files of coloured light beside maps whose own luxels are grey: "QLIT", i32 version, and
// - 1: three bytes for each byte of the lighting lump (quakespasm's gl_model.c, Mod_LoadLighting());
// - 0x10001: a word of E5BGR9 for each (litfile.hh of ericw-tools, and FTE);
// - 2, LIT2: u32 faces and u32 luxels; of each face an offset, an extent, four styles and a shift; three bytes a luxel, and three
//   of the light's direction. FTE documents one array behind the other (gl_model.c, qlit2_t); ericw-tools write face by face,
//   with styles of one byte, later of two (light/write.cc, WriteLitFile()). Which it is shows in whose lightmaps fit.
#pragma once

#include "core/map/lightfile.h"
#include "core/map/mapsource.h"

#include <optional>

class Archive;
class QIODevice;

// Fails, with a sentence that calls the file "it", where it is none, of a version that is not known, or not as long as it says;
// `luxels` are the lump's, and of the first two the file has to have as many, or it is another map's. No more is read than the
// header of what does not fit.
Result<LightFile> readLitFile(QIODevice &file, const QString &name, qint64 luxels);

struct LitBeside {
    QString path; // as openMap() takes one
    Result<LightFile> read;
};

// The .lit of a map's name, in any case: beside the map, or in its archive, or in the folder in which the archive lies, the first
// that fits; else the first. Nothing where there is none, and for a map whose engine looks for none. `archive`: the map's, of who
// has it open.
std::optional<LitBeside> litBeside(const MapFile &map, const MapSource &source, Archive *archive = nullptr);

// The light of what litBeside() finds; null: none that fits.
std::shared_ptr<const LightFile> litFileOf(const MapFile &map, const MapSource &source, Archive *archive = nullptr);

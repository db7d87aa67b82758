// Files of coloured light next to maps whose own luxels are grey: "QLIT", i32 version, and
// - 1: three bytes for each byte of the lighting lump (quakespasm's gl_model.c, Mod_LoadLighting());
// - 0x10001: an E5BGR9 word for each (litfile.hh of ericw-tools, and FTE);
// - 2, LIT2: u32 faces and u32 luxels; for each face an offset, an extent, four styles and a shift; three bytes a luxel,
//   then, in some files, three bytes a luxel of the light's direction. FTE documents one array after another (gl_model.c,
//   qlit2_t); ericw-tools writes face by face, with one-byte styles, later two-byte ones (light/write.cc, WriteLitFile()).
//   The layout whose lightmaps fit is the right one.
#pragma once

#include "core/map/lightfile.h"
#include "core/opening/mapsource.h"

#include <optional>

class Archive;
class QIODevice;

// Returns whether engines look for a file of light for such a map: its luxels are grey.
bool takesLitFiles(const MapFile &map);
// Returns whether the bytes of a file begin as those of a file of light do.
bool isLitFile(QByteArrayView bytes);

// Reads a file of light. Fails, with a sentence that calls the file "it", if it is not such a file, has an unknown version, or
// is not as long as its header says. `luxels`: how many the lump has; a file of the first two versions must have as many, or
// it belongs to another map. Reads only the header of a file that does not fit.
Result<LightFile> readLitFile(QIODevice &file, const QString &name, qint64 luxels);

// Returns the luxels of a .lit file without its header, as the BSPX lumps RGBLIGHTING (`code` Rgb) and LIGHTING_E5BGR9 (E5Bgr9)
// store them. Fails as readLitFile() does, if the luxels have another format than `code`, or if the file has its own lightmap
// sizes for faces (LIT2).
Result<QByteArray> lightOfLitFile(const QByteArray &bytes, LuxelFormat code, const MapFile &map);
// Returns the bytes of a file that holds this light. Fails if the light does not have as many luxels as the map's own: engines
// ignore such a file. `code`: Rgb or E5Bgr9.
Result<QByteArray> litFileOfLight(QByteArrayView light, LuxelFormat code, const MapFile &map);

struct FoundLit {
    QString path; // as openMap() takes one
    Result<LightFile> read;
};

// Finds the .lit with the map's name, in any case: next to the map, in its archive, or in the archive's folder. Returns the
// first that fits, else the first; nothing if there is none, or if the map's engine looks for none. `archive`: the map's, if
// the caller has it open.
std::optional<FoundLit> findLit(const MapFile &map, const MapSource &source, Archive *archive = nullptr);

// Returns the light that findLit() finds; null if none fits.
std::shared_ptr<const LightFile> litFileOf(const MapFile &map, const MapSource &source, Archive *archive = nullptr);

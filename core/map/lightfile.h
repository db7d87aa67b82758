// Light from a file next to a map, which replaces the map's own; core/opening/litfile.h reads it.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

// How a luxel is stored.
enum class LuxelFormat : quint8 {
    Grey,   // one byte
    Rgb,    // three bytes
    E5Bgr9, // a little-endian word: from the top, an exponent of 5 bits, then 9 bits each of blue, green and red
};

constexpr int bytesOf(LuxelFormat code) { return code == LuxelFormat::Grey ? 1 : code == LuxelFormat::Rgb ? 3 : 4; }

// The location of one or a few numbers per face: the offset of the first face's numbers, and the distance from each face's
// numbers to the next face's, in bytes.
struct FaceNumbers {
    qsizetype first = 0;
    qsizetype stride = 0;
};

// Per-face data of LIT2, which replaces the map's. Offsets are i32 in luxels, -1: none; extents are two u16 in luxels;
// shifts are bytes: a luxel is 1 << shift texels wide.
struct LitFaces {
    quint32 count = 0;
    FaceNumbers offsets, extents, shifts, styles; // `styles`: four per face
    int styleBytes = 1;
};

struct LightFile {
    QString name; // without its folder
    QByteArray bytes;
    LuxelFormat code = LuxelFormat::Rgb;
    qsizetype firstLuxel = 0; // in bytes
    qsizetype luxels = 0;     // how many
    std::optional<LitFaces> faces;
};

// Returns whether the file fits a map with this many faces and lighting luxels: engines ignore files that were made for
// another version of the map.
inline bool isLightOf(const LightFile &file, quint32 faces, qint64 luxels)
{
    return luxels > 0 && (file.faces ? file.faces->count == faces : file.luxels == luxels);
}

// Light that a file beside a map brings, as core/map/litfile.h reads it: in place of what the map itself holds.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

// How a luxel is stored.
enum class LuxelCode : quint8 {
    Grey,   // a byte
    Rgb,    // three
    E5Bgr9, // a little-endian word: from the highest bit on an exponent of 5 bits, then 9 each of blue, green and red
};

constexpr int bytesOf(LuxelCode code)
{
    return code == LuxelCode::Grey ? 1 : code == LuxelCode::Rgb ? 3 : 4;
}

// Where numbers lie of which each face has one, or a few: the first face's, and from a face's to the next, in bytes.
struct FaceNumbers {
    qsizetype first = 0;
    qsizetype stride = 0;
};

// What LIT2 says of each face, in place of the map. Offsets are i32 and count luxels, -1: none; extents are two u16, luxels a
// side; shifts are bytes: a luxel has 1 << shift texels.
struct LitFaces {
    quint32 count = 0;
    FaceNumbers offsets, extents, shifts, styles; // of styles four
    int styleBytes = 1;
};

struct LightFile {
    QString name; // without its folder
    QByteArray bytes;
    LuxelCode code = LuxelCode::Rgb;
    qsizetype firstLuxel = 0; // in bytes
    qsizetype luxels = 0;     // how many
    std::optional<LitFaces> faces;
};

// Whether it is light of a map with so many faces, and luxels in its lighting lump: engines take no other version's.
inline bool isLightOf(const LightFile &file, quint32 faces, qint64 luxels)
{
    return luxels > 0 && (file.faces ? file.faces->count == faces : file.luxels == luxels);
}

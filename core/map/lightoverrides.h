// What additions to a map say of its faces' lightmaps in place of the faces themselves: LIT2's file, or BSPX's LMSHIFT, LMOFFSET,
// LMSTYLE16 and LMSTYLE. As FTE takes them (gl_model.c, Mod_LoadLighting()): each has to have a number for every face, or for
// each face as many styles; with a broken LMSHIFT none counts; LMSTYLE counts without LMSTYLE16 alone.
#pragma once

#include "core/map/lightdata.h"

// Numbers of faces that lie in a lump or a file; none: there are no such. Indexes must be below the map's faces.
template <typename T>
class PerFace
{
public:
    PerFace() = default;
    // Of `parts` each; the caller has checked that all lie in `bytes`.
    PerFace(bsp::ByteView bytes, FaceNumbers where) : first_(bytes.data() + where.first), stride_(where.stride) {}
    explicit operator bool() const { return first_ != nullptr; }
    T at(quint32 face, int part = 0) const
    {
        return bsp::load<T>(first_ + static_cast<qsizetype>(face) * stride_ + part * static_cast<qsizetype>(sizeof(T)));
    }

private:
    const std::byte *first_ = nullptr;
    qsizetype stride_ = 0;
};

struct LightOverrides {
    PerFace<quint8> shifts;  // 1 << shift texels a luxel
    PerFace<qint32> offsets; // as lightofs; -1: none
    PerFace<quint16> extents; // two: luxels a side
    PerFace<quint8> styles8;   // `stylesPerFace` each; 255: none
    PerFace<quint16> styles16; // as well; 0xffff: none
    int stylesPerFace = 0;

    LightOverrides(const MapFile &map, const LightData &light);
    bool isAny() const { return shifts || offsets || extents || styles8 || styles16; }

private:
    void readLit(const LightData &light, const LitFaces &faces);
    void readBspx(const MapFile &map, quint32 faces);
};

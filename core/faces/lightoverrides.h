// Lightmap data per face that overrides the face records: from a LIT2 file, or from BSPX's LMSHIFT, LMOFFSET, LMSTYLE16 and
// LMSTYLE. Follows FTE (gl_model.c, Mod_LoadLighting()): each needs a number, or the same number of styles, for every face; a
// broken LMSHIFT disables all; LMSTYLE is used only without a valid LMSTYLE16.
#pragma once

#include "core/faces/lightdata.h"

// Numbers for each face, stored in a lump or a file. Converts to false if there are none. at() requires a face of the map.
template <typename T>
class PerFace
{
public:
    PerFace() = default;
    // The caller has checked that all numbers lie in `bytes`.
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
    PerFace<quint8> shifts;    // 1 << shift texels per luxel
    PerFace<qint32> offsets;   // as lightofs; -1: none
    PerFace<quint16> extents;  // two each: luxels along both sides
    PerFace<quint8> styles8;   // `stylesPerFace` each; 255: none
    PerFace<quint16> styles16; // `stylesPerFace` each; 0xffff: none
    int stylesPerFace = 0;

    LightOverrides() = default;
    LightOverrides(const MapFile &map, const LightData &light);
    bool isAny() const { return shifts || offsets || extents || styles8 || styles16; }

private:
    void readLit(const LightData &light, const LitFaces &faces);
    void readBspx(const MapFile &map, quint32 faces);
};

// The light styles of each face, one for each of its layers of light. A face's record has room for four; LMSTYLE, LMSTYLE16 and
// LIT2 replace them. In formats with lightmap pages the first layer is always used, in style 0 if the record states none.
class FaceStyles
{
public:
    static constexpr int none = -1;

    FaceStyles(const MapFile &map, const LightOverrides &overrides) : FaceStyles(map, map.format().columns.faceStyles, overrides)
    {
    }
    // Reads the styles from other columns, such as those of vertex light.
    FaceStyles(const MapFile &map, bsp::FieldRef first, const LightOverrides &overrides = {})
        : overrides_(overrides), record_(map.vectors<4>(first)), most_(record_.count() == 0          ? 0
                                                                       : overrides.stylesPerFace > 0 ? overrides.stylesPerFace
                                                                                                     : 4),
          unused_(map.format().lightLayers.unusedStyle), firstOfNone_(map.format().columns.facePage.lump == bsp::none ? none : 0),
          faces_(record_.count())
    {
    }
    // Returns how many styles a face has room for; 0: faces of the format have no styles.
    int most() const { return most_; }
    quint32 faces() const { return faces_; }
    // Returns the style in a slot, `none` if it is unused. Requires face < faces() and slot < most().
    int at(quint32 face, int slot) const
    {
        const int stated = statedAt(face, slot);
        return stated == none && slot == 0 ? firstOfNone_ : stated;
    }
    // Returns the style that the face's record or its replacement states, `none` if the slot is unused.
    int statedAt(quint32 face, int slot) const
    {
        if (overrides_.styles16)
            return orNone(overrides_.styles16.at(face, slot), 0xffff);
        if (overrides_.styles8)
            return orNone(overrides_.styles8.at(face, slot), 0xff);
        return orNone(static_cast<int>(record_[static_cast<size_t>(slot)].integer(face)), unused_);
    }
    // Returns how many slots are in use: those before the first `none`.
    int count(quint32 face) const
    {
        int used = 0;
        while (used < most_ && at(face, used) != none)
            ++used;
        return used;
    }

private:
    static int orNone(int style, int end) { return style >= end ? none : style; }

    LightOverrides overrides_;
    Vectors<4> record_;
    int most_, unused_, firstOfNone_;
    quint32 faces_;
};

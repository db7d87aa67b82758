// The light styles of a face, one for each of its consecutive lightmaps. Its record has room for four; LMSTYLE, LMSTYLE16
// and LIT2 replace them.
#pragma once

#include "core/faces/lightoverrides.h"

class FaceStyles
{
public:
    static constexpr int none = -1;

    FaceStyles(const MapFile &map, const LightOverrides &overrides);
    // Returns how many styles a face has room for; 0: faces of the format have no styles.
    int most() const { return most_; }
    quint32 faces() const { return faces_; }
    // Returns the style in a slot, `none` if it is unused. Requires face < faces() and slot < most().
    int at(quint32 face, int slot) const
    {
        if (overrides_.styles16)
            return orNone(overrides_.styles16.at(face, slot), 0xffff);
        if (overrides_.styles8)
            return orNone(overrides_.styles8.at(face, slot), 0xff);
        return orNone(static_cast<int>(record_[static_cast<size_t>(slot)].integer(face)), 0xff);
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
    static int orNone(int style, int end) { return style == end ? none : style; }

    LightOverrides overrides_;
    Vectors<4> record_;
    int most_;
    quint32 faces_;
};

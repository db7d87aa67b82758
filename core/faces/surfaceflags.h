// What texinfo flags (Quake III: shader flags) mean in the map's game.
#pragma once

#include "core/games/faceflags.h"
#include "core/map/mapfile.h"

class SurfaceFlags
{
public:
    explicit SurfaceFlags(const MapFile &map);
    quint32 count() const { return flags_.column.count(); } // texinfos
    FaceFlags at(quint32 texinfo) const;
    // Returns the flags that have this meaning, "NODRAW | SKIP"; empty: none.
    QString namesOf(quint32 texinfo, FaceFlag meaning) const;

private:
    struct Bits {
        Column column;
        std::vector<std::pair<quint32, FaceFlags>> meanings;

        Bits(const Column &stored, std::span<const bsp::FlagRule> rules);
        FaceFlags at(quint32 record) const;
    };
    Bits flags_, contents_;
};

// Puts solids into flat arrays, and counts the work so that a damaged map cannot make it endless.
#pragma once

#include "core/geometry/solids.h"

// Of a brush; compilers stop far below.
inline constexpr quint32 mostBrushSides = 1024;
// The work and the room for brushes that have so many sides in all. Each side is cut by all others of its brush, a handful in
// real maps and thirty with bevels; four corners are left. By Euler's formula no convex solid has six a side.
constexpr quint64 brushWork(quint64 sides)
{
    return 1000 * sides + 100'000;
}
constexpr quint64 brushRoom(quint64 sides)
{
    return 6 * sides + 10'000;
}

class SolidBuilder
{
public:
    // How much work there may be, and how many points may come of it.
    SolidBuilder(quint64 work, quint64 room) : workLeft_(work), room_(room) {}

    // Takes so much of the work that is left; false: there is none.
    bool spend(quint64 work)
    {
        if (work > workLeft_)
            solids_.isCutShort = true;
        workLeft_ -= solids_.isCutShort ? workLeft_ : work;
        return !solids_.isCutShort;
    }
    // Counts it as degenerate when it has no shape or does not close. Where there is no room, nothing more is added.
    void add(const Polyhedron &polyhedron, RecordRef record, quint32 model, qint64 contents);
    void addDegenerate() { ++solids_.degenerate; }
    Solids take() { return std::move(solids_); }

private:
    Solids solids_;
    quint64 workLeft_, room_;
};

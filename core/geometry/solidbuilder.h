// Collects solids in flat arrays, and limits the work that a damaged map can cause.
#pragma once

#include "core/geometry/solids.h"

// The most sides of one brush, far more than compilers allow.
inline constexpr quint32 mostBrushSides = 1024;
// Return the limits on the work and on the points for brushes with this many sides in total. Each side is cut by all other
// sides of its brush: a handful in real maps, thirty with bevels. About four corners remain per side; by Euler's formula a
// convex solid has fewer than six.
constexpr quint64 brushWork(quint64 sides) { return 1000 * sides + 100'000; }
constexpr quint64 brushRoom(quint64 sides) { return 6 * sides + 10'000; }

class SolidBuilder
{
public:
    // Limits the work to `work`, and the number of points to `room`.
    SolidBuilder(quint64 work, quint64 room) : workLeft_(work), room_(room) {}

    // Uses up work; returns false if not enough is left.
    bool spend(quint64 work)
    {
        if (work > workLeft_)
            solids_.isCutShort = true;
        workLeft_ -= solids_.isCutShort ? workLeft_ : work;
        return !solids_.isCutShort;
    }
    // Adds a solid, or counts it as degenerate if it has no shape or is not closed. Adds nothing once the room is used up.
    void add(const Polyhedron &polyhedron, RecordRef record, quint32 model, qint64 contents);
    void addDegenerate() { ++solids_.degenerate; }
    Solids take() { return std::move(solids_); }

private:
    Solids solids_;
    quint64 workLeft_, room_;
};

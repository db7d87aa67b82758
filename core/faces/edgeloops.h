// The corners of faces in formats whose faces go around surfedges.
#pragma once

#include "core/faces/boundedclaims.h"
#include "core/map/mapfile.h"

#include <optional>

class EdgeLoops
{
public:
    explicit EdgeLoops(const MapFile &map)
    {
        const auto &columns = map.format().columns;
        first_ = map.column(columns.faceEdges);
        count_ = map.column(columns.faceCorners);
        surfedge_ = map.column(columns.surfedge);
        ends_[0] = map.column(columns.edgeStart);
        ends_[1] = map.column(columns.edgeEnd);
        vertexes_ = map.column(columns.vertexPoint).count();
        kept_ = BoundedClaims(first_.count(), mostOf(surfedge_.count()),
                              [this](quint32 face) { return static_cast<quint64>(claimOf(face)); });
    }

    // Calls sink(vertex) for each corner, clockwise as seen from the front. Returns false at a broken reference, after
    // passing on the corners before it, and for a face without corners.
    template <typename Sink>
    bool walk(quint32 face, Sink sink) const
    {
        const qint64 first = first_.integer(face), count = claimOf(face);
        if (count < 1 || !kept_.keeps(face, static_cast<quint64>(count)))
            return false;
        for (qint64 i = first; i < first + count; ++i) {
            const auto vertex = vertexOf(surfedge_.integer(static_cast<quint32>(i)));
            if (!vertex)
                return false;
            sink(*vertex);
        }
        return true;
    }

    // Returns which faces keep their corners if all faces together list too many surfedges; walk() treats the others as
    // broken.
    const BoundedClaims &kept() const { return kept_; }
    // Returns how many surfedges the kept faces of a map with `surfedges` may list together.
    static quint64 mostOf(quint64 surfedges) { return 2 * surfedges + 4096; }

private:
    // Returns how many surfedges the face lists; 0 if some do not exist.
    qint64 claimOf(quint32 face) const
    {
        const qint64 first = first_.integer(face), count = count_.integer(face);
        return count > 0 && first >= 0 && first + count <= surfedge_.count() ? count : 0;
    }
    std::optional<quint32> vertexOf(qint64 surfedge) const
    {
        const qint64 edge = surfedge < 0 ? -surfedge : surfedge;
        const auto &side = ends_[surfedge < 0 ? 1 : 0];
        if (edge >= side.count())
            return {};
        const auto vertex = side.integer(static_cast<quint32>(edge));
        return vertex >= 0 && vertex < vertexes_ ? std::optional(static_cast<quint32>(vertex)) : std::nullopt;
    }

    BoundedClaims kept_; // of the surfedges, by face: faces of a sound map share none
    quint32 vertexes_ = 0;
    Column first_, count_, surfedge_, ends_[2];
};

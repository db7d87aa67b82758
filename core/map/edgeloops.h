// The corners of faces in formats whose faces go around surfedges.
#pragma once

#include "core/map/mapfile.h"

#include <optional>

class EdgeLoops
{
public:
    explicit EdgeLoops(const MapFile &map);

    // Calls sink(vertex) for each corner, in order: clockwise as seen from the front. False when a reference is broken;
    // what came before it has been told by then. A face without corners is broken too.
    template <typename Sink>
    bool walk(quint32 face, Sink sink) const
    {
        const qint64 first = first_.integer(face), count = count_.integer(face);
        if (count < 1 || count > mostEdges_ || first < 0 || first + count > surfedge_.count())
            return false;
        for (qint64 i = first; i < first + count; ++i) {
            const auto vertex = vertexOf(surfedge_.integer(static_cast<quint32>(i)));
            if (!vertex)
                return false;
            sink(*vertex);
        }
        return true;
    }

private:
    std::optional<quint32> vertexOf(qint64 surfedge) const
    {
        const qint64 edge = surfedge < 0 ? -surfedge : surfedge;
        const auto &side = ends_[surfedge < 0 ? 1 : 0];
        if (edge >= side.count())
            return {};
        const auto vertex = side.integer(static_cast<quint32>(edge));
        return vertex >= 0 && vertex < vertexes_ ? std::optional(static_cast<quint32>(vertex)) : std::nullopt;
    }

    // Faces share no surfedges. Where they claim many times more than there are, the map is damaged, and those with
    // many are left out: walking all would take the product of both.
    qint64 mostEdges_ = INT32_MAX;
    quint32 vertexes_ = 0;
    Column first_, count_, surfedge_, ends_[2];
};

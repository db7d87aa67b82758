// Visibilities that no map was made for.
#pragma once

#include "core/vis/mapvis.h"

#include <memory>

// Its clusters lie along a line, the last at its beginning.
inline std::shared_ptr<const MapVis> visOf(VisMatrix matrix, VisSet set = VisSet::Pvs)
{
    MapVis vis{.set = set, .decoded = {std::move(matrix)}};
    vis.seenBy = vis.decoded.matrix.transposed();
    vis.counts = countVis(vis.decoded.matrix, vis.seenBy);
    for (quint32 c = 0; c < vis.count(); ++c) {
        const Point at{-static_cast<double>(c), 0, 0};
        vis.places.push_back({at, at, 1});
    }
    return std::make_shared<const MapVis>(std::move(vis));
}

// Each sees itself and the next.
inline VisMatrix oneWayMatrix(quint32 count)
{
    VisMatrix matrix(count);
    for (quint32 c = 0; c < count; ++c) {
        matrix.set(c, c);
        if (c + 1 < count)
            matrix.set(c, c + 1);
    }
    return matrix;
}

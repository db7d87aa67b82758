#include "core/geometry/solidbuilder.h"

#include <algorithm>

void SolidBuilder::add(const Polyhedron &polyhedron, RecordRef record, quint32 model, qint64 contents)
{
    const auto closes = [](const Polyhedron::Side &side) { return std::ranges::all_of(side.winding, isPlace); };
    if (polyhedron.isEmpty() || !std::ranges::all_of(polyhedron.sides, closes)) {
        addDegenerate();
        return;
    }
    solids_.isCutShort = solids_.isCutShort || solids_.points.size() + polyhedron.pointCount() > room_;
    if (solids_.isCutShort)
        return;
    Solid solid{.firstSide = static_cast<quint32>(solids_.sides.size()),
                .sideCount = static_cast<quint32>(polyhedron.sides.size()),
                .record = record,
                .model = model,
                .contents = contents};
    for (const auto &[plane, winding] : polyhedron.sides) {
        solids_.sides.push_back(
            {static_cast<quint32>(solids_.points.size()), static_cast<quint32>(winding.size()), plane.number});
        for (const auto &point : winding)
            solids_.points.push_back(narrow(point));
    }
    solids_.solids.push_back(solid);
}

#include "core/geometry/solidbuilder.h"

#include <algorithm>

void SolidBuilder::add(const Polyhedron &polyhedron, RecordRef record, quint32 model, qint64 contents)
{
    const auto isPlace = [](const Point &point) {
        return std::ranges::all_of(point, [](double value) { return std::abs(value) <= farthestPlace; });
    };
    const auto closes = [&isPlace](const Polyhedron::Side &side) { return std::ranges::all_of(side.winding, isPlace); };
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
            solids_.points.push_back(
                {static_cast<float>(point[0]), static_cast<float>(point[1]), static_cast<float>(point[2])});
    }
    solids_.solids.push_back(solid);
}

Planes::Planes(const MapFile &map)
{
    for (int i = 0; i < 4; ++i)
        parts_[i] = map.column(map.format().columns.planeNormal, i);
}

Plane Planes::at(quint32 number) const
{
    return {{parts_[0].number(number), parts_[1].number(number), parts_[2].number(number)},
            parts_[3].number(number),
            number};
}

#include "core/scene/differingplaces.h"

#include "core/mapdiff/differencecolors.h"
#include "core/scene/entities/entitymarks.h"
#include "core/scene/frameparts.h"
#include "core/sorting.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace {

constexpr double cellSide = 512;          // map units; what differs within is shown in one picture
constexpr Point aroundEntity{96, 96, 96}; // map units
constexpr size_t mostPoints = 24;         // entities that the camera should see

struct Cell {
    std::vector<quint32> facesOfA{}, facesOfB{};
    std::vector<Point> entities{};
    size_t count() const { return facesOfA.size() + facesOfB.size() + entities.size(); }
};
using Cells = std::map<std::array<int, 3>, Cell>;

std::array<int, 3> cellAround(const Point &point)
{
    const auto at = [](double value) { return static_cast<int>(std::floor(std::clamp(value, -1e8, 1e8) / cellSide)); };
    return {at(point[0]), at(point[1]), at(point[2])};
}

void addFaceCells(Cells &cells, const MapScene &scene, std::span<const quint32> faces, std::vector<quint32> Cell::*list)
{
    for (const quint32 face : faces)
        if (const auto shown = scene.scene.shown(face); !shown.empty())
            (cells[cellAround(scene.scene.faces[shown.front()].box.middle())].*list).push_back(face);
}

void addEntityCells(Cells &cells, const MapFile &map, std::span<const quint32> entities)
{
    if (entities.empty())
        return;
    const auto marks = entityMarks(map, Targets(map.entitySource(), map.classes()));
    for (const quint32 entity : entities)
        if (const auto *mark = marks.of(static_cast<qint32>(entity)))
            cells[cellAround(mark->middle())].entities.push_back(mark->middle());
}

Camera cameraFor(const Cell &cell, const MapScene &a, const MapScene &b, double aspect)
{
    const auto &scene = cell.facesOfB.empty() && !cell.facesOfA.empty() ? a : b;
    auto faces = cell.facesOfB.empty() ? cell.facesOfA : cell.facesOfB;
    sortUnique(faces);
    FrameTarget target;
    if (!faces.empty()) {
        target = frameTargetOf(scene, faces);
    } else {
        Box box;
        for (const auto &point : cell.entities) {
            box.add(narrow(point));
            if (target.points.size() < mostPoints)
                target.points.push_back({point, {}});
        }
        target.low = toPoint(box.low) - aroundEntity;
        target.high = toPoint(box.high) + aroundEntity;
    }
    return frameClearly({}, target, aspect, frameWorldOf(scene, [](quint32) { return true; })).camera;
}

} // namespace

PartsByKind partsByKind(const MapDiff &diff)
{
    PartsByKind parts;
    for (const auto kind : differenceKinds)
        parts[kind] = differingParts(diff, kind);
    return parts;
}

std::vector<DifferingPlace> differingPlaces(const PartsByKind &parts, const MapScene &a, const MapScene &b, double aspect,
                                            size_t most)
{
    Cells cells;
    addFaceCells(cells, a, parts[RecordDifference::Removed].faces, &Cell::facesOfA);
    addEntityCells(cells, *a.map, parts[RecordDifference::Removed].entities);
    for (const auto kind : {RecordDifference::Added, RecordDifference::Changed}) {
        addFaceCells(cells, b, parts[kind].faces, &Cell::facesOfB);
        addEntityCells(cells, *b.map, parts[kind].entities);
    }
    std::vector<const Cell *> fullest;
    for (const auto &[at, cell] : cells)
        fullest.push_back(&cell);
    std::ranges::stable_sort(fullest, std::ranges::greater(), &Cell::count);
    fullest.resize(std::min(fullest.size(), most));
    std::vector<DifferingPlace> places;
    for (const auto *cell : fullest)
        places.push_back({cameraFor(*cell, a, b, aspect), static_cast<quint32>(cell->count())});
    return places;
}

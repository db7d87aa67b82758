#include "core/scene/marks/differencemarks.h"

#include "core/entities/edits.h"
#include "core/geometry/solids.h"
#include "core/scene/border.h"
#include "core/scene/entities/entitymarks.h"
#include "core/scene/marks/solidmarks.h"

namespace {

constexpr int tintAlpha = 96, lineAlpha = 255;
constexpr size_t mostLineVertexes = 40'000, mostLabels = 200; // more would hide the map
constexpr double innerOutline = 0.85;                         // of the way from the middle to the border

Point middleOf(const Scene &scene, const SceneFace &face)
{
    Point sum{};
    for (quint32 i = face.firstIndex; i < face.firstIndex + face.indexCount; ++i)
        sum = sum + scene.corner(i);
    return sum * (1.0 / std::max(face.indexCount, 1U));
}

void addLines(Marks &marks, const Scene &scene, const SceneFace &face, RecordDifference::Kind kind, QRgb color)
{
    const auto middle = middleOf(scene, face);
    visitBorder(scene, face, [&](quint32 first, quint32 second) {
        const auto a = toPoint(scene.vertexes[first].point), b = toPoint(scene.vertexes[second].point);
        addLine(marks, a, b, color);
        if (kind == RecordDifference::Removed)
            addLine(marks, a, middle, color);
        if (kind == RecordDifference::Changed)
            addLine(marks, middle + (a - middle) * innerOutline, middle + (b - middle) * innerOutline, color);
    });
}

void addFaceMarks(Marks &marks, const Scene &scene, std::span<const quint32> faces, RecordDifference::Kind kind,
                  const std::stop_token &stop)
{
    const auto color = colorOf(kind);
    for (const quint32 number : faces) {
        if (stop.stop_requested())
            return;
        for (const quint32 shown : scene.shown(number)) {
            const auto &face = scene.faces[shown];
            for (quint32 i = face.firstIndex; i < face.firstIndex + face.indexCount; i += 3)
                addTriangle(marks, scene.corner(i), scene.corner(i + 1), scene.corner(i + 2), withAlpha(color, tintAlpha));
            if (marks.lines.size() < mostLineVertexes)
                addLines(marks, scene, face, kind, withAlpha(color, lineAlpha));
        }
    }
}

void addEntityMarks(DifferenceMarks &made, const MapFile &map, std::span<const quint32> entities, RecordDifference::Kind kind)
{
    const auto source = map.entitySource();
    const auto all = entityMarks(map, Targets(source, map.classes()));
    for (const quint32 entity : entities) {
        const auto *mark = all.of(static_cast<qint32>(entity));
        if (!mark)
            continue;
        if (made.marks.lines.size() < mostLineVertexes)
            addBox(made.marks, mark->low, mark->high, withAlpha(colorOf(kind), lineAlpha),
                   withAlpha(colorOf(kind), mark->isBrush ? 0 : tintAlpha));
        if (made.labels.size() < mostLabels)
            made.labels.push_back({{mark->middle()[0], mark->middle()[1], mark->high[2]},
                                   signOf(kind) + u' ' + QString::fromLatin1(edits::valueOf(source, mark->entity, "classname"))});
    }
}

} // namespace

DifferenceMarks differenceMarks(const MapFile &map, const Scene &scene, const DifferingParts &parts, RecordDifference::Kind kind,
                                std::stop_token stop)
{
    DifferenceMarks made;
    addFaceMarks(made.marks, scene, parts.faces, kind, stop);
    if (!parts.entities.empty())
        addEntityMarks(made, map, parts.entities, kind);
    if (!parts.brushes.empty() && !stop.stop_requested()) {
        const SolidScene solids(std::make_shared<const Solids>(brushSolids(map, stop)), placementsOf(map), map, stop);
        const auto brushes = solids.drawOnly(parts.brushes, colorOf(kind));
        made.marks.lines.insert(made.marks.lines.end(), brushes.lines.begin(), brushes.lines.end());
        made.marks.triangles.insert(made.marks.triangles.end(), brushes.triangles.begin(), brushes.triangles.end());
    }
    return made;
}

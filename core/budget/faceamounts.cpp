#include "core/budget/faceamounts.h"

#include "core/faces/edgeloops.h"
#include "core/faces/lightdata.h"
#include "core/geometry/geometry.h"
#include "core/light/lightpages.h"
#include "core/map/firstclaims.h"
#include "core/map/link.h"

#include <numeric>
#include <utility>

namespace
{

std::vector<qint64> trianglesOf(const MapFile &map, const std::stop_token &stop)
{
    std::vector<qint64> triangles;
    for (const auto &face : buildGeometry(map, stop).faces)
        triangles.push_back(face.indexCount / 3);
    return triangles;
}

// Lets each face claim its vertexes, which are a range of its own or come from its edges.
FirstClaims vertexClaims(const MapFile &map, quint32 faces)
{
    const auto range = map.format().columns.faceVertexes;
    FirstClaims claims(map.recordCount(map.format().roles.vertexes));
    if (range.lump != bsp::none) {
        const Link vertexes(map, range);
        for (quint32 face = 0; face < vertexes.count(); ++face) {
            const auto own = vertexes.at(face);
            claims.claim(own.first, own.first + own.count, face);
        }
        return claims;
    }
    const EdgeLoops loops(map);
    for (quint32 face = 0; face < faces; ++face)
        loops.walk(face, [&](quint32 vertex) {
            if (!claims.isTaken(vertex))
                claims.take(vertex, face);
        });
    return claims;
}

std::vector<qint64> vertexesOf(const MapFile &map, quint32 faces)
{
    std::vector<qint64> vertexes(faces);
    for (const qint32 face : vertexClaims(map, faces).owners())
        if (face >= 0)
            ++vertexes[static_cast<size_t>(face)];
    return vertexes;
}

} // namespace

FaceAmounts amountsOf(const MapFile &map, BudgetMeasure measure, std::stop_token stop)
{
    const auto &format = map.format();
    const quint32 faces = map.recordCount(format.roles.faces);
    switch (measure) {
    case BudgetMeasure::Triangles: {
        auto triangles = trianglesOf(map, stop);
        const auto all = std::accumulate(triangles.begin(), triangles.end(), qint64{0});
        return {std::move(triangles), all};
    }
    case BudgetMeasure::Luxels: return {storedLuxels(map, stop), LightData(map).luxels()};
    case BudgetMeasure::Vertexes: return {vertexesOf(map, faces), map.recordCount(format.roles.vertexes)};
    default: return {std::vector<qint64>(faces, 1), faces};
    }
}

#include "core/blocks.h"
#include "core/columns/columnfunctions.h"
#include "core/format/computedcolumns.h"
#include "core/light/facelighting.h"
#include "core/light/readings.h"
#include "core/where/visibility.h"

#include <limits>

namespace {

constexpr quint64 lightBlockFaces = 2048;
constexpr qint64 mostTimesLit = 16; // faces that a luxel may light, on average; compilers write one
constexpr qint64 blackLightmap = std::ssize(bsp::lightReasons) - 1;
static_assert(bsp::lightReasons[FaceLighting::NoPage].name == "NO_PAGE" && blackLightmap == FaceLighting::NoPage + 1);

void faceTexture(Facts &facts, const Cells &cells)
{
    cells.setEach([&](quint32 face) { return facts.imageName(facts.faces()[face].image); });
}

void faceFlags(Facts &facts, const Cells &cells)
{
    const auto flags = facts.map().column(facts.map().format().columns.texinfoFlags);
    for (quint32 face = 0; face < cells.count(); ++face)
        if (const auto texinfo = facts.faces()[face].texinfo; texinfo >= 0)
            cells.set(face, flags.integer(static_cast<quint32>(texinfo)));
}

template <auto fact>
void faceFact(Facts &facts, const Cells &cells)
{
    cells.setEach([&](quint32 face) { return facts.faces()[face].*fact; });
}

void faceEntity(Facts &facts, const Cells &cells)
{
    cells.setEach([&](quint32 face) { return facts.entityOf(facts.faces()[face].model); });
}

void faceCluster(Facts &facts, const Cells &cells)
{
    std::vector<qint64> clusters(cells.count(), -1);
    const auto count = clusterCount(facts.map());
    for (const auto &[leaf, face] : facts.listedFaces())
        if (clusters[face] < 0)
            clusters[face] = clusterOfLeaf(facts.map(), leaf, count);
    cells.setEach([&](quint32 face) { return clusters[face]; });
}

void faceLeafs(Facts &facts, const Cells &cells) { cells.setCounts(facts.listedFaces(), &Listed::record); }

// Returns, by face, whether its luxels are read. Faces of a damaged map may all claim the same luxels, so that faces beyond a
// total number of luxels are skipped.
std::vector<bool> readFaces(Facts &facts)
{
    auto bytesLeft = mostTimesLit * LightData(facts.map()).size();
    std::vector<bool> isRead;
    for (const auto &face : facts.faces()) {
        isRead.push_back(face.lightBytes > 0 && face.lightBytes <= bytesLeft);
        bytesLeft -= isRead.back() ? face.lightBytes : 0;
    }
    return isRead;
}

double brightnessOfVertexes(const FaceShape &shape)
{
    double sum = 0;
    for (const auto &vertex : shape.vertexes) {
        const auto channel = [&vertex](size_t i) { return static_cast<int>(vertex.color[i]); };
        sum += brightness(qRgb(channel(0), channel(1), channel(2)));
    }
    return sum / static_cast<double>(shape.vertexes.size());
}

// Uses only the lightmaps in the map, not shader scripts or lightmap pages next to it.
void faceBrightness(Facts &facts, const Cells &cells)
{
    const Luxels luxels(facts.map());
    const FaceLightings lightings(luxels);
    const auto isRead = readFaces(facts);
    const auto of = [&](quint32 face) {
        const auto by = lightings.at(face).by;
        if (by == FaceLighting::Black || by == FaceLighting::White)
            return by == FaceLighting::Black ? 0.0 : 255.0;
        if (by == FaceLighting::Luxels && isRead[face])
            return averageBrightness(luxels.image(face, 0));
        const auto shape = by == FaceLighting::Vertexes ? luxels.shapes().at(face) : FaceShape();
        return shape.vertexes.empty() ? std::numeric_limits<double>::quiet_NaN() : brightnessOfVertexes(shape);
    };
    const auto make = [&](quint64 first, quint64 last) {
        for (auto face = static_cast<quint32>(first); face < last && !facts.stop().stop_requested(); ++face)
            cells.set(face, of(face));
        return true;
    };
    processInBlocks(cells.count(), lightBlockFaces, make, [](bool) { return true; });
}

bool isBlack(const Luxels &luxels, quint32 face)
{
    const auto light = luxels.light(face);
    for (int slot = 0; light && slot < light->styles; ++slot)
        if (!isBlack(luxels.image(face, *light, slot)))
            return false;
    return light.has_value();
}

// Writes how each face is lit as the first entity with its model shows it.
void faceLighting(Facts &facts, const Cells &cells)
{
    const auto &map = facts.map();
    std::vector<RenderMode> modes(map.recordCount(map.format().roles.models));
    const auto placements = placementsOf(map);
    for (auto placement = placements.rbegin(); placement != placements.rend(); ++placement)
        if (placement->model < modes.size())
            modes[placement->model] = placement->renderMode;
    const Luxels luxels(map);
    const FaceLightings lightings(luxels);
    const auto &faces = facts.faces();
    const auto isRead = readFaces(facts);
    const auto make = [&](quint64 first, quint64 last) {
        for (auto face = static_cast<quint32>(first); face < last && !facts.stop().stop_requested(); ++face) {
            const auto model = faces[face].model;
            const auto why = lightings.at(face, model < 0 ? RenderMode::Normal : modes[static_cast<size_t>(model)]).why;
            const bool isDark = why == FaceLighting::Data && isRead[face] && isBlack(luxels, face);
            cells.set(face, isDark ? blackLightmap : static_cast<qint64>(why));
        }
        return true;
    };
    processInBlocks(cells.count(), lightBlockFaces, make, [](bool) { return true; });
}

} // namespace

std::span<const ColumnFunction> faceFunctions()
{
    static constexpr ColumnFunction functions[] = {{"texture", faceTexture},
                                                   {"flags", faceFlags},
                                                   {"squareUnits", faceFact<&FaceFacts::squareUnits>},
                                                   {"triangles", faceFact<&FaceFacts::triangles>},
                                                   {"submodel", faceFact<&FaceFacts::model>},
                                                   {"entity", faceEntity},
                                                   {"firstCluster", faceCluster},
                                                   {"leafCount", faceLeafs},
                                                   {"luxels", faceFact<&FaceFacts::luxels>},
                                                   {"lightBytes", faceFact<&FaceFacts::lightBytes>},
                                                   {"brightness", faceBrightness},
                                                   {"lit", faceLighting}};
    return functions;
}

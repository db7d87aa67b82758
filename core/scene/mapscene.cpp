#include "core/scene/mapscene.h"

#include "core/light/externalpages.h"
#include "core/light/lightdirections.h"
#include "core/scene/lighting.h"
#include "core/text.h"

#include <QCoreApplication>

namespace {

struct SceneText {
    Q_DECLARE_TR_FUNCTIONS(MapScene)
};

// Brightens whole pages, because they are drawn from directly; keeps the hue, as the engine does.
void brightenPages(LightAtlas &atlas, float gain)
{
    if (gain == 1)
        return;
    for (const auto &page : atlas.pages)
        for (int y = page.rect.top(); y <= page.rect.bottom(); ++y) {
            auto *line = reinterpret_cast<QRgb *>(atlas.image.scanLine(y));
            for (int x = page.rect.left(); x <= page.rect.right(); ++x)
                line[x] = clampKeepingHue(line[x], gain);
        }
}

void addFlags(Geometry &geometry, const ImageFlags &flags)
{
    for (auto &face : geometry.faces)
        if (face.look.image >= 0 && static_cast<size_t>(face.look.image) < flags.size())
            face.look.flags |= flags[static_cast<size_t>(face.look.image)];
}

// Builds the parts of a scene that depend on its shapes and their light. Returns null if stopped.
std::shared_ptr<const MapScene> sortedAndLit(std::shared_ptr<MapScene> made, std::vector<ModelPlacement> placements,
                                             const Luxels &luxels, const std::stop_token &stop)
{
    made->scene = buildScene(made->geometry, std::move(placements), stop);
    if (stop.stop_requested())
        return {};
    lightScene(made->scene, made->geometry, luxels, made->light, made->map->game().brightness.light);
    made->pvs = std::make_unique<ScenePvs>(*made->map, made->scene);
    return made;
}

} // namespace

std::shared_ptr<const MapScene> buildMapScene(std::shared_ptr<const MapFile> map, const ExternalPages &pages,
                                              const ImageFlags &flags, std::stop_token stop, const MapScene *before)
{
    auto made = std::make_shared<MapScene>();
    made->map = map;
    made->pages = pages;
    made->geometry = buildGeometry(*map, stop);
    addFlags(made->geometry, flags);
    const auto gain = map->game().brightness.light;
    const Luxels luxels(*map, pages);
    made->light = makeAtlas(luxels, atlasForDrawing(normalStyles(), gain), stop);
    if (stop.stop_requested())
        return {};
    made->directions = LightDirections(luxels).atlas(made->light, stop);
    brightenPages(made->light, gain);
    if (before && made->light.image == before->light.image)
        made->light.image = before->light.image;
    if (before && made->directions == before->directions)
        made->directions = before->directions;
    made->caster = std::make_unique<Raycaster>(made->geometry);
    return sortedAndLit(std::move(made), placementsOf(*map), luxels, stop);
}

std::shared_ptr<const MapScene> withImageFlags(const MapScene &made, const ImageFlags &flags, std::stop_token stop)
{
    auto result = std::make_shared<MapScene>();
    result->map = made.map;
    result->pages = made.pages;
    result->geometry = made.geometry;
    result->light = made.light;
    result->directions = made.directions;
    addFlags(result->geometry, flags);
    result->caster = std::make_unique<Raycaster>(*made.caster, result->geometry);
    return sortedAndLit(std::move(result), made.scene.placements, Luxels(*made.map, made.pages), stop);
}

QString leftOutSentence(const MapScene &scene)
{
    QStringList sentences;
    if (const auto faces = scene.geometry.leftOut; faces > 0)
        sentences += SceneText::tr("%Ln faces are not drawn. The map is damaged: its faces list far more corners than it has.",
                                   nullptr, static_cast<int>(faces));
    if (const auto models = scene.scene.leftOut; models > 0)
        sentences += SceneText::tr("The brush models of %Ln entities are not drawn: so many entities share models that "
                                   "all copies together would be far larger than the map.",
                                   nullptr, static_cast<int>(models));
    if (const auto lightmaps = scene.light.leftOut; lightmaps > 0)
        sentences +=
            SceneText::tr("%Ln lightmaps are not drawn. The map is damaged: its lightmaps claim far more luxels than it has.",
                          nullptr, static_cast<int>(std::min<qint64>(lightmaps, INT_MAX)));
    if (const auto pages = leftOutSentence(scene.pages); !pages.isEmpty())
        sentences += pages;
    return sentences.join(u' ');
}

qint64 lightBytes(const MapScene &scene)
{
    qint64 bytes = 2 * (scene.light.image.sizeInBytes() + scene.directions.sizeInBytes());
    for (const auto &[number, page] : scene.pages)
        bytes += page.sizeInBytes();
    return bytes;
}

std::array<Point, 3> cornersOf(const MapScene &scene, const RayHit &hit)
{
    std::array corners{hit.point, hit.point, hit.point};
    if (hit.triangle == RayHit::noTriangle)
        return corners;
    const auto &transform = scene.scene.placements[hit.placement].transform;
    const auto &geometry = scene.geometry;
    for (quint32 i = 0; i < 3; ++i)
        corners[i] = transform.point(toPoint(geometry.vertexes[geometry.indexes[hit.triangle + i]].point));
    return corners;
}

Point normalOf(const std::array<Point, 3> &corners)
{
    const auto normal = cross(corners[2] - corners[0], corners[1] - corners[0]);
    const double size = length(normal);
    return size > 0 ? normal * (1 / size) : Point{};
}

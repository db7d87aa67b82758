#include "core/scene/mapscene.h"

#include "core/scene/lighting.h"

namespace
{

// Pages are drawn from as they are, so that they are brightened as a whole; keeping the hue, as the engine does.
void brighten(QImage &image, float gain)
{
    if (gain == 1)
        return;
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x)
            line[x] = keptInRange(line[x], gain);
    }
}

} // namespace

std::shared_ptr<const MapScene> buildMapScene(std::shared_ptr<const MapFile> map, const ExternalPages &pages,
                                              const ImageFlags &flags, std::stop_token stop)
{
    auto result = std::make_shared<MapScene>();
    result->map = map;
    result->pages = pages;
    result->geometry = buildGeometry(*map, stop);
    for (auto &face : result->geometry.faces)
        if (face.look.image >= 0 && static_cast<size_t>(face.look.image) < flags.size())
            face.look.flags |= flags[static_cast<size_t>(face.look.image)];
    result->scene = buildScene(result->geometry, placementsOf(*map), stop);
    const auto gain = map->game().brightness.light;
    const Luxels luxels(*map, pages);
    result->light = makeAtlas(luxels, atlasForDrawing(normalStyles(), gain), stop);
    if (stop.stop_requested())
        return {};
    if (map->format().hasLightPages())
        brighten(result->light.image, gain);
    lightScene(result->scene, result->geometry, luxels, result->light, gain);
    result->caster = std::make_unique<Raycaster>(result->geometry);
    result->pvs = std::make_unique<ScenePvs>(*map, result->scene);
    return result;
}

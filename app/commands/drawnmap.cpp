#include "app/commands/drawnmap.h"

#include "core/assets/gamepicture.h"
#include "core/assets/maptextures.h"
#include "core/scene/picturebudget.h"
#include "core/scene/picturenumbers.h"

namespace
{

std::vector<SceneTexture> readTextures(const MapFile &map, const TextureSource &source)
{
    std::vector<SceneTexture> textures;
    PictureBudget budget;
    PictureNumbers numbers(source);
    for (int i = 0; i < source.count(); ++i) {
        textures.push_back(readSceneTexture(map, source, i));
        numbers.number(textures.back());
        budget.fit(textures.back());
    }
    for (const auto &name : numbers.others()) {
        textures.push_back(readSceneFrame(source, name, static_cast<qint32>(textures.size())));
        budget.fit(textures.back());
    }
    return textures;
}

void readModels(DrawnMap &drawn, const GameFiles &files, const TextureSource &source)
{
    const auto found = entityModels(*drawn.scene);
    PictureBudget budget;
    qint64 bytes = 0;
    for (const auto &file : found.files) {
        const auto number = static_cast<quint32>(drawn.models.size());
        drawn.models.push_back(bytes < mostModelBytes ? readSceneModel(files, source, file, number, budget)
                                                      : SceneModel{number, {}, {}, {}, {}});
        const auto &read = drawn.models.back();
        bytes += read.isThere() ? read.model->bytes() : 0;
    }
    const CompiledModels compiled(drawn.scene->geometry);
    for (const auto &shown : found.shown)
        if (const auto &model = drawn.models[shown.file].model; model && !(shown.isLeftOver && compiled.has(*model, shown)))
            drawn.shownModels.push_back(shown);
}

} // namespace

DrawnMap readDrawnMap(const std::shared_ptr<const MapFile> &map, const QString &path, const GameFiles &files,
                      const TextureSource &source, SceneKinds hidden)
{
    DrawnMap drawn;
    drawn.textures = readTextures(*map, source);
    ImageFlags flags;
    for (int i = 0; i < source.count(); ++i)
        flags.push_back(drawn.textures[static_cast<size_t>(i)].flags);
    drawn.scene = buildMapScene(map, externalPagesOf(*map, path, files), flags);
    drawn.sky = findSky(*map, files, source, skyImage(drawn.scene->scene));
    drawn.fogs = fogsOf(*map, source);
    drawn.portals = portalsOf(*map);
    if (!(hidden & SceneKind::BrushModel))
        drawn.decals = findDecals(*drawn.scene, files);
    if (!(hidden & SceneKind::Model))
        readModels(drawn, files, source);
    return drawn;
}

void DrawnMap::give(SceneRenderer &renderer) const
{
    renderer.setScene(&scene->scene);
    renderer.setLight(scene->light);
    renderer.setLightDirections(scene->directions);
    for (const auto &texture : textures)
        renderer.setTexture(texture);
    renderer.setSky(sky);
    renderer.setFogs(fogs);
    renderer.setPortals(portals);
    renderer.setDecals(decals);
    renderer.setShownModels(shownModels);
    for (const auto &model : models)
        renderer.setModel(model);
}

#include "app/drawing/drawnmap.h"

#include "core/assets/gamepicture.h"
#include "core/assets/maptextures.h"
#include "core/shading/picturebudget.h"
#include "core/shading/picturenumbers.h"

namespace {

std::vector<SceneTexture> readTextures(const MapFile &map, const TextureSource &source, PictureBudget &budget)
{
    std::vector<SceneTexture> textures;
    PictureNumbers numbers(source);
    for (int i = 0; i < source.count(); ++i) {
        textures.push_back(budget.mayRead() ? readSceneTexture(map, source, i) : SceneTexture{.image = i});
        numbers.number(textures.back());
        budget.fit(textures.back());
    }
    for (const auto &name : numbers.others()) {
        const auto image = static_cast<qint32>(textures.size());
        textures.push_back(budget.mayRead() ? readSceneFrame(source, name, image) : SceneTexture{.image = image});
        budget.fit(textures.back());
    }
    return textures;
}

void readModels(DrawnMap &drawn, const GameFiles &files, const TextureSource &source, PictureBudget &budget)
{
    const auto found = entityModels(*drawn.scene);
    for (const auto &file : found.files)
        drawn.models.push_back(readSceneModel(files, source, file, static_cast<quint32>(drawn.models.size()), budget));
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
    PictureBudget budget;
    budget.earn({}, map->fileSize());
    drawn.textures = readTextures(*map, source, budget);
    ImageFlags flags;
    for (int i = 0; i < source.count(); ++i)
        flags.push_back(drawn.textures[static_cast<size_t>(i)].flags);
    drawn.scene = buildMapScene(map, externalPagesOf(*map, path, files), flags);
    budget.reserve(lightBytes(*drawn.scene));
    drawn.sky = findSky(*map, files, source, skyImage(drawn.scene->scene));
    drawn.fogs = fogsOf(*map, source);
    drawn.portals = portalsOf(*map);
    if (!(hidden & SceneKind::BrushModel))
        drawn.decals = findDecals(*drawn.scene, files);
    if (!(hidden & SceneKind::Model))
        readModels(drawn, files, source, budget);
    drawn.bounds = {budget.sentence(), leftOutSentence(*drawn.scene)};
    return drawn;
}

void DrawnMap::give(SceneRenderer &renderer)
{
    renderer.setScene(&scene->scene);
    renderer.setLight(scene->light);
    renderer.setLightDirections(scene->directions);
    for (auto &texture : textures)
        renderer.setTexture(std::exchange(texture, {}));
    renderer.setSky(sky);
    renderer.setFogs(fogs);
    renderer.setPortals(portals);
    renderer.setDecals(decals);
    renderer.setShownModels(shownModels);
    for (auto &model : models) {
        renderer.setModel(model);
        model.skins.clear();
        model.images.clear();
    }
}

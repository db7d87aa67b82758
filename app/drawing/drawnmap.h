// Everything needed to draw a map without a window.
#pragma once

#include "core/assets/gamefiles.h"
#include "core/scene/decals.h"
#include "core/scene/entities/scenemodel.h"
#include "core/scene/mapscene.h"
#include "core/scene/portalview.h"
#include "core/shading/fogs.h"
#include "core/shading/sky.h"
#include "widgets/gl/scenerenderer.h"

struct DrawnMap {
    std::shared_ptr<const MapScene> scene;
    std::vector<SceneTexture> textures;
    SkyLook sky;
    std::vector<SceneFog> fogs;
    std::vector<ScenePortal> portals;
    SceneDecals decals;
    std::vector<ShownModel> shownModels;
    std::vector<SceneModel> models; // by ShownModel::file
    QStringList bounds;             // sentences on what is omitted or simplified to save memory

    // Passes everything to the renderer, whose context must be current. This object must outlive the renderer's use of the
    // scene. The pictures are moved to the driver.
    void give(SceneRenderer &renderer);
};

// Reads what drawing the map needs. `path` is the map's. Skips hidden kinds that take time to read: models and decals.
DrawnMap readDrawnMap(const std::shared_ptr<const MapFile> &map, const QString &path, const GameFiles &files,
                      const TextureSource &source, SceneKinds hidden);

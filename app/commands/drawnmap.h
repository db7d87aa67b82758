// All of a map that a picture without a window shows, read at once.
#pragma once

#include "core/assets/gamefiles.h"
#include "core/scene/decals.h"
#include "core/scene/fogs.h"
#include "core/scene/mapscene.h"
#include "core/scene/portalview.h"
#include "core/scene/scenemodel.h"
#include "core/scene/sky.h"
#include "widgets/gl/renderer.h"

struct DrawnMap {
    std::shared_ptr<const MapScene> scene;
    std::vector<SceneTexture> textures;
    SkyLook sky;
    std::vector<SceneFog> fogs;
    std::vector<ScenePortal> portals;
    SceneDecals decals;
    std::vector<ShownModel> shownModels;
    std::vector<SceneModel> models; // by ShownModel::file
    QStringList bounds; // sentences on what is drawn otherwise than the map and its files have it, for want of memory

    // The renderer's context is current; this has to outlive its use of the scene. Pictures are the driver's then.
    void give(SceneRenderer &renderer);
};

// `path` is the map's. What of `hidden` costs time to read is left out: models, and what entities put on faces.
DrawnMap readDrawnMap(const std::shared_ptr<const MapFile> &map, const QString &path, const GameFiles &files,
                      const TextureSource &source, SceneKinds hidden);

// The pictures of a map's images, as drawing takes them.
#pragma once

#include "core/game/texture.h"
#include "core/geometry/facelook.h"

#include <QImage>

// The picture of an image record, ready for a graphics driver.
struct SceneTexture {
    qint32 image = -1;
    QImage picture; // Format_RGBA8888; null: it is missing
    QSize size;     // that texture coordinates are counted in; empty: they are fractions already, or nobody knows
    bool isCutOut = false;
    FaceFlags flags{}; // what a script says of its faces
};

// Reads it now. `textures` are those of the map.
SceneTexture readSceneTexture(const MapFile &map, const TextureSource &textures, qint32 image);

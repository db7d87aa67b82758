// The pictures that a game puts onto the faces beside entities as it begins: Half-Life's infodecal.
//
// The game says where one goes (the SDK's dlls/world.cpp, CDecal): onto the first brush model along a short line through
// its origin, or onto the world; those with a targetname wait until they are triggered, and are not there. The engine puts
// it onto every face of that model whose plane is near enough, along the face's own texture axes, a unit a texel, and cuts
// it off at the face's edges (Xash3D's ref/gl/gl_decals.c, R_DecalNode() to R_DecalVertsClip(); GoldSrc's own is not
// published). Liquids, sky, conveyors and what has holes get none.
#pragma once

#include "core/assets/gamefiles.h"
#include "core/images/picture.h"
#include "core/scene/mapscene.h"

// As a vertex buffer takes it.
struct DecalVertex {
    std::array<float, 3> point{};   // map units, in the world
    std::array<float, 2> texture{}; // 0 to 1
    std::array<float, 2> light{-1, -1}; // as SceneVertex::light, of the face that it lies on
    std::array<quint8, 4> color{255, 255, 255, 255}; // the light where that is -1
};

struct Decal {
    quint32 entity = 0;  // its number in the list
    quint32 face = 0;    // in Scene::faces, that this part of it lies on
    quint32 picture = 0; // in SceneDecals::pictures
    quint32 firstVertex = 0, vertexCount = 0; // in SceneDecals::vertexes, three a triangle
};

struct SceneDecals {
    std::vector<DecalVertex> vertexes;
    std::vector<Decal> decals;    // in the order of the entities, as they cover each other
    std::vector<QImage> pictures; // Format_RGBA8888
    QStringList missing;          // names of pictures, each once, that were not found, cannot be read or are too large
    QString wad;                  // where they were looked for

    // The entity whose decal is on top at a place in the world on a scene face; nothing: none is there.
    std::optional<quint32> entityAt(quint32 face, const Point &point) const;
    // Which are missing, in a sentence; empty: none.
    QString sentence() const;
};

// Reads the pictures now. Takes time in proportion to the map's faces for each entity, up to a bound, behind which the
// rest is left out. An early end is asked for with `stop`; what comes back then is to be thrown away.
SceneDecals findDecals(const MapScene &made, const GameFiles &files, std::stop_token stop = {});

// A decal as it is blended. Those whose name begins with { have one colour, the last of the palette, and each index is how
// much of it; where that colour is blue, they are cut out as other textures (Xash3D's imagelib/img_wad.c, Image_LoadMIP()).
QImage decalPicture(const Picture &picture);

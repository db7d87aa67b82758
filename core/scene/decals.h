// Decals that a game puts onto faces near entities at the start: Half-Life's infodecal.
//
// The game decides where one goes (the SDK's dlls/world.cpp, CDecal): onto the first brush model along a short line through
// its origin, or onto the world; those with a targetname wait for a trigger and are not shown. The engine puts it onto every
// face of that model whose plane is near enough, along the face's texture axes at one map unit per texel, and clips it at the
// face's edges (Xash3D's ref/gl/gl_decals.c, R_DecalNode() to R_DecalVertsClip(); GoldSrc's own is not published). Liquids,
// sky, conveyors and faces with holes get none.
#pragma once

#include "core/assets/gamefiles.h"
#include "core/images/picture.h"
#include "core/scene/mapscene.h"

// Laid out as in the vertex buffer.
struct DecalVertex {
    std::array<float, 3> point{};                    // map units, in the world
    std::array<float, 2> texture{};                  // 0 to 1
    std::array<float, 2> light{-1, -1};              // as SceneVertex::light, from the face that it lies on
    std::array<quint8, 4> color{255, 255, 255, 255}; // the light, if `light` is -1
};

struct Decal {
    quint32 entity = 0;                       // its number in the list
    quint32 face = 0;                         // in Scene::faces: the face that this part of it lies on
    quint32 picture = 0;                      // in SceneDecals::pictures
    quint32 firstVertex = 0, vertexCount = 0; // in SceneDecals::vertexes, three per triangle
};

struct SceneDecals {
    std::vector<DecalVertex> vertexes;
    std::vector<Decal> decals;    // in the order of the entities; later ones cover earlier ones
    std::vector<QImage> pictures; // Format_RGBA8888
    QStringList missing;          // names of pictures, each once, that were not found, cannot be read or are too large
    QString wad;                  // the first WAD that was searched for them

    // Returns the entity whose decal is on top at a point in the world on a scene face; nothing if there is none.
    std::optional<quint32> entityAt(quint32 face, const Point &point) const;
    // Returns a sentence that names the missing pictures; empty if there are none.
    QString sentence() const;
};

// Finds decals and reads their pictures. Takes time in proportion to the map's faces for each entity, up to a bound beyond
// which decals are omitted. Once `stop` is requested, returns early with a result to be discarded.
SceneDecals findDecals(const MapScene &made, const GameFiles &files, std::stop_token stop = {});

// Returns a decal ready for blending. One whose name begins with { has one colour, the last of the palette, and each index
// is its opacity; if that colour is blue, it is cut out like other textures (Xash3D's imagelib/img_wad.c, Image_LoadMIP()).
QImage decalPicture(const Picture &picture);

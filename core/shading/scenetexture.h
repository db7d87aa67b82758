// The pictures of a map's images, ready for drawing.
#pragma once

#include "core/assets/texture.h"
#include "core/geometry/facelook.h"
#include "core/shading/stages.h"

#include <QImage>

#include <array>

// The picture of an image record, ready for a graphics driver.
struct SceneTexture {
    qint32 image = -1; // a number beyond the records: a frame that is no record
    QImage picture;    // Format_RGBA8888; null: it is missing
    QImage glow;       // same size and format: the part that light does not change, black in the picture; null: none
    QString file{};    // path that it was read from; empty: it is in the map
    qint64 fileBytes = 0, readBytes = 0; // as in Texture
    QSize size;                          // the size that texture coordinates, in texels, refer to; empty: unknown
    bool areFractions = false;           // texture coordinates are in multiples of the picture's size
    bool isCutOut = false;
    // If its faces have holes: the range of alphas that are drawn, 0 to 1, inclusive.
    std::array<float, 2> keptAlphas{0.5f, 1};
    FaceFlags flags{};      // flags that a script gives to its faces
    bool isClamped = false; // its border texels continue outside
    std::vector<TextureMotion> motions;
    // Names of the pictures shown in turn, this one first; empty: not animated. PictureNumbers numbers their images, and
    // those of the shader's stages.
    std::vector<QString> frameNames;
    std::vector<qint32> frames;
    // Names of the pictures shown in turn if SceneBatch::showsAlternates is set; may be only one. Empty: frameNames are
    // shown.
    std::vector<QString> alternateNames;
    std::vector<qint32> alternates;
    double framesPerSecond = 0;
    int firstFrame = 0; // the frame shown at second 0
    // Half-Life's detail texture, its image by PictureNumbers, and how often it repeats across the picture and down.
    QString detailName; // empty: none
    qint32 detail = -1;
    std::array<float, 2> detailScale{1, 1};
    std::optional<SceneShader> shader; // Quake III: all stages with which a script, or else the engine, draws it
    QString shownName;                 // the image of a shader's stage that `picture` shows; empty: none
};

// Reads a texture. `textures` are those of the map. For a shader, reads the stage that is drawn, not what editors show.
SceneTexture readSceneTexture(const MapFile &map, const TextureSource &textures, qint32 image);
// Reads an image that is no record of the map.
SceneTexture readSceneFrame(const TextureSource &textures, const QString &name, qint32 image);

// Makes a palette colour transparent in the picture converted from `indexed`. Extends the surrounding colours into the
// transparent texels, so that the palette colour does not show at their edges.
void cutOut(int index, QImage &picture, const QImage &indexed);

// Returns the flags that a script gives to the faces with its texture, because Quake III's maps lack them. Sky and liquids
// are in both.
FaceFlags flagsOf(const Shader &shader);

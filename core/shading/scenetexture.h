// The pictures of a map's images, ready for drawing.
#pragma once

#include "core/assets/texture.h"
#include "core/geometry/facelook.h"
#include "core/shading/stages.h"

#include <QImage>

#include <array>

// The picture of an image record, ready for a graphics driver.
struct SceneTexture {
    qint32 image = -1; // beyond the records: a frame that is not one of them
    QImage picture;    // Format_RGBA8888; null: it is missing
    QImage glow;       // same size and format: the part that light does not change, black in the picture; null: none
    QString file{};    // path that it was read from; empty: it is in the map
    qint64 fileBytes = 0, readBytes = 0; // as in Texture
    QSize size;                          // that texture coordinates are in; empty: unknown
    bool areFractions = false;           // texture coordinates are in multiples of the picture
    bool isCutOut = false;
    // If its faces have holes: the range of alphas that are drawn, 0 to 1, inclusive.
    std::array<float, 2> keptAlphas{0.5f, 1};
    FaceFlags flags{};      // flags that a script gives to its faces
    bool isClamped = false; // its border continues outside
    std::vector<TextureMotion> motions;
    // Names of pictures shown in turn, this one first; empty: not animated. Their images are numbered by PictureNumbers,
    // like those of the shader's stages.
    std::vector<QString> frameNames;
    std::vector<qint32> frames;
    // Likewise from the first on, shown if SceneBatch::showsAlternates; may be only one. Empty: the same are shown.
    std::vector<QString> alternateNames;
    std::vector<qint32> alternates;
    double framesPerSecond = 0;
    int firstFrame = 0; // the frame shown at second 0
    // Half-Life's detail texture, its image by PictureNumbers, and how often it repeats across the picture and down.
    QString detailName; // empty: none
    qint32 detail = -1;
    std::array<float, 2> detailScale{1, 1};
    std::optional<SceneShader> shader; // Quake III: how a script, or else the engine, draws it in full
    QString shownName;                 // the image of the shader's stages that is the picture; empty: none
};

// Reads a texture. `textures` are those of the map. For a shader, reads the stage that is drawn, not what editors show.
SceneTexture readSceneTexture(const MapFile &map, const TextureSource &textures, qint32 image);
// Reads an image that is no record of the map.
SceneTexture readSceneFrame(const TextureSource &textures, const QString &name, qint32 image);

// Makes a palette colour transparent in the picture converted from `indexed`. Extends the colours around into it, so that it
// does not show between the texels.
void cutOut(int index, QImage &picture, const QImage &indexed);

// Returns the flags that a script adds to its faces, because Quake III's maps lack them. Sky and liquids are in both.
FaceFlags flagsOf(const Shader &shader);

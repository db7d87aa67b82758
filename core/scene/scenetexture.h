// The pictures of a map's images, as drawing takes them.
#pragma once

#include "core/assets/texture.h"
#include "core/geometry/facelook.h"
#include "core/scene/stages.h"

#include <QImage>

#include <array>

// The picture of an image record, ready for a graphics driver.
struct SceneTexture {
    qint32 image = -1; // behind the records: a frame that is none of them
    QImage picture;    // Format_RGBA8888; null: it is missing
    QImage glow;       // of its size and format: what of it no light changes, in the picture black; null: nothing
    QString file{};    // that it was read from, as a path; empty: it is in the map
    qint64 fileBytes = 0, readBytes = 0; // as Texture has them
    QSize size;        // that texture coordinates are counted in; empty: nobody knows
    bool areFractions = false; // texture coordinates count whole pictures
    bool isCutOut = false;
    // Where its faces have holes: the alphas, 0 to 1, that are drawn, from and up to, both among them.
    std::array<float, 2> keptAlphas{0.5f, 1};
    FaceFlags flags{};      // what a script says of its faces
    bool isClamped = false; // its border goes on around it
    std::vector<TextureMotion> motions;
    // Pictures that are shown in turn, this one first, by their names; empty: it stands still. Their images are
    // PictureNumbers', and so are those of the shader's stages.
    std::vector<QString> frameNames;
    std::vector<qint32> frames;
    // Likewise, where SceneBatch::showsAlternates, from the first on; may be one alone. Empty: the same are shown.
    std::vector<QString> alternateNames;
    std::vector<qint32> alternates;
    double framesPerSecond = 0;
    int firstFrame = 0; // of them, that is shown at second 0
    // Half-Life's detail texture, its image as PictureNumbers' and how often it is there across the picture and down.
    QString detailName; // empty: none
    qint32 detail = -1;
    std::array<float, 2> detailScale{1, 1};
    std::optional<SceneShader> shader; // Quake III: how a script, or else the engine, draws it where all is shown
    QString shownName; // of the shader's stages' images that is the picture; empty: none
};

// Reads it now. `textures` are those of the map. Of a shader the stage that is drawn counts, not what editors show.
SceneTexture readSceneTexture(const MapFile &map, const TextureSource &textures, qint32 image);
// An image that is no record of the map.
SceneTexture readSceneFrame(const TextureSource &textures, const QString &name, qint32 image);

// That colour of the palette gets no alpha in the picture that an indexed one has become; around it the colours go on, so that
// none of it shines through between the texels.
void cutOut(int index, QImage &picture, const QImage &indexed);

// What a script adds to the flags of the faces it is for: Quake III's maps do not tell. Sky and liquids are in both.
FaceFlags flagsOf(const Shader &shader);

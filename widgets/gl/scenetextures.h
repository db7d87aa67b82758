// The pictures and lightmaps of a scene on the graphics driver, and which of them a batch shows.
#pragma once

#include "core/light/atlas.h"
#include "core/scene/scene.h"
#include "core/shading/scenetexture.h"

#include <QCoreApplication>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLTexture>

#include <memory>

class SceneTextures : protected QOpenGLFunctions_3_3_Core
{
    Q_DECLARE_TR_FUNCTIONS(SceneTextures)
public:
    void initialize();
    // Makes a texture, of reduced resolution if the driver does not support larger ones.
    std::unique_ptr<QOpenGLTexture> upload(const QImage &image, bool mips);
    std::unique_ptr<QOpenGLTexture> uploadPlain(const QColor &color);
    // Returns once, in a sentence, that something was reduced; otherwise empty.
    QString takeNotice() { return std::exchange(notice_, {}); }

    void setTexture(const SceneTexture &texture);
    void clear() { pictures_.clear(); }
    // Sets the stages that are not drawn, also for textures that are set later.
    void setStagesOff(const StagesOff &off);
    // Sets all lightmaps, or a part of them, or where the light comes from, as SceneRenderer does.
    void setLight(const LightAtlas &atlas);
    void setLightPart(QPoint at, const QImage &part);
    void setLightDirections(const QImage &atlas);

    // Returns how a picture looks, without the pictures themselves. Until it is set, its `image` is -1.
    const SceneTexture &lookOf(qint32 image) const { return pictureOf(image).look; }
    // Returns null if it is missing.
    QOpenGLTexture *textureOf(qint32 image) const { return pictureOf(image).texture.get(); }
    // Returns the shader by whose stages a batch is drawn, without those that are not. Null: it is drawn plainly, as is a
    // shader that lacks a picture it needs. Valid until a texture or the stages are set.
    const SceneShader *shaderOf(const SceneBatch &batch, bool isFogged) const;
    // Returns whether the picture of a batch changes over time.
    bool moves(const SceneBatch &batch) const;

    struct Shown {
        QOpenGLTexture *texture = nullptr;                 // plain grey until it is set, a checkerboard if it is missing
        QOpenGLTexture *glow = nullptr, *detail = nullptr; // null: none
        std::array<float, 2> detailScale{1, 1};
        bool isMissing = false;
    };
    // Returns what a batch that is drawn plainly shows at a moment; without one, nothing moves.
    Shown shownOf(const SceneBatch &batch, std::optional<double> seconds);

    void bindLight(bool directions); // to lightUnit
    std::array<float, 2> pagesAcross() const { return pagesAcross_; }

private:
    struct Picture {
        std::unique_ptr<QOpenGLTexture> texture, glow;
        SceneTexture look;                  // without its pictures
        std::optional<SceneShader> reduced; // its shader without the stages that are not drawn, if there are any
    };
    const Picture &pictureOf(qint32 image) const; // an empty one until it is set
    void reduce(Picture &picture);
    QOpenGLTexture *checkers();

    std::vector<Picture> pictures_; // by image, from -1 on
    StagesOff stagesOff_;
    std::unique_ptr<QOpenGLTexture> light_, directions_, checkers_, white_, grey_;
    std::array<float, 2> pagesAcross_{1, 1}; // of the lightmaps
    bool isLightScaled_ = false;
    GLint largestTexture_ = 0; // pixels per side
    QString notice_;
};

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
    // Returns a sentence if something was reduced, only once; otherwise an empty string.
    QString takeNotice() { return std::exchange(notice_, {}); }

    void setTexture(const SceneTexture &texture);
    void clear() { pictures_.clear(); }
    // Sets the stages that are not drawn, also for textures that are set later.
    void setStagesOff(const StagesOff &off);
    // Set all lightmaps, a part of them, and the directions that light comes from, as in SceneRenderer.
    void setLight(const LightAtlas &atlas);
    void setLightPart(QPoint at, const QImage &part);
    void setLightDirections(const QImage &atlas);

    // Returns the look of a texture, without its pictures. Until the texture is set, the look's `image` is -1.
    const SceneTexture &lookOf(qint32 image) const { return pictureOf(image).look; }
    // Returns null if it is missing.
    QOpenGLTexture *textureOf(qint32 image) const { return pictureOf(image).texture.get(); }
    // Returns the shader whose stages draw a batch, without the stages that are off. Returns null if the batch is drawn plainly,
    // also because a picture of the shader is missing. Valid until a texture or the stages are set.
    const SceneShader *shaderOf(const SceneBatch &batch, bool isFogged) const;
    // Returns whether the picture of a batch changes over time.
    bool moves(const SceneBatch &batch) const;

    struct Shown {
        QOpenGLTexture *texture = nullptr;                 // plain grey until it is set, a checkerboard if it is missing
        QOpenGLTexture *glow = nullptr, *detail = nullptr; // null: none
        std::array<float, 2> detailScale{1, 1};
        bool isMissing = false;
    };
    // Returns what a plainly drawn batch shows at a time; null: nothing moves.
    Shown shownOf(const SceneBatch &batch, std::optional<double> seconds);

    void bindLight(bool directions); // to lightUnit
    std::array<float, 2> pagesAcross() const { return pagesAcross_; }
    float sumsFrom() const { return sumsFrom_; }

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
    float sumsFrom_ = 1;                     // of the lightmaps
    bool isLightScaled_ = false;
    qint64 lightSent_ = 0, directionsSent_ = 0; // cacheKey() of the images; 0: none, or parts of it differ
    GLint largestTexture_ = 0;                  // pixels per side
    QString notice_;
};

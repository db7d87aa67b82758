// Draws the faces of the sky: through them a box, clouds or a plain colour is seen, infinitely far away.
#pragma once

#include "core/camera/camera.h"
#include "core/scene/fogs.h"
#include "core/scene/sky.h"
#include "widgets/gl/shaderprogram.h"

#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLTexture>

#include <memory>

class SkyPainter : protected QOpenGLFunctions_3_3_Core
{
public:
    void initialize();
    // Why nothing is drawn, in a sentence, once; empty else.
    QString takeFault() { return program_.takeFault(); }
    void setSky(const SkyLook &sky);
    // Layers of these stages are not drawn.
    void setStagesOff(StageBits off);
    bool moves() const;
    // What is drawn from then on is seen as sky; the vertexes are bound, and the states of faces to their unit. It is drawn
    // once for each pass(), in turn: what is behind all clouds, and each layer of them. None where the driver does not take it.
    size_t passes() { return program_.make() ? 1 + shown_.size() : 0; }
    void begin(size_t pass, const QMatrix4x4 &toClip, const Camera &camera, double seconds, float brightness);
    // The same for the fog that lies before them; `reach` is how far away they are, map units.
    void beginFog(const SceneFog &fog, double reach, const Camera &camera);

private:
    struct Layer {
        SceneStage stage;
        std::vector<std::unique_ptr<QOpenGLTexture>> pictures;
    };
    void uploadBox(const SkyLook &sky);
    void chooseLayers();

    LateProgram program_{QStringLiteral("sky")};
    std::unique_ptr<QOpenGLTexture> box_;
    std::vector<Layer> layers_;
    std::vector<const Layer *> shown_; // of them
    StageBits stagesOff_ = 0;
    Point axis_{0, 0, 1};
    double turn_ = 0, cloudHeight_ = 0;
};

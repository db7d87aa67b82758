// Draws the faces of the sky, through which a box, clouds or a plain colour is visible, infinitely far away.
#pragma once

#include "core/camera/camera.h"
#include "core/scene/skycells.h"
#include "core/shading/fogs.h"
#include "core/shading/sky.h"
#include "widgets/gl/shaderprogram.h"

#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLTexture>

#include <array>
#include <memory>

struct SkyView {
    Camera camera;
    QMatrix4x4 toClip;
    double seconds = 0;
    float brightness = 1;
    bool marks = false; // as in ShaderVariant
};

class SkyPainter : protected QOpenGLFunctions_3_3_Core
{
public:
    SkyPainter();
    void initialize();
    // Returns once, in a sentence, why nothing is drawn; otherwise empty.
    QString takeFault();
    void setSky(const SkyLook &sky);
    // Sets the scene whose sky is drawn, and the stages that are not.
    void setScene(const Scene &scene);
    void setStagesOff(const StagesOff &off);
    bool moves() const;
    // Returns how often the faces of the sky are drawn, in turn: once for what is behind all clouds, unless they hide it,
    // and once for each layer.
    size_t passes() const { return (drawsBehind() ? 1 : 0) + shown_.size(); }
    bool hasClouds() const { return !shown_.empty(); }
    // Makes what is drawn next appear as sky. The vertexes must be bound, and the states of faces bound to their unit.
    // Returns false if the driver does not accept the program: nothing must be drawn then.
    bool begin(size_t pass, const SkyView &view);
    // The same for fog in front of some cells of the clouds.
    bool beginFog(const SceneFog &fog, const SkyCells &cells, const SkyView &view);
    // The same for a fog over the whole map.
    bool beginVeil(const SceneFog &fog, const SkyView &view);

private:
    struct Layer {
        SceneStage stage;
        std::vector<std::unique_ptr<QOpenGLTexture>> pictures;
    };
    enum Kind { Plain, Box, Clouds, CloudsAlone, FlattenedClouds, Fog, KindCount };
    bool drawsBehind() const { return cube_ || shown_.empty() || !shown_.front()->stage.blend.isOpaque(); }
    bool beginLayer(const Layer &layer, bool isAlone, const SkyView &view);
    LateProgram *use(Kind kind, const SkyView &view, float brightness);
    void uploadBox(const SkyLook &sky);
    void chooseLayers();
    double furthestFrom(const Point &eye) const;

    std::array<std::array<LateProgram, KindCount>, 2> programs_; // without and with marks
    std::unique_ptr<QOpenGLTexture> cube_;
    std::vector<Layer> layers_;
    std::vector<const Layer *> shown_; // layers that are drawn
    StagesOff stagesOff_;
    qint32 image_ = -1; // skyImage()
    ::Box box_;         // of the scene
    Point axis_{0, 0, 1};
    double turn_ = 0, cloudHeight_ = 0;
    bool isFlattened_ = false;
};

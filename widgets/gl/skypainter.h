// Draws the faces of the sky: through them a box, clouds or a plain colour is seen, infinitely far away.
#pragma once

#include "core/camera/camera.h"
#include "core/scene/fogs.h"
#include "core/scene/sky.h"
#include "core/scene/skycells.h"
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
    bool marks = false; // as ShaderVariant has it
};

class SkyPainter : protected QOpenGLFunctions_3_3_Core
{
public:
    SkyPainter();
    void initialize();
    // Why nothing is drawn, in a sentence, once; empty else.
    QString takeFault();
    void setSky(const SkyLook &sky);
    // Layers of these stages are not drawn.
    void setStagesOff(StageBits off);
    bool moves() const;
    // How often the faces of the sky are drawn, in turn: what is behind all clouds, unless they hide it, and each layer of them.
    size_t passes() const { return (drawsBehind() ? 1 : 0) + shown_.size(); }
    bool hasClouds() const { return !shown_.empty(); }
    // What is drawn from then on is seen as sky; the vertexes are bound, and the states of faces to their unit. False where
    // the driver does not take its program: nothing is drawn then.
    bool begin(size_t pass, const SkyView &view);
    // The same for the fog that lies before some cells of them; `reach` is how far away they are, map units.
    bool beginFog(const SceneFog &fog, const SkyCells &cells, double reach, const SkyView &view);
    // The same for a fog that lies over all of the map.
    bool beginVeil(const SceneFog &fog, const SkyView &view);

private:
    struct Layer {
        SceneStage stage;
        std::vector<std::unique_ptr<QOpenGLTexture>> pictures;
    };
    enum Kind { Plain, Box, Clouds, CloudsAlone, FlattenedClouds, Fog, KindCount };
    bool drawsBehind() const { return box_ || shown_.empty() || !shown_.front()->stage.blend.isOpaque(); }
    bool beginLayer(const Layer &layer, bool isAlone, const SkyView &view);
    LateProgram *use(Kind kind, const SkyView &view, float brightness);
    void uploadBox(const SkyLook &sky);
    void chooseLayers();

    std::array<std::array<LateProgram, KindCount>, 2> programs_; // without and with marks
    std::unique_ptr<QOpenGLTexture> box_;
    std::vector<Layer> layers_;
    std::vector<const Layer *> shown_; // of them
    StageBits stagesOff_ = 0;
    Point axis_{0, 0, 1};
    double turn_ = 0, cloudHeight_ = 0;
    bool isFlattened_ = false;
};

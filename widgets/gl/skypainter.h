// Draws the faces of the sky, through which a box, clouds or a plain colour is visible, infinitely far away.
#pragma once

#include "core/camera/camera.h"
#include "core/scene/skycells.h"
#include "core/shading/fogs.h"
#include "core/shading/sky.h"
#include "widgets/gl/scenebuffers.h"
#include "widgets/gl/sceneview.h"
#include "widgets/gl/shaderprogram.h"

#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLTexture>

#include <array>
#include <memory>

class SkyPainter : protected QOpenGLFunctions_3_3_Core
{
public:
    explicit SkyPainter(SceneBuffers &buffers); // which must outlive it
    void initialize();
    // Returns why nothing is drawn, as a sentence, once for each fault; otherwise an empty string.
    QString takeFault();
    void setSky(const SkyLook &sky);
    // Set the scene whose sky is drawn, and the stages that are not drawn.
    void setScene(const Scene &scene);
    void setStagesOff(const StagesOff &off);
    bool moves() const;
    // Draws the batch's faces in the ranges: once with what is behind all clouds, unless clouds hide it, and once with each
    // layer.
    void draw(const DrawnView &view, const SceneBatch &batch, std::span<const IndexRange> ranges);
    // Draws the fogs over the batches `skies`. Call it after all of these are drawn: the fog of some is in front of parts of
    // others, and the map's fog is in front of all. `ranges`: by batch.
    void drawFogs(const DrawnView &view, const Scene &scene, const std::vector<std::vector<IndexRange>> &ranges,
                  std::span<const size_t> skies);

private:
    struct Layer {
        SceneStage stage;
        std::vector<std::unique_ptr<QOpenGLTexture>> pictures;
    };
    enum Kind { Plain, Box, Clouds, CloudsAlone, FlattenedClouds, Fog, KindCount };
    bool drawsBehind() const { return cube_ || shown_.empty() || !shown_.front()->stage.blend.isOpaque(); }
    size_t passes() const { return (drawsBehind() ? 1 : 0) + shown_.size(); }
    // Make what is drawn next appear as sky. Return false if the driver does not accept the program: nothing must be drawn
    // then.
    bool begin(size_t pass, const DrawnView &view, bool marks);
    bool beginLayer(const Layer &layer, bool isAlone, const DrawnView &view, bool marks);
    bool beginFog(const SceneFog &fog, const SkyCells &cells, const DrawnView &view, bool marks);
    bool beginVeil(const SceneFog &fog, const DrawnView &view, bool marks); // of a fog over the whole map
    QOpenGLShaderProgram *use(Kind kind, const DrawnView &view, float brightness, bool marks);
    void uploadBox(const SkyLook &sky);
    void chooseLayers();
    double furthestFrom(const Point &eye) const;

    SceneBuffers &buffers_;
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

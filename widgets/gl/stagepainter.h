// Draws batches of a scene by the stages of Quake III's shaders.
#pragma once

#include "widgets/gl/deformbuffer.h"
#include "widgets/gl/scenebuffers.h"
#include "widgets/gl/scenetextures.h"
#include "widgets/gl/sceneview.h"
#include "widgets/gl/stageprograms.h"

class StagePainter : protected QOpenGLFunctions_3_3_Core
{
public:
    // `buffers` and `textures` must outlive the painter.
    StagePainter(SceneBuffers &buffers, const SceneTextures &textures) : buffers_(buffers), textures_(textures) {}
    void initialize();
    // Begins a picture, for which at most `programs` new ones are made.
    void beginFrame(int programs) { programs_.beginFrame(programs); }
    void beginView() { programs_.beginView(); } // a further view of the same picture
    // Returns whether the last picture lacked a program that a later one will have.
    bool isBehind() const { return programs_.isBehind(); }
    // Draws faces of a batch. Returns false if a program is missing: nothing is drawn then.
    bool draw(const DrawnView &view, const SceneShader &shader, const Scene &scene, const SceneBatch &batch,
              std::span<const IndexRange> ranges);

private:
    // The stages of a shader that are drawn in one call.
    struct Part {
        std::span<const SceneStage> stages; // none: fog alone
        StageBlend blend;
        bool writesDepth = false, isDepthEqual = false;
        StageVariant variant;
    };
    static Part partOf(const SceneShader &shader, const StageGroup &group, FogEffect effect);
    static std::vector<Part> partsOf(const SceneShader &shader, const SceneFog *fog);
    void setUp(const DrawnView &view, const SceneShader &shader, const Part &part, const SceneFog *fog);

    SceneBuffers &buffers_;
    const SceneTextures &textures_;
    StagePrograms programs_;
    DeformBuffer deformed_;
};

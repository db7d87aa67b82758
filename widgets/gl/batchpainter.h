// Draws batches of a scene plainly, without the stages of shaders.
#pragma once

#include "widgets/gl/scenebuffers.h"
#include "widgets/gl/scenetextures.h"
#include "widgets/gl/sceneview.h"

class BatchPainter : protected QOpenGLFunctions_3_3_Core
{
public:
    // `buffers` and `textures` must outlive the painter.
    BatchPainter(SceneBuffers &buffers, SceneTextures &textures) : buffers_(buffers), textures_(textures) {}
    // Returns why nothing can be drawn, as a sentence, or an empty string.
    QString initialize();
    void beginView() { programs_.beginView(); }
    // Prepares drawing a batch, faintly if it is a ghost. Returns false if nothing is to be drawn: the batch has faded out, or
    // the driver does not accept the program.
    bool begin(const DrawnView &view, const SceneBatch &batch, bool ghost);
    // Prepares drawing the edges of triangles.
    bool beginWires(const DrawnView &view) { return useProgram(view, {.wires = true}); }
    // Returns whether a batch changes over time as the view draws it, even while the animation is paused.
    bool moves(const DrawnView &view, const SceneBatch &batch) const;
    // Returns the batch's opacity at the view's time.
    static float alphaOf(const DrawnView &view, const SceneBatch &batch);

private:
    // Binds the variant's program and returns it; null if the driver does not accept it.
    SceneProgram *useProgram(const DrawnView &view, const ShaderVariant &variant);
    void setTextureUniforms(SceneProgram &program, const DrawnView &view, const SceneBatch &batch, bool isMoved);

    SceneBuffers &buffers_;
    SceneTextures &textures_;
    ScenePrograms programs_;
};

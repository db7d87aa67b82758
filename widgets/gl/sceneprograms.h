// The program that draws faces, made for each way of drawing when it is first wanted.
#pragma once

#include <QOpenGLShaderProgram>

#include <map>
#include <memory>

enum class DrawMode { Lit, Textured, Lightmap, Flat, Normals, LightDirections }; // as sceneprograms.cpp tells the shaders

inline bool drawsPictures(DrawMode mode)
{
    return mode == DrawMode::Lit || mode == DrawMode::Textured;
}

struct ShaderVariant {
    DrawMode mode = DrawMode::Lit;
    bool wires = false; // instead of what the mode says
    bool tests = false; // the picture has holes
    bool moves = false; // it is not where the vertexes say
    bool blends = false;
    bool details = false; // a detail texture lies over it; counts where light does
    bool isMissing = false; // the picture is a checkerboard
    bool glows = false;     // some of it is as bright as stored whatever the light
    bool overbright = false; // full light is brighter than the texture
    bool fogs = false;       // a fog lies over all of the map
    bool rangesFog = false;  // and has a range
    bool marks = false;   // faces are selected, pointed at or seen from what is
    friend auto operator<=>(const ShaderVariant &, const ShaderVariant &) = default;
};

struct SceneProgram {
    std::unique_ptr<QOpenGLShaderProgram> program;
    int textureScale = -1, across = -1, down = -1, texels = -1, ripples = -1, turbulence = -1; // locations
    int alpha = -1, tint = -1, usesAlpha = -1, brightness = -1, textureGain = -1, ghost = -1, keptAlphas = -1, detailScale = -1,
        over = -1;
    bool isSetUp = false; // for the view that is drawn
};

class ScenePrograms
{
public:
    // Null where the driver does not take it; why is in fault(), a sentence. The context is current.
    SceneProgram *of(const ShaderVariant &way);
    const QString &fault() const { return fault_; }
    void beginView();

private:
    std::map<ShaderVariant, SceneProgram> programs_;
    QString fault_;
};

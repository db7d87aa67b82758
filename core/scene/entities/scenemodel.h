// A model that entities show, read together with its pictures and ready for drawing.
#pragma once

#include "core/assets/gamefiles.h"
#include "core/camera/camera.h"
#include "core/scene/entities/entitymodels.h"
#include "core/shading/picturebudget.h"

#include <memory>

// Where a model sits on another that carries it, in the space of the carrier.
struct ModelAttachment {
    Point middle{}; // of the carrier's box
    Transform tag;
};

struct SceneModel {
    quint32 file = 0;                   // in EntityModels::files
    std::shared_ptr<const Model> model; // null: missing, or it cannot be read
    QString why;                        // if it exists but cannot be read: a sentence, with its path
    std::vector<SceneTexture> skins;    // by Model::skins; those that no surface uses have no picture
    std::vector<SceneTexture> images;   // of the stages of MD3 skins' shaders, by SceneStage::images
    // The frames played while idle. A count of 1: it stands still.
    quint32 firstFrame = 0, frameCount = 1;
    double framesPerSecond = 0;            // sprites play at their entity's rate instead
    std::optional<ModelAttachment> seat{}; // nothing: not carried

    bool isThere() const { return model != nullptr; }
    // Returns the cost of drawing its most expensive frame, counted in triangles.
    quint64 effort() const;
    // The two frames blended at a moment, and the share of the second one.
    struct Moment {
        quint32 from = 0, to = 0;
        float share = 0;
    };
    Moment at(const ShownModel &shown, std::optional<double> seconds) const; // nothing: at rest
    // Returns whether it changes over time.
    bool moves(const ShownModel &shown) const
    {
        return shown.moves() || model->turn != 0 || (framesOf(shown).count > 1 && rateOf(shown) > 0);
    }
    // Returns its transform at the moment of `sight`. It does not include the turn of sprites to the eye.
    Transform transformOf(const ShownModel &shown, const ModelSight &sight) const;
    // Returns whether it is a glow sprite of Half-Life, which fades and grows with the distance and covers its surroundings.
    bool isGlow(const ShownModel &shown) const { return shown.renderMode == RenderMode::Glow && model->kind == u"SPR"; }
    // Return its opacity, 0 to 1, and its size relative to the file's, as seen by a camera. Without perspective the distance
    // has no effect.
    float amountOf(const ShownModel &shown, const ModelSight &sight, const Camera &camera) const;
    double scaleOf(const ShownModel &shown, const Camera &camera) const;

private:
    GlowShare glowOf(const ShownModel &shown, const Camera &camera) const;
    struct Frames {
        quint32 first = 0, count = 1;
    };
    Frames framesOf(const ShownModel &shown) const; // those played
    // Returns the first frame group played, or one further on; null if the model has no groups.
    const ModelFrameGroup *groupOf(const ShownModel &shown, int further = 0) const;
    double rateOf(const ShownModel &shown) const; // frames a second
};

// Limit on the cost (SceneModel::effort()) of drawing all models of a picture, so that it does not take seconds without a
// graphics card. Beyond the limit, only the nearest models are drawn in full.
inline constexpr quint64 mostModelEffort = 3'000'000;
// Returns for each model whether it is drawn in full. `efforts` begins with the nearest model; each model is accepted if it
// fits into what is left of mostModelEffort.
std::vector<bool> drawnInFull(std::span<const quint64> efforts);

// Reads a model, found as the game finds files. `textures` are those of the map; `budget` accounts for the model and each
// picture as it is read. If the budget has no room for the model, the result has none. Thread-safe.
SceneModel readSceneModel(const GameFiles &files, const TextureSource &textures, const ModelFile &file, quint32 number,
                          PictureBudget &budget);

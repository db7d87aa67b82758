// A model that entities show, read with its pictures, as drawing takes it.
#pragma once

#include "core/assets/gamefiles.h"
#include "core/camera/camera.h"
#include "core/scene/entitymodels.h"
#include "core/scene/picturebudget.h"

#include <memory>

// Where one is that another carries, both in the space of the latter.
struct ModelSeat {
    Point middle{}; // of the other's box
    Transform tag;
};

struct SceneModel {
    quint32 file = 0;                   // in EntityModels::files
    std::shared_ptr<const Model> model; // null: missing, or it cannot be read
    QString why;                        // of one that is there but cannot be read: a sentence, with its path
    std::vector<SceneTexture> skins;    // by Model::skins; those that no surface has are without a picture
    std::vector<SceneTexture> images;   // of the stages of MD3 skins' shaders, by SceneStage::images
    // What it does while nothing happens: these frames in turn. One: it stands still.
    quint32 firstFrame = 0, frameCount = 1;
    double framesPerSecond = 0; // of sprites their entity's
    std::optional<ModelSeat> seat{}; // none: it stands by itself

    bool isThere() const { return model != nullptr; }
    // What drawing a frame of it takes at most, counted in triangles.
    quint64 effort() const;
    // Which frames are seen at a time, the second so much more than the first.
    struct Moment {
        quint32 from = 0, to = 0;
        float share = 0;
    };
    Moment at(const ShownModel &shown, std::optional<double> seconds) const; // none: while nothing moves
    // Whether something of it is not always the same.
    bool moves(const ShownModel &shown) const
    {
        return shown.moves() || model->turn != 0 || (framesOf(shown).count > 1 && rateOf(shown) > 0);
    }
    // Where its 0 0 0 is and how it is turned then, but for sprites that look at the eye.
    Transform transformOf(const ShownModel &shown, const ModelSight &sight) const;
    // Half-Life's sprites that glow: they fade and grow with the distance, and lie over what stands around them.
    bool isGlow(const ShownModel &shown) const { return shown.renderMode == RenderMode::Glow && model->kind == u"SPR"; }
    // How strongly it is blended then for who looks from there, 0 to 1, and times the size that the file has. Without perspective
    // nothing is far away.
    float amountOf(const ShownModel &shown, const ModelSight &sight, const Camera &camera) const;
    double scaleOf(const ShownModel &shown, const Camera &camera) const;

private:
    GlowShare glowOf(const ShownModel &shown, const Camera &camera) const;
    struct Frames {
        quint32 first = 0, count = 1;
    };
    Frames framesOf(const ShownModel &shown) const; // that are played
    // What the model counts as the first of them, or one further on; null: it counts frames.
    const ModelFrameGroup *groupOf(const ShownModel &shown, int further = 0) const;
    double rateOf(const ShownModel &shown) const; // frames a second
};

// What drawing the models of a picture may take together (SceneModel::effort()), so that it does not take seconds without a
// graphics card. Of more, the nearest are drawn as they are.
inline constexpr quint64 mostModelEffort = 3'000'000;
// Returns for each model whether it is drawn in full: goes from the nearest on and accepts each that fits into what is
// left.
std::vector<bool> drawnWhole(std::span<const quint64> efforts);

// Reads it now, found as the game finds files. `textures` are those of the map; `budget` takes the model and each picture as it is
// read; of one that it has no room for, only the number comes back. May be called from several threads at once.
SceneModel readSceneModel(const GameFiles &files, const TextureSource &textures, const ModelFile &file, quint32 number,
                          PictureBudget &budget);

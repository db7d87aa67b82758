// The models and sprites from files that entities show: which file, where, and in which light.
#pragma once

#include "core/models/model.h"
#include "core/scene/entities/modellight.h"
#include "core/shading/pulsingamount.h"

struct ModelFile {
    QString name; // relative to the game's folder
    ModelChoice choice;
    QString carrier{}, tag{}; // the file whose model carries it, and the tag that it sits on; empty: none
    friend bool operator==(const ModelFile &, const ModelFile &) = default;
};

// A file's model at an entity.
struct ShownModel {
    qint32 entity = -1;
    quint32 file = 0;            // in EntityModels::files
    Transform transform;         // where the game puts it
    double scale = 1;            // relative to the file's size
    double turn = 0;             // degrees per second about the up axis
    double bob = 0, bobRate = 0; // up and down: amplitude in map units, and radians per second
    bool isCentred = false;      // the middle of its box is at the transform's origin
    bool isLeftOver = false;     // compilers turn it into faces; it is not shown if the map has these
    RenderMode renderMode{};     // this and the next three as in ModelPlacement
    double renderAmount = 0;
    std::array<quint8, 3> renderColor{};
    RenderEffect renderEffect{};
    PulsingAmount pulse{};
    int firstFrame = 0;             // first frame played; if frameCount is 0, which of the played ones is shown at rest
    int frameCount = 0;             // number of frames played, from firstFrame on; 0: as the file says
    double rate = 0;                // frames played per second; 0: as the file says
    double framesPerSecond = 0;     // the same for sprites, where 0 means that they stand still
    qint64 cluster = -1, area = -1; // of its origin; -1: outside of all, or in something solid
    ModelLight light;
    friend bool operator==(const ShownModel &, const ShownModel &) = default;

    bool moves() const { return turn != 0 || bob != 0 || !pulse.isSteady(); }
    // Returns its transform at a moment of game time.
    Transform transformAt(double seconds) const;
    // Returns its opacity at that moment, 0 to 1; at 0 it is not drawn.
    float amountAt(double seconds) const;
};

// The moment at which models are drawn, and the parts of the map in which they are visible. By default at rest, and
// everywhere.
struct ModelSight {
    std::optional<double> seconds{};             // of game time; nothing: at rest
    std::span<const quint8> clusters{}, areas{}; // by number, 0: models there are skipped; empty: none are

    bool isThere(const ShownModel &shown) const; // its opacity may still be 0
    Transform transformOf(const ShownModel &shown) const { return seconds ? shown.transformAt(*seconds) : shown.transform; }
    float amountOf(const ShownModel &shown) const;
};

struct EntityModels {
    std::vector<ModelFile> files;  // each once
    std::vector<ShownModel> shown; // sorted by entity
};

inline constexpr size_t mostShownModels = 10'000; // if there are more, only the first ones are shown

// Finds the models of entities: by the game's table of classes, else by the entity's own keys, else by the class's
// definition. Skips models that have faded away for good. Does not check whether the files exist. Casts a few rays for each
// model. Once `stop` is requested, returns early with a result to be discarded.
EntityModels entityModels(const MapScene &scene, std::stop_token stop = {});

// Recognises models that compilers turned into faces: the map has vertexes at the corners of the model's first triangle, as
// placed.
class CompiledModels
{
public:
    // Does not keep the geometry.
    explicit CompiledModels(const Geometry &geometry);
    bool has(const Model &model, const ShownModel &shown) const;

private:
    bool hasCorner(const Point &point) const;

    std::vector<std::array<qint32, 3>> corners_; // in half units, ascending
};

// What entities show of models and sprites that lie in files of their own: which file, where, and in which light.
#pragma once

#include "core/models/model.h"
#include "core/scene/modellight.h"
#include "core/scene/pulsingamount.h"

struct ModelFile {
    QString name; // relative to the game's folder
    ModelChoice choice;
    QString carrier{}, tag{}; // it is shown on this tag of that other file's model; empty: it stands by itself
    friend bool operator==(const ModelFile &, const ModelFile &) = default;
};

// Of one file at one entity.
struct ShownModel {
    qint32 entity = -1;
    quint32 file = 0;    // in EntityModels::files
    Transform transform; // where the game would have put it
    double scale = 1;    // times the size that the file has
    double turn = 0;     // degrees a second about up
    double bob = 0, bobRate = 0; // up and down: map units, and radians a second
    bool isCentred = false; // the middle of its box is at the transform's origin
    bool isLeftOver = false; // compilers make faces of it: where the map has those, it is not shown
    RenderMode renderMode{}; // as ModelPlacement has these
    double renderAmount = 0;
    std::array<quint8, 3> renderColor{};
    RenderEffect renderEffect{};
    PulsingAmount pulse{};
    int firstFrame = 0;         // that is shown while nothing moves: of those that are played
    int frameCount = 0;         // of the file's frames so many from firstFrame on are played; 0: the file's own
    double rate = 0;            // so many of those a second; 0: as many as the file has
    double framesPerSecond = 0; // of sprites; 0: they stand still
    qint64 cluster = -1, area = -1; // of its origin; -1: outside of all, or in something solid
    ModelLight light;

    bool moves() const { return turn != 0 || bob != 0 || !pulse.isSteady(); }
    // Where it is after so many seconds of the game's time.
    Transform transformAt(double seconds) const;
    // How strongly it is blended then, 0 to 1; with 0 it is not drawn.
    float amountAt(double seconds) const;
};

// When models are seen, and where. Nothing: as they stand while nothing moves, and everywhere.
struct ModelSight {
    std::optional<double> seconds{}; // of the game's time
    std::span<const quint8> clusters{}, areas{}; // by number, 0: what is there is left out; empty: nothing is

    bool isThere(const ShownModel &shown) const; // though it may be dark just now
    Transform transformOf(const ShownModel &shown) const { return seconds ? shown.transformAt(*seconds) : shown.transform; }
    float amountOf(const ShownModel &shown) const;
};

struct EntityModels {
    std::vector<ModelFile> files; // each once
    std::vector<ShownModel> shown; // by entity
};

inline constexpr size_t mostShownModels = 10'000; // of more the first are shown

// By the game's table of its class, else by the entity's own keys, else by its definition; none that has faded away for good.
// Whether the files are there is for whoever reads them. Takes a few rays for each; an early end is asked for with `stop`, and
// what comes back then is to be thrown away.
EntityModels entityModels(const MapScene &scene, std::stop_token stop = {});

// Whether a map has the first triangle of a model that stands there, as compilers leave it.
class CompiledModels
{
public:
    // The geometry is not kept.
    explicit CompiledModels(const Geometry &geometry);
    bool has(const Model &model, const ShownModel &shown) const;

private:
    bool hasCorner(const Point &point) const;

    std::vector<std::array<qint32, 3>> corners_; // in half units, ascending
};

// A model or sprite that a game brings in a file of its own: MDL version 6 and SPR version 1 (Quake), MD2 (Quake II), MD3
// (Quake III), MDL version 10 and SPR version 2 (Half-Life), and maps that are shown as things. All come down to triangles
// whose corners move from frame to frame.
#pragma once

#include "core/geometry/transform.h"
#include "core/images/picture.h"
#include "core/point.h"
#include "core/result.h"

#include <QByteArrayView>
#include <QImage>
#include <QString>

#include <array>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

struct ModelPoint {
    std::array<float, 3> point{};   // map units, in the model
    std::array<qint8, 4> normal{};  // in 127ths
};
static_assert(sizeof(ModelPoint) == 16);

struct ModelSkin {
    QString name;   // of a file, or of a shader; of an embedded picture what its header says
    QImage picture; // embedded, Format_RGBA8888; null: a file of that name has it
    bool isChrome = false;     // it mirrors, and does not lie on the surface
    bool isCutOut = false;     // where its alpha is low it has holes
    bool adds = false;         // to what lies behind
    bool isFullBright = false; // whatever light falls on it
};

struct ModelSurface {
    QString name;
    quint32 firstIndex = 0, indexCount = 0; // in Model::indexes, a multiple of 3
    qint32 skin = -1;                       // in Model::skins; -1: none is told
    qint32 frame = -1;                      // the only one that shows it; -1: all do
};

struct ModelFrame {
    QString name;  // empty: it has none
    Point low{}, high{}; // around it; map units, in the model
    Point middle{};      // of a ball around it, and its radius, as MD3 tells them; others do not
    double radius = 0;
};

// Where another model sits on this one.
struct ModelTag {
    QString name;
    Transform place; // in the model
};

// What Quake counts as one frame: one of Model::frames, or several that are shown in turn.
struct ModelFrameGroup {
    quint32 first = 0, count = 1;
    double framesPerSecond = 0; // of several
};

// How a model is turned. All but Fixed are sprites'.
enum class ModelFacing : quint8 {
    Fixed,         // as its entity is
    Parallel,      // parallel to the picture
    ParallelUpright, // the same, but upright
    Upright,       // to the eye, but upright
    ParallelOriented, // parallel to the picture, rolled as its entity is
};

struct Model {
    QString kind; // "MD2", "MD3", "MDL", "SPR", "BSP"
    std::vector<ModelPoint> points; // cornerCount() of each frame, frame by frame
    std::vector<std::array<float, 2>> texture; // of each corner, in whole pictures
    std::vector<quint32> indexes;   // of corners, three a triangle; seen from the front they go clockwise
    std::vector<ModelSurface> surfaces;
    std::vector<ModelSkin> skins;
    std::vector<ModelFrame> frames; // at least one
    std::vector<ModelTag> tags;     // of the first frame; only MD3 has them
    // By the number that its game has of a frame, one behind the other; empty: it counts `frames`.
    std::vector<ModelFrameGroup> groups;
    double framesPerSecond = 0;     // 0: the file does not tell, as no sprite does
    ModelFacing facing{};
    double turn = 0; // degrees a second that its file says it turns about, whatever its entity's yaw

    quint32 cornerCount() const { return static_cast<quint32>(texture.size()); }
    // What its arrays take, without embedded pictures.
    qint64 bytes() const;
    std::span<const ModelPoint> pointsOf(size_t frame) const
    {
        return std::span(points).subspan(frame * texture.size(), texture.size());
    }
};

// Which of a Half-Life model's bodies, skins and sequences an entity shows, by its keys of these names. Numbers that the
// model does not have stand for 0. A sequence that the model has by this name, in any case, goes before the number, and so
// does the one of this activity that has the most weight. Where `parts` is not 0 it says the body: the lowest of its hexadecimal
// digits is which model the first body part shows, and so on (SetBodygroup() of the SDK's dlls/animation.cpp).
struct ModelChoice {
    qint32 body = 0, skin = 0, sequence = 0;
    quint32 parts = 0;
    qint32 activity = 0;             // 0: none
    std::string_view sequenceName{}; // what it views must outlive the choice
    auto operator<=>(const ModelChoice &) const = default;
};

// Of a file beside the model, what its name has behind the model's: "t" for NAMEt.mdl, where textures may be, "01" for
// NAME01.mdl, where sequences may be. An empty array: there is none.
using ModelCompanion = std::function<QByteArray(const QString &more)>;

// Colours of the game, for models that bring none.
struct ModelColors {
    std::function<Palette()> palette{}; // 256; asked only where a model needs them. Empty, or without as many: grey
    int firstFullBright = -1; // from this one on they are as bright as stored, whatever light falls on a model; -1: none is
};

// Told by its first bytes. Fails with a sentence where it is none of these, or where a size, an offset or an index leads out of
// its bytes. Memory is bounded by the bytes, whatever they say: of very many frames the first ones are read. May be called from
// several threads at once.
Result<Model> readModel(QByteArrayView bytes, const ModelChoice &choice = {}, const ModelCompanion &companion = {},
                        const ModelColors &colors = {});

// What the names of models end in, lower case and with the dot.
std::span<const QLatin1StringView> modelEndings();
bool isModelName(QStringView name);

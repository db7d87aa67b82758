// A model or sprite from a file of the game: MDL version 6 and SPR version 1 (Quake), MD2 (Quake II), MD3 (Quake III), MDL
// version 10 and SPR version 2 (Half-Life), and maps used as models. All are reduced to triangles whose corners move from
// frame to frame.
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
    std::array<float, 3> point{};  // map units, in model space
    std::array<qint8, 4> normal{}; // in 127ths of the unit length
};
static_assert(sizeof(ModelPoint) == 16);

struct ModelSkin {
    QString name;              // of a file or shader, or stored with an embedded picture
    QImage picture;            // embedded, Format_RGBA8888; null: in the file with that name
    bool isChrome = false;     // reflects, instead of being fixed to the surface
    bool isCutOut = false;     // has holes where its alpha is low
    bool adds = false;         // is added to the background
    bool isFullBright = false; // is drawn at full brightness in any light
};

struct ModelSurface {
    QString name;
    quint32 firstIndex = 0, indexCount = 0; // in Model::indexes, a multiple of 3
    qint32 skin = -1;                       // in Model::skins; -1: none given
    qint32 frame = -1;                      // the only frame that shows it; -1: all frames do
};

struct ModelFrame {
    QString name;        // empty: none
    Point low{}, high{}; // its bounding box; map units, in model space
    Point middle{};      // centre of its bounding sphere, and its radius; set by MD3 only
    double radius = 0;
};

// A position and orientation at which another model is attached to this one.
struct ModelTag {
    QString name;
    Transform place; // in model space
};

// One frame as Quake counts: one of Model::frames, or several that are shown in turn.
struct ModelFrameGroup {
    quint32 first = 0, count = 1;
    double framesPerSecond = 0; // of a group of several
};

// How a model is oriented. Only sprites use the values other than Fixed.
enum class ModelFacing : quint8 {
    Fixed,            // like its entity
    Parallel,         // parallel to the view plane
    ParallelUpright,  // parallel to the view plane, but upright
    Upright,          // facing the eye, but upright
    ParallelOriented, // parallel to the view plane, rolled like its entity
};

struct Model {
    QString kind;                              // "MD2", "MD3", "MDL", "SPR", "BSP"
    std::vector<ModelPoint> points;            // cornerCount() for each frame, frame by frame
    std::vector<std::array<float, 2>> texture; // of each corner; 1 is the whole picture
    std::vector<quint32> indexes;              // of corners, three per triangle, clockwise when seen from the front
    std::vector<ModelSurface> surfaces;
    std::vector<ModelSkin> skins;
    std::vector<ModelFrame> frames; // at least one
    std::vector<ModelTag> tags;     // those of the first frame; MD3 only
    // By the frame number that the game uses, in the order of `frames`; empty: the game numbers `frames` themselves.
    std::vector<ModelFrameGroup> groups;
    double framesPerSecond = 0; // 0: not in the file, as for all sprites
    ModelFacing facing{};
    double turn = 0; // degrees per second that it rotates by itself, whatever its entity's yaw

    quint32 cornerCount() const { return static_cast<quint32>(texture.size()); }
    // Returns the bytes of its arrays, without embedded pictures.
    qint64 bytes() const;
    std::span<const ModelPoint> pointsOf(size_t frame) const
    {
        return std::span(points).subspan(frame * texture.size(), texture.size());
    }
};

// The bodies, skins and sequence of a Half-Life model that an entity shows, by its keys of these names. Numbers that the
// model does not have mean 0. A sequence named `sequenceName`, in any case, takes precedence, then the one of `activity`
// with the highest weight, then the number. If `parts` is not 0, it replaces the body: its lowest hexadecimal digit selects
// the model of the first body part, and so on (SetBodygroup() of the SDK's dlls/animation.cpp).
struct ModelChoice {
    qint32 body = 0, skin = 0, sequence = 0;
    quint32 parts = 0;
    qint32 activity = 0;             // 0: none
    std::string_view sequenceName{}; // the viewed text must outlive the choice
    auto operator<=>(const ModelChoice &) const = default;
};

// Returns the contents of a file next to the model. `more` is the text after the model's name: "t" for NAMEt.mdl, which
// may have its textures, "01" for NAME01.mdl, which may have sequences. An empty array if there is none.
using ModelCompanion = std::function<QByteArray(const QString &more)>;

// The game's colours, for models that have none of their own.
struct ModelColors {
    std::function<Palette()> palette{}; // 256 colours, called only if a model needs them; grey is used if there are fewer
    int firstFullBright = -1;           // the first colour that is drawn at full brightness in any light; -1: none
};

// Reads a model, whose kind is recognised by its first bytes. Fails with a sentence if the kind is unknown, or if a size,
// offset or index is out of range. The number of bytes limits the memory used: of very many frames, only the first are read.
// Thread-safe.
Result<Model> readModel(QByteArrayView bytes, const ModelChoice &choice = {}, const ModelCompanion &companion = {},
                        const ModelColors &colors = {});

// Returns whether a file's name has the extension of a model, in any case.
bool isModelName(QStringView name);

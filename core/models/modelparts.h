// The common parts of the model readers: range checks before reading, and a memory budget that depends on the file's size.
#pragma once

#include "core/geometry/geometry.h"
#include "core/images/imageparts.h"
#include "core/models/model.h"

#include <QCoreApplication>

struct ModelText {
    Q_DECLARE_TR_FUNCTIONS(Models)
};

Result<Model> readAlias(QByteArrayView bytes, const ModelChoice &choice, const ModelColors &colors);
bool isMap(QByteArrayView bytes);
Result<Model> readMapModel(QByteArrayView bytes, const ModelColors &colors);
Result<Model> readMd2(QByteArrayView bytes, const ModelChoice &choice);
Result<Model> readMd3(QByteArrayView bytes);
Result<Model> readStudio(QByteArrayView bytes, const ModelChoice &choice, const ModelCompanion &companion);
Result<Model> readSprite(QByteArrayView bytes, const ModelColors &colors);

// Returns whether `count` records of `size` bytes lie inside, starting at `at`.
bool holds(QByteArrayView bytes, qint64 at, qint64 count, qint64 size);
// Returns the error that records lie outside the file; `what` is their plural name in the engine's header.
Error outOfRangeError(const QString &kind, const QString &what);
Error headerIsCutOff(const QString &kind, qsizetype size, qint64 headerSize);
Error wrongVersionError(const QString &kind, qint32 version, qint32 read); // `read`: the version that the game reads
// Returns the game's colours, or grey if there are none.
Palette paletteOf(const ModelColors &colors);
// Returns the error that there is nothing to draw.
Error isEmptyModel(const QString &kind);

// The most skins of a model, since each is a picture that is read; further ones are dropped. The engines allow 32
// skins (MAX_MD2SKINS of qfiles.h) and 32 surfaces (MD3_MAX_SURFACES).
inline constexpr qint64 mostSkins = 256;
// The approximate bytes of a corner in a hash of known corners.
inline constexpr qint64 knownCornerBytes = 32;

// The memory budget of a model's arrays. They need more than its file, since corners are split where texture coordinates
// meet, and poses are unpacked. Counts in 64 bits, before an array grows.
class ModelMemoryBudget
{
public:
    explicit ModelMemoryBudget(qsizetype bytes) : left_(std::min(64 * qint64{bytes} + 65'536, most)) {}
    // Takes this much from the budget; returns false if not enough is left.
    bool take(qint64 bytes)
    {
        left_ -= std::min(bytes, left_ + 1);
        return left_ >= 0;
    }
    // Takes room for as many of `wanted` items as fit at `each` bytes, but at least one, and returns how many.
    qint64 takeSome(qint64 wanted, qint64 each);

private:
    static constexpr qint64 most = 128 << 20; // bytes
    qint64 left_;
};

// Returns the number, or 0 if it is NaN or larger than any map, so that it can be drawn safely.
float numberOrZero(float number);
// Returns three consecutive numbers, each checked by numberOrZero().
std::array<float, 3> vectorAt(QByteArrayView bytes, qint64 at);
inline constexpr std::array<qint8, 4> upwards{0, 0, 127, 0}; // the normal used if none can be computed
inline constexpr qint64 bytePointBytes = 4;
// Adds a frame whose points are stored as x, y, z and the number of a normal, a byte each. Scales and moves them by the two
// vectors at `scaleAt`; computes the normals from the triangles. `corners` has the number of each corner's point.
void addFrame(QByteArrayView bytes, const QString &name, qint64 scaleAt, qint64 pointsAt, std::span<const quint32> corners,
              Model &model);
// Sets the bounding boxes of all frames.
void measureFrames(Model &model);

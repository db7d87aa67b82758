// What the readers of models share: ranges that are checked before they are read, and the memory that a file is worth.
#pragma once

#include "core/images/imageparts.h"
#include "core/models/model.h"

#include <QCoreApplication>

#include <cmath>

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

// Whether `count` records of `size` bytes lie inside from `at` on.
bool holds(QByteArrayView bytes, qint64 at, qint64 count, qint64 size);
// It says of records that they lie where nothing is; `what` in the plural, as the engine's header calls them.
Error leadsOut(const QString &kind, const QString &what);
Error headerIsCutOff(const QString &kind, qsizetype size, qint64 headerSize);
Error isOfVersion(const QString &kind, qint32 version, qint32 read); // and not of the one that the game reads
// The game's colours, or grey where there are none.
Palette paletteOf(const ModelColors &colors);
// There is nothing to be drawn in it.
Error isEmptyModel(const QString &kind);

// More pictures than any model has, since each is read: skins beyond these are none. The engines have room for 32 (MAX_MD2SKINS
// of qfiles.h) and for as many surfaces (MD3_MAX_SURFACES).
inline constexpr qint64 mostSkins = 256;
// What a corner takes in a table of those that are known, by and large.
inline constexpr qint64 knownCornerBytes = 32;

// What a model may take beyond its bytes, all its arrays together: corners are split where texture coordinates meet, poses are
// unpacked. Counted in 64 bits, before an array grows.
class ModelRoom
{
public:
    explicit ModelRoom(qsizetype bytes) : left_(std::min(64 * qint64{bytes} + 65'536, most)) {}
    // False where that is not left.
    bool take(qint64 bytes)
    {
        left_ -= std::min(bytes, left_ + 1);
        return left_ >= 0;
    }
    // How many of `wanted` things of `each` bytes have room, at least one, and takes it.
    qint64 takeSome(qint64 wanted, qint64 each);

private:
    static constexpr qint64 most = 128 << 20; // of any model
    qint64 left_;
};

// A number that is none, or beyond what maps hold, is 0: pictures are drawn with it.
float soundNumber(float number);
// A vector of any length but 0 as a normal has it.
std::array<qint8, 4> packedNormal(const Point &normal);
// Normals of a frame's corners by the triangles around them, each as much as its size; `at` says which corners are one.
void addNormals(std::span<ModelPoint> frame, std::span<const quint32> indexes, std::span<const quint32> at);
// The boxes of all frames.
void measureFrames(Model &model);

#include "core/geometry/boxtree.h"
#include "core/models/modelparts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView endings[] = {".md2"_L1, ".md3"_L1, ".mdl"_L1, ".spr"_L1, ".bsp"_L1};
constexpr float farthest = 1 << 20; // map units; larger than any map

// Sets the normals of a frame's corners from the triangles around them, weighted by area. Corners with the same index in
// `at` share one.
void addNormals(std::span<ModelPoint> frame, std::span<const quint32> indexes, std::span<const quint32> at)
{
    std::vector<Point> sums(frame.empty() ? 0 : *std::ranges::max_element(at) + 1);
    for (size_t i = 0; i + 2 < indexes.size(); i += 3) {
        const auto a = toPoint(frame[indexes[i]].point), b = toPoint(frame[indexes[i + 1]].point),
                   c = toPoint(frame[indexes[i + 2]].point);
        const auto normal = cross(c - a, b - a);
        for (size_t j = 0; j < 3; ++j)
            sums[at[indexes[i + j]]] = sums[at[indexes[i + j]]] + normal;
    }
    for (size_t i = 0; i < frame.size(); ++i)
        frame[i].normal = packedNormal(sums[at[i]], upwards);
}

} // namespace

bool holds(QByteArrayView bytes, qint64 at, qint64 count, qint64 size)
{
    return at >= 0 && count >= 0 && at <= bytes.size() && count <= (bytes.size() - at) / size;
}

Error outOfRangeError(const QString &kind, const QString &what)
{
    return Error{ModelText::tr("This %1 is damaged: its %2 are invalid.").arg(kind, what)};
}

Error headerIsCutOff(const QString &kind, qsizetype size, qint64 headerSize)
{
    return Error{ModelText::tr("This file ends after %L1 bytes, but the header of an %2 alone takes %L3.")
                     .arg(size)
                     .arg(kind)
                     .arg(headerSize)};
}

Error wrongVersionError(const QString &kind, qint32 version, qint32 read)
{
    return Error{ModelText::tr("This %1 has version %2; the game reads %3.").arg(kind).arg(version).arg(read)};
}

Error isEmptyModel(const QString &kind) { return Error{ModelText::tr("This %1 has no triangles or no frames.").arg(kind)}; }

Palette paletteOf(const ModelColors &colors)
{
    const auto palette = colors.palette ? colors.palette() : Palette();
    return palette.size() < 256 ? neutralPalette() : palette;
}

qint64 Model::bytes() const
{
    const auto of = [](const auto &values) { return std::ssize(values) * qint64{sizeof(values[0])}; };
    return of(points) + of(texture) + of(indexes) + of(surfaces) + of(skins) + of(frames) + of(tags) + of(groups);
}

qint64 ModelMemoryBudget::takeSome(qint64 wanted, qint64 each)
{
    const auto some = std::clamp<qint64>(std::max<qint64>(left_, 0) / std::max<qint64>(each, 1), 1, std::max<qint64>(wanted, 1));
    left_ -= some * each;
    return some;
}

float numberOrZero(float number)
{
    return std::abs(number) < farthest ? number : 0; // false for NaN
}

std::array<float, 3> vectorAt(QByteArrayView bytes, qint64 at)
{
    return {numberOrZero(numberAt<float>(bytes, at)), numberOrZero(numberAt<float>(bytes, at + 4)),
            numberOrZero(numberAt<float>(bytes, at + 8))};
}

void addFrame(QByteArrayView bytes, const QString &name, qint64 scaleAt, qint64 pointsAt, std::span<const quint32> corners,
              Model &model)
{
    const auto scale = vectorAt(bytes, scaleAt), move = vectorAt(bytes, scaleAt + 12);
    model.frames.push_back({.name = name});
    const auto first = model.points.size();
    for (const auto point : corners) {
        ModelPoint corner;
        for (size_t axis = 0; axis < 3; ++axis) {
            const auto stored = numberAt<quint8>(bytes, pointsAt + point * bytePointBytes + static_cast<qint64>(axis));
            corner.point[axis] = static_cast<float>(stored) * scale[axis] + move[axis];
        }
        model.points.push_back(corner);
    }
    addNormals(std::span(model.points).subspan(first), model.indexes, corners);
}

void measureFrames(Model &model)
{
    for (size_t f = 0; f < model.frames.size(); ++f) {
        auto &frame = model.frames[f];
        Box box;
        for (const auto &each : model.pointsOf(f))
            box.add(each.point);
        frame.low = toPoint(box.low);
        frame.high = toPoint(box.high);
    }
}

bool isModelName(QStringView name)
{
    return std::ranges::any_of(endings, [name](QLatin1StringView ending) { return name.endsWith(ending, Qt::CaseInsensitive); });
}

Result<Model> readModel(QByteArrayView bytes, const ModelChoice &choice, const ModelCompanion &companion,
                        const ModelColors &colors)
{
    if (bytes.startsWith("IDPO") || bytes.startsWith("RAPO"))
        return readAlias(bytes, choice, colors);
    if (bytes.startsWith("IDP2"))
        return readMd2(bytes, choice);
    if (bytes.startsWith("IDP3"))
        return readMd3(bytes);
    if (bytes.startsWith("IDST"))
        return readStudio(bytes, choice, companion);
    if (bytes.startsWith("IDSP"))
        return readSprite(bytes, colors);
    if (isMap(bytes))
        return readMapModel(bytes, colors);
    return Error{ModelText::tr("This is not a model: it does not begin like an MDL, MD2, MD3, sprite or map.")};
}

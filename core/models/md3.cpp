// MD3, Quake III's models (qcommon/qfiles.h, md3Header_t; renderer/tr_model.c, R_LoadMD3()):
//    0 char ident[4] "IDP3"   4 i32 version 15   8 char name[64]   72 i32 flags, numFrames, numTags, numSurfaces, numSkins,
//   ofsFrames, ofsTags, ofsSurfaces, ofsEnd
// Frames are 56 bytes: f32 box[6], origin[3], radius and char name[16]. Tags are 112 bytes, equally many for each frame,
// frame by frame: char name[64], f32 origin[3], axis[3][3]. Surfaces follow each other, each with its own points:
//    0 char ident[4]   4 char name[64]   68 i32 flags, numFrames, numShaders, numVerts, numTriangles, ofsTriangles, ofsShaders,
//   ofsSt, ofsXyzNormals, ofsEnd, from the surface's first byte
// A point is i16 xyz in 64ths and a normal of two angles, 256 per turn. The file has no frame rate: the game sets it.
#include "core/models/modelparts.h"

#include <algorithm>
#include <numbers>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 headerBytes = 108, frameBytes = 56, tagBytes = 112, surfaceHeader = 108, shaderBytes = 68, placeBytes = 8,
                 triangleBytes = 12, pointBytes = 8;
constexpr float pointScale = 1.0f / 64;

struct Surface {
    qint64 frames, shaders, points, triangles, trianglesAt, shadersAt, placesAt, pointsAt, end;
    qint64 at; // offset of its first byte
    quint32 firstCorner = 0;
};

// Decodes a normal as LerpMeshVertexes() of renderer/tr_surface.c does.
Point normalOf(quint16 packed)
{
    const double turn = 2 * std::numbers::pi / 256;
    const double around = (packed >> 8) * turn, down = (packed & 0xff) * turn;
    return {std::cos(around) * std::sin(down), std::sin(around) * std::sin(down), std::cos(down)};
}

Surface surfaceAt(QByteArrayView bytes, qint64 at)
{
    const auto number = [&](qint64 from) { return qint64{numberAt<qint32>(bytes, at + from)}; };
    return {number(72),      number(76),      number(80),       number(84),       at + number(88),
            at + number(92), at + number(96), at + number(100), at + number(104), at};
}

// Returns the name of a part that does not lie inside the file; empty if all do.
QString missingPart(QByteArrayView bytes, const Surface &surface, qint64 frames)
{
    if (!holds(bytes, surface.trianglesAt, surface.triangles, triangleBytes))
        return u"triangles"_s;
    if (!holds(bytes, surface.shadersAt, surface.shaders, shaderBytes))
        return u"shaders"_s;
    if (!holds(bytes, surface.placesAt, surface.points, placeBytes))
        return u"st"_s;
    // Each frame has as many points. The product cannot overflow, since neither number exceeds the file's size.
    return surface.frames == frames && frames <= bytes.size()
                   && holds(bytes, surface.pointsAt, surface.points * frames, pointBytes)
               ? QString()
               : u"xyzNormals"_s;
}

// Returns the skin with this name, adding it if necessary; -1 beyond mostSkins, since each is a picture that is read.
qint32 skinOf(const QString &name, Model &model)
{
    const auto known = std::ranges::find(model.skins, name, &ModelSkin::name);
    if (known == model.skins.end() && std::ssize(model.skins) >= mostSkins)
        return -1;
    const auto skin = static_cast<qint32>(known - model.skins.begin());
    if (known == model.skins.end())
        model.skins.push_back({.name = name});
    return skin;
}

// Adds a surface. Returns false if an index is out of range.
bool addSurface(QByteArrayView bytes, const Surface &surface, Model &model)
{
    ModelSurface drawn{.name = textAt(bytes, surface.at + 4, 64),
                       .firstIndex = static_cast<quint32>(model.indexes.size()),
                       .indexCount = static_cast<quint32>(3 * surface.triangles)};
    for (qint64 i = 0; i < 3 * surface.triangles; ++i) {
        const auto index = numberAt<qint32>(bytes, surface.trianglesAt + 4 * i);
        if (index < 0 || index >= surface.points)
            return false;
        model.indexes.push_back(surface.firstCorner + static_cast<quint32>(index));
    }
    for (qint64 i = 0; i < surface.points; ++i) {
        const auto at = surface.placesAt + i * placeBytes;
        model.texture.push_back({numberOrZero(numberAt<float>(bytes, at)), numberOrZero(numberAt<float>(bytes, at + 4))});
    }
    if (surface.shaders > 0) // the first, as in the engine unless it is given another skin
        drawn.skin = skinOf(textAt(bytes, surface.shadersAt, 64), model);
    model.surfaces.push_back(drawn);
    return true;
}

ModelFrame frameAt(QByteArrayView bytes, qint64 at)
{
    return {.name = textAt(bytes, at + 40, 16),
            .middle = toPoint(vectorAt(bytes, at + 24)),
            .radius = std::max(numberOrZero(numberAt<float>(bytes, at + 36)), 0.0f)};
}

// Reads a tag and normalises its axes, whose lengths do not matter (renderer/tr_model.c, R_LerpTag()).
ModelTag tagAt(QByteArrayView bytes, qint64 at)
{
    const auto vector = [&](qint64 from) { return toPoint(vectorAt(bytes, at + from)); };
    ModelTag tag{.name = textAt(bytes, at, 64), .place = {{vector(76), vector(88), vector(100)}, vector(64)}};
    for (auto &axis : tag.place.axes)
        if (const double size = length(axis); size > 0)
            axis = axis * (1 / size);
    return tag;
}

void addPoints(QByteArrayView bytes, const Surface &surface, qint64 frame, Model &model)
{
    for (qint64 i = 0; i < surface.points; ++i) {
        const auto at = surface.pointsAt + (frame * surface.points + i) * pointBytes;
        ModelPoint point;
        for (size_t axis = 0; axis < 3; ++axis)
            point.point[axis] = static_cast<float>(numberAt<qint16>(bytes, at + 2 * static_cast<qint64>(axis))) * pointScale;
        point.normal = packedNormal(normalOf(numberAt<quint16>(bytes, at + 6)), upwards);
        model.points.push_back(point);
    }
}

} // namespace

Result<Model> readMd3(QByteArrayView bytes)
{
    Model model;
    model.kind = u"MD3"_s;
    if (bytes.size() < headerBytes)
        return headerIsCutOff(model.kind, bytes.size(), headerBytes);
    if (const auto version = numberAt<qint32>(bytes, 4); version != 15)
        return wrongVersionError(model.kind, version, 15);
    const qint64 frames = numberAt<qint32>(bytes, 76), tags = numberAt<qint32>(bytes, 80), count = numberAt<qint32>(bytes, 84),
                 framesAt = numberAt<qint32>(bytes, 92), tagsAt = numberAt<qint32>(bytes, 96);
    if (!holds(bytes, framesAt, frames, frameBytes))
        return outOfRangeError(model.kind, u"frames"_s);
    ModelMemoryBudget room(bytes.size());
    if (!room.take(frames * qint64{sizeof(ModelFrame)}))
        return outOfRangeError(model.kind, u"frames"_s);
    // If there are no tags, their offset does not matter.
    if (tags != 0 && !(holds(bytes, tagsAt, tags, tagBytes) && room.take(tags * qint64{sizeof(ModelTag)})))
        return outOfRangeError(model.kind, u"tags"_s);
    for (qint64 i = 0; i < tags; ++i)
        model.tags.push_back(tagAt(bytes, tagsAt + i * tagBytes));
    std::vector<Surface> surfaces;
    quint32 corners = 0;
    for (qint64 i = 0, at = numberAt<qint32>(bytes, 100); i < count; ++i) {
        if (!holds(bytes, at, 1, surfaceHeader))
            return outOfRangeError(model.kind, u"surfaces"_s);
        auto surface = surfaceAt(bytes, at);
        if (const auto missing = missingPart(bytes, surface, frames); !missing.isEmpty())
            return outOfRangeError(model.kind, missing);
        // In a damaged file all surfaces may have the same offset.
        if (!room.take(surface.points * (frames * qint64{sizeof(ModelPoint)} + placeBytes) + surface.triangles * triangleBytes
                       + qint64{sizeof(Surface) + sizeof(ModelSurface) + sizeof(ModelSkin)}))
            return outOfRangeError(model.kind, u"surfaces"_s);
        surface.firstCorner = corners;
        corners += static_cast<quint32>(surface.points);
        if (!addSurface(bytes, surface, model))
            return outOfRangeError(model.kind, u"triangles"_s);
        surfaces.push_back(surface);
        at = surface.end;
    }
    if (frames == 0 || model.indexes.empty())
        return isEmptyModel(model.kind);
    for (qint64 frame = 0; frame < frames; ++frame) {
        model.frames.push_back(frameAt(bytes, framesAt + frame * frameBytes));
        for (const auto &surface : surfaces)
            addPoints(bytes, surface, frame, model);
    }
    measureFrames(model);
    return model;
}

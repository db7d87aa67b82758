// MD2, Quake II's models (qcommon/qfiles.h, dmdl_t; ref_gl/gl_model.c, Mod_LoadAliasModel()):
//    0 char ident[4] "IDP2"   4 i32 version 8   8 i32 skinwidth, skinheight, framesize, num_skins, num_xyz, num_st, num_tris,
//   num_glcmds, num_frames, ofs_skins, ofs_st, ofs_tris, ofs_frames, ofs_glcmds, ofs_end
// Points are bytes, scaled and offset by numbers of their frame. Texture coordinates are in texels of the skin. Triangles
// have separate indexes of points and texture coordinates, so a point with several coordinates becomes several corners. The
// frame rate is the game's: ten per second. The game chooses one of the named skins by number, or the first if there is no
// skin of that number (R_DrawAliasModel() of ref_gl/gl_mesh.c).
#include "core/models/modelparts.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 headerBytes = 68, skinBytes = 64, placeBytes = 4, triangleBytes = 12, frameHeader = 40;

struct Header {
    qint64 skinWidth, skinHeight, frameSize, skins, points, places, triangles, frames;
    qint64 skinsAt, placesAt, trianglesAt, framesAt;
};

Header headerOf(QByteArrayView bytes)
{
    const auto number = [&](qint64 at) { return qint64{numberAt<qint32>(bytes, at)}; };
    return {number(8),  number(12), number(16), number(20), number(24), number(28),
            number(32), number(40), number(44), number(48), number(52), number(56)};
}

// The distinct corners: pairs of a point and texture coordinates.
struct Corners {
    std::vector<quint32> points;     // by corner, index of its point
    QHash<quint32, quint32> numbers; // index of the corner, by point and texture coordinates
};

// The bytes of a corner, with its texture coordinates, and its only point if the model has one frame.
constexpr qint64 cornerBytes = knownCornerBytes + sizeof(quint32) + sizeof(std::array<float, 2>) + sizeof(ModelPoint);

// Adds the triangles. Returns false if an index is out of range or there is no room.
bool addTriangles(QByteArrayView bytes, const Header &header, Model &model, Corners &corners, ModelMemoryBudget &room)
{
    if (!room.take(header.triangles * 3 * qint64{sizeof(quint32)}))
        return false;
    const auto width = static_cast<float>(std::max<qint64>(header.skinWidth, 1)),
               height = static_cast<float>(std::max<qint64>(header.skinHeight, 1));
    for (qint64 i = 0; i < header.triangles; ++i)
        for (qint64 corner = 0; corner < 3; ++corner) {
            const auto at = header.trianglesAt + i * triangleBytes + corner * 2;
            const quint32 point = numberAt<quint16>(bytes, at), place = numberAt<quint16>(bytes, at + 6);
            if (point >= header.points || place >= header.places)
                return false;
            const auto next = static_cast<quint32>(corners.points.size());
            const auto known = corners.numbers.constFind(point << 16 | place);
            model.indexes.push_back(known == corners.numbers.constEnd() ? next : *known);
            if (known != corners.numbers.constEnd())
                continue;
            if (!room.take(cornerBytes))
                return false;
            corners.numbers.insert(point << 16 | place, next);
            corners.points.push_back(point);
            const auto from = header.placesAt + place * placeBytes;
            model.texture.push_back({(static_cast<float>(numberAt<qint16>(bytes, from)) + 0.5f) / width,
                                     (static_cast<float>(numberAt<qint16>(bytes, from + 2)) + 0.5f) / height});
        }
    return true;
}

} // namespace

Result<Model> readMd2(QByteArrayView bytes, const ModelChoice &choice)
{
    Model model;
    model.kind = u"MD2"_s;
    model.framesPerSecond = 10;
    if (bytes.size() < headerBytes)
        return headerIsCutOff(model.kind, bytes.size(), headerBytes);
    if (const auto version = numberAt<qint32>(bytes, 4); version != 8)
        return wrongVersionError(model.kind, version, 8);
    const auto header = headerOf(bytes);
    if (!holds(bytes, header.skinsAt, header.skins, skinBytes))
        return outOfRangeError(model.kind, u"skins"_s);
    if (!holds(bytes, header.placesAt, header.places, placeBytes))
        return outOfRangeError(model.kind, u"st"_s);
    if (!holds(bytes, header.trianglesAt, header.triangles, triangleBytes))
        return outOfRangeError(model.kind, u"tris"_s);
    if (header.points < 0 || header.frameSize < frameHeader || header.points > (header.frameSize - frameHeader) / bytePointBytes
        || !holds(bytes, header.framesAt, header.frames, header.frameSize))
        return outOfRangeError(model.kind, u"frames"_s);
    if (header.triangles == 0 || header.frames == 0)
        return isEmptyModel(model.kind);
    Corners corners;
    ModelMemoryBudget room(bytes.size());
    const auto skins = std::min(header.skins, mostSkins);
    if (!room.take(skins * qint64{sizeof(ModelSkin)}))
        return outOfRangeError(model.kind, u"skins"_s);
    if (!addTriangles(bytes, header, model, corners, room))
        return outOfRangeError(model.kind, u"tris"_s);
    // Each frame visits all triangles for its normals, so fewer frames are taken if there are very many.
    const auto frames =
        room.takeSome(header.frames, std::ssize(corners.points) * qint64{sizeof(ModelPoint)}
                                         + std::ssize(model.indexes) * qint64{sizeof(quint32)} + qint64{sizeof(ModelFrame)});
    for (qint64 i = 0, at = header.framesAt; i < frames; ++i, at += header.frameSize)
        addFrame(bytes, textAt(bytes, at + 24, 16), at, at + frameHeader, corners.points, model);
    for (qint64 i = 0; i < skins; ++i)
        model.skins.push_back({.name = textAt(bytes, header.skinsAt + i * skinBytes, skinBytes)});
    const auto skin = choice.skin >= 0 && choice.skin < skins ? choice.skin : 0;
    model.surfaces.push_back({.indexCount = static_cast<quint32>(model.indexes.size()), .skin = skins > 0 ? skin : -1});
    measureFrames(model);
    return model;
}

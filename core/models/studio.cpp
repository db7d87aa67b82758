// MDL version 10, Half-Life's models (engine/studio.h of the SDK; cl_dll/StudioModelRenderer.cpp, StudioSetupModel()):
//    0 char id[4] "IDST"   4 i32 version 10   8 char name[64]   140 i32 numbones, boneindex   164 i32 numseq, seqindex
//  180 i32 numtextures, textureindex, texturedataindex, numskinref, numskinfamilies, skinindex, numbodyparts, bodypartindex
// A body part is one of several models, chosen by the entity's body. If the file has no textures, NAMEt.mdl has them and
// the skins. Meshes are triangle strips (a positive count) and fans (a negative one) of four i16: a point, a normal, and s and t
// in texels.
#include "core/models/studio.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 headerBytes = 244, textureBytes = 80, partBytes = 76, modelBytes = 112, meshBytes = 20, vectorBytes = 12,
                 cornerBytes = 8, paletteBytes = 768;
// The most bytes for a corner of a run: a triangle, the key of a known corner, texture coordinates and one point.
constexpr qint64 runCornerBytes =
    3 * sizeof(quint32) + sizeof(StudioCorner) + knownCornerBytes + sizeof(std::array<float, 2>) + sizeof(ModelPoint);
enum TextureFlag : quint32 { Chrome = 2, FullBright = 4, Additive = 0x20, Masked = 0x40 };

qint64 numberOf(QByteArrayView bytes, qint64 at) { return numberAt<qint32>(bytes, at); }

class StudioReader
{
public:
    StudioReader(QByteArrayView bytes, QByteArrayView textures)
        : bytes_(bytes), textures_(textures), room_(bytes.size() + textures.size())
    {
    }

    Result<Model> read(const ModelChoice &choice, const ModelCompanion &companion)
    {
        model_.kind = u"MDL"_s;
        if (!readTextures(choice.skin))
            return outOfRangeError(model_.kind, u"textures"_s);
        const auto parts = numberOf(bytes_, 204), partsAt = numberOf(bytes_, 208);
        if (!holds(bytes_, partsAt, parts, partBytes))
            return outOfRangeError(model_.kind, u"bodyparts"_s);
        for (qint64 i = 0; i < parts; ++i)
            if (!readPart(partsAt + i * partBytes, i, choice))
                return outOfRangeError(model_.kind, u"meshes"_s);
        if (corners_.empty())
            return isEmptyModel(model_.kind);
        return pose(choice, companion);
    }

private:
    bool readTextures(qint32 family)
    {
        const auto count = numberOf(textures_, 180), at = numberOf(textures_, 184);
        if (!holds(textures_, at, count, textureBytes))
            return false;
        for (qint64 i = 0; i < count; ++i)
            if (!readTexture(at + i * textureBytes))
                return false;
        references_ = numberOf(textures_, 192);
        const auto families = numberOf(textures_, 196), skinsAt = numberOf(textures_, 200);
        if (references_ < 0 || families < 0 || (references_ > 0 && families > textures_.size() / references_)
            || !holds(textures_, skinsAt, references_ * families, 2))
            return false;
        skinsAt_ = families == 0 ? -1 : skinsAt + 2 * references_ * (family >= 0 && family < families ? family : 0);
        return true;
    }

    bool readTexture(qint64 at)
    {
        const auto flags = numberAt<quint32>(textures_, at + 64);
        const auto width = numberOf(textures_, at + 68), height = numberOf(textures_, at + 72),
                   from = numberOf(textures_, at + 76);
        if (refuseSize(model_.kind, width, height, textures_.size()) || !holds(textures_, from, width * height + paletteBytes, 1)
            || !room_.take(4 * width * height + qint64{sizeof(ModelSkin)}))
            return false;
        const bool isCutOut = flags & Masked;
        const auto image = indexedImage({static_cast<int>(width), static_cast<int>(height)},
                                        opaqueColors(textures_.sliced(from + width * height, paletteBytes)), isCutOut ? 255 : -1,
                                        textures_.sliced(from, width * height));
        if (!image)
            return false;
        model_.skins.push_back({.name = textAt(textures_, at, 64),
                                .picture = image.value().convertToFormat(QImage::Format_RGBA8888),
                                .isChrome = (flags & Chrome) != 0,
                                .isCutOut = isCutOut,
                                .adds = (flags & Additive) != 0,
                                .isFullBright = (flags & FullBright) != 0});
        return true;
    }

    static qint64 modelOf(const ModelChoice &choice, qint64 part, qint64 base, qint64 models)
    {
        if (choice.parts == 0)
            return base > 0 && choice.body > 0 ? choice.body / base % models : 0;
        const auto asked = part < 8 ? choice.parts >> (4 * part) & 15 : 0;
        return asked < models ? asked : 0;
    }

    // Reads the chosen model of a body part.
    bool readPart(qint64 at, qint64 part, const ModelChoice &choice)
    {
        const auto models = numberOf(bytes_, at + 64), base = numberOf(bytes_, at + 68), modelsAt = numberOf(bytes_, at + 72);
        if (!holds(bytes_, modelsAt, models, modelBytes))
            return false;
        if (models == 0)
            return true;
        const auto model = modelsAt + modelOf(choice, part, base, models) * modelBytes;
        const auto meshes = numberOf(bytes_, model + 72), meshesAt = numberOf(bytes_, model + 76);
        Source source{.points = numberOf(bytes_, model + 80),
                      .pointBonesAt = numberOf(bytes_, model + 84),
                      .pointsAt = numberOf(bytes_, model + 88),
                      .normals = numberOf(bytes_, model + 92),
                      .normalBonesAt = numberOf(bytes_, model + 96),
                      .normalsAt = numberOf(bytes_, model + 100)};
        if (!holds(bytes_, meshesAt, meshes, meshBytes) || !holds(bytes_, source.pointsAt, source.points, vectorBytes)
            || !holds(bytes_, source.pointBonesAt, source.points, 1)
            || !holds(bytes_, source.normalsAt, source.normals, vectorBytes)
            || !holds(bytes_, source.normalBonesAt, source.normals, 1))
            return false;
        for (qint64 i = 0; i < meshes; ++i)
            if (!readMesh(meshesAt + i * meshBytes, source))
                return false;
        return true;
    }

    struct Source { // where corners come from
        qint64 points, pointBonesAt, pointsAt, normals, normalBonesAt, normalsAt;
    };

    bool readMesh(qint64 at, const Source &source)
    {
        const auto reference = numberOf(bytes_, at + 8);
        ModelSurface surface{.firstIndex = static_cast<quint32>(model_.indexes.size()), .skin = skinOf(reference)};
        known_.clear();
        for (auto from = numberOf(bytes_, at + 4); holds(bytes_, from, 1, 2);) {
            const qint64 count = numberAt<qint16>(bytes_, from);
            from += 2;
            if (count == 0) {
                surface.indexCount = static_cast<quint32>(model_.indexes.size()) - surface.firstIndex;
                if (surface.indexCount > 0)
                    model_.surfaces.push_back(surface);
                return room_.take(qint64{sizeof surface});
            }
            const auto corners = std::abs(count);
            if (!holds(bytes_, from, corners, cornerBytes) || !readRun(from, corners, count < 0, surface.skin, source))
                return false;
            from += corners * cornerBytes;
        }
        return false; // the list has no end
    }

    bool readRun(qint64 from, qint64 count, bool isFan, qint32 skin, const Source &source)
    {
        std::array<quint32, 2> before{};
        for (qint64 i = 0; i < count; ++i) {
            if (!room_.take(runCornerBytes))
                return false;
            const auto corner = cornerAt(from + i * cornerBytes, skin, source);
            if (!corner)
                return false;
            if (i >= 2) {
                const bool isTurned = !isFan && i % 2 == 1; // strips alternate the winding
                model_.indexes.insert(model_.indexes.end(), {before[isTurned ? 1 : 0], before[isTurned ? 0 : 1], *corner});
            }
            if (!isFan || i == 0)
                before = {i == 0 ? *corner : before[1], *corner};
            else
                before[1] = *corner;
        }
        return true;
    }

    // Returns the index of a corner, and adds the corner if the mesh does not have it yet; nothing if it is out of range.
    std::optional<quint32> cornerAt(qint64 at, qint32 skin, const Source &source)
    {
        const auto key = numberAt<quint64>(bytes_, at);
        if (const auto found = known_.constFind(key); found != known_.constEnd())
            return *found;
        const qint64 point = numberAt<qint16>(bytes_, at), normal = numberAt<qint16>(bytes_, at + 2);
        if (point < 0 || point >= source.points || normal < 0 || normal >= source.normals)
            return {};
        const auto number = static_cast<quint32>(corners_.size());
        known_.insert(key, number);
        corners_.push_back({.point = toPoint(vectorAt(bytes_, source.pointsAt + point * vectorBytes)),
                            .normal = toPoint(vectorAt(bytes_, source.normalsAt + normal * vectorBytes)),
                            .bone = numberAt<quint8>(bytes_, source.pointBonesAt + point),
                            .normalBone = numberAt<quint8>(bytes_, source.normalBonesAt + normal)});
        const auto size = skin < 0 ? QSize(1, 1) : model_.skins[static_cast<size_t>(skin)].picture.size();
        model_.texture.push_back({static_cast<float>(numberAt<qint16>(bytes_, at + 4)) / static_cast<float>(size.width()),
                                  static_cast<float>(numberAt<qint16>(bytes_, at + 6)) / static_cast<float>(size.height())});
        return number;
    }

    qint32 skinOf(qint64 reference) const
    {
        if (skinsAt_ < 0 || reference < 0 || reference >= references_)
            return -1;
        const auto skin = numberAt<qint16>(textures_, skinsAt_ + 2 * reference);
        return skin >= 0 && skin < std::ssize(model_.skins) ? skin : -1;
    }

    Result<Model> pose(const ModelChoice &choice, const ModelCompanion &companion)
    {
        const auto read = readStudioSequence(bytes_, choice, std::ssize(corners_) * qint64{sizeof(ModelPoint)}, room_, companion);
        if (!read)
            return Error{read.error()};
        const auto &sequence = read.value();
        model_.framesPerSecond = sequence.framesPerSecond;
        const auto bones = sequence.poses.front().size();
        for (const auto &corner : corners_)
            if (corner.bone >= bones || corner.normalBone >= bones)
                return outOfRangeError(model_.kind, u"bones"_s);
        for (const auto &bonesNow : sequence.poses) {
            model_.frames.push_back({.name = sequence.name});
            for (const auto &corner : corners_)
                model_.points.push_back({narrow(bonesNow[corner.bone].point(corner.point)),
                                         packedNormal(bonesNow[corner.normalBone].direction(corner.normal), upwards)});
        }
        measureFrames(model_);
        return std::move(model_);
    }

    QByteArrayView bytes_, textures_;
    ModelMemoryBudget room_;
    Model model_;
    std::vector<StudioCorner> corners_;
    QHash<quint64, quint32> known_; // corners of the mesh, by their bytes
    qint64 references_ = 0, skinsAt_ = -1;
};

bool isStudio(QByteArrayView bytes)
{
    return bytes.size() >= headerBytes && bytes.startsWith("IDST") && numberAt<qint32>(bytes, 4) == 10;
}

} // namespace

Result<Model> readStudio(QByteArrayView bytes, const ModelChoice &choice, const ModelCompanion &companion)
{
    if (bytes.size() < headerBytes)
        return headerIsCutOff(u"MDL"_s, bytes.size(), headerBytes);
    if (!isStudio(bytes))
        return wrongVersionError(u"MDL"_s, numberAt<qint32>(bytes, 4), 10);
    QByteArray beside;
    if (numberOf(bytes, 180) == 0 && companion)
        beside = companion(u"t"_s);
    return StudioReader(bytes, isStudio(beside) ? QByteArrayView(beside) : bytes).read(choice, companion);
}

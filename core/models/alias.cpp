// MDL version 6, Quake's and Hexen II's models (WinQuake/modelgen.h, mdl_t; gl_model.c, Mod_LoadAliasModel()):
//    0 char ident[4] "IDPO"   4 i32 version 6   8 f32 scale[3], scale_origin[3]   32 f32 boundingradius, eyeposition[3]
//   48 i32 numskins, skinwidth, skinheight, numverts, numtris, numframes, synctype, flags   80 f32 size
// Then follow the skins, numverts stvert_t {i32 onseam, s, t}, numtris dtriangle_t {i32 facesfront, vertindex[3]}, and the
// frames. A skin is i32 0 and its indexes, or i32 1, a count, as many f32 intervals, and the indexes of each. A frame is i32
// 0 and {u8 bboxmin[4], bboxmax[4]; char name[16]; u8 verts[numverts][4]}, or i32 1, a count, bboxmin and bboxmax, as many
// f32 intervals, and each. Hexen II's mission pack has "RAPO", version 50, an i32 num_st_verts after `size` that counts
// stverts, and triangles {i32 facesfront; u16 vertindex[3], stindex[3]} (uhexen2, h2shared/genmodel.h).
//
// Points are bytes, to be scaled and offset. In a triangle that faces back, a corner on the seam has its s shifted by half
// the skin's width.
#include "core/models/modelparts.h"

#include <QHash>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 headerBytes = 84, widerHeaderBytes = 88, placeBytes = 12, triangleBytes = 16, poseHeader = 24, groupHeader = 12;
constexpr qint32 aliasVersion = 6, widerVersion = 50;
constexpr double aliasFrameRate = 10, // monsters think ten times per second
    fastestPoses = 1000;
// EF_ROTATE, which CL_RelinkEntities() of cl_main.c implements, and MF_HOLEY of Hexen II, which later engines accept in
// Quake's models (quakespasm, gl_model.c).
constexpr quint32 rotates = 8, isHoley = 16384;
constexpr double rotation = 100; // degrees per second

class AliasReader
{
public:
    AliasReader(QByteArrayView bytes, const ModelColors &colors)
        : bytes_(bytes), isWider_(bytes.startsWith("RAPO")), colors_(colors), room_(bytes.size())
    {
        model_.kind = u"MDL"_s;
        model_.framesPerSecond = aliasFrameRate;
    }

    Result<Model> read(qint32 skin)
    {
        const auto header = isWider_ ? widerHeaderBytes : headerBytes;
        if (bytes_.size() < header)
            return headerIsCutOff(model_.kind, bytes_.size(), header);
        const auto version = isWider_ ? widerVersion : aliasVersion;
        if (const auto stored = numberAt<qint32>(bytes_, 4); stored != version)
            return wrongVersionError(model_.kind, stored, version);
        skinWidth_ = number(52);
        skinHeight_ = number(56);
        if (const auto refused = refuseSize(model_.kind, skinWidth_, skinHeight_, bytes_.size()))
            return *refused;
        at_ = header;
        if (!readSkins(number(48)))
            return outOfRangeError(model_.kind, u"skins"_s);
        points_ = number(60);
        places_ = isWider_ ? number(84) : points_;
        const auto placesAt = next(places_, placeBytes);
        if (!placesAt || points_ < 0)
            return outOfRangeError(model_.kind, u"stverts"_s);
        const auto triangles = number(64);
        const auto trianglesAt = next(triangles, triangleBytes);
        if (!trianglesAt || !addTriangles(*trianglesAt, triangles, *placesAt))
            return outOfRangeError(model_.kind, u"triangles"_s);
        if (!findPoses(number(68)))
            return outOfRangeError(model_.kind, u"frames"_s);
        if (triangles == 0 || poses_.empty())
            return isEmptyModel(model_.kind);
        addPoses();
        const auto skins = std::ssize(model_.skins);
        const qint32 shown = skins == 0 ? -1 : skin >= 0 && skin < skins ? skin : 0;
        model_.surfaces.push_back({.indexCount = static_cast<quint32>(model_.indexes.size()), .skin = shown});
        if (shown >= 0 && !addBright(static_cast<size_t>(shown)))
            return outOfRangeError(model_.kind, u"skins"_s);
        if (flags() & rotates)
            model_.turn = rotation;
        measureFrames(model_);
        return std::move(model_);
    }

private:
    qint64 number(qint64 at) const { return numberAt<qint32>(bytes_, at); }
    quint32 flags() const { return numberAt<quint32>(bytes_, 76); }

    // Returns where the next `count` records begin, and skips them. Nothing if they are cut off.
    std::optional<qint64> next(qint64 count, qint64 size)
    {
        if (!holds(bytes_, at_, count, size))
            return {};
        return std::exchange(at_, at_ + count * size);
    }

    // Whether the next skin or frame is a group, and its size.
    struct Group {
        bool isGroup = false;
        qint64 count = 1;
        double interval = 0; // of the first; seconds
    };
    // Reads the start of the next skin or frame. Returns nothing if it is cut off or an empty group.
    std::optional<Group> nextGroup(qint64 groupBytes)
    {
        const auto type = next(1, 4);
        if (!type)
            return {};
        if (number(*type) == 0)
            return Group();
        const auto count = next(1, groupBytes);
        const auto intervals = count ? next(number(*count), 4) : std::nullopt;
        if (!intervals || *intervals == at_)
            return {};
        return Group{true, number(*count), static_cast<double>(numberOrZero(numberAt<float>(bytes_, *intervals)))};
    }

    // Reads the skins, of each group only the first: groups in games have just one.
    bool readSkins(qint64 count)
    {
        if (count < 0)
            return false;
        const auto size = skinWidth_ * skinHeight_;
        palette_ = paletteOf(count > 0 ? colors_ : ModelColors());
        for (qint64 i = 0; i < count; ++i) {
            const auto group = nextGroup(4);
            const auto pictures = group ? next(group->count, size) : std::nullopt;
            if (!pictures || (i < mostSkins && !readSkin(*pictures)))
                return false;
        }
        return true;
    }

    bool readSkin(qint64 at)
    {
        auto picture = pictureOf(at, palette_);
        if (picture.isNull())
            return false;
        skinsAt_.push_back(at);
        model_.skins.push_back({.picture = std::move(picture), .isCutOut = isCutOut()});
        return true;
    }

    bool isCutOut() const { return flags() & isHoley; }

    // Returns the picture with its indexes at an offset; null if there is no room.
    QImage pictureOf(qint64 at, const Palette &palette)
    {
        if (!room_.take(4 * skinWidth_ * skinHeight_ + qint64{sizeof(ModelSkin)}))
            return {};
        const auto image = indexedImage({static_cast<int>(skinWidth_), static_cast<int>(skinHeight_)}, palette,
                                        isCutOut() ? 255 : -1, bytes_.sliced(at, skinWidth_ * skinHeight_));
        return image ? image.value().convertToFormat(QImage::Format_RGBA8888) : QImage();
    }

    // Adds a copy of the triangles that draws the full-bright colours over the others. Returns false if there is no room.
    bool addBright(size_t skin)
    {
        const auto indexes = bytes_.sliced(skinsAt_[skin], skinWidth_ * skinHeight_);
        const bool isAny = colors_.firstFullBright >= 0 && std::ranges::any_of(indexes, [this](char index) {
                               return static_cast<quint8>(index) >= colors_.firstFullBright && !(isCutOut() && index == '\xff');
                           });
        if (!isAny)
            return true;
        auto bright = palette_;
        for (int i = 0; i < std::min<int>(colors_.firstFullBright, static_cast<int>(bright.size())); ++i)
            bright[i] &= 0x00ffffff;
        auto picture = pictureOf(skinsAt_[skin], bright);
        if (picture.isNull())
            return false;
        model_.surfaces.push_back(
            {.indexCount = static_cast<quint32>(model_.indexes.size()), .skin = static_cast<qint32>(model_.skins.size())});
        model_.skins.push_back({.picture = std::move(picture), .isCutOut = true, .isFullBright = true});
        return true;
    }

    // Adds the triangles. Returns false if an index is out of range or there is no room.
    bool addTriangles(qint64 from, qint64 count, qint64 placesAt)
    {
        if (!room_.take(count * 3 * qint64{sizeof(quint32)}))
            return false;
        for (qint64 i = 0; i < count; ++i) {
            const auto at = from + i * triangleBytes;
            const bool facesFront = number(at) != 0;
            for (qint64 corner = 0; corner < 3; ++corner) {
                const qint64 point = isWider_ ? numberAt<quint16>(bytes_, at + 4 + 2 * corner) : number(at + 4 + 4 * corner);
                const qint64 place = isWider_ ? numberAt<quint16>(bytes_, at + 10 + 2 * corner) : point;
                if (point < 0 || point >= points_ || place >= places_
                    || !addCorner(point, placesAt + place * placeBytes, facesFront))
                    return false;
            }
        }
        return true;
    }

    // Adds each corner once; a corner is a point with its texture coordinates.
    bool addCorner(qint64 point, qint64 placeAt, bool facesFront)
    {
        const bool isMoved = !facesFront && number(placeAt) != 0;
        const auto key = std::pair(point, 2 * placeAt + (isMoved ? 1 : 0));
        const auto corner = static_cast<quint32>(corners_.size());
        const auto known = known_.constFind(key);
        model_.indexes.push_back(known == known_.constEnd() ? corner : *known);
        if (known != known_.constEnd())
            return true;
        if (!room_.take(cornerBytes))
            return false;
        known_.insert(key, corner);
        corners_.push_back(static_cast<quint32>(point));
        const auto s = static_cast<double>(number(placeAt + 4) + (isMoved ? skinWidth_ / 2 : 0)),
                   t = static_cast<double>(number(placeAt + 8));
        model_.texture.push_back({static_cast<float>((s + 0.5) / static_cast<double>(skinWidth_)),
                                  static_cast<float>((t + 0.5) / static_cast<double>(skinHeight_))});
        return true;
    }

    // Finds where each pose begins, and which poses make up one of the game's frames.
    bool findPoses(qint64 frames)
    {
        if (frames < 0)
            return false;
        const auto poseBytes = poseHeader + points_ * bytePointBytes;
        for (qint64 i = 0; i < frames; ++i) {
            const auto group = nextGroup(groupHeader);
            const auto from = group ? next(group->count, poseBytes) : std::nullopt;
            if (!from)
                return false;
            model_.groups.push_back({.first = static_cast<quint32>(poses_.size()),
                                     .count = static_cast<quint32>(group->count),
                                     .framesPerSecond = group->isGroup ? rateOf(group->interval) : 0});
            for (qint64 pose = 0; pose < group->count; ++pose)
                poses_.push_back(*from + pose * poseBytes);
        }
        return true;
    }

    // Returns poses per second; all poses of a group take as long as the first (gl_rmain.c, R_SetupAliasFrame()).
    static double rateOf(double interval) { return interval > 1 / fastestPoses ? 1 / interval : aliasFrameRate; }

    void addPoses()
    {
        // Each pose visits all triangles for its normals, so fewer poses are taken if there are very many.
        const auto count = room_.takeSome(std::ssize(poses_), std::ssize(corners_) * qint64{sizeof(ModelPoint)}
                                                                  + std::ssize(model_.indexes) * qint64{sizeof(quint32)}
                                                                  + qint64{sizeof(ModelFrame) + sizeof(ModelFrameGroup)});
        poses_.resize(static_cast<size_t>(count));
        const auto end = static_cast<quint32>(count);
        std::erase_if(model_.groups, [end](const ModelFrameGroup &group) { return group.first >= end; });
        for (auto &group : model_.groups)
            group.count = std::min(group.count, end - group.first);
        for (const auto pose : poses_)
            addFrame(bytes_, textAt(bytes_, pose + 8, 16), 8, pose + poseHeader, corners_, model_);
    }

    // The bytes of a corner, with its texture coordinates, and its only point if the model has one pose.
    static constexpr qint64 cornerBytes =
        2 * knownCornerBytes + sizeof(quint32) + sizeof(std::array<float, 2>) + sizeof(ModelPoint);

    QByteArrayView bytes_;
    bool isWider_;
    const ModelColors &colors_;
    ModelMemoryBudget room_;
    Model model_;
    Palette palette_;
    std::vector<qint64> skinsAt_; // by skin, offset of its indexes
    qint64 at_ = 0;               // read position
    qint64 skinWidth_ = 0, skinHeight_ = 0, points_ = 0, places_ = 0;
    std::vector<quint32> corners_; // by corner, index of its point
    QHash<std::pair<qint64, qint64>, quint32> known_;
    std::vector<qint64> poses_;
};

} // namespace

Result<Model> readAlias(QByteArrayView bytes, const ModelChoice &choice, const ModelColors &colors)
{
    return AliasReader(bytes, colors).read(choice.skin);
}

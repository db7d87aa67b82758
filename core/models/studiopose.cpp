// A sequence of a Half-Life model: six numbers per bone, position and angles, that change from frame to frame
// (engine/studio.h of the SDK, mstudiobone_t, mstudioseqdesc_t, mstudioanim_t; dlls/animation.cpp and
// cl_dll/StudioModelRenderer.cpp, StudioCalcBonePosition(), StudioCalcBoneQuaterion(), StudioSetupBones()):
//    bone: 0 char name[32]   32 i32 parent   36 i32 flags   40 i32 bonecontroller[6]   64 f32 value[6]   88 f32 scale[6]
//    seqdesc: 0 char label[32]   32 f32 fps   56 i32 numframes   68 i32 motiontype, motionbone   124 i32 animindex
//             156 i32 seqgroup
//    anim: u16 offset[6] of a bone, from its first byte, to runs: u8 valid, u8 total, i16 values[valid]. A run covers `total`
//          frames, and its last value holds for those after `valid`. Offset 0: the bone's own value alone
#include "core/models/studio.h"

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 boneBytes = 112, sequenceBytes = 176, animBytes = 12, channels = 6;
constexpr quint32 mostBones = 128; // MAXSTUDIOBONES

struct Track {
    std::vector<float> values; // by frame; empty: constant
    float at(size_t frame) const { return values.empty() ? 0 : values[frame]; }
};

// Reads a track. If the bytes end early, keeps the last value for the remaining frames.
Track trackAt(QByteArrayView bytes, qint64 at, float scale, size_t frames)
{
    Track track;
    track.values.reserve(frames);
    float last = 0;
    while (track.values.size() < frames && holds(bytes, at, 1, 2)) {
        const int valid = numberAt<quint8>(bytes, at), total = numberAt<quint8>(bytes, at + 1);
        if (total == 0)
            break;
        for (int i = 0; i < total && track.values.size() < frames; ++i) {
            if (i < valid && holds(bytes, at + 2 + 2 * i, 1, 2))
                last = numberOrZero(static_cast<float>(numberAt<qint16>(bytes, at + 2 + 2 * i)) * scale);
            track.values.push_back(last);
        }
        at += 2 + 2 * valid;
    }
    track.values.resize(frames, last);
    return track;
}

struct Bone {
    qint32 parent = -1;
    std::array<float, channels> values{};
    std::array<Track, channels> tracks{};
};

std::vector<Bone> bonesOf(QByteArrayView bytes, qint64 at, qint64 count)
{
    std::vector<Bone> bones(static_cast<size_t>(count));
    for (qint64 i = 0; i < count; ++i) {
        auto &bone = bones[static_cast<size_t>(i)];
        const auto from = at + i * boneBytes;
        const auto parent = numberAt<qint32>(bytes, from + 32);
        bone.parent = parent < i ? parent : -1; // only earlier bones have a transform
        for (qint64 channel = 0; channel < channels; ++channel)
            bone.values[static_cast<size_t>(channel)] = numberOrZero(numberAt<float>(bytes, from + 64 + 4 * channel));
    }
    return bones;
}

StudioPose poseOf(const std::vector<Bone> &bones, size_t frame)
{
    StudioPose pose;
    pose.reserve(bones.size());
    for (const auto &bone : bones) {
        std::array<double, channels> now{};
        for (size_t i = 0; i < now.size(); ++i)
            now[i] = bone.values[i] + bone.tracks[i].at(frame);
        const Transform own{.axes = axesOf(now[3], now[4], now[5]), .origin = {now[0], now[1], now[2]}};
        pose.push_back(bone.parent < 0 ? own : pose[static_cast<size_t>(bone.parent)].transform(own));
    }
    return pose;
}

// Finds the sequence as LookupSequence() and LookupActivityHeaviest() of dlls/animation.cpp do.
qint64 sequenceOf(QByteArrayView bytes, qint64 at, qint64 count, const ModelChoice &choice)
{
    const auto name = QLatin1StringView(choice.sequenceName.data(), static_cast<qsizetype>(choice.sequenceName.size()));
    qint64 found = choice.sequence >= 0 && choice.sequence < count ? choice.sequence : 0;
    qint32 weight = 0;
    for (qint64 i = 0; i < count; ++i) {
        const auto one = at + i * sequenceBytes;
        if (!name.isEmpty() && textAt(bytes, one, 32).compare(name, Qt::CaseInsensitive) == 0)
            return i;
        if (choice.activity > 0 && numberAt<qint32>(bytes, one + 40) == choice.activity
            && numberAt<qint32>(bytes, one + 44) > weight) {
            weight = numberAt<qint32>(bytes, one + 44);
            found = i;
        }
    }
    return found;
}

} // namespace

Result<StudioSequence> readStudioSequence(QByteArrayView bytes, const ModelChoice &choice, qint64 cornerBytes,
                                          ModelMemoryBudget &room, const ModelCompanion &companion)
{
    const qint64 count = numberAt<qint32>(bytes, 140), bonesAt = numberAt<qint32>(bytes, 144),
                 sequences = numberAt<qint32>(bytes, 164), sequencesAt = numberAt<qint32>(bytes, 168);
    if (count < 1 || count > mostBones || !holds(bytes, bonesAt, count, boneBytes))
        return outOfRangeError(u"MDL"_s, u"bones"_s);
    if (!room.take(count * qint64{sizeof(Bone)}))
        return outOfRangeError(u"MDL"_s, u"bones"_s);
    auto bones = bonesOf(bytes, bonesAt, count);
    StudioSequence read;
    if (sequences < 1 || !holds(bytes, sequencesAt, sequences, sequenceBytes)) {
        read.poses.push_back(poseOf(bones, 0));
        return read;
    }
    const auto at = sequencesAt + sequenceOf(bytes, sequencesAt, sequences, choice) * sequenceBytes;
    read.name = textAt(bytes, at, 32);
    read.framesPerSecond = std::max(numberOrZero(numberAt<float>(bytes, at + 32)), 0.0f);
    const auto group = numberAt<qint32>(bytes, at + 156);
    QByteArray more;
    if (group > 0 && companion)
        more = companion(u"%1"_s.arg(group, 2, 10, QChar(u'0')));
    const QByteArrayView motion = group > 0 ? QByteArrayView(more) : bytes;
    const qint64 animsAt = numberAt<qint32>(bytes, at + 124);
    const bool moves = holds(motion, animsAt, count, animBytes);
    const auto frames = static_cast<size_t>(room.takeSome(moves ? numberAt<qint32>(bytes, at + 56) : 1,
                                                          cornerBytes + qint64{sizeof(ModelFrame) + sizeof(StudioPose)}
                                                              + count * qint64{sizeof(Transform) + channels * sizeof(float)}));
    for (qint64 i = 0; i < count && moves; ++i)
        for (qint64 channel = 0; channel < channels; ++channel) {
            const auto anim = animsAt + i * animBytes;
            if (const auto offset = numberAt<quint16>(motion, anim + 2 * channel))
                bones[static_cast<size_t>(i)].tracks[static_cast<size_t>(channel)] =
                    trackAt(motion, anim + offset,
                            numberOrZero(numberAt<float>(bytes, bonesAt + i * boneBytes + 88 + 4 * channel)), frames);
        }
    // The game, not the animation, moves a walking entity.
    const auto stays = numberAt<qint32>(bytes, at + 68), mover = numberAt<qint32>(bytes, at + 72);
    for (size_t axis = 0; axis < 3 && mover >= 0 && mover < count; ++axis)
        if (stays & (1 << axis)) {
            auto &bone = bones[static_cast<size_t>(mover)];
            bone.values[axis] = 0;
            bone.tracks[axis] = {};
        }
    for (size_t frame = 0; frame < frames; ++frame)
        read.poses.push_back(poseOf(bones, frame));
    return read;
}

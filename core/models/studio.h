// Half-Life's models (common/studio.h of the SDK, studiohdr_t and later structures), shared by the readers of meshes and
// sequences.
#pragma once

#include "core/geometry/transform.h"
#include "core/models/modelparts.h"

// A corner before posing: its point and its normal are each in the space of a bone.
struct StudioCorner {
    Point point{}, normal{};
    quint32 bone = 0, normalBone = 0;
};

// The transforms of all bones in a frame.
using StudioPose = std::vector<Transform>;

struct StudioSequence {
    QString name;
    double framesPerSecond = 0;
    std::vector<StudioPose> poses; // at least one
};

// Reads the chosen sequence, with as many frames as fit into `room` if each has `cornerBytes` of corners. If the sequence or its
// file is missing, returns the bones' default pose. Fails if bones lie outside the bytes.
Result<StudioSequence> readStudioSequence(QByteArrayView bytes, const ModelChoice &choice, qint64 cornerBytes,
                                          ModelMemoryBudget &room, const ModelCompanion &companion);

// Half-Life's models (common/studio.h of the SDK, studiohdr_t and what follows), for its two readers.
#pragma once

#include "core/geometry/transform.h"
#include "core/models/modelparts.h"

// A corner before it is posed: as it lies in the spaces of two bones.
struct StudioCorner {
    Point point{}, normal{};
    quint32 bone = 0, normalBone = 0;
};

// Where all bones are in a frame.
using StudioPose = std::vector<Transform>;

struct StudioSequence {
    QString name;
    double framesPerSecond = 0;
    std::vector<StudioPose> poses; // at least one
};

// The sequence, as far as `cornerBytes` for each frame have room; where it is missing or in a file that is, the pose that
// bones have without one. Fails where bones lead out of the bytes.
Result<StudioSequence> readStudioSequence(QByteArrayView bytes, const ModelChoice &choice, qint64 cornerBytes, ModelRoom &room,
                                          const ModelCompanion &companion);

// What the pictures of one map may take of memory together: so much as their files are worth, up to a part of what the
// machine has. Those beyond that are drawn coarser.
#pragma once

#include "core/scene/scenetexture.h"

#include <atomic>

class PictureBudget
{
public:
    // Bytes: half of the machine's memory, and of that and 2 GB the smaller, which is what counts unless told.
    static qint64 roomHere();
    static qint64 most();

    explicit PictureBudget(qint64 most = PictureBudget::most()) : most_(most) {}

    // Takes room for its picture; where that is not left, it becomes smaller.
    void fit(SceneTexture &texture);
    qint64 limit() const { return most_; }
    // How many pictures are smaller than they were read; from any thread, also while pictures are fitted.
    int coarser() const { return coarser_; }

private:
    qint64 most_, spent_ = 0, earned_ = 0; // bytes
    std::atomic<int> coarser_ = 0;
};

// What the pictures and models of one map may take of memory together, the graphics driver's copies among it: so much as their
// files are worth, up to a part of what the machine has. Pictures beyond that are drawn coarser, models are left out.
#pragma once

#include "core/scene/scenetexture.h"

#include <QSet>

#include <mutex>

// Several threads may ask at once.
class PictureBudget
{
public:
    // Return half of the machine's memory, and the default limit, which is at most that; in bytes.
    static qint64 roomHere();
    static qint64 most();

    explicit PictureBudget(qint64 most = PictureBudget::most()) : most_(most) {}

    // Pictures or models are from this file, which takes so many bytes where it lies: in an archive packed. Each counts once.
    void earn(const QString &path, qint64 bytes);
    // So much was read, unpacked.
    void addRead(qint64 bytes);
    // Whether another file may be read: not after many times more than the files take packed. One that may not is left out.
    bool mayRead();
    // Takes room for its picture; where that is not left, it becomes smaller.
    void fit(SceneTexture &texture);
    // Takes room for a model of so many bytes, which the driver has once more; false: there is none, and it is left out.
    bool takeModel(qint64 bytes);
    // Takes room for what is there in any case.
    void reserve(qint64 bytes);
    qint64 limit() const { return most_; }
    // How many pictures are smaller than they were read, and how many files are not drawn at all.
    int coarser() const;
    int leftOut() const;
    // Says both, and why; empty: all is drawn as it is.
    QString sentence() const;

private:
    qint64 all() const, left() const;

    const qint64 most_; // bytes
    mutable std::mutex mutex_;
    qint64 spent_ = 0, packed_ = 0, read_ = 0; // bytes
    QSet<QString> earned_; // paths
    int coarser_ = 0, leftOut_ = 0;
};

// Bounds the memory that the pictures and models of one map take together, the graphics driver's copies included. The bound
// grows with the size of their files, up to a maximum. Pictures that do not fit are made smaller, models are omitted.
#pragma once

#include "core/shading/scenetexture.h"

#include <QSet>

#include <mutex>

// Thread-safe.
class PictureBudget
{
public:
    // Return half of the machine's memory, and the default limit, which is at most that; in bytes.
    static qint64 roomHere();
    static qint64 most();

    explicit PictureBudget(qint64 most = PictureBudget::most()) : most_(most) {}

    // Raises the bound for a file that was read. `bytes`: its size on disk, packed if it is in an archive. Each path
    // counts once.
    void earn(const QString &path, qint64 bytes);
    // Counts bytes that were read, after unpacking.
    void addRead(qint64 bytes);
    // Returns whether another file may be read, which is false once the unpacked bytes far exceed the packed ones; then
    // counts the file as left out.
    bool mayRead();
    // Reserves memory for the picture of a texture, after making it smaller if there is not enough.
    void fit(SceneTexture &texture);
    // Reserves memory for a model of this many bytes and for the driver's copy. Returns false if there is not enough, and counts
    // the model as left out.
    bool takeModel(qint64 bytes);
    // Reserves memory that is used in any case.
    void reserve(qint64 bytes);
    qint64 limit() const { return most_; }
    // Return how many pictures were made smaller, and how many files are not drawn at all.
    int coarser() const;
    int leftOut() const;
    // Returns both in sentences, with the reason; empty if everything is drawn unchanged.
    QString sentence() const;

private:
    qint64 all() const, left() const;

    const qint64 most_; // bytes
    mutable std::mutex mutex_;
    qint64 spent_ = 0, models_ = 0, packed_ = 0, read_ = 0; // bytes; models_ is part of spent_
    QSet<QString> earned_;                                  // paths
    int coarser_ = 0, leftOut_ = 0;
};

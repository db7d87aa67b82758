// The bytes of a file as runs of shared memory and of zeros. What an edit leaves unchanged is shared with the original file,
// however large that is.
#pragma once

#include "core/format/bytes.h"

#include <QByteArray>

#include <vector>

class FileBytes
{
public:
    FileBytes() = default;
    // Shares the memory of `bytes`.
    FileBytes(const QByteArray &bytes) { append(bytes); }

    qint64 size() const { return size_; }
    // Returns a view of the bytes from `offset` on that lie in one piece, at most `length`; empty outside the file.
    bsp::ByteView pieceAt(qint64 offset, qint64 length) const;
    // Copies the part of the range that lies inside the file, as bsp::slice() returns it of a view.
    QByteArray read(qint64 offset, qint64 length) const { return part(offset, length).whole(); }
    // Shares the part of the range that lies inside the file.
    FileBytes part(qint64 offset, qint64 length) const;
    // Returns the whole file in one piece of memory: shared if it is one already, otherwise copied.
    QByteArray whole() const;

    void append(const FileBytes &other);
    void append(const QByteArray &bytes) { append({bytes, 0, bytes.size()}); }
    void appendZeros(qint64 length) { append({{}, 0, length}); }
    // Overwrites bytes from `offset` on, which must lie inside or at the end; the file grows if necessary.
    void put(qint64 offset, const FileBytes &bytes);

    // Calls take(ByteView) for the bytes in order, in pieces of any length, until it returns false. Returns whether take()
    // accepted all of them.
    template <typename Take>
    bool forEachPiece(Take take) const
    {
        for (qint64 at = 0; at < size_;) {
            const auto piece = pieceAt(at, size_ - at);
            if (!take(piece))
                return false;
            at += static_cast<qint64>(piece.size());
        }
        return true;
    }

    // Returns whether the file has these bytes at `offset`.
    bool holds(qint64 offset, bsp::ByteView bytes) const;
    // Returns whether all bytes are zero; runs of zeros are not read.
    bool isZero() const;
    friend bool operator==(const FileBytes &a, const FileBytes &b);

private:
    struct Run {
        QByteArray memory{}; // empty: zeros
        qint64 from = 0, length = 0;
    };
    void append(const Run &run);

    std::vector<Run> runs_;
    qint64 size_ = 0;
};

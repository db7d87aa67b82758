// The kinds of archives, for Archive alone.
#pragma once

#include "core/files/archive.h"

#include <QCoreApplication>
#include <QIODevice>

#include <algorithm>

struct ArchiveText {
    Q_DECLARE_TR_FUNCTIONS(Archive)
};

// Counts what entries claim of a file of so many bytes.
class Claims
{
public:
    explicit Claims(qint64 size) : size_(size), left_(claimsOfAByte * size) {}
    // Whether the bytes are claimed too often with this claim; one of more than there are is none.
    bool add(qint64 bytes)
    {
        if (bytes > 0 && bytes <= size_)
            left_ -= std::min(bytes, left_ + 1);
        return left_ < 0;
    }

private:
    qint64 size_, left_; // bytes; the latter -1: none
};

struct OpenedArchive {
    std::vector<ArchiveEntry> entries;
    std::unique_ptr<ArchiveReader> reader;
    bool lastWins = false; // of entries of one name
};

// Each takes a device that can seek and begins like its kind.
Result<OpenedArchive> openStored(std::unique_ptr<QIODevice> device, bool isPak); // else it is a WAD
Result<OpenedArchive> openZip(std::unique_ptr<QIODevice> device);

// The kinds of archives, for Archive alone.
#pragma once

#include "core/files/archive.h"

#include <QCoreApplication>
#include <QIODevice>

struct ArchiveText {
    Q_DECLARE_TR_FUNCTIONS(Archive)
};

struct OpenedArchive {
    std::vector<ArchiveEntry> entries;
    std::unique_ptr<ArchiveReader> reader;
    bool lastWins = false; // of entries of one name
};

// Each takes a device that can seek and begins like its kind.
Result<OpenedArchive> openStored(QIODevice &device, bool isPak); // else it is a WAD
Result<OpenedArchive> openZip(QIODevice &device);

// The kinds of archives, used only by Archive.
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
    bool lastWins = false; // of several entries with the same name
};

// Read the directory. Require a seekable device that begins like an archive of their kind.
Result<OpenedArchive> openStored(QIODevice &device, bool isPak); // otherwise it is a WAD
Result<OpenedArchive> openZip(QIODevice &device);

// The kinds of archives, used only by Archive.
#pragma once

#include "core/files/archive.h"

#include <QCoreApplication>
#include <QIODevice>

struct ArchiveText {
    Q_DECLARE_TR_FUNCTIONS(Archive)
};

// Return readers of one kind of archive each. They require a seekable device that begins like an archive of that kind.
std::unique_ptr<ArchiveReader> storedReader(ArchiveKind kind); // Pak or Wad
std::unique_ptr<ArchiveReader> zipReader();

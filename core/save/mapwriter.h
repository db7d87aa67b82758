// Puts a map's bytes on the disk such that whoever looks, and whenever the power fails, finds the old file or the new
// one.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QString>

#include <functional>

struct WriteOptions {
    bool backup = true;  // keep the file that is replaced as PATH.bak, unless there is one already
    bool always = false; // and if there is, as PATH.bak2 or the next name that is free
    // Of a file with more names (hard links): write into it, so that all of them have the new map, once a backup is made.
    // That is no single step; while it lasts only the backup is sure to be whole.
    bool keepLinks = false;
    // Looks at the bytes once they were read back, before they replace the old file; a sentence when they must not.
    std::function<QString(const QByteArray &bytes)> verify{};
};

struct Written {
    QString backup; // the path of the backup that was made; empty when none was
};

// Why a file with more names is not replaced; empty: it has one.
QString whyLinked(const QString &path);

// Writes beside PATH, reads back, makes the backup and replaces the old file, whose mode stays; of a symbolic link the
// target is replaced. What exists and is no regular file, such as a pipe, is written to as it is. When it fails, the
// sentence says why, and that the old file is as it was. A file with more names is refused, unless they are to be kept.
Result<Written> writeMap(const QString &path, const QByteArray &bytes, const WriteOptions &options = {});

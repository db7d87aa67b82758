// Opens a path that may lead to anything, such as one that was typed or dropped.
#pragma once

#include "core/result.h"

#include <QCoreApplication>
#include <QFile>

#include <memory>

// The translation context of messages about files.
struct FileText {
    Q_DECLARE_TR_FUNCTIONS(files)
};

// Opens a file for reading. Refuses a pipe or device before opening it, since that could wait for ever.
Result<std::unique_ptr<QFile>> openRegularFile(const QString &path);

// Opening what may be anything: a path that someone typed or dropped.
#pragma once

#include "core/result.h"

#include <QCoreApplication>
#include <QFile>

#include <memory>

// What is said of files, for whoever translates it.
struct FileText {
    Q_DECLARE_TR_FUNCTIONS(files)
};

// A file for reading. A pipe or device is refused before it is opened: opening it could wait for ever.
Result<std::unique_ptr<QFile>> openRegularFile(const QString &path);

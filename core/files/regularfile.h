// Opening what may be anything: a path that someone typed or dropped.
#pragma once

#include "core/result.h"

#include <QFile>

#include <memory>

// A file for reading. A pipe or device is refused before it is opened: opening it could wait for ever.
Result<std::unique_ptr<QFile>> openRegularFile(const QString &path);

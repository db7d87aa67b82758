// The files that textures are exported to.
#pragma once

#include <QStringList>

// For each name the path of a PNG, relative to a folder that it never leaves: folders are kept, an image's extension is
// replaced, and characters that file systems refuse are written as %XX. No two are equal, not even but for their case,
// and none is one of those that are reserved for other files.
QStringList pngNames(const QStringList &names, const QStringList &reserved = {});

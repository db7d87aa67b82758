// The names of the files that textures are exported to.
#pragma once

#include <QStringList>

// Returns for each name the path of a PNG, relative to a folder that it never leaves. Folders are kept, an image's
// extension is replaced, and characters that file systems refuse are written as %XX. All paths differ in more than case,
// from each other and from those in `reserved`.
QStringList pngNames(const QStringList &names, const QStringList &reserved = {});

// The path that Save As proposes for a map.
#pragma once

#include <QString>

class Document;

// Returns a path in an existing, writable folder. For a map from an archive that is "maps" next to the archive, where the
// game finds it; else the file's folder; else `lastFolder`, the documents folder or the home folder.
QString saveAsPath(const Document &document, const QString &lastFolder);

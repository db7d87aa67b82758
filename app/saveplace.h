// Where a map is proposed to be saved under a name of its own.
#pragma once

#include <QString>

class Document;

// A path in a folder that is there and can be written to: of a map from an archive where the game would find it, in "maps"
// beside the archive; else beside the file; else in `lastFolder`, the person's documents or home.
QString placeToSave(const Document &document, const QString &lastFolder);

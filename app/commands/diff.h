// What the text of `lumpscope diff` and its report share.
#pragma once

#include "core/camera/camera.h"
#include "core/mapdiff/mapdiff.h"

#include <QImage>

#include <functional>

class Arguments;

namespace commands {

// Returns a line on a lump that differs, such as "PLANES: only in A: 2, changed: 1".
QString lineOf(const MapDiff &diff, const LumpMatches &lump);
// Returns a sentence that says that not all records were matched.
QString uncertainText();
// Returns lines on the records of a lump that differ, at most `most`.
QStringList recordLines(const MapDiff &diff, const LumpMatches &lump, RecordDifference::Kind kind, size_t most);

// Both maps from the same camera.
struct PictureOfBoth {
    QImage a, b;
    Camera camera;
    quint32 count = 0; // of faces and entities there that differ
};
struct PicturesOfBoth {
    std::vector<PictureOfBoth> pictures;
    QString why; // a sentence on why there are none; empty: nothing with a position differs
};
// Draws the places where two maps differ most.
using DrawBoth = std::function<PicturesOfBoth(const MapDiff &diff, const QString &pathA, const QString &pathB)>;

// Runs `diff`. `draw` draws the pictures of --html; none: the report says that it has none.
int diff(const Arguments &arguments, const DrawBoth &draw);

// Returns the report as one HTML file that needs nothing else. `nameA`, `nameB`: the maps' names, for people.
QByteArray diffReport(const MapDiff &diff, const QString &nameA, const QString &nameB, const PicturesOfBoth &pictures);

} // namespace commands

// The line from an entity out into the void that compilers write when a map leaks.
#pragma once

#include "core/point.h"
#include "core/result.h"
#include "core/scene/marks.h"

#include <QByteArrayView>
#include <QStringList>

#include <vector>

struct PointFile {
    QString path;
    // Pieces of the line, two points each, from the start on; map units.
    std::vector<std::pair<Point, Point>> pieces;
};

// What one beside a map is called, in the order in which they are looked for: "NAME.pts" and "NAME.lin".
QStringList pointFileNames(const QString &mapPath);
// The first of these that is there; empty: none is.
QString pointFileBeside(const QString &mapPath);

// A point on each line ("X Y Z": Quake II, Quake III, Half-Life's .pts), or a piece ("X Y Z - X Y Z": Half-Life's .lin,
// VHLT's log.cpp and qbsp's writing of both). Lines that are neither are passed over; a text without any is refused.
// At most a million pieces are taken.
Result<std::vector<std::pair<Point, Point>>> parsePointFile(QByteArrayView text);
Result<PointFile> readPointFile(const QString &path);

// The line in red, its start in a box.
Marks marksOf(const PointFile &file);

// Pointfiles: the line from an entity out into the void, which compilers write to a file when a map leaks.
#pragma once

#include "core/point.h"
#include "core/result.h"
#include "core/scene/marks/marks.h"

#include <QByteArrayView>
#include <QStringList>

#include <vector>

struct PointFile {
    QString path;
    // Pieces of the line, two points each, from the start on; map units.
    std::vector<std::pair<Point, Point>> pieces;
};

// Returns the names of a map's pointfile in the order of the search: "NAME.pts" and "NAME.lin".
QStringList pointFileNames(const QString &mapPath);
// Returns the path of the first of these files that exists next to the map; empty if none does.
QString pointFileBeside(const QString &mapPath);

// Parses a text each of whose lines is a point ("X Y Z": Quake II, Quake III, Half-Life's .pts) or a piece ("X Y Z - X Y Z":
// Half-Life's .lin). Sources: VHLT's log.cpp, and qbsp, which writes both. Skips other lines; fails if there is no piece.
// Reads at most a million pieces.
Result<std::vector<std::pair<Point, Point>>> parsePointFile(QByteArrayView text);
Result<PointFile> readPointFile(const QString &path);

// Returns the line in red, with a box at its start.
Marks marksOf(const PointFile &file);

// Formats paths that were searched in vain: a game has dozens of folders and archives, and a texture may be one of several
// files.
#pragma once

#include <QStringList>

#include <vector>

// The names searched for in a folder or archive.
struct TriedPlace {
    QString place;
    QStringList names; // relative to it
};

// Groups `tried` (Texture::tried) by `places`, the paths of the folders and archives that were searched. The result has
// the order of the places; a path in none of them is grouped by its own folder.
std::vector<TriedPlace> triedPlaces(const QStringList &tried, const QStringList &places);
// The number of pictures from one folder or archive.
struct PictureOrigin {
    QString place;
    int count = 0;
};
// Counts pictures by origin. `files` are the paths of the pictures found; an empty path is a picture in the map itself, which
// comes first with an empty place.
std::vector<PictureOrigin> originsOf(const QStringList &files, const QStringList &places);
// Joins files that differ only in extension in one line: "textures/a.tga, .jpg".
QStringList namesTogether(const QStringList &names);
// Joins the archives of one folder in one line, "/games/baseq2 and 3 archives in it"; keeps folders separate.
QStringList placesTogether(const QStringList &places);
// Returns the complete text: lines of names, each followed by the places where they were searched for.
QStringList triedText(const QStringList &tried, const QStringList &places);

// Paths that were looked for in vain, as people can read them: a game has dozens of folders and archives, and a texture
// may be one of several files.
#pragma once

#include <QStringList>

#include <vector>

// What was looked for in a folder or archive.
struct TriedPlace {
    QString place;
    QStringList names; // inside it
};

// `tried` are paths as Texture::tried has them, `places` the folders and archives that were searched, as paths. The places
// come in their order; a path that lies in none of them is in the folder that it lies in.
std::vector<TriedPlace> triedPlaces(const QStringList &tried, const QStringList &places);
// Where pictures are from: how many of them are in each folder or archive. `files` are those that were found, as paths; what
// is empty is in the map itself, which comes first, with an empty place.
struct PictureOrigin {
    QString place;
    int count = 0;
};
std::vector<PictureOrigin> originsOf(const QStringList &files, const QStringList &places);
// Files that differ in their ending alone in one line: "textures/a.tga, .jpg".
QStringList namesTogether(const QStringList &names);
// Archives of one folder in one line, "/games/baseq2 and 3 archives in it"; folders each for itself.
QStringList placesTogether(const QStringList &places);
// The whole of it: lines with the names, each before the places where these were looked for.
QStringList triedText(const QStringList &tried, const QStringList &places);

// What the page of `gallery` shows about a map, as a JSON object of its data file.
#pragma once

#include "app/commands/commands.h"

#include <QJsonObject>

class TextureSource;

namespace commands {

// What `gallery` needs of a map: its entry, and the map with its game for the picture.
struct GalleryMap {
    QJsonObject entry{}; // "path" and "name", and either "error" or the rest
    std::shared_ptr<const MapFile> map{};
    std::shared_ptr<const GameFiles> files{};
    std::shared_ptr<const TextureSource> textures{};
};

// Reads and checks a map. `shown`: its path on the page. If it cannot be read, its entry says why, and `map` is null.
GalleryMap readGalleryMap(const QString &path, const QString &shown, const Arguments &arguments);
// Returns the entry of a map that cannot be read.
QJsonObject unreadableEntry(const QString &path, const QString &shown, const QString &why);

} // namespace commands

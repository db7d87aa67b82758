// What `lumpscope images` writes, a part for each of its switches.
#pragma once

#include "app/commands/commands.h"
#include "core/assets/gamefiles.h"
#include "core/light/luxels.h"

#include <QJsonArray>

#include <memory>
#include <optional>

namespace commands
{

struct ImagesJob {
    QString file;                           // as it was given
    QString folder;                         // where images go
    QStringList added;                      // folders and archives to search first, where the file is no map
    std::shared_ptr<const MapFile> map;     // null: the file is no map, but holds images
    std::shared_ptr<const GameFiles> files; // of the map's game; null without a map
    bool json = false;                      // what there is to say is told at the end, in one object
    std::stop_token stop{};                 // ends all of it
    mutable std::optional<ExternalPages> pages{}; // once they were asked for
};

// What became of them.
struct ImagesReport {
    qint64 written = 0; // images
    QJsonArray unreadable, missing; // {"name", "why"}, {"name", "tried"}

    bool hasNothing() const { return written == 0 && unreadable.size() + missing.size() > 0; }
};

// Each writes its part and, unless as JSON, prints what there is to say of it; an exit code. Where it is stopped what it says
// is how far it came, and no file is half-written.
int writeTextures(const ImagesJob &job, ImagesReport &report);
// FOLDER/lightmaps/FACE-SLOT.png for every face and slot. Prints how many; a map without any is no failure.
int writeLightmaps(const ImagesJob &job, ImagesReport &report);
// FOLDER/atlas.png, and FOLDER/atlas.json with the rectangles by face and slot.
int writeAtlas(const ImagesJob &job, ImagesReport &report);
// Prints unless what is printed is JSON.
int tell(const ImagesJob &job, const QString &text);

} // namespace commands

// The parts that `lumpscope images` writes, one for each of its switches.
#pragma once

#include "app/commands/commands.h"
#include "core/assets/gamefiles.h"
#include "core/light/luxels.h"

#include <QJsonArray>

#include <memory>
#include <optional>

namespace commands {

struct ImagesJob {
    QString file;                                 // as given
    QString folder;                               // the folder to write to
    QStringList added;                            // folders and archives to search first, if the file is no map
    std::shared_ptr<const MapFile> map;           // null: the file is no map, but holds images
    std::shared_ptr<const GameFiles> files;       // of the map's game; null without a map
    bool json = false;                            // prints one object at the end instead of messages
    std::stop_token stop{};                       // stops everything
    mutable std::optional<ExternalPages> pages{}; // set when first used
};

// The result for all images.
struct ImagesReport {
    qint64 written = 0;             // images
    QJsonArray unreadable, missing; // {"name", "why"}, {"name", "tried"}

    bool hasNothing() const { return written == 0 && unreadable.size() + missing.size() > 0; }
};

// Each of these functions writes one part, prints messages about it unless job.json is set, and returns an exit code. When
// stopped, it prints how much it wrote and leaves no half-written file.
int writeTextures(const ImagesJob &job, ImagesReport &report);
// Writes FOLDER/lightmaps/FACE-SLOT.png for every face and slot, and prints how many. A map without lightmaps is no failure.
int writeLightmaps(const ImagesJob &job, ImagesReport &report);
// Writes FOLDER/atlas.png, and FOLDER/atlas.json with the rectangles by face and slot.
int writeAtlas(const ImagesJob &job, ImagesReport &report);
// Prints a message unless job.json is set.
int tell(const ImagesJob &job, const QString &text);

} // namespace commands

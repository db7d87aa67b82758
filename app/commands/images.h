// What `lumpscope images` writes, a part for each of its switches.
#pragma once

#include "app/commands/commands.h"
#include "core/game/gamefiles.h"
#include "core/light/luxels.h"

#include <memory>
#include <optional>

namespace commands
{

struct ImagesJob {
    QString file;                           // as it was given
    QString folder;                         // where images go
    QStringList added;                      // folders and archives to search first
    std::shared_ptr<const MapFile> map;     // null: the file is no map, but holds images
    std::shared_ptr<const GameFiles> files; // of the map's game; null without a map
    mutable std::optional<ExternalPages> pages; // once they were asked for
};

// Writes its part and prints what there is to say of it; an exit code. Those of the lightmaps: imagelights.h.
int writeTextures(const ImagesJob &job);

} // namespace commands

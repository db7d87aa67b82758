// What `lumpscope images` writes, a part for each of its switches.
#pragma once

#include "app/commands/commands.h"

#include <memory>

namespace commands
{

struct ImagesJob {
    QString file;                       // as it was given
    std::shared_ptr<const MapFile> map; // null: the file is no map, but holds images
    QString folder;                     // where images go
    QStringList game;                   // folders and archives that are searched first
};

// Writes its part and prints what there is to say of it; an exit code. Those of the lightmaps: imagelights.h.
int writeTextures(const ImagesJob &job);

} // namespace commands

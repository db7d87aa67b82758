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

// Each writes its part and prints what there is to say of it; an exit code.
int writeTextures(const ImagesJob &job);
int writeLightmaps(const ImagesJob &job);
int writeAtlas(const ImagesJob &job);

} // namespace commands

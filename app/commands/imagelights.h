// What `lumpscope images` writes of a map's lightmaps.
#pragma once

#include "app/commands/images.h"

namespace commands
{

// FOLDER/lightmaps/FACE-SLOT.png for every face and slot. Prints how many; a map without any is no failure.
int writeLightmaps(const ImagesJob &job, const ExternalPages &pages, ImagesReport &report);
// FOLDER/atlas.png, and FOLDER/atlas.json with the rectangles by face and slot.
int writeAtlas(const ImagesJob &job, const ExternalPages &pages, ImagesReport &report);

} // namespace commands

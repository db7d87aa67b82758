// What `lumpscope images` writes of a map's lightmaps.
#pragma once

#include "app/commands/commands.h"
#include "core/light/luxels.h"

namespace commands
{

// FOLDER/lightmaps/FACE-SLOT.png for every face and slot. Prints how many; a map without any is no failure.
int writeLightmaps(const MapFile &map, const ExternalPages &pages, const QString &folder);
// FOLDER/atlas.png, and FOLDER/atlas.json with the rectangles by face and slot.
int writeAtlas(const MapFile &map, const ExternalPages &pages, const QString &folder);

} // namespace commands

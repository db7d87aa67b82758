// Files next to a map whose entity text engines read instead of its own. QuakeSpasm, vkQuake and Ironwail (Quake/gl_model.c,
// Mod_LoadEntities()) and yquake2 (src/common/collision.c, CMod_LoadEntityString()) first look for NAME@CRC.ent, where CRC
// is four hexadecimal digits computed from the map's own text, and otherwise for NAME.ent. So the former stops working once
// the map is edited.
#pragma once

#include "core/map/mapfile.h"

struct EntFile {
    enum Use : quint8 {
        ByCrc,       // NAME@CRC.ent of the map's text: read before NAME.ent, if the engine knows such names
        ByName,      // NAME.ent
        OfOtherText, // NAME@CRC.ent of a different text: no engine reads it
    };
    Use use = ByName;
    QString path; // as for openMap()
    QString crc;  // from its name; empty: none
};

// Returns the CRC of an entity lump for the file name: over all bytes but the last, as CRC_Block() of crc.c.
QString entityTextCrc(QByteArrayView lump);

// Returns the files of the map at `mapPath`, given as for openMap(), if the game reads such files. They are in the map's
// folder or archive; if the archive has none, in the corresponding folder next to the archive. Names may have any case.
// Returns at most one each of ByCrc and ByName, before the others. `lump`: the map's entity lump.
std::vector<EntFile> entFilesOf(const bsp::Game &game, QByteArrayView lump, const QString &mapPath);

// Reads the text. Fails with a sentence that calls the file "it" if it is unreadable, empty, too long, a web page or another
// kind of file, or has no entities.
Result<QByteArray> readEntFile(const QString &path, const bsp::EntityGrammar &grammar);

// Returns a sentence on how the entities of `played` differ from those of the map; empty if the texts are too long to compare.
QString changesByEntFile(const MapFile &map, const MapFile &played);

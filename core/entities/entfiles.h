// Entity texts next to a map that engines read in place of its own. QuakeSpasm, vkQuake and Ironwail (Quake/gl_model.c,
// Mod_LoadEntities()) and yquake2 (src/common/collision.c, CMod_LoadEntityString()) look for NAME@CRC.ent first, whose four digits
// are the CRC of the map's own text, and only where there is none for NAME.ent: so the first is of no use once the map is edited.
#pragma once

#include "core/map/mapfile.h"

struct EntFile {
    enum Use : quint8 {
        ByCrc,       // of the map's text: read before NAME.ent by engines that know such names, and by no others
        ByName,      // NAME.ent
        OfOtherText, // NAME@CRC.ent of a text that the map does not have: no engine reads it
    };
    Use use = ByName;
    QString path; // as openMap() takes one
    QString crc;  // in its name; empty: none
};

// The CRC of an entity lump as engines put it into the name: of all its bytes but the last, CRC_Block() of crc.c.
QString entityTextCrc(QByteArrayView lump);

// The files of a map whose path openMap() takes, in any case, and whose game reads such: in the map's folder, or in its archive;
// where this has none, in the folder that its path leads to beside the archive. One of each of the first two uses, before the
// others. `lump`: its entity lump.
std::vector<EntFile> entFilesOf(const bsp::Game &game, QByteArrayView lump, const QString &mapPath);

// Reads the text. Fails with a sentence that calls the file "it", where it is none: unreadable, empty, too long, a web page or
// another kind of file, or without entities.
Result<QByteArray> readEntFile(const QString &path, const bsp::EntityGrammar &grammar);

// What the text changes in the map's entities, in a sentence.
QString changesByEntFile(const MapFile &map, const MapFile &played);

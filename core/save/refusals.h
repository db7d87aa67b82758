// Finds what an edit of the entity text would break, compared with what was broken before: a map may be full of faults that
// its game tolerates, and they must not prevent moving a spawn point.
#pragma once

#include "core/games/game.h"
#include "core/map/mapfile.h"

#include <QStringList>

#include <vector>

// A fault of a text that stops the game, other than those that the parser finds (EntityText::faults). A save that adds one
// is refused.
struct TextStop {
    quint32 offset = 0, length = 0; // its location in the text; length 0: the entity that begins there
    bool isOfAll = false;           // the fault concerns the text as a whole
    QString what;                   // a whole sentence, without the line number
};
// Returns all such faults of a text, in no particular order. `models`: as for spawnStops().
std::vector<TextStop> stopsIn(const bsp::Format &format, const bsp::Game &game, QByteArrayView text, quint32 models);

struct EditFaults {
    // Sentences, which begin with "Line 12: " if they concern a location in the new text. At most the first fifty, then one
    // on how many more there are.
    QStringList refused; // the games refuse the map, or read something other than intended
    QStringList warned;  // compilers or engines lose a part of the map, or may lose it
    // The number of faults of the refused kind that the old text had and the new one still has.
    quint32 kept = 0;
};

// Compares two texts. Faults are new if the new text has more of their kind than the old one; the sentences are about those
// whose words the old text does not have. A NUL in `after` is refused, too. `models`: as for spawnStops(); `behind`: how many
// bytes of the lump follow the text's NUL.
EditFaults faultsOfEdit(const bsp::Format &format, const bsp::Game &game, QByteArrayView before, QByteArrayView after,
                        quint32 models = 0, qint64 behind = 0);
// Compares a map's entity text with the text that is to replace it.
EditFaults faultsOfEdit(const MapFile &map, QByteArrayView after);

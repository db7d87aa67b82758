// What an edit of the entity text would break, against what was broken before: a map may be full of faults that its
// game puts up with, and they must not keep anybody from moving a spawn point.
#pragma once

#include "core/games/game.h"
#include "core/map/mapfile.h"

#include <QStringList>

#include <vector>

// What stops the game in a text as it stands, beside the faults that its parser names (EntityText::faults): a save that
// adds it is refused.
struct TextStop {
    quint32 offset = 0, length = 0; // its words in the text; of length 0: what begins there
    bool isOfAll = false;           // it is about no place in the text
    QString what;                   // a whole sentence without the line
};
// In no order. `models` as spawnStops() takes it.
std::vector<TextStop> stopsIn(const bsp::Format &format, const bsp::Game &game, QByteArrayView text, quint32 models);

struct EditFaults {
    // Sentences, with "Line 12: " in front of those about a place in the new text. Of many the first fifty, and how
    // many more.
    QStringList refused; // the games refuse the map, or read something else than was meant
    QStringList warned;  // compilers or engines lose a part of it, or may
    // Faults of the kind that refuses, which were there before and still are.
    quint32 kept = 0;
};

// A fault is new when the new text has more of its kind; of a kind, those are named whose words the old text has not.
// `after` should have no NUL; where it has one, that is refused too. `models` as spawnStops() takes it; `behind`: how many
// bytes of the lump follow the text's NUL.
EditFaults faultsOfEdit(const bsp::Format &format, const bsp::Game &game, QByteArrayView before, QByteArrayView after,
                        quint32 models = 0, qint64 behind = 0);
// The same for a map that gets the text.
EditFaults faultsOfEdit(const MapFile &map, QByteArrayView after);

// What is another between two entity texts: entities are matched by what they are, not by their numbers, which a compiler or
// an editor changes.
#pragma once

#include "core/map/entitytext.h"

#include <QStringList>

#include <stop_token>
#include <vector>

struct KeyDifference {
    QByteArray key;      // as the newer text spells it; of one that is gone as the older did
    QByteArray was, now; // null: the entity had no such key, or has none any more
    friend bool operator==(const KeyDifference &, const KeyDifference &) = default;
};

struct ChangedEntity {
    qint32 was = -1, now = -1; // numbers in the older and in the newer text
    std::vector<KeyDifference> keys;
};

struct EntityDifferences {
    std::vector<qint32> removed;        // ascending, of the older text
    std::vector<qint32> added;          // ascending, of the newer text
    std::vector<ChangedEntity> changed; // ascending, by the newer text
    bool isEmpty() const { return removed.empty() && added.empty() && changed.empty(); }
};

// Two entities are the same where all their keys and values are, in whatever order; else where they agree in what tells
// them from others: class, name, place and brush model, the more the better; else where they have a class and most
// values in common. Of several that are alike those of the same order are the same. Bytes are compared, so both texts
// should be of one code. A key that changes its capitals alone is one that is gone and one that is new, unless the game
// is known to take no notice of it: it is lost otherwise where a game does. Costs little more than both texts are long.
// What is returned once a stop was requested is of no use.
EntityDifferences entityDifferences(const EntitySource &was, const EntitySource &now, const std::stop_token &stop = {});

// Returns those of the differences from `now` to `restored` that undo what was changed from `was` to `now`. Costs three times
// as much.
EntityDifferences reversals(const EntitySource &was, const EntitySource &now, const EntitySource &restored,
                            const std::stop_token &stop = {});

// Whether keys that differ in capitals alone are two, as far as anybody knows.
bool tellsCapitals(const EntitySource &source);

// A line each: "func_door 19: targetname hall_door -> gate", in the order of the texts; of very many the first.
QStringList linesOf(const EntityDifferences &differences, const EntitySource &was, const EntitySource &now, qsizetype most);
// How many entities differ, and in which keys: "246 entities: target, targetname".
QString summaryOf(const EntityDifferences &differences);

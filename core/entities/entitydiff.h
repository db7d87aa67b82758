// The differences between two entity texts. Entities are matched by their keys, not by their numbers, which compilers and
// editors change.
#pragma once

#include "core/compare/entitymatches.h"
#include "core/map/mapdifferences.h"

#include <QStringList>

#include <stop_token>
#include <vector>

struct ChangedEntity {
    qint32 was = -1, now = -1; // numbers in the older and the newer text
    std::vector<KeyDifference> keys;
};

struct EntityDifferences {
    std::vector<qint32> removed;        // numbers in the older text, ascending
    std::vector<qint32> added;          // numbers in the newer text, ascending
    std::vector<ChangedEntity> changed; // ascending by `now`
    bool isEmpty() const { return removed.empty() && added.empty() && changed.empty(); }
};

// Compares two texts, whose entities matchEntities() matches. A key that changes only in case counts as removed and added, unless
// the game is known to ignore case; to others it is a different key. If stopped, the result must be discarded.
EntityDifferences entityDifferences(const EntitySource &was, const EntitySource &now, const std::stop_token &stop = {});
// Does the same with known matches.
EntityDifferences entityDifferences(const EntitySource &was, const EntitySource &now, EntityMatches matches);

// Returns the differences from `now` to `restored` that undo changes made from `was` to `now`. Takes three times as long as
// entityDifferences().
EntityDifferences reversals(const EntitySource &was, const EntitySource &now, const EntitySource &restored,
                            const std::stop_token &stop = {});

// Returns whether keys that differ only in case are different keys; true if the game is unknown.
bool distinguishesCase(const EntitySource &source);

// Returns a line for each entity, such as `func_door 19: targetname "gate", was "hall_door"`: first the changed ones, then the
// removed, then the added; at most `most` lines.
QStringList linesOf(const EntityDifferences &differences, const EntitySource &was, const EntitySource &now, qsizetype most);
// Returns how many entities were changed, in which keys, and how many were added and removed.
QString summaryOf(const EntityDifferences &differences);

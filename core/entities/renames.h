// What goes with it when entities get another targetname: the keys by which others name them.
#pragma once

#include "core/entities/targets.h"

#include <QByteArrayList>

// A pair by which an entity names one of those that are renamed.
struct NameUse {
    qint32 entity = -1, pair = -1; // the latter a number within the entity
    friend auto operator<=>(const NameUse &, const NameUse &) = default;
};

struct NameUses {
    QByteArrayList names;        // that the entities have and lose, each once
    std::vector<NameUse> all;    // ascending; none: nothing is left behind
    std::vector<qint32> keepers; // other entities that have one of the names and keep it, ascending: who names them, too
};

namespace edits {

// Who names the entities (ascending) by names that they have no more once their targetname is `name`. Names with a wildcard
// are none of theirs alone, and stay. `targets` are those of the source. `only`: as in setValue().
NameUses usesOfNames(const EntitySource &source, const Targets &targets, std::span<const qint32> entities,
                     const QString &name, qint32 only = -1);

// Sets their targetname as setValue() does, and the name in all that usesOfNames() finds. Refused where one of them would
// not name it then.
Result<EntityEdit> rename(const EntitySource &source, const Targets &targets, std::span<const qint32> entities,
                          const QString &name, qint32 only = -1);

} // namespace edits

// Renames entities together with the references to them.
#pragma once

#include "core/entities/targets.h"

#include <QByteArrayList>

// A pair by which an entity refers to a renamed one.
struct NameUse {
    qint32 entity = -1, pair = -1; // `pair`: index within the entity
    friend auto operator<=>(const NameUse &, const NameUse &) = default;
};

struct NameUses {
    QByteArrayList names;        // the old names, each once
    std::vector<NameUse> all;    // ascending; empty: no reference is left behind
    std::vector<qint32> keepers; // other entities that keep one of the names, ascending; the references mean them, too
};

namespace edits {

// Returns the references that use the old names of entities (ascending) whose targetname becomes `name`. Omits references with
// wildcards, which may mean other entities too. `targets` must be those of the source. `only`: as in setValue().
NameUses usesOfNames(const EntitySource &source, const Targets &targets, std::span<const qint32> entities, const QString &name,
                     qint32 only = -1);

// Sets the targetname as setValue() does, and changes all references that usesOfNames() finds. Fails if a changed reference
// would not mean the new name.
Result<EntityEdit> rename(const EntitySource &source, const Targets &targets, std::span<const qint32> entities,
                          const QString &name, qint32 only = -1);

} // namespace edits

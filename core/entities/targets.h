// Who targets whom: the keys by which an entity names others, and the names that they have.
#pragma once

#include "core/entities/edits.h"
#include "core/games/game.h"

#include <QHash>

// As it was when built: an edit makes it stale. Names are compared in any case.
class Targets
{
public:
    Targets() = default;
    Targets(const EntitySource &source, const bsp::Game &game);

    // Entities of that targetname, ascending.
    std::vector<qint32> named(QByteArrayView name) const;
    bool isName(QByteArrayView name) const { return named_.contains(name.toByteArray().toLower()); }
    // Entities that refer to that name, ascending.
    std::vector<qint32> referringTo(QByteArrayView name) const;
    // Whom an entity targets, in the order of its keys; each once.
    std::vector<qint32> targetsOf(qint32 entity) const;
    // Who targets an entity, ascending.
    std::vector<qint32> targetersOf(qint32 entity) const;

    // The name that a pair of an entity of that class refers to; null: the pair names nobody.
    QByteArrayView referenceIn(QByteArrayView classname, QByteArrayView key, QByteArrayView value) const;

private:
    using Named = std::pair<qint32, QByteArray>; // an entity and a name

    const bsp::Game *game_ = nullptr;
    QHash<QByteArray, std::vector<qint32>> named_, referring_;
    std::vector<Named> names_, references_; // by entity
};

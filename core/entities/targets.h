// The references between entities: the keys by which they name others, and the names that they have.
#pragma once

#include "core/entities/edits.h"
#include "core/games/entityclass.h"

#include <QHash>

// The references at the time of construction: an edit makes them stale. Names are compared as in the game. In some games, a
// reference that ends in * means all names that begin with the rest.
class Targets
{
public:
    Targets() = default;
    Targets(const EntitySource &source, const bsp::GameClasses &classes);

    // Returns a text that is equal for all spellings of one name.
    QByteArray folded(QByteArrayView name) const;
    // Returns the entities with this name, ascending.
    std::vector<qint32> named(QByteArrayView name) const;
    bool isName(QByteArrayView name) const;
    // Returns the entities that refer to this name, ascending.
    std::vector<qint32> referringTo(QByteArrayView name) const;
    // Returns the entities that refer to exactly this name, not only by a wildcard; ascending.
    std::vector<qint32> namingExactly(QByteArrayView name) const;
    // Returns the entities that an entity targets, in the order of its keys, each once.
    std::vector<qint32> targetsOf(qint32 entity) const;
    // Returns the entities that target an entity, ascending.
    std::vector<qint32> targetersOf(qint32 entity) const;
    bool isTargeted(qint32 entity) const;
    // Do the same for several entities together, ascending. Look up each name once, however many entities use or have it.
    std::vector<qint32> targetsOf(std::span<const qint32> entities) const;
    std::vector<qint32> targetersOf(std::span<const qint32> entities) const;

    // Returns whether values of the key are names of an entity of this class.
    bool isNameKey(QByteArrayView classname, QByteArrayView key) const;
    // Returns the names of an entity, folded.
    std::vector<QByteArray> namesOf(qint32 entity) const;
    // Returns the name that a pair of an entity of this class refers to; null if it is no reference.
    QByteArrayView referenceIn(QByteArrayView classname, QByteArrayView key, QByteArrayView value) const;
    // Returns whether a pair refers to a name that no entity has, in the map or created during play, and that is no class of
    // the map's entities if the key takes classes, too.
    bool isMissing(QByteArrayView classname, QByteArrayView key, QByteArrayView value) const;
    // Returns the name of an entity that differs from this one only in case; null if there is none.
    QByteArray inOtherCase(QByteArrayView name) const;

private:
    using Named = std::pair<qint32, QByteArray>; // an entity and a name
    // The reference of one pair; `name` is null if it is none.
    struct Reference {
        bsp::KeyUse use = bsp::KeyUse::NamesNobody;
        QByteArrayView name;
    };

    // The beginning of the names that a wildcard pattern matches.
    struct Prefix {
        QByteArray text;
        std::vector<qint32> from; // entities that use the pattern, ascending
        qint32 longest = -1;      // index of the longest other prefix that it begins with; -1: none
    };

    void addPatterns(std::vector<Named> patterns);
    // Calls `visit` with the index of each prefix that the name begins with, the longest first, until it returns true;
    // returns whether it did.
    template <typename Visit>
    bool anyPrefix(const QByteArray &name, Visit visit) const;
    Reference referenceOf(const bsp::EntityClass &itsClass, QByteArrayView key, QByteArrayView value) const;
    void addName(qint32 entity, QByteArrayView name);
    void addMade(const bsp::EntityClass &itsClass, QByteArrayView key, QByteArrayView value);
    bool isPattern(QByteArrayView name) const { return game_->targets.hasWildcards && name.endsWith('*'); }
    // Returns indexes in names_ of the owners of this name, or of all names that a pattern matches.
    std::span<const quint32> recordsNamed(const QByteArray &name) const;
    // Returns indexes in references_ of the references to exactly this name, without patterns.
    std::span<const quint32> referrersOf(const QByteArray &name) const;

    std::optional<bsp::GameClasses> classes_; // nothing: no map
    const bsp::Game *game_ = nullptr;
    QHash<QByteArray, QByteArray> byLowerCase_;      // names, if the game distinguishes case
    std::vector<Named> names_, references_;          // sorted by entity
    std::vector<quint32> bearers_, referrers_;       // indexes in names_ and references_, by name
    std::vector<Prefix> prefixes_;                   // of the patterns in references_, ascending
    std::vector<QByteArray> madeNames_, classNames_; // names created during play, and all classes; ascending
};

// Who targets whom: the keys by which an entity names others, and the names that they have.
#pragma once

#include "core/entities/edits.h"
#include "core/games/entityclass.h"

#include <QHash>

// As it was when built: an edit makes it stale. Names are compared as the game does it, and in some games one that ends in *
// is that of all whose names begin so.
class Targets
{
public:
    Targets() = default;
    Targets(const EntitySource &source, const bsp::GameClasses &classes);

    // The same for all spellings of one name.
    QByteArray folded(QByteArrayView name) const;
    // Entities of that name, ascending.
    std::vector<qint32> named(QByteArrayView name) const;
    bool isName(QByteArrayView name) const;
    // Entities that refer to that name, ascending.
    std::vector<qint32> referringTo(QByteArrayView name) const;
    // Of these those that refer to it by itself, and not by a wildcard alone.
    std::vector<qint32> namingExactly(QByteArrayView name) const;
    bool isReferredTo(QByteArrayView name) const;
    // Whom an entity targets, in the order of its keys; each once.
    std::vector<qint32> targetsOf(qint32 entity) const;
    // Who targets an entity, ascending.
    std::vector<qint32> targetersOf(qint32 entity) const;
    bool isTargeted(qint32 entity) const;
    // The same of several together, ascending. Each name is looked for once, however many use or bear it.
    std::vector<qint32> targetsOf(std::span<const qint32> entities) const;
    std::vector<qint32> targetersOf(std::span<const qint32> entities) const;

    // Whether values of the key are names of such an entity.
    bool isNameKey(QByteArrayView classname, QByteArrayView key) const;
    // The names that an entity has, folded.
    std::vector<QByteArray> namesOf(qint32 entity) const;
    // The name that a pair of an entity of that class refers to; null: the pair names nobody.
    QByteArrayView referenceIn(QByteArrayView classname, QByteArrayView key, QByteArrayView value) const;
    // Whether a pair refers to a name that nobody has: no entity, nor who is made in play, nor, where that will do, any
    // class.
    bool isMissing(QByteArrayView classname, QByteArrayView key, QByteArrayView value) const;
    // A name as an entity has it that only capitals tell from this one; null: there is none.
    QByteArray inOtherCase(QByteArrayView name) const;

private:
    using Named = std::pair<qint32, QByteArray>; // an entity and a name
    // Of one pair; the name is null where it names nobody.
    struct Reference {
        bsp::KeyUse use = bsp::KeyUse::NamesNobody;
        QByteArrayView name;
    };

    // What the names begin with that a pattern means.
    struct Prefix {
        QByteArray text;
        std::vector<qint32> from; // entities that refer so, ascending
        qint32 longest = -1;      // of the others that it begins with itself; -1: none
    };

    void addPatterns(std::vector<Named> patterns);
    // Shows `visit` the number of each prefix that the name begins with, the longest first, until it says true; whether
    // it did.
    template <typename Visit>
    bool anyPrefix(const QByteArray &name, Visit visit) const;
    Reference referenceOf(const bsp::EntityClass &itsClass, QByteArrayView key, QByteArrayView value) const;
    void addName(qint32 entity, QByteArrayView name);
    void addMade(const bsp::EntityClass &itsClass, QByteArrayView key, QByteArrayView value);
    bool isPattern(QByteArrayView name) const { return game_->targets.hasWildcards && name.endsWith('*'); }
    // Those of that name, or of all names that a pattern means.
    std::span<const quint32> bearersOf(const QByteArray &name) const;
    // Of the references to that very name, and none of the patterns.
    std::span<const quint32> referrersOf(const QByteArray &name) const;

    std::optional<bsp::GameClasses> classes_; // nothing: of no map
    const bsp::Game *game_ = nullptr;
    QHash<QByteArray, QByteArray> byLowerCase_;   // names, where capitals tell them apart
    std::vector<Named> names_, references_;       // by entity
    std::vector<quint32> bearers_, referrers_;    // numbers of those, by name
    std::vector<Prefix> prefixes_;                // of the patterns among the references, ascending
    std::vector<QByteArray> madeNames_, classNames_; // of who is made in play, and all classes: ascending
};

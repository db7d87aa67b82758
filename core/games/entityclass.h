// What a game makes of a class of entities: the one place to ask, so that what else may know of classes, as definition
// files do, has one place to answer.
#pragma once

#include "core/games/gameclasses.h"

#include <QByteArrayView>

#include <optional>
#include <vector>

namespace bsp {

// How a pair of an entity names others. A name or a class that somebody gets who is made in play names nobody, whatever
// definitions say.
enum class KeyUse : std::uint8_t { NamesNobody, ByItsValue, ByNameOrClass, ByItself, OfWhoIsMade };

// What players know places by: the best first.
enum class Landmark : std::uint8_t { Sought, Other, Little, Unseen };

class EntityClass
{
public:
    // The name is not copied; nor are the game and the definitions.
    EntityClass(const Game &game, QByteArrayView name) : game_(&game), name_(name) {}
    EntityClass(const GameClasses &classes, QByteArrayView name)
        : game_(&classes.game()), definitions_(&classes.definitions()), name_(name)
    {
    }

    // What definitions say of it; without those of anybody else, what the program itself knows.
    const Definition &definition() const;
    // Whether the game's definitions tell all classes, and not this one: the game makes nothing of it.
    bool isUnknown() const;
    // Whether those of files that cover the game do not tell it either. What a file for editors leaves out, the game may
    // know all the same.
    bool isUndefined() const;
    // Whether one may have the key, as far as definitions tell: where they know the class, all its keys are told.
    bool mayHave(QByteArrayView key) const;
    // How views mark those that have no shape of their own.
    ClassLook look() const;
    ClassRule rule() const;
    // What the game shows of one that has no brushes; null: the tables tell of nothing.
    const ClassModel *model() const;
    KeyUse use(QByteArrayView key) const;
    // Whether the key's value is a name of the entity: targetname, and what definitions call one (target_source of an FGD,
    // <targetname> of Radiant's XML) whatever the key is called, unless the game or other definitions know that it names others.
    bool isName(QByteArrayView key) const;
    // The keys of how many seconds pass before those are triggered whom `key` names; the first that is there counts.
    std::vector<std::string_view> delaysOf(QByteArrayView key) const;
    // Whether the key's value is a name, or a class, that somebody who is made in play gets.
    bool givesName(QByteArrayView key) const;
    bool givesClass(QByteArrayView key) const;
    // A name that stands for who takes part just then is no entity's.
    bool isStandIn(QByteArrayView name) const;
    // Whether the game triggers whoever bears the name, though no entity names it.
    bool isTriggeredByGame(QByteArrayView name) const;
    // Whether other games would take the name for more than a name.
    bool isForeign(QByteArrayView name) const;
    // Where it stands among the classes that players start at, the most usual being 0; -1: it is none of them.
    int startRank() const;
    Landmark landmark() const;
    // Whether it is nothing without its place: players start there, or it is what they take or fight. Others of the classes
    // without brushes work wherever they are, as relays do, or are gone once the map is made, as lights.
    bool needsPlace() const;
    // Why one would be left out when the game is played so.
    std::span<const SpawnRule> leftOutBy(const SpawnMode &mode) const { return mode.rules; }
    // Whether the game frees such an entity as it makes it.
    bool isFreed(bool isNamed) const;
    // Whether one without a brush model stops the game.
    bool needsModel() const;
    // Whether it is nothing without a brush model.
    bool isOfBrushes() const;
    // Whether only this one of its format's games has such.
    bool isOwn() const;

private:
    const Definitions &definitions() const;
    KeyUse useByTables(QByteArrayView key) const;

    const Game *game_;
    const Definitions *definitions_ = nullptr; // null: the program's own
    QByteArrayView name_;
    mutable std::optional<Definition> definition_; // once it was asked for
};

} // namespace bsp

// How a game treats a class of entities, by the game's tables and by definition files. All code asks this class, never the
// two sources.
#pragma once

#include "core/games/gameclasses.h"

#include <QByteArrayView>

#include <optional>
#include <vector>

namespace bsp {

// How a pair of an entity refers to others. OfWhoIsMade: the value is the name or class of an entity that is created during
// play, and refers to none in the map, whatever definitions say.
enum class KeyUse : std::uint8_t { NamesNobody, ByItsValue, ByNameOrClass, ByItself, OfWhoIsMade };

// How well players know the positions of a class's entities, best first.
enum class Landmark : std::uint8_t { Sought, Other, Little, Unseen };

class EntityClass
{
public:
    // Does not copy the name, the game or the definitions.
    EntityClass(const Game &game, QByteArrayView name) : game_(&game), name_(name) {}
    EntityClass(const GameClasses &classes, QByteArrayView name)
        : game_(&classes.game()), definitions_(&classes.definitions()), name_(name)
    {
    }

    // Returns the class's definition, by the given definitions or otherwise the program's own.
    const Definition &definition() const;
    // Returns whether the game's definitions cover all of its classes, and this is not one: the game does not know it.
    bool isUnknown() const;
    // Returns whether isUnknown(), or the class is missing from definition files that cover the game. The game may know a
    // class that a file for editors omits.
    bool isUndefined() const;
    // Returns whether an entity of the class may have the key. Always true if the definitions do not list all of the class's
    // keys.
    bool mayHave(QByteArrayView key) const;
    // Returns how views mark entities without a shape of their own.
    ClassLook look() const;
    ClassRule rule() const;
    // Returns what the game shows for an entity without brushes; null if the tables have nothing.
    const ClassModel *model() const;
    KeyUse use(QByteArrayView key) const;
    // Returns whether the key's value is a name of the entity: targetname, and keys that definitions declare as such
    // (target_source of an FGD, <targetname> of Radiant's XML), unless the game or other definitions know that it refers to
    // others.
    bool isName(QByteArrayView key) const;
    // Returns the keys with the delay in seconds before the targets of `key` are triggered; the first that the entity has
    // wins.
    std::vector<std::string_view> delaysOf(QByteArrayView key) const;
    // Return whether the key's value is the name, or the class, of an entity that is created during play.
    bool givesName(QByteArrayView key) const;
    bool givesClass(QByteArrayView key) const;
    // Returns whether a name means whoever is involved (TargetKeys::stand), and thus no entity of the map.
    bool isStandIn(QByteArrayView name) const;
    // Returns whether the game itself triggers entities with this name.
    bool isTriggeredByGame(QByteArrayView name) const;
    // Returns whether the name has a special meaning in other games (TargetKeys::foreign).
    bool isForeign(QByteArrayView name) const;
    // Returns the rank of the class among those that players start at, 0 for the most usual; -1: players do not start at it.
    int startRank() const;
    Landmark landmark() const;
    // Returns whether the position matters, because players start there, or pick the entity up or fight it. Other point
    // entities work anywhere, as relays do, or are freed when the map spawns, as lights are.
    bool needsPlace() const;
    // Returns whether the game frees such an entity when it spawns it.
    bool isFreed(bool isNamed) const;
    // Returns whether an entity of the class without a brush model stops the game.
    bool needsModel() const;
    // Returns whether an entity of the class needs a brush model to be of any use.
    bool isOfBrushes() const;
    // Returns whether no other game of the format has the class.
    bool isOwn() const;

private:
    const Definitions &definitions() const;
    KeyUse useByTables(QByteArrayView key) const;

    const Game *game_;
    const Definitions *definitions_ = nullptr; // null: the program's own
    QByteArrayView name_;
    mutable std::optional<Definition> definition_; // looked up on first use
};

} // namespace bsp

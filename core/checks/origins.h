// Checks the origins of entities: whether they are valid, inside the map and not in solid. Skips point entities that do not
// need their position: relays, lights and targets may be anywhere.
#pragma once

#include "core/checks/solidity.h"
#include "core/games/entityclass.h"

class Origins
{
public:
    // Stuck: the box with which the game drops an item starts in solid.
    enum class Fault { None, Missing, Unreadable, Outside, InSolid, Stuck };

    // The map must outlive it, and its entities must not be edited meanwhile.
    explicit Origins(const MapFile &map);

    // Returns what is wrong with an entity's origin, if that matters to its class.
    Fault faultOf(qint32 entity);
    // Returns what would be wrong with an entity at this origin, even if that does not matter to its class.
    Fault faultAt(qint32 entity, const Point &origin);
    // Returns a sentence such as "Entity 5 (info_player_start) is in solid, at 0 0 24."
    QString sentence(Fault fault, qint32 entity) const;
    // Returns what the game reads instead of an origin that it misreads; empty if it reads what is written.
    QString misreading(qint32 entity) const;

private:
    bsp::EntityClass classOf(qint32 entity) const;
    bool isBuried(const Point &origin, const bsp::EntityClass &itsClass);
    bool isStuck(qint32 entity, const Point &origin, const bsp::EntityClass &itsClass);
    bool isOutside(const Point &origin, const bsp::EntityClass &itsClass, bool needsPlace);

    const bsp::Game &game_;
    bsp::GameClasses classes_;
    EntitySource source_;
    Solidity solidity_;
    std::optional<StoredBox> world_;
};

// Where entities stand: whether that is a place, in the map, and not in solid. Point entities may be anywhere but for those that
// are nothing without their place: relays, lights and targets are meant to be out of the way.
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

    // What is wrong with where an entity stands, as far as that matters to its class.
    Fault faultOf(qint32 entity);
    // Whether it would be out of the world or in solid at that origin, whether or not that matters to its class.
    Fault faultAt(qint32 entity, const Point &origin);
    // "Entity 5 (info_player_start) is in solid, at 0 0 24."
    QString sentence(Fault fault, qint32 entity) const;
    // Says what the game reads in an origin that says something else to people; empty: it reads what stands there.
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

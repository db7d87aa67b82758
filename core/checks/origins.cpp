#include "core/checks/origins.h"

#include "core/checks/checkers.h"
#include "core/entities/edits.h"
#include "core/games/keyvalues.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace {

// Map units from the origin. No compiler makes a larger world: q3map2's MAX_WORLD_COORD is 128 * 1024.
constexpr double worldEdge = 131072;
// Map units that something on a floor or ceiling may reach into it.
constexpr double slack = 2;
// Map units above the world's box where a player may still stand: an open map's box ends with its faces.
constexpr double headroom = 128;
constexpr qsizetype longestShown = 100; // characters of a value in a sentence

bool isNear(const Point &point)
{
    return std::ranges::all_of(point, [](double value) { return std::abs(value) <= worldEdge; });
}

bool isWithin(const Point &point, const StoredBox &box)
{
    for (size_t axis = 0; axis < 3; ++axis)
        if (point[axis] < box.low[axis] || point[axis] > box.high[axis])
            return false;
    return true;
}

} // namespace

Origins::Origins(const MapFile &map) : game_(map.game()), classes_(map.classes()), source_(map.entitySource()), solidity_(map)
{
    if (map.column(map.format().columns.modelBox).count() > 0)
        if (const StoredBox box(map, map.format().columns.modelBox, 0); box.isSound())
            world_ = box;
}

bsp::EntityClass Origins::classOf(qint32 entity) const { return {classes_, edits::valueOf(source_, entity, "classname")}; }

Origins::Fault Origins::faultOf(qint32 entity)
{
    const auto itsClass = classOf(entity);
    const auto text = edits::valueOf(source_, entity, "origin");
    const bool needsPlace = !edits::valueOf(source_, entity, "model").startsWith('*') && itsClass.needsPlace();
    if (text.isNull())
        return needsPlace ? Fault::Missing : Fault::None;
    if (bsp::faultOfVector(text, source_.values()) == bsp::VectorFault::NotThree)
        return Fault::Unreadable;
    const auto origin = bsp::vectorIn(text, source_.values());
    if (isOutside(origin, itsClass, needsPlace))
        return Fault::Outside;
    // The game ignores an entity of an unknown class.
    if (needsPlace && !itsClass.isUnknown() && isBuried(origin, itsClass))
        return Fault::InSolid;
    return isStuck(entity, origin, itsClass) ? Fault::Stuck : Fault::None;
}

Origins::Fault Origins::faultAt(qint32 entity, const Point &origin)
{
    const auto itsClass = classOf(entity);
    if (isOutside(origin, itsClass, true))
        return Fault::Outside;
    if (isBuried(origin, itsClass))
        return Fault::InSolid;
    return isStuck(entity, origin, itsClass) ? Fault::Stuck : Fault::None;
}

// Tests the origin, the points next to it on all sides, and the middle of the entity's box.
bool Origins::isBuried(const Point &origin, const bsp::EntityClass &itsClass)
{
    if (!solidity_.isSolid(origin) || !solidity_.isSolid(origin + (itsClass.look().low + itsClass.look().high) * 0.5))
        return false;
    for (size_t axis = 0; axis < 3; ++axis)
        for (const double step : {-slack, slack}) {
            auto beside = origin;
            beside[axis] += step;
            if (!solidity_.isSolid(beside))
                return false;
        }
    return true;
}

bool Origins::isStuck(qint32 entity, const Point &origin, const bsp::EntityClass &itsClass)
{
    const double reach = game_.itemReach;
    const auto *model = reach > 0 ? itsClass.model() : nullptr;
    if (!model || !model->falls || static_cast<double>(model->feet) != reach)
        return false;
    const auto flags = bsp::flagsIn(edits::valueOf(source_, entity, "spawnflags"), source_.values());
    const Point size{reach, reach, reach};
    return !(flags & model->hangs) && solidity_.hasBrushIn(origin - size, origin + size);
}

bool Origins::isOutside(const Point &origin, const bsp::EntityClass &itsClass, bool needsPlace)
{
    if (!isNear(origin))
        return true;
    return needsPlace && world_ && !isWithin(origin, *world_)
           && (!isWithin(origin, world_->grown({headroom, headroom, headroom})) || isBuried(origin, itsClass));
}

QString Origins::sentence(Fault fault, qint32 entity) const
{
    const auto number = numberText(entity), name = edits::nameOf(source_, entity);
    const auto origin = source_.toText(edits::valueOf(source_, entity, "origin")).left(longestShown);
    switch (fault) { // a name may contain %3, so each sentence has a single arg()
    case Fault::Missing: return CheckText::tr("Entity %1 (%2) has no origin, so the game places it at 0 0 0.").arg(number, name);
    case Fault::Unreadable:
        return CheckText::tr("Entity %1 (%2): its origin \"%3\" does not consist of three numbers.").arg(number, name, origin);
    case Fault::Outside: return CheckText::tr("Entity %1 (%2): its origin %3 is outside the world.").arg(number, name, origin);
    case Fault::InSolid: return CheckText::tr("Entity %1 (%2) is inside solid space, at %3.").arg(number, name, origin);
    case Fault::Stuck:
        return CheckText::tr("Entity %1 (%2): at %3 its box starts in solid space, so the game removes the entity.")
            .arg(number, name, origin);
    case Fault::None: break;
    }
    return {};
}

QString Origins::misreading(qint32 entity) const
{
    const auto text = edits::valueOf(source_, entity, "origin");
    if (text.isNull() || bsp::faultOfVector(text, source_.values()) != bsp::VectorFault::Misread)
        return {};
    QStringList numbers;
    for (const double number : bsp::vectorIn(text, source_.values()))
        numbers.append(QString::number(number, 'g', 10));
    return CheckText::tr("Entity %1 (%2): %4 reads its origin \"%3\" as %5.")
        .arg(numberText(entity), edits::nameOf(source_, entity), source_.toText(text).left(longestShown), fromView(game_.title),
             numbers.join(u' '));
}

void checkOrigins(const CheckContext &context, Problems &problems)
{
    // Indexed by Fault.
    constexpr std::array ids{"", "origin-missing", "origin-unreadable", "origin-outside", "entity-solid", "entity-solid"};
    Origins origins(context.map);
    const int lump = context.map.format().roles.entityList;
    const auto count = context.map.entitySource().count();
    for (qint32 entity = 1; entity < count && !context.stop.stop_requested(); ++entity) {
        const RecordRef record{lump, static_cast<quint32>(entity)};
        if (const auto fault = origins.faultOf(entity); fault != Origins::Fault::None)
            problems.add(
                Severity::Warning, ids[static_cast<size_t>(fault)], record, -1, [&] { return origins.sentence(fault, entity); },
                "origin");
        if (const auto misreading = origins.misreading(entity); !misreading.isEmpty())
            problems.add(
                Severity::Note, "origin-misread", record, -1, [&] { return misreading; }, "origin");
    }
}

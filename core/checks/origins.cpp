#include "core/checks/origins.h"

#include "core/checks/checkers.h"
#include "core/entities/edits.h"
#include "core/games/keyvalues.h"
#include "core/map/brushcontents.h"
#include "core/map/contentskinds.h"
#include "core/map/pointinleaf.h"
#include "core/map/visibility.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace
{

// Map units from the middle. No compiler makes a larger world: q3map2's MAX_WORLD_COORD is 128 * 1024.
constexpr double worldEdge = 131072;
// What stands on a floor, or hangs from a ceiling, may reach into it by that much.
constexpr double slack = 2;
// Above the faces of a map that nothing closes somebody may stand, though its box ends with them.
constexpr double headroom = 128;
constexpr qsizetype longestShown = 100; // of a value in a sentence

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

class Origins::Solidity
{
public:
    explicit Solidity(const MapFile &map)
        : map_(map),
          finder_(map),
          leafContents_(map.column(map.format().columns.leafContents)),
          kinds_(map.format()),
          clusters_(clusterCount(map))
    {
        if (map.format().columns.leafContents.lump == bsp::none)
            brushes_.emplace(map);
    }

    // Of a body with its middle there from its origin: the origin, what is right beside it on all sides, and the middle.
    bool isBuried(const Point &origin, const Point &middle)
    {
        if (!isSolid(origin) || !isSolid(origin + middle))
            return false;
        for (size_t axis = 0; axis < 3; ++axis)
            for (const double step : {-slack, slack}) {
                auto beside = origin;
                beside[axis] += step;
                if (!isSolid(beside))
                    return false;
            }
        return true;
    }

private:
    // Outside of the hull too: there the world's tree says solid, or names no cluster where it names any.
    bool isSolid(const Point &point)
    {
        const auto found = finder_.steps() < LeafFinder::mostSteps ? finder_.leafAt(point) : -1;
        if (found < 0)
            return false;
        const auto leaf = static_cast<quint32>(found);
        if (!brushes_)
            return leaf < leafContents_.count() && kinds_.of(leafContents_.integer(leaf)) == ContentsKind::Solid;
        return kinds_.of(brushes_->at(leaf, point, effort_)) == ContentsKind::Solid
               || (clusters_ > 0 && clusterOfLeaf(map_, leaf, clusters_) < 0);
    }

    const MapFile &map_;
    LeafFinder finder_;
    Column leafContents_;
    ContentsKinds kinds_;
    quint32 clusters_;
    std::optional<BrushContents> brushes_; // where leafs do not say what they are filled with
    quint64 effort_ = LeafFinder::mostSteps;
};

Origins::Origins(const MapFile &map)
    : game_(map.game()), classes_(map.classes()), source_(map.entitySource()), solidity_(std::make_unique<Solidity>(map))
{
    if (map.column(map.format().columns.modelBox).count() > 0)
        if (const StoredBox box(map, map.format().columns.modelBox, 0); box.isSound())
            world_ = box;
}

Origins::~Origins() = default;

bsp::EntityClass Origins::classOf(qint32 entity) const
{
    return {classes_, edits::valueOf(source_, entity, "classname")};
}

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
    // Of an unknown class the game makes nothing.
    return needsPlace && !itsClass.isUnknown() && isBuried(origin, itsClass) ? Fault::InSolid : Fault::None;
}

Origins::Fault Origins::faultAt(qint32 entity, const Point &origin)
{
    const auto itsClass = classOf(entity);
    return isOutside(origin, itsClass, true) ? Fault::Outside : isBuried(origin, itsClass) ? Fault::InSolid : Fault::None;
}

bool Origins::isBuried(const Point &origin, const bsp::EntityClass &itsClass)
{
    return solidity_->isBuried(origin, (itsClass.look().low + itsClass.look().high) * 0.5);
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
    switch (fault) { // a name may hold a %3
    case Fault::Missing:
        return CheckText::tr("Entity %1 (%2) has no origin: it stands at 0 0 0.").arg(number, name);
    case Fault::Unreadable:
        return CheckText::tr("Entity %1 (%2): its origin \"%3\" is not three numbers.").arg(number, name, origin);
    case Fault::Outside:
        return CheckText::tr("Entity %1 (%2): its origin %3 is out of the world.").arg(number, name, origin);
    case Fault::InSolid: return CheckText::tr("Entity %1 (%2) is in solid, at %3.").arg(number, name, origin);
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
    constexpr std::array ids{"", "origin-missing", "origin-unreadable", "origin-outside", "entity-solid"}; // by Fault
    Origins origins(context.map);
    const int lump = context.map.format().roles.entityList;
    const auto count = context.map.entitySource().count();
    for (qint32 entity = 1; entity < count && !context.stop.stop_requested(); ++entity) {
        const RecordRef record{lump, static_cast<quint32>(entity)};
        if (const auto fault = origins.faultOf(entity); fault != Origins::Fault::None)
            problems.add(Severity::Warning, ids[static_cast<size_t>(fault)], record, -1,
                         [&] { return origins.sentence(fault, entity); }, "origin");
        if (const auto misreading = origins.misreading(entity); !misreading.isEmpty())
            problems.add(Severity::Note, "origin-misread", record, -1, [&] { return misreading; }, "origin");
    }
}

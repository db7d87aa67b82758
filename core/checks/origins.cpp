// Where entities stand: what is no place, is none in the map, or is in solid. Point entities may be anywhere but for those
// that are nothing without their place: relays, lights and targets are meant to be out of the way.
#include "core/checks/checkers.h"
#include "core/entities/edits.h"
#include "core/games/entityclass.h"
#include "core/games/keyvalues.h"
#include "core/map/brushcontents.h"
#include "core/map/contentskinds.h"
#include "core/map/pointinleaf.h"
#include "core/map/visibility.h"

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

class Solidity
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

class OriginCheck
{
public:
    OriginCheck(const CheckContext &context, Problems &problems)
        : map_(context.map),
          classes_(map_.classes()),
          source_(map_.entitySource()),
          problems_(problems),
          solidity_(map_)
    {
        if (map_.column(map_.format().columns.modelBox).count() > 0)
            if (const StoredBox box(map_, map_.format().columns.modelBox, 0); box.isSound())
                world_ = box;
    }

    void look(qint32 entity)
    {
        const bsp::EntityClass itsClass(classes_, edits::valueOf(source_, entity, "classname"));
        const auto text = edits::valueOf(source_, entity, "origin");
        const bool isPoint = !edits::valueOf(source_, entity, "model").startsWith('*');
        const bool needsPlace = isPoint && itsClass.needsPlace();
        if (text.isNull() && needsPlace)
            add("origin-missing", entity, CheckText::tr("Entity %1 (%2) has no origin: it stands at 0 0 0."));
        if (text.isNull())
            return;
        const auto fault = bsp::faultOfVector(text, source_.values());
        const auto origin = bsp::vectorIn(text, source_.values());
        if (fault == bsp::VectorFault::Misread)
            addMisread(entity, text, origin);
        if (fault == bsp::VectorFault::NotThree)
            add("origin-unreadable", entity, CheckText::tr("Entity %1 (%2): its origin \"%3\" is not three numbers."), text);
        else if (isOutside(origin, itsClass, needsPlace))
            add("origin-outside", entity, CheckText::tr("Entity %1 (%2): its origin %3 is out of the world."), text);
        else if (needsPlace && !itsClass.isUnknown() && isBuried(origin, itsClass)) // else the game makes nothing of it
            add("entity-solid", entity, CheckText::tr("Entity %1 (%2) is in solid, at %3."), text);
    }

private:
    bool isBuried(const Point &origin, const bsp::EntityClass &itsClass)
    {
        return solidity_.isBuried(origin, (itsClass.look().low + itsClass.look().high) * 0.5);
    }

    bool isOutside(const Point &origin, const bsp::EntityClass &itsClass, bool needsPlace)
    {
        if (!isNear(origin))
            return true;
        return needsPlace && world_ && !isWithin(origin, *world_)
               && (!isWithin(origin, world_->grown({headroom, headroom, headroom})) || isBuried(origin, itsClass));
    }

    static bool isNear(const Point &point)
    {
        return std::ranges::all_of(point, [](double value) { return std::abs(value) <= worldEdge; });
    }

    static bool isWithin(const Point &point, const StoredBox &box)
    {
        for (size_t axis = 0; axis < 3; ++axis)
            if (point[axis] < box.low[axis] || point[axis] > box.high[axis])
                return false;
        return true;
    }

    void addMisread(qint32 entity, QByteArrayView text, const Point &origin)
    {
        problems_.add(
            Severity::Note, "origin-misread", {map_.format().roles.entityList, static_cast<quint32>(entity)}, -1,
            [&] {
                QStringList numbers;
                for (const double number : origin)
                    numbers.append(QString::number(number, 'g', 10));
                return CheckText::tr("Entity %1 (%2): %4 reads its origin \"%3\" as %5.")
                    .arg(numberText(entity), edits::nameOf(source_, entity), source_.toText(text).left(longestShown),
                         fromView(map_.game().title), numbers.join(u' '));
            },
            "origin");
    }

    void add(const char *id, qint32 entity, const QString &sentence, QByteArrayView origin = {})
    {
        problems_.add(
            Severity::Warning, id, {map_.format().roles.entityList, static_cast<quint32>(entity)}, -1,
            [&] {
                const auto number = numberText(entity), name = edits::nameOf(source_, entity);
                return origin.isNull() ? sentence.arg(number, name) // a name may hold a %3
                                       : sentence.arg(number, name, source_.toText(origin).left(longestShown));
            },
            "origin");
    }

    const MapFile &map_;
    bsp::GameClasses classes_;
    EntitySource source_;
    Problems &problems_;
    Solidity solidity_;
    std::optional<StoredBox> world_;
};

} // namespace

void checkOrigins(const CheckContext &context, Problems &problems)
{
    OriginCheck check(context, problems);
    const auto count = context.map.entitySource().count();
    for (qint32 entity = 1; entity < count && !context.stop.stop_requested(); ++entity)
        check.look(entity);
}

#include "core/scene/entities/entitymarks.h"

#include "core/entities/places.h"
#include "core/games/entityclass.h"
#include "core/geometry/placements.h"
#include "core/numbers.h"
#include "core/text.h"
#include "core/where/space.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr size_t mostLinks = 20'000;         // a thousand entities that all target each other are illegible
constexpr size_t mostTries = 20 * mostLinks; // targets examined to find links, as some have no position
// No game creates more, not even Sven Co-op. If there are more, only the first ones and those that are selected are drawn.
constexpr size_t mostBoxes = 8'192;
// Thousands of overlapping translucent boxes would take a software renderer seconds, and be illegible.
constexpr std::ptrdiff_t mostFilled = 1'024;
constexpr double arrowHead = 14, directionHead = 6, beyondTheBox = 10; // map units
constexpr int edgeAlpha = 230, fillAlpha = 96;
constexpr QRgb white = 0xffffffff;

// Scales a colour until its strongest channel is full, as compilers do whether its range is 1 or 255.
QRgb fullColor(const Point &color)
{
    const double most = std::max({color[0], color[1], color[2]});
    if (!(most > 0))
        return white;
    const auto part = [most](double value) { return static_cast<int>(255 * std::clamp(value / most, 0.0, 1.0)); };
    return qRgb(part(color[0]), part(color[1]), part(color[2]));
}

// Returns the look of an entity's class; for a light, with the colour of its keys at full strength.
bsp::ClassLook lookOf(const EntitySource &source, qint32 entity, const bsp::GameClasses &classes)
{
    auto look = bsp::EntityClass(classes, edits::valueOf(source, entity, "classname")).look();
    if (look.isLight) {
        Point color{};
        if (readNumbers(edits::valueOf(source, entity, viewOf(classes.game().lightColor)), color) == 3)
            look.color = fullColor(color);
    }
    return look;
}

// Returns the box around a model's stored box as placed; empty if the stored box is broken.
Box boxOfModel(const MapFile &map, const ModelPlacement &placement)
{
    const StoredBox stored(map, map.format().columns.modelBox, placement.model);
    Box box;
    for (unsigned bits = 0; bits < 8 && stored.isSound(); ++bits)
        box.add(narrow(placement.transform.point(cornerOf(stored.low, stored.high, bits))));
    return box;
}

// Adds an arrow from the box's centre to beyond its side.
void addDirection(Marks &drawn, const EntityMark &mark, QRgb color)
{
    const auto size = mark.high - mark.low;
    const double reach = std::max({size[0], size[1], size[2]}) * 0.5 + beyondTheBox;
    addArrow(drawn, mark.middle(), mark.middle() + *mark.direction * reach, directionHead, color);
}

void addLinks(EntityMarks &marks, const Targets &targets)
{
    size_t tries = 0;
    for (const auto &mark : marks.marks) {
        const auto found = targets.targetsOf(mark.entity);
        tries += found.size();
        for (const qint32 to : found) {
            if (marks.links.size() >= mostLinks)
                return;
            if (to != mark.entity && marks.of(to))
                marks.links.emplace_back(mark.entity, to);
        }
        if (tries >= mostTries)
            return;
    }
}

} // namespace

const EntityMark *EntityMarks::of(qint32 entity) const
{
    const auto found = std::ranges::lower_bound(marks, entity, {}, &EntityMark::entity);
    return found != marks.end() && found->entity == entity ? &*found : nullptr;
}

EntityMarks entityMarks(const MapFile &map, const Targets &targets)
{
    const auto source = map.entitySource();
    const auto classes = map.classes();
    const auto count = static_cast<qint32>(map.entities().entities.size());
    std::vector<Box> models(static_cast<size_t>(count));
    for (const auto &placement : placementsOf(map))
        if (placement.entity >= 0 && placement.entity < count)
            models[static_cast<size_t>(placement.entity)] = boxOfModel(map, placement);
    EntityMarks marks;
    marks.marks.reserve(static_cast<size_t>(count));
    for (qint32 entity = 0; entity < count; ++entity) {
        const auto look = lookOf(source, entity, classes);
        const bsp::EntityClass itsClass(classes, edits::valueOf(source, entity, "classname"));
        EntityMark mark{.entity = entity, .color = look.color, .shown = itsClass.definition().shown(), .isLight = look.isLight};
        if (const auto &box = models[static_cast<size_t>(entity)]; !box.isEmpty()) {
            mark.isBrush = true;
            mark.low = toPoint(box.low);
            mark.high = toPoint(box.high);
            mark.origin = mark.middle();
        } else if (const auto origin = originOf(source, entity);
                   origin && edits::valueOf(source, entity, "classname") != "worldspawn") {
            mark.origin = *origin;
            mark.low = *origin + look.low;
            mark.high = *origin + look.high;
            mark.direction = directionOf(source, entity);
        } else {
            continue;
        }
        marks.marks.push_back(mark);
    }
    addLinks(marks, targets);
    return marks;
}

std::vector<EntityHit> entitiesAlong(const EntityMarks &marks, const Ray &ray)
{
    std::vector<EntityHit> hits;
    for (const auto &mark : marks.marks)
        if (!mark.isBrush)
            if (const double distance = entryInto(ray, mark.low, mark.high); distance > 0 && !std::isinf(distance))
                hits.push_back({mark.entity, distance});
    std::ranges::stable_sort(hits, {}, &EntityHit::distance);
    return hits;
}

Marks boxesOf(const EntityMarks &marks, std::span<const qint32> open)
{
    Marks drawn;
    size_t boxes = 0;
    const bool areManyOpen = std::ranges::count(marks.marks, false, &EntityMark::isBrush) > mostFilled;
    for (const auto &mark : marks.marks) {
        if (mark.isBrush || boxes++ >= mostBoxes)
            continue;
        const bool isOpen = areManyOpen || std::ranges::binary_search(open, mark.entity);
        const auto edges = withAlpha(mark.color, edgeAlpha), fill = withAlpha(mark.color, isOpen ? 0 : fillAlpha);
        if (mark.isLight)
            addDiamond(drawn, mark.low, mark.high, edges, fill);
        else
            addBox(drawn, mark.low, mark.high, edges, fill);
        if (mark.direction)
            addDirection(drawn, mark, edges);
    }
    return drawn;
}

void addOutline(Marks &marks, const EntityMark &mark, QRgb color)
{
    constexpr Point margin{1, 1, 1};
    addBox(marks, mark.low - margin, mark.high + margin, color, 0);
}

void addLinkArrow(Marks &marks, const EntityMark &from, const EntityMark &to, QRgb color)
{
    const auto way = to.origin - from.origin;
    const double size = length(way);
    if (!(size > 0))
        return;
    // Ends at the box of a point entity, but at the centre of a model, whose walls would hide the head.
    const Ray ray{from.origin, way * (1 / size)};
    const double entry = to.isBrush ? size : entryInto(ray, to.low, to.high);
    const double reach = entry > 0 && entry < size ? entry : size;
    addArrow(marks, from.origin, from.origin + ray.direction * reach, arrowHead, color);
}

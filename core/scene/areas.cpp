#include "core/scene/areas.h"

#include "core/geometry/solids.h"
#include "core/map/link.h"
#include "core/scene/contentscolors.h"
#include "core/where/pointinleaf.h"

#include <algorithm>
#include <map>
#include <set>

namespace {

constexpr double beside = 2; // map units in front of a side: portals' brushes are thin as doors, areas are rooms

using AreaPair = std::array<quint32, 2>;

AreaPair ordered(quint32 a, quint32 b) { return {std::min(a, b), std::max(a, b)}; }

// Returns the areas at a brush's sides: two if it lies between them.
std::set<quint32> areasBeside(LeafFinder &finder, const Column &areaOfLeaf, const Solids &solids, const Solid &solid)
{
    std::set<quint32> areas;
    for (quint32 s = solid.firstSide; s < solid.firstSide + solid.sideCount; ++s) {
        const auto side = solids.windingOf(s);
        Point middle{};
        for (const auto &point : side)
            middle = middle + point * (1.0 / static_cast<double>(side.size()));
        const auto normal = normalOf(side);
        const double size = length(normal);
        const qint64 leaf = size > 0 ? finder.leafAt(middle + normal * (beside / size)) : -1;
        if (const qint64 area = leaf < 0 ? 0 : areaOfLeaf.integer(static_cast<quint32>(leaf)); area > 0)
            areas.insert(static_cast<quint32>(area));
    }
    return areas;
}

std::map<AreaPair, std::vector<RecordRef>> portalBrushes(const MapFile &map)
{
    std::map<AreaPair, std::vector<RecordRef>> brushes;
    const ContentsKinds kinds(map);
    const auto solids = brushSolids(map);
    const auto areaOfLeaf = map.column(map.format().columns.leafArea);
    LeafFinder finder(map);
    for (const auto &solid : solids.solids)
        if (kinds.of(solid.contents) == ContentsKind::AreaPortal && finder.steps() < LeafFinder::mostSteps)
            if (const auto areas = areasBeside(finder, areaOfLeaf, solids, solid); areas.size() == 2)
                brushes[ordered(*areas.begin(), *areas.rbegin())].push_back(solid.record);
    return brushes;
}

void giveBrushes(std::vector<AreaPortal> &portals, const std::map<AreaPair, std::vector<RecordRef>> &brushes)
{
    std::map<AreaPair, std::vector<size_t>> between;
    for (size_t i = 0; i < portals.size(); ++i)
        between[portals[i].areas].push_back(i);
    for (const auto &[areas, numbers] : between) {
        const auto found = brushes.find(areas);
        if (found == brushes.end())
            continue;
        for (size_t i = 0; i < found->second.size(); ++i)
            portals[numbers[std::min(i, numbers.size() - 1)]].brushes.push_back(found->second[i]);
    }
}

} // namespace

std::vector<AreaPortal> areaPortals(const MapFile &map)
{
    const auto &columns = map.format().columns;
    if (columns.areaPortals.lump == bsp::none)
        return {};
    const Link ofArea(map, columns.areaPortals);
    const auto number = map.column(columns.portalNumber), other = map.column(columns.portalArea);
    std::map<std::pair<qint64, AreaPair>, bool> known;
    quint64 left = 2ULL * number.count() + 64; // damaged areas may all claim the same portals
    for (quint32 area = 1; area < ofArea.count(); ++area) {
        const auto range = ofArea.at(area);
        for (quint32 i = range.first; i < range.first + range.count && left > 0; ++i, --left)
            if (const qint64 to = other.integer(i); to > 0 && to < ofArea.count() && to != area)
                known[{number.integer(i), ordered(area, static_cast<quint32>(to))}] = true;
    }
    std::vector<AreaPortal> portals;
    for (const auto &[portal, is] : known)
        portals.push_back({.number = portal.first, .areas = portal.second});
    if (!portals.empty())
        giveBrushes(portals, portalBrushes(map));
    return portals;
}

std::vector<quint8> areasReached(const MapFile &map, std::span<const AreaPortal> portals, std::span<const quint8> closed,
                                 qint64 from)
{
    const auto count = map.format().roles.areas == bsp::none ? 0 : map.recordCount(map.format().roles.areas);
    if (from <= 0 || from >= count)
        return std::vector<quint8>(count, 1);
    std::vector<std::vector<quint32>> next(count);
    for (size_t i = 0; i < portals.size(); ++i)
        if (i >= closed.size() || !closed[i]) {
            const auto [a, b] = portals[i].areas;
            next[a].push_back(b);
            next[b].push_back(a);
        }
    std::vector<quint8> reached(count);
    std::vector<quint32> open{static_cast<quint32>(from)};
    reached[open.front()] = 1;
    while (!open.empty()) {
        const quint32 area = open.back();
        open.pop_back();
        for (const quint32 to : next[area])
            if (!std::exchange(reached[to], 1))
                open.push_back(to);
    }
    return reached;
}

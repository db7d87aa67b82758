#include "core/vis/rooms.h"

#include "core/geometry/leafvolumes.h"
#include "core/geometry/winding.h"
#include "core/where/visibility.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <queue>
#include <unordered_map>

namespace {

// The least area of an opening across which rooms are merged, relative to the side of a cube with the smaller room's volume:
// 1.6 between halves of a cube, hundredths for a door in the wall of a hall.
constexpr double wide = 0.5;
// The same relative to the widest opening within either room; either one suffices, so that a corridor does not end where it
// is as wide as everywhere.
constexpr double asWide = 0.8;
// A room with more than a quarter of all clusters is a landscape, unless the map is small. Its parts have at most a 32nd,
// and somewhat more with small leftovers, of up to a 12th of that (crumb).
constexpr size_t landscapeShare = 4, leastLandscape = 64, partShare = 32, leastPart = 24, crumb = 12;
// A merge is made at once if its rank has not sunk below this share of the former rank. If a hall's merges were queued again
// after each small room that it absorbs, the work would grow with the square of its neighbours.
constexpr double noticeable = 0.9;

// Returns the area of a side of a cube with this volume, in square map units.
double sideOf(double volume)
{
    const double edge = std::cbrt(std::max(volume, 1.0));
    return edge * edge;
}

class RoomMaker
{
public:
    // `most` limits the clusters in a room.
    RoomMaker(std::span<const double> volumes, std::span<const ClusterOpening> openings, size_t most);
    void join(const std::stop_token &stop);
    std::vector<quint32> roomOf() const; // by cluster: the representative of its room

private:
    struct Offer {
        double rank = 0; // the highest comes first
        std::array<quint32, 2> clusters{};
        bool operator<(const Offer &other) const { return rank != other.rank ? rank < other.rank : clusters > other.clusters; }
    };

    quint32 rootOf(quint32 cluster);
    bool isWide(quint32 one, quint32 other, double area) const;
    double rankOf(quint32 one, quint32 other, double area) const;
    bool hasRoomFor(quint32 one, quint32 other) const;
    void offer(quint32 one, quint32 other, double area);
    void merge(quint32 into, quint32 from, double area);

    std::vector<quint32> parent_;         // towards the representative of its room
    std::vector<double> volume_, widest_; // widest_: of the openings within; for a single cluster, sideOf() it
    std::vector<size_t> size_;
    size_t most_;
    std::vector<std::unordered_map<quint32, double>> open_; // by room, the opening to each of its neighbours
    std::priority_queue<Offer> offers_;                     // some may be outdated
};

RoomMaker::RoomMaker(std::span<const double> volumes, std::span<const ClusterOpening> openings, size_t most)
    : parent_(volumes.size()), volume_(volumes.begin(), volumes.end()), widest_(volumes.size()), size_(volumes.size(), 1),
      most_(most), open_(volumes.size())
{
    std::iota(parent_.begin(), parent_.end(), 0U);
    std::ranges::transform(volumes, widest_.begin(), sideOf);
    for (const auto &[clusters, area] : openings) {
        open_[clusters[0]][clusters[1]] += area;
        open_[clusters[1]][clusters[0]] += area;
    }
    for (const auto &[clusters, area] : openings)
        offer(clusters[0], clusters[1], area);
}

quint32 RoomMaker::rootOf(quint32 cluster)
{
    while (parent_[cluster] != cluster)
        cluster = parent_[cluster] = parent_[parent_[cluster]];
    return cluster;
}

bool RoomMaker::isWide(quint32 one, quint32 other, double area) const
{
    return area >= wide * sideOf(std::min(volume_[one], volume_[other]))
           || area >= asWide * std::max(widest_[one], widest_[other]);
}

// Compares the opening with both rooms, so that a corridor's pieces join each other before a hall takes them one by one.
double RoomMaker::rankOf(quint32 one, quint32 other, double area) const
{
    return area / std::sqrt(sideOf(volume_[one]) * sideOf(volume_[other]));
}

// Small leftovers next to a full room may still join it.
bool RoomMaker::hasRoomFor(quint32 one, quint32 other) const
{
    return size_[one] + size_[other] <= most_ || std::min(size_[one], size_[other]) <= most_ / crumb;
}

void RoomMaker::offer(quint32 one, quint32 other, double area)
{
    if (isWide(one, other, area))
        offers_.push({rankOf(one, other, area), {std::min(one, other), std::max(one, other)}});
}

void RoomMaker::merge(quint32 into, quint32 from, double area)
{
    if (open_[into].size() < open_[from].size())
        std::swap(into, from);
    parent_[from] = into;
    volume_[into] += volume_[from];
    size_[into] += size_[from];
    widest_[into] = std::max({widest_[into], widest_[from], area});
    open_[into].erase(from);
    const auto others = std::move(open_[from]);
    open_[from].clear();
    for (const auto &[other, between] : others) {
        if (other == into)
            continue;
        const double both = open_[into][other] += between;
        open_[other].erase(from);
        open_[other][into] = both;
        offer(into, other, both);
    }
}

void RoomMaker::join(const std::stop_token &stop)
{
    while (!offers_.empty() && !stop.stop_requested()) {
        const auto [rank, clusters] = offers_.top();
        offers_.pop();
        const auto one = rootOf(clusters[0]), other = rootOf(clusters[1]);
        const auto found = open_[one].find(other);
        if (one == other || found == open_[one].end() || !hasRoomFor(one, other))
            continue;
        // The rooms may have grown since the offer, which makes the opening relatively narrower.
        if (rankOf(one, other, found->second) < rank * noticeable)
            offer(one, other, found->second);
        else if (isWide(one, other, found->second))
            merge(one, other, found->second);
    }
}

std::vector<quint32> RoomMaker::roomOf() const
{
    std::vector<quint32> roots(parent_.size());
    for (quint32 cluster = 0; cluster < roots.size(); ++cluster)
        for (roots[cluster] = cluster; parent_[roots[cluster]] != roots[cluster];)
            roots[cluster] = parent_[roots[cluster]];
    return roots;
}

std::vector<quint32> joined(std::span<const double> volumes, std::span<const ClusterOpening> openings, size_t most,
                            const std::stop_token &stop)
{
    RoomMaker maker(volumes, openings, most);
    maker.join(stop);
    return maker.roomOf();
}

// Numbers rooms in the order of their lowest clusters.
VisRooms numbered(const std::vector<quint32> &representatives)
{
    constexpr quint32 none = ~0U;
    VisRooms rooms;
    std::vector<quint32> numbers(representatives.size(), none);
    for (const quint32 root : representatives) {
        if (numbers[root] == none)
            numbers[root] = rooms.count++;
        rooms.roomOf.push_back(numbers[root]);
    }
    rooms.clusters = Grouped(rooms.count, rooms.roomOf.size(), [&](quint32 i) { return qint64(rooms.roomOf[i]); });
    return rooms;
}

} // namespace

std::vector<ClusterOpening> openingsOf(const MapFile &map, const VisPortals &portals, const std::stop_token &stop)
{
    std::vector<ClusterOpening> openings;
    for (const auto &portal : portals.portals) {
        if (stop.stop_requested())
            break;
        const auto a = static_cast<quint32>(clusterOfLeaf(map, portal.front));
        const auto b = static_cast<quint32>(clusterOfLeaf(map, portal.back));
        if (a == b)
            continue;
        Winding winding;
        for (quint32 i = portal.firstPoint; i < portal.firstPoint + portal.pointCount; ++i)
            winding.push_back({portals.points[i][0], portals.points[i][1], portals.points[i][2]});
        openings.push_back({{std::min(a, b), std::max(a, b)}, areaOf(winding)});
    }
    std::ranges::sort(openings, {}, &ClusterOpening::clusters);
    size_t kept = 0;
    for (const auto &opening : openings) {
        if (kept > 0 && openings[kept - 1].clusters == opening.clusters)
            openings[kept - 1].area += opening.area;
        else
            openings[kept++] = opening;
    }
    openings.resize(kept);
    return openings;
}

VisRooms roomsFrom(std::span<const double> volumes, std::span<const ClusterOpening> openings, const std::stop_token &stop)
{
    const auto all = volumes.size();
    auto rooms = joined(volumes, openings, all, stop);
    std::vector<size_t> sizes(all);
    for (const quint32 room : rooms)
        ++sizes[room];
    const auto isLandscape = [&](quint32 room) { return sizes[room] > std::max(all / landscapeShare, leastLandscape); };
    std::vector<ClusterOpening> within;
    std::ranges::copy_if(openings, std::back_inserter(within), [&](const ClusterOpening &opening) {
        const auto room = rooms[opening.clusters[0]];
        return room == rooms[opening.clusters[1]] && isLandscape(room);
    });
    if (!within.empty()) {
        const auto parts = joined(volumes, within, std::max(all / partShare, leastPart), stop);
        for (quint32 cluster = 0; cluster < all; ++cluster)
            if (isLandscape(rooms[cluster]))
                rooms[cluster] = parts[cluster];
    }
    return numbered(rooms);
}

VisRooms roomsOf(const MapFile &map, std::span<const ClusterOpening> openings, std::stop_token stop)
{
    std::vector<double> volumes(map.recordCount(map.format().roles.clusters));
    const auto ofLeafs = leafVolumes(map, stop);
    for (quint32 leaf = 0; leaf < ofLeafs.size(); ++leaf)
        if (const auto cluster = clusterOfLeaf(map, leaf); cluster >= 0 && ofLeafs[leaf] > 0) // else broken
            volumes[static_cast<size_t>(cluster)] += ofLeafs[leaf];
    return roomsFrom(volumes, openings, stop);
}

#include "core/vis/hotspots.h"

#include <algorithm>

namespace {

constexpr size_t mostCompared = 4096; // worst clusters; each is compared with all before it
constexpr double gap = 2;             // map units, because boxes of leafs are rounded

bool touch(const ClusterBox &a, const ClusterBox &b)
{
    for (size_t axis = 0; axis < 3; ++axis)
        if (a.low[axis] > b.high[axis] + gap || b.low[axis] > a.high[axis] + gap)
            return false;
    return true;
}

} // namespace

HotSpots hotSpotsOf(const ClusterDrawCounts &sight, std::span<const ClusterBox> boxes, const std::vector<bool> &matters,
                    size_t most)
{
    std::vector<quint32> worst;
    for (quint32 cluster = 0; cluster < std::min(sight.triangles.size(), boxes.size()); ++cluster)
        if (matters[cluster])
            worst.push_back(cluster);
    HotSpots spots;
    if (worst.empty())
        return spots;
    std::ranges::stable_sort(worst, std::ranges::greater(), [&](quint32 cluster) { return sight.triangles[cluster]; });
    spots.median = sight.triangles[worst[worst.size() / 2]];
    worst.resize(std::min(worst.size(), mostCompared));
    std::vector<size_t> placeOf; // spot of each of the worst so far
    size_t places = 0;
    for (size_t i = 0; i < worst.size(); ++i) {
        size_t place = places;
        for (size_t before = 0; before < i && place == places; ++before)
            if (touch(boxes[worst[i]], boxes[worst[before]]))
                place = placeOf[before];
        placeOf.push_back(place);
        if (place == places && places++ < most)
            spots.places.push_back({worst[i], sight.triangles[worst[i]], sight.faces[worst[i]]});
        else if (place < spots.places.size())
            spots.places[place].around.push_back(worst[i]);
    }
    for (auto &spot : spots.places)
        std::ranges::sort(spot.around);
    return spots;
}

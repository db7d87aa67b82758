#include "core/scene/seenfaces.h"

#include "core/map/leaffaces.h"
#include "core/map/visibility.h"
#include "core/vis/vismatrix.h"

#include <algorithm>
#include <utility>

namespace
{

constexpr quint64 mostSteps = 500'000'000; // a second or two; the largest real maps take a part of them

class Counter
{
public:
    explicit Counter(const MapFile &map)
        : map_(map), clusters_(clusterCount(map)), row_((clusters_ + size_t(63)) / 64),
          countedFor_(map.recordCount(map.format().roles.faces))
    {
        const LeafFaces lists(map);
        for (quint32 leaf = 0; leaf < lists.leafCount(); ++leaf) {
            const auto range = lists.entriesOf(leaf);
            const auto cluster = clusterOfLeaf(map, leaf);
            if (range.first < range.end && cluster >= 0 && cluster < clusters_)
                leafs_.push_back({range.first, range.end, static_cast<size_t>(cluster)});
        }
        std::ranges::sort(leafs_, {}, &Listed::first);
        faces_.resize(lists.entryCount());
        for (quint32 entry = 0; entry < faces_.size(); ++entry)
            faces_[entry] = lists.faceOf(entry);
    }

    std::vector<quint32> count(const std::stop_token &stop)
    {
        if (clusters_ > 0 && !hasRows())
            return std::vector<quint32>(clusters_, countFrom(0));
        std::vector<quint32> counts;
        for (quint32 cluster = 0; cluster < clusters_ && steps_ < mostSteps && !stop.stop_requested(); ++cluster)
            counts.push_back(countFrom(cluster));
        return counts;
    }

private:
    struct Listed {
        quint32 first = 0, end = 0;
        size_t cluster = 0;
    };

    // Without them every cluster sees everything.
    bool hasRows() const
    {
        const size_t header = map_.format().visibility == bsp::Visibility::LeafRle ? 1 : 8;
        return map_.lumpBytes(map_.format().roles.visibility).size() >= header;
    }
    quint32 countFrom(quint32 cluster);

    const MapFile &map_;
    quint32 clusters_;
    std::vector<quint64> row_;    // clusters that are seen, a bit each
    std::vector<Listed> leafs_;   // by where their entries begin, so that what several have is walked once
    std::vector<qint64> faces_;   // by entry
    std::vector<quint32> countedFor_; // by face: the last cluster that it was counted for, and 1
    quint64 steps_ = 0;
};

quint32 Counter::countFrom(quint32 cluster)
{
    decodeVisRow(map_, visRow(map_, cluster, VisSet::Pvs), row_);
    quint32 count = 0, done = 0;
    for (const auto &leaf : leafs_) {
        if (!(row_[leaf.cluster / 64] >> (leaf.cluster % 64) & 1))
            continue;
        const quint32 from = std::max(done, leaf.first);
        for (done = from; done < leaf.end; ++done)
            if (const auto face = faces_[done];
                face >= 0 && std::exchange(countedFor_[static_cast<size_t>(face)], cluster + 1) != cluster + 1)
                ++count;
        steps_ += done - from;
    }
    steps_ += 16 * row_.size() + leafs_.size() + 64; // bytes that a row may be packed in
    return count;
}

} // namespace

std::vector<quint32> seenFaceCounts(const MapFile &map, std::stop_token stop)
{
    return Counter(map).count(stop);
}

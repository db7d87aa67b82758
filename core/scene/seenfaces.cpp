#include "core/scene/seenfaces.h"

#include "core/map/leaffaces.h"
#include "core/map/visibility.h"
#include "core/scene/pvs.h"

#include <algorithm>

std::vector<quint32> seenFaceCounts(const MapFile &map, std::stop_token stop)
{
    const LeafFaces lists(map);
    struct Listed {
        quint32 first = 0, end = 0;
        size_t cluster = 0;
    };
    const auto clusters = clusterCount(map);
    std::vector<Listed> leafs; // by where their entries begin, so that what several have is walked once
    for (quint32 leaf = 0; leaf < lists.leafCount(); ++leaf) {
        const auto range = lists.entriesOf(leaf);
        const auto cluster = clusterOfLeaf(map, leaf);
        if (range.first < range.end && cluster >= 0 && cluster < clusters)
            leafs.push_back({range.first, range.end, static_cast<size_t>(cluster)});
    }
    std::ranges::sort(leafs, {}, &Listed::first);
    std::vector<qint64> faces(lists.entryCount());
    for (quint32 entry = 0; entry < faces.size(); ++entry)
        faces[entry] = lists.faceOf(entry);
    std::vector<quint32> counts(clusters), countedFor(map.recordCount(map.format().roles.faces));
    for (quint32 cluster = 0; cluster < clusters && !stop.stop_requested(); ++cluster) {
        const auto seen = clustersSeenFrom(map, cluster);
        quint32 done = 0;
        for (const auto &leaf : leafs) {
            if (!seen[leaf.cluster])
                continue;
            for (done = std::max(done, leaf.first); done < leaf.end; ++done)
                if (const auto face = faces[done]; face >= 0 && countedFor[static_cast<size_t>(face)] != cluster + 1) {
                    countedFor[static_cast<size_t>(face)] = cluster + 1;
                    ++counts[cluster];
                }
        }
    }
    return counts;
}

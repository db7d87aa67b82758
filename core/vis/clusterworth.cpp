#include "core/vis/clusterworth.h"

#include "core/vis/clusterboxes.h"

std::vector<bool> relevantClusters(const MapFile &map)
{
    const auto places = clusterBoxes(map);
    const auto faces = map.column(map.format().roles.clusters, "faces");
    std::vector<bool> matter(places.size());
    for (quint32 cluster = 0; cluster < places.size(); ++cluster)
        matter[cluster] = places[cluster].leafs > 0 && (cluster >= faces.count() || faces.integer(cluster) != 0);
    return matter;
}

// The faces or brushes that the world's leafs in each cluster list, each once; and the derived table of clusters.
#pragma once

#include "core/map/mapfile.h"

#include <span>

class ClusterLists
{
public:
    // `ranges`: the leafs' field with the first of their entries; `entries`: the entries' reference to faces or brushes.
    ClusterLists(const MapFile &map, quint32 clusters, bsp::FieldRef ranges, bsp::FieldRef entries);

    // Returns false if leafs of a damaged map list the same entries too often: then the lists are incomplete.
    bool isWhole() const { return isWhole_; }
    std::span<const quint32> of(quint32 cluster) const // requires cluster < `clusters`; in no order
    {
        return std::span(records_).subspan(first_[cluster], first_[cluster + 1] - first_[cluster]);
    }

private:
    std::vector<quint32> records_;
    std::vector<size_t> first_; // in records_, by cluster, then the end
    bool isWhole_ = false;
};

// Returns the records of the derived table of clusters. Quake II and III: as many as the visibility lump states or, without
// one, as the leafs name. Quake and Half-Life: one for each leaf that models[0].visleafs counts.
QByteArray deriveClusters(const MapFile &map);

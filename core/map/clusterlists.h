// What the world's leafs of each cluster list, faces or brushes, each once.
#pragma once

#include "core/map/mapfile.h"

#include <span>

class ClusterLists
{
public:
    // `ranges`: a leaf's First of its entries; `entries`: what they refer to. `clusters`: how many there are.
    ClusterLists(const MapFile &map, quint32 clusters, bsp::FieldRef ranges, bsp::FieldRef entries);

    // Else leafs of a damaged map list the same again and again, and the rest is left out.
    bool isWhole() const { return isWhole_; }
    std::span<const quint32> of(quint32 cluster) const // below the number of clusters; in no order
    {
        return std::span(records_).subspan(first_[cluster], first_[cluster + 1] - first_[cluster]);
    }

private:
    std::vector<quint32> records_;
    std::vector<size_t> first_; // in records_, by cluster, and the end
    bool isWhole_ = false;
};

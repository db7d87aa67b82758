// What is drawn from each cluster of a map: faces that leafs of the world list, and brush models.
#pragma once

#include "core/geometry/geometry.h"
#include "core/geometry/placements.h"
#include "core/where/clusterlists.h"

#include <algorithm>
#include <span>

class ClusterDrawing
{
public:
    // Takes time and memory in proportion to the map, which must outlive it. `clusters` is their number.
    ClusterDrawing(const MapFile &map, quint32 clusters, const std::stop_token &stop = {});

    // A brush model as an entity places it. It is drawn if a cluster is visible whose leafs it touches, or always if it
    // touches none, as in ScenePvs. Excludes models that the game never shows and, in a damaged map, those that entities
    // place over and over.
    struct Model {
        std::vector<quint32> clusters{};                 // ascending, each once
        quint32 firstFace = 0, faces = 0, triangles = 0; // its faces are consecutive
        Transform transform{};

        // Returns whether it is drawn if the clusters of `row`, as in VisMatrix, are visible.
        bool isIn(std::span<const quint64> row) const
        {
            return clusters.empty() || std::ranges::any_of(clusters, [row](quint32 cluster) {
                       return (row[cluster / 64] >> (cluster % 64) & 1) != 0;
                   });
        }
    };

    // Returns false if leafs of a damaged map list the same faces so often that their lists are unknown.
    bool isWhole() const { return lists_.isWhole(); }
    std::span<const quint32> of(quint32 cluster) const { return lists_.of(cluster); }
    const std::vector<Model> &models() const { return models_; }
    const Geometry &geometry() const { return geometry_; }
    size_t faceCount() const { return geometry_.faces.size(); }
    quint32 triangles(quint32 face) const { return geometry_.faces[face].indexCount / 3; }

private:
    void addModels(const MapFile &map, quint32 clusters);

    Geometry geometry_;
    ClusterLists lists_;
    std::vector<Model> models_;
};

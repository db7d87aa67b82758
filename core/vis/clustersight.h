// Counts how much the PVS allows to be drawn from each cluster, and fills the columns of the clusters' table with it.
#pragma once

#include "core/geometry/geometry.h"
#include "core/geometry/placements.h"
#include "core/vis/vismatrix.h"
#include "core/where/clusterlists.h"

#include <algorithm>
#include <span>

// What is drawn from each cluster of a map: faces that leafs of the world list, and brush models.
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

// By cluster, what is potentially visible from it: faces listed by leafs of the clusters in its PVS, each once, and brush
// models drawn from there (ClusterDrawing), once per placement. The last clusters are missing if a map needs more than
// `mostSteps`, and all of them if its leafs list the same faces over and over.
struct ClusterDrawCounts {
    std::vector<quint32> faces;
    std::vector<quint32> triangles; // of these faces, as the 3D view draws them
};

// Counts what is drawn from each cluster. A step is the list of one visible cluster, or an entry of it; the largest real maps
// need a fifth of the steps allowed, which take a second or two. Once `stop` is requested, returns early with a result to be
// discarded.
ClusterDrawCounts countDrawableFrom(const ClusterDrawing &drawn, const VisMatrix &matrix, std::stop_token stop = {},
                                    quint64 mostSteps = 1'000'000'000);

// Returns the derived records of the clusters, including the columns that MapFile does not fill when it opens a map
// (Columns::clusterSight).
QByteArray clusterRecords(const MapFile &map, const VisCounts &counts, const ClusterDrawCounts &sight);

// Counts all of this and fills the clusters' columns with it, for a map that no view shows. Does nothing if the visibility
// cannot be decoded.
void fillClusters(MapFile &map);

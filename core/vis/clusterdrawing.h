// What a map lets be drawn from its clusters: faces that leafs of the world list, and brush models.
#pragma once

#include "core/geometry/geometry.h"
#include "core/geometry/placements.h"
#include "core/map/clusterlists.h"

#include <algorithm>
#include <span>

class ClusterDrawing
{
public:
    // Takes time and memory in proportion to the map, which must outlive it. `clusters`: how many there are.
    ClusterDrawing(const MapFile &map, quint32 clusters, const std::stop_token &stop = {});

    // A brush model where an entity brings it. It is drawn where a cluster is seen whose leafs it touches, and from everywhere
    // where there is none, as ScenePvs has it. Those that the game never shows are left out, and in a damaged map those that
    // many entities bring again and again.
    struct Model {
        std::vector<quint32> clusters{}; // each once, in order
        quint32 firstFace = 0, faces = 0, triangles = 0; // its faces are a run
        Transform transform{};

        // `row`: of what is seen, as rows of VisMatrix.
        bool isIn(std::span<const quint64> row) const
        {
            return clusters.empty() || std::ranges::any_of(clusters, [row](quint32 cluster) {
                       return (row[cluster / 64] >> (cluster % 64) & 1) != 0;
                   });
        }
    };

    // Else leafs of a damaged map list the same again and again, and what they list is not known.
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

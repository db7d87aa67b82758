// What of a scene the potentially visible set of a cluster, or a choice of areas, lets be drawn.
#pragma once

#include "core/map/mapfile.h"
#include "core/scene/cull.h"

#include <span>

// By cluster, whether it is seen from one: all of them where there is no row. A row that is cut off ends in the dark.
std::vector<quint8> clustersSeenFrom(const MapFile &map, qint64 cluster);

// Keeps where all parts of a scene lie, so that a camera may come into another cluster with every frame.
class ScenePvs
{
public:
    // Takes time in proportion to the map. The map must outlive it, the scene need not.
    ScenePvs(const MapFile &map, const Scene &scene);

    // By scene face, 1 where it is seen from the cluster: where a leaf of a cluster that is seen lists it. Brush models,
    // which no leaf lists and which the games' servers send or keep back, are judged by the leaf at their middleOf(). Of cluster
    // -1 (outside, or in something solid) everything is seen.
    std::vector<quint8> seenFrom(qint64 cluster) const;
    // By scene face, 1 where a leaf of one of the clusters lists it; a bit for each cluster, as in a row of VisMatrix. Brush
    // models as in seenFrom(), but what is in no cluster is not.
    std::vector<quint8> in(std::span<const quint64> clusters) const;
    // As seenFrom(), of Scene::flares, by the leafs that they are in.
    std::vector<quint8> flaresSeenFrom(qint64 cluster) const;
    // By scene face, 1 where an engine comes to it when it draws a picture: as seenFrom(), where the box of such a leaf or of
    // the model is in the frustum, and its area is marked as inAreas() has it; without marks all areas are.
    std::vector<quint8> inPicture(qint64 cluster, std::span<const quint8> areas, const Frustum &frustum) const;
    // By scene face, 1 where its area (by number) is marked. What belongs to no area is.
    std::vector<quint8> inAreas(std::span<const quint8> areas) const;

private:
    struct Leaf {
        quint32 first = 0, end = 0; // in listed_
        qint64 cluster = -1, area = -1;
        Box box; // as the map stores it; endless where that is none
    };
    struct ModelFaces {
        std::vector<quint32> faces;     // of the scene
        qint64 cluster = -1, area = -1; // of the middle; -1: none
        Box box;                        // around the faces
    };

    void addLeafs(const Scene &scene);
    void addModels(const Scene &scene);
    void addFlares(const Scene &scene);
    template <typename Takes>
    std::vector<quint8> chooseFrom(qint64 cluster, Takes takes) const;
    template <typename IsLeafSeen, typename IsModelSeen>
    std::vector<quint8> choose(IsLeafSeen isLeafSeen, IsModelSeen isModelSeen) const;

    const MapFile &map_;
    size_t faceCount_;
    std::vector<Leaf> leafs_; // by `first`, so that what several list is walked once
    std::vector<qint64> listed_; // scene faces of the world in the order in which leafs list them; -1: none
    std::vector<ModelFaces> models_;
    std::vector<qint64> flareClusters_; // by scene flare; -1: none
};

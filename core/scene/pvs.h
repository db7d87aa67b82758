// What of a scene the potentially visible set of a cluster, or a choice of areas, lets be drawn.
#pragma once

#include "core/map/mapfile.h"
#include "core/scene/cull.h"

#include <QHash>

#include <span>

// Which brush models a server sends to a client that may see them.
struct SendRule {
    // What holds for models that touch more leafs than the server keeps of each: those behind are forgotten; it is always sent;
    // all leafs below the node count that the model is the first to lie on both sides of; or all clusters count by their
    // numbers up to the last one's.
    enum class Beyond : quint8 { Forgotten, AlwaysSent, ByNode, ByNumber };
    quint32 mostLeafs = 16;
    Beyond beyond = Beyond::Forgotten;
    bool keepsClusters = false; // of the leafs, each once
    // What the leafs around the eye see counts together: within this distance, or of a box that reaches as far.
    double around = 8; // map units; 0: the eye's own leaf alone
    bool isAroundBox = false;
};

// By cluster, whether it is seen from one: all of them where there is no row. A row that is cut off ends in the dark.
std::vector<quint8> clustersSeenFrom(const MapFile &map, qint64 cluster);

// Keeps where all parts of a scene lie, so that a camera may come into another cluster with every frame.
class ScenePvs
{
public:
    // Takes time in proportion to the map. The map must outlive it, the scene need not.
    ScenePvs(const MapFile &map, const Scene &scene);

    // By scene face, 1 where it is seen from the cluster: where a leaf of a cluster that is seen lists it. Brush models,
    // which no leaf lists and which the games' servers send or keep back, are seen where one of the leafs is that their box
    // touches; those that touch none are. Of cluster -1 (outside, or in something solid) everything is seen.
    std::vector<quint8> seenFrom(qint64 cluster) const;
    // By scene face, 1 where a leaf of one of the clusters lists it; a bit for each cluster, as in a row of VisMatrix. Brush
    // models as in seenFrom(), but what is in no cluster is not.
    std::vector<quint8> in(std::span<const quint64> clusters) const;
    // As seenFrom(), of Scene::flares, by the leafs that they are in.
    std::vector<quint8> flaresSeenFrom(qint64 cluster) const;
    // By scene face, 1 where an engine comes to it when it draws a picture: where a leaf lists it that is seen and whose box is
    // in the frustum, or where its model is sent to a client at the eye, which is in that cluster, and is in the frustum. Areas
    // have to be marked as inAreas() has it; without marks all are.
    std::vector<quint8> inPicture(const Point &eye, qint64 cluster, std::span<const quint8> areas, const Frustum &frustum,
                                  const SendRule &rule) const;
    // By scene face, 1 where its area (by number) is marked. What belongs to no area is.
    std::vector<quint8> inAreas(std::span<const quint8> areas) const;

private:
    struct Leaf {
        quint32 first = 0, end = 0; // in listed_
        qint64 cluster = -1, area = -1;
        Box box; // as the map stores it; endless where that is none
    };
    struct TouchedLeaf {
        qint32 cluster = -1, area = -1; // -1: none
    };
    struct ModelFaces {
        std::vector<quint32> faces; // of the scene
        std::vector<TouchedLeaf> leafs; // that have a cluster, as LeafFinder::leafsTouching()
        qint64 node = -1;               // likewise
        Box box; // as the engines take it for the frustum; around the faces where the map stores none
    };

    void addLeafs(const Scene &scene);
    void addModels(const Scene &scene);
    void addFlares(const Scene &scene);
    std::vector<quint8> clustersAround(const Point &eye, qint64 cluster, const SendRule &rule) const;
    bool isSent(const ModelFaces &model, std::span<const quint8> clusters, const SendRule &rule) const;
    template <typename IsLeafSeen, typename IsModelSeen>
    std::vector<quint8> choose(IsLeafSeen isLeafSeen, IsModelSeen isModelSeen) const;

    const MapFile &map_;
    size_t faceCount_;
    std::vector<Leaf> leafs_; // by `first`, so that what several list is walked once
    std::vector<qint64> listed_; // scene faces of the world in the order in which leafs list them; -1: none
    std::vector<ModelFaces> models_;
    QHash<qint64, std::vector<qint64>> below_; // clusters below the nodes of models that touch many leafs, each once
    std::vector<qint64> flareClusters_; // by scene flare; -1: none
};

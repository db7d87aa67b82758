// Which parts of a scene are drawn by the PVS of a cluster, or by a choice of areas.
#pragma once

#include "core/map/mapfile.h"
#include "core/scene/cull.h"

#include <QHash>

#include <span>

// A server's rule for which brush models it sends to a client.
struct SendRule {
    // How the server treats models that touch more leafs than it keeps: it forgets the rest, always sends the model, uses
    // all leafs below the first node with the model on both sides, or uses all cluster numbers up to the last leaf's.
    enum class Beyond : quint8 { Forgotten, AlwaysSent, ByNode, ByNumber };
    quint32 mostLeafs = 16;
    Beyond beyond = Beyond::Forgotten;
    bool keepsClusters = false; // keeps each of the leafs' clusters once, instead of leafs
    // The server combines the PVS of all leafs around the eye: those within this distance, or those touching a box that reaches
    // as far.
    double around = 8; // map units; 0: only the eye's own leaf
    bool isAroundBox = false;
};

// Returns for each cluster whether it is visible from `cluster`; all are visible if that has no row. Clusters beyond the end
// of a truncated row are not visible.
std::vector<quint8> clustersSeenFrom(const MapFile &map, qint64 cluster);

// Finds the faces of a scene that are potentially visible. Keeps the leafs, clusters and areas of all faces, so that the
// camera's cluster may change with every frame.
class ScenePvs
{
public:
    // Takes time in proportion to the map. The map must outlive it, the scene need not.
    ScenePvs(const MapFile &map, const Scene &scene);

    // Returns for each scene face 1 if it is visible from the cluster: if a leaf of a visible cluster lists it. Brush
    // models, which no leaf lists and which the games' servers send or withhold, are visible if a leaf that their box
    // touches is, or if they touch none. From cluster -1 (outside, or in something solid) everything is visible.
    std::vector<quint8> seenFrom(qint64 cluster) const;
    // Returns for each scene face 1 if a leaf of one of the clusters lists it; `clusters` has a bit for each, as a row of
    // VisMatrix. Brush models as in seenFrom(), but without those in no cluster.
    std::vector<quint8> in(std::span<const quint64> clusters) const;
    // Returns for each of Scene::flares 1 if it is visible from the cluster, by the leaf that contains it.
    std::vector<quint8> flaresSeenFrom(qint64 cluster) const;
    // Returns for each scene face 1 if an engine visits it to draw a picture: if a visible leaf with its box in the frustum lists
    // the face, or if its model is in the frustum and the server sends it to a client at the eye. `cluster` is the eye's; `areas`
    // are marked as for inAreas(), and if empty, all count as marked.
    std::vector<quint8> inPicture(const Point &eye, qint64 cluster, std::span<const quint8> areas, const Frustum &frustum,
                                  const SendRule &rule) const;
    // Returns for each scene face 1 if its area (by number) is marked, or if it belongs to no area.
    std::vector<quint8> inAreas(std::span<const quint8> areas) const;

private:
    struct Leaf {
        quint32 first = 0, end = 0; // in listed_
        qint64 cluster = -1, area = -1;
        Box box; // as the map stores it; infinite if there is none
    };
    struct TouchedLeaf {
        qint32 cluster = -1, area = -1; // -1: none
    };
    struct ModelFaces {
        std::vector<quint32> faces;     // of the scene
        std::vector<TouchedLeaf> leafs; // with a cluster, from LeafFinder::leafsTouching()
        qint64 node = -1;               // also from leafsTouching()
        Box box;                        // as engines test it against the frustum; around the faces if the map stores none
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
    std::vector<Leaf> leafs_;    // sorted by `first`, so that entries that several leafs list are visited once
    std::vector<qint64> listed_; // scene faces of the world in the order in which leafs list them; -1: none
    std::vector<ModelFaces> models_;
    QHash<qint64, std::vector<qint64>> below_; // clusters below the nodes of models that touch many leafs, each once
    std::vector<qint64> flareClusters_;        // by scene flare; -1: none
};

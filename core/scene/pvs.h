// What of a scene the potentially visible set of a cluster lets be drawn.
#pragma once

#include "core/geometry/boxtree.h"
#include "core/map/links.h"
#include "core/map/trace.h"
#include "core/scene/scene.h"

#include <functional>

// By cluster, whether it is seen from one: all of them where there is no row. A row that is cut off ends in the dark.
std::vector<quint8> clustersSeenFrom(const MapFile &map, qint64 cluster);

// By scene face, 1 where it is seen from the cluster. Brush models, which the games' servers send or keep back, are
// judged by the leaf at the middle of their box. Of cluster -1 (outside, or in something solid) everything is seen.
std::vector<quint8> facesSeenFrom(const References &references, const Scene &scene, qint64 cluster);

// By scene face, 1 where a leaf that is marked (by number, not 0) has it; brush models, which no leaf lists, by the place
// in the middle of their box.
std::vector<quint8> facesInLeafs(const References &references, const Scene &scene, std::span<const quint8> leafs,
                                 const std::function<bool(const Place &middle)> &isModelSeen);

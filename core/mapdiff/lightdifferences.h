// How the light of two maps differs: by the luxels of faces that match, wherever the files store them.
#pragma once

#include "core/compare/recordmatches.h"

#include <utility>

struct LightDifferences {
    quint32 compared = 0;    // faces that have light in both maps
    quint32 withoutSize = 0; // faces whose luxels cannot be found, because the compiler stored no size of their lightmaps
    std::vector<std::pair<quint32, quint32>> faces{}; // those whose luxels differ, or that are lit in only one map: in A and in B
    qint64 luxels = 0;                                // that differ
    int largest = 0;                                  // largest difference of a byte
};

// Compares the luxels of the maps' lighting lumps, layer by layer. A face whose lightmap has another size counts with all luxels
// of the larger one. Faces without a counterpart do not count. If stopped, the result must be discarded.
LightDifferences lightDifferences(const MapFile &a, const MapFile &b, const RecordMatches &matches,
                                  const std::stop_token &stop = {});

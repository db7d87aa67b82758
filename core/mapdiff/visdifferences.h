// How the visibility of two maps differs: by pairs of clusters that match, whatever their numbers.
#pragma once

#include "core/compare/recordmatches.h"
#include "core/vis/vismatrix.h"

struct VisDifferences {
    quint32 matched = 0;    // clusters with a counterpart
    qint64 differing = 0;   // pairs of these that are visible in only one of the maps
    qint64 notCompared = 0; // pairs of either map with a cluster that has no counterpart
};

// Compares the potentially visible sets. Clusters match if the leafs of one match those of the other. Fails as decodeVis() does.
// If stopped, the result must be discarded.
Result<VisDifferences> visDifferences(const MapFile &a, const MapFile &b, const RecordMatches &matches,
                                      const std::stop_token &stop = {});

// Map A's visibility in the numbers of map B's clusters.
struct OtherVis {
    // For two clusters of B, whether the first's counterpart sees the second's in A; as in B if either has no counterpart.
    VisMatrix matrix;
    qint64 onlyA = 0, onlyB = 0; // pairs that are visible only in that map
    qint64 notCompared = 0;      // pairs of B with a cluster that has no counterpart
};

// Reads one of A's sets (PVS or PHS). Fails as decodeVis() does. If stopped, the result must be discarded.
Result<OtherVis> otherVis(const MapFile &a, const MapFile &b, const RecordMatches &matches, VisSet set,
                          const std::stop_token &stop = {});
// Returns sentences on how many pairs differ.
QString pairsText(const OtherVis &other);

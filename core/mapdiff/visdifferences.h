// How the visibility of two maps differs: by pairs of clusters that match, whatever their numbers.
#pragma once

#include "core/compare/recordmatches.h"
#include "core/vis/vismatrix.h"

struct VisDifferences {
    quint32 matched = 0;    // clusters with a counterpart
    qint64 differing = 0;   // pairs of those of which one map lets the first see the second, and the other does not
    qint64 notCompared = 0; // pairs of either map with a cluster that has no counterpart
};

// Compares the potentially visible sets. Clusters match if the leafs of one match those of the other. Fails as decodeVis() does.
// If stopped, the result must be discarded.
Result<VisDifferences> visDifferences(const MapFile &a, const MapFile &b, const RecordMatches &matches,
                                      const std::stop_token &stop = {});

// Map A's visibility in the numbers of map B's clusters.
struct OtherVis {
    // Whether A lets a cluster's counterpart see that of another; as in B if one of them has none.
    VisMatrix matrix;
    qint64 onlyA = 0, onlyB = 0; // pairs of which only that map lets the first see the second
    qint64 notCompared = 0;      // pairs of B with a cluster that has no counterpart
};

// Reads a set of A. Fails as decodeVis() does. If stopped, the result must be discarded.
Result<OtherVis> otherVis(const MapFile &a, const MapFile &b, const RecordMatches &matches, VisSet set,
                          const std::stop_token &stop = {});
// Returns sentences on how many pairs differ.
QString pairsText(const OtherVis &other);

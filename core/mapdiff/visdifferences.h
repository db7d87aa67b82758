// How the visibility of two maps differs: by pairs of clusters that match, whatever their numbers.
#pragma once

#include "core/compare/recordmatches.h"

struct VisDifferences {
    quint32 matched = 0;    // clusters with a counterpart
    qint64 differing = 0;   // pairs of those of which one map lets the first see the second, and the other does not
    qint64 notCompared = 0; // pairs of A with a cluster that has no counterpart
};

// Compares the potentially visible sets. Clusters match if the leafs of one match those of the other. Fails as decodeVis() does.
// If stopped, the result must be discarded.
Result<VisDifferences> visDifferences(const MapFile &a, const MapFile &b, const RecordMatches &matches,
                                      const std::stop_token &stop = {});

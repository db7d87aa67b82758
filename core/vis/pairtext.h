// Describes visibility between clusters in words.
#pragma once

#include "core/vis/mapvis.h"

// "Cluster 12 sees cluster 40; cluster 40 does not see cluster 12."
QString pairText(const MapVis &vis, quint32 viewer, quint32 seen);
// Summarises all pairs: the number of clusters, how much they see, and the number of one-way pairs.
QString matrixText(const MapVis &vis);

// What a visibility says of two clusters, in words.
#pragma once

#include "core/vis/mapvis.h"

// "Cluster 12 sees cluster 40; cluster 40 does not see cluster 12."
QString pairText(const MapVis &vis, quint32 viewer, quint32 seen);
// Of all pairs: how many clusters there are, how much they see, how many pairs see one way.
QString matrixText(const MapVis &vis);

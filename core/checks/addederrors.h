// Finds the errors that an edit adds to a map. Those that the map already had must not prevent an edit.
#pragma once

#include "core/map/mapfile.h"

#include <QStringList>

#include <stop_token>

// Returns the sentences of the errors that check() finds in `after`, of the kinds of which it has more than `before`: a kind
// is an id and a lump. At most the first few of each kind, then one sentence on how many more there are. Looks at no files
// next to the map. `after` must be placed in its new file (SavePlan::saved). Empty if it is stopped.
QStringList errorsAdded(const MapFile &before, const MapFile &after, const std::stop_token &stop = {});

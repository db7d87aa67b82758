// Finds files next to a map that have its name.
#pragma once

#include <QLatin1StringView>
#include <QString>

// Returns the file next to a map with another extension: "/maps/e1m1.bsp" and "vis" give "/maps/e1m1.vis". An exact match
// wins; otherwise the name may differ in case, as on systems that ignore it. Empty if there is none, as for a map in an
// archive.
QString fileNextToMap(const QString &mapPath, QLatin1StringView extension);

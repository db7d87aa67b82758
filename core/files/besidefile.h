// Files that lie beside a map and bear its name.
#pragma once

#include <QLatin1StringView>
#include <QString>

// "/maps/e1m1.bsp" and "vis" give "/maps/e1m1.vis", in any case, as games on other systems find it; one that is called so to the
// letter goes before others. Empty: there is none, as beside what lies in an archive.
QString besideFile(const QString &mapPath, QLatin1StringView extension);

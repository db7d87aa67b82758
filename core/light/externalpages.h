// Lightmap pages that q3map2 writes beside a map as images instead of into it.
#pragma once

#include "core/light/luxels.h"

#include <QStringList>

#include <functional>
#include <stop_token>

// Where the games look for a page, nearest first: maps/NAME/lm_0000.tga and the same as PNG and JPEG. `map` is the
// map's name without folder and extension.
QStringList externalPageNames(const QString &map, qint64 page);

// The pages that faces name and the map lacks, ascending.
std::vector<qint64> missingPages(const MapFile &map);

// Those that are found; `find` gives the image of a name, or a null one. Nothing for a map that lacks no page. Packed
// images may grow a thousandfold: a null image stands for one with a side over 4096 luxels, for the one that makes it more
// than 2^25 luxels of all that were read, and for all after that, which are not read.
ExternalPages findExternalPages(const MapFile &map, const QString &name,
                                const std::function<QImage(const QString &)> &find, std::stop_token stop = {});

// Says how many of them are null; empty: none is.
QString leftOutSentence(const ExternalPages &pages);

// Lightmap pages that q3map2 writes as images next to the map instead of into it.
#pragma once

#include "core/light/luxels.h"

#include <QStringList>

#include <functional>
#include <stop_token>

// Returns the paths where games look for a page, in this order: maps/NAME/lm_0000.tga and the same as PNG and JPEG. `map` is
// the map's name without folder and extension.
QStringList externalPageNames(const QString &map, qint64 page);

// Returns the pages that faces use but the map lacks, ascending; at most 256.
std::vector<qint64> missingPages(const MapFile &map);

// Reads the missing pages that exist, and the page after each if it may hold light directions. `find` returns the image at a
// path, or a null image. Compressed images may grow a thousandfold, so an image with a side over 4096 luxels becomes null. So
// does the image with which the total exceeds 2^25 luxels; the images after it are not read, and are null too.
ExternalPages findExternalPages(const MapFile &map, const QString &name, const std::function<QImage(const QString &)> &find,
                                std::stop_token stop = {});

// Returns a sentence on how many pages are null; empty if none are.
QString leftOutSentence(const ExternalPages &pages);

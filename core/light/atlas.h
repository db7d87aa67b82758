// All lightmaps of a map in one image, with the position of each.
#pragma once

#include "core/light/luxels.h"
#include "core/sorting.h"

#include <QRect>

#include <span>
#include <stop_token>
#include <vector>

struct AtlasTile {
    quint32 face = 0;
    int slot = 0;   // -1: all of the face's slots, combined
    int style = -1; // light style of that slot
    QRect rect;     // in the atlas
};

struct AtlasPage { // for formats with lightmap pages
    qint64 number = 0;
    QRect rect;
};

struct LightAtlas {
    // Format_ARGB32; transparent where there is no lightmap. Null if the map has none, or there is not enough memory.
    QImage image;
    QSize size;                   // of the image, pixels; empty: the map has no lightmaps
    std::vector<AtlasTile> tiles; // sorted by face, then slot
    std::vector<AtlasPage> pages;
    qint64 leftOut = 0; // number of lightmaps omitted, since those of a damaged map may claim more than it holds

    std::span<const AtlasTile> tilesOf(quint32 face) const { return rangeOf(tiles, face, &AtlasTile::face); }
    // Returns the atlas's width and height in pages: a position in the atlas (0 to 1) times these is the position in its
    // page plus whole numbers. 1 if there are no pages, or they differ in size.
    std::array<float, 2> pagesAcross() const;
    // Returns the y, 0 to 1, from which on sums of layers lie below the pages; 1 if there are no pages.
    float sumsFrom() const;
};

// What an atlas contains for each face: each of its slots, or all of them combined.
struct AtlasContent {
    enum Kind { EachSlot, Combined } kind = EachSlot;
    StyleValues styles = normalStyles(); // used if Combined
};

// Returns how many luxels all faces together may have: several times what the map holds, so that faces of a damaged map,
// which may all claim the same ones, fill neither memory nor disk.
qint64 luxelBudget(const Luxels &luxels);

// Draws an atlas, the same one for the same map and content. Pages are placed side by side unchanged; lightmaps of faces are
// packed in rows, tallest first. If stopped, returns an atlas without an image.
//
// Pages and the sums of layers below them may have 2^26 luxels in total; beyond that, sums and the largest pages are omitted.
LightAtlas makeAtlas(const Luxels &luxels, const AtlasContent &content = {}, std::stop_token stop = {});

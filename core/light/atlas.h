// All lightmaps of a map in one image, with the place of each.
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
    int style = -1; // of that slot
    QRect rect;     // in the atlas
};

struct AtlasPage { // of formats whose lightmaps lie in pages
    qint64 number = 0;
    QRect rect;
};

struct LightAtlas {
    // Format_ARGB32; transparent where no lightmap lies. Null where the map has none, or where there is not enough
    // memory for its size.
    QImage image;
    QSize size; // of the image, pixels; empty: the map has no lightmaps
    std::vector<AtlasTile> tiles; // by face, then slot
    std::vector<AtlasPage> pages;
    qint64 leftOut = 0; // lightmaps without a place: those of a damaged map may claim more than there is

    std::span<const AtlasTile> tilesOf(quint32 face) const { return rangeOf(tiles, face, &AtlasTile::face); }
    // How many pages it is wide and high, so that a place in it times these is one in its page, but for whole numbers; 1 where
    // there are no pages, or not of one size.
    std::array<float, 2> pagesAcross() const;
};

// What of each face goes into an atlas: each of its slots, or all of them combined.
struct AtlasContent {
    enum Kind { EachSlot, Combined } kind = EachSlot;
    StyleValues styles = normalStyles(); // Combined
};

// How many luxels faces may have in all, so that faces of a damaged map, which all claim the same, fill neither memory
// nor disk: many times what is there.
qint64 luxelBudget(const Luxels &luxels);

// The same for the same map and content, pixel by pixel. Pages stand side by side as they are; lightmaps of faces are
// packed in rows, the highest first. A request to stop gives an atlas without an image.
//
// No page or lightmap is given more room than there is: of pages that have more than 2^26 luxels in all, the largest
// are left out.
LightAtlas makeAtlas(const Luxels &luxels, const AtlasContent &content = {}, std::stop_token stop = {});

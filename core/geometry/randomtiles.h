// Half-Life's tiles: textures whose names differ in the digit behind a - at their beginning stand for each other, and which of
// them a face shows follows from where it lies in its texture (R_TextureAnimation() of Xash3D's ref/gl/gl_rsurf.c).
#pragma once

#include "core/map/mapfile.h"

#include <vector>

class RandomTiles
{
public:
    // A map of a game without such textures has none.
    explicit RandomTiles(const MapFile &map);

    bool isEmpty() const { return sets_.empty(); }
    // The image that a face shows which names `image`, and which begins at (s, t) in it, in texels; -1: its own. A set in
    // which one is missing between others stands still, as animations do.
    qint32 shown(qint32 image, double s, double t) const;

private:
    struct Tile {
        quint32 set = 0; // in sets_, from 1 on; 0: it is none
        qint64 width = 0, height = 0;
    };
    std::vector<Tile> tiles_; // by image
    std::vector<std::vector<qint32>> sets_; // the images in the order of their digits
};

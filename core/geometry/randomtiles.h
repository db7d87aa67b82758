// Half-Life's random tiles: textures whose names start with - and a digit and otherwise agree are interchangeable. Which of
// them a face shows depends on where it starts in its texture (R_TextureAnimation() of Xash3D's ref/gl/gl_rsurf.c).
#pragma once

#include "core/map/mapfile.h"

#include <vector>

class RandomTiles
{
public:
    // Finds the tiles of a map; none for games without such textures.
    explicit RandomTiles(const MapFile &map);

    bool isEmpty() const { return sets_.empty(); }
    // Returns the image shown by a face that uses `image` and starts at (s, t) in it, in texels, or -1 for `image` itself.
    // As in animations, a set with a missing digit between others is ignored.
    qint32 shown(qint32 image, double s, double t) const;

private:
    struct Tile {
        quint32 set = 0; // in sets_, from 1 on; 0: no tile
        qint64 width = 0, height = 0;
    };
    std::vector<Tile> tiles_;               // by image
    std::vector<std::vector<qint32>> sets_; // the images in the order of their digits
};

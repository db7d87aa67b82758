// Normals that a map states for the corners of its faces, for walls of several to look curved: FACENORMALS and VERTEXNORMALS of
// BSPX. As FTE takes them (gl_model.c, Mod_LoadVertexNormals() and ModQ1_Batches_BuildQ1Q2Poly()): with FACENORMALS the other
// does not count, even where FACENORMALS does not fit; FACENORMALS has to have one for each corner of each face, VERTEXNORMALS
// one for each vertex, and these count for faces whose texinfo has a flag (specs/bspx.txt).
#pragma once

#include "core/map/faceshape.h"

#include <optional>
#include <vector>

class SmoothNormals
{
public:
    explicit SmoothNormals(const MapFile &map);
    // Sets those of a face's vertexes that the map has a normal for; the others keep theirs. FTE takes the last vector for one
    // that is not there, but a normal that is none says nothing. `shape` is the face's, around its surfedges.
    void set(quint32 face, FaceShape &shape) const;

private:
    void readCorners(const MapFile &map, int lump);
    void readVertexes(const MapFile &map, int lump);

    std::vector<quint32> firstCorner_; // by face; empty: the map has no FACENORMALS that count
    Column corner_;                    // which of the vectors
    Vectors<3> vector_, ofVertex_;
    std::optional<EdgeLoops> loops_; // of VERTEXNORMALS that count
    Column texinfo_, flags_;
};

// Normals that a map states for the corners of its faces, so that adjoining walls look curved: FACENORMALS and VERTEXNORMALS
// of BSPX. Follows FTE (gl_model.c, Mod_LoadVertexNormals() and ModQ1_Batches_BuildQ1Q2Poly()): VERTEXNORMALS is ignored if
// there is FACENORMALS, even one that does not fit. FACENORMALS must have one for each corner of each face, VERTEXNORMALS
// one for each vertex; the latter applies to faces whose texinfo has a flag (specs/bspx.txt).
#pragma once

#include "core/faces/faceshape.h"

#include <optional>
#include <vector>

class SmoothNormals
{
public:
    explicit SmoothNormals(const MapFile &map);
    // Sets the normals of those of a face's vertexes for which the map has one; the others stay. Where an index is out of
    // range, FTE takes the last vector; here it is ignored, as are vectors without a direction. `shape`: the face's shape,
    // whose vertexes follow its surfedges.
    void set(quint32 face, FaceShape &shape) const;

private:
    void readCorners(const MapFile &map, int lump);
    void readVertexes(const MapFile &map, int lump);

    std::vector<quint32> firstCorner_; // by face; empty: the map has no usable FACENORMALS
    Column corner_;                    // index of the vector
    Vectors<3> vector_, ofVertex_;
    std::optional<EdgeLoops> loops_; // set if VERTEXNORMALS is used
    Column texinfo_, flags_;
};

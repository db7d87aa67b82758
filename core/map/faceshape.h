// The shape of a face, whatever the format makes it of: a polygon around surfedges, triangles with indexes, a patch.
#pragma once

#include "core/map/edgeloops.h"
#include "core/point.h"

#include <vector>

struct FaceVertex {
    Point point{};                   // in the space of the face's model
    std::array<double, 2> texture{}; // in texels along the texture's axes; Quake III: 1 is the image's width or height
    std::array<double, 2> page{};    // Quake III: in the lightmap page, 0 to 1
    // Quake III: light baked into it and alpha, 0 to 255; and, not of patches, the direction it faces as stored.
    std::array<double, 4> color{255, 255, 255, 255};
    Point normal{};
};

struct FaceShape {
    std::vector<FaceVertex> vertexes;
    std::vector<std::array<quint32, 3>> triangles; // of vertexes; clockwise as seen from the front
};
// In square map units: of all its triangles.
double areaOf(const FaceShape &shape);

// Finds the columns once; cheap to ask for many faces in turn.
class FaceShapes
{
public:
    explicit FaceShapes(const MapFile &map);
    // Without triangles for a face that has no shape (Quake III's flares) or whose references are broken. Triangles of
    // a mesh with a corner outside of its vertexes are left out.
    FaceShape at(quint32 face) const;
    // Tells which faces have no shape for what all faces list together.
    const BoundedClaims &kept() const { return ownsVertexes() ? kept_ : loops_.kept(); }

private:
    FaceShape polygon(quint32 face) const;
    FaceShape mesh(quint32 face) const;
    FaceShape patch(quint32 face) const;
    std::vector<FaceVertex> ownVertexes(quint32 face) const;
    // How many vertexes and triangles' corners it lists; 0: some are not there.
    quint64 claimOf(quint32 face) const;
    bool ownsVertexes() const { return type_.count() > 0; }

    EdgeLoops loops_;
    Vectors<3> point_, normal_;
    Vectors<4> axes_[2], color_;
    Vectors<2> texture_, page_;
    Column texinfo_, type_, firstVertex_, vertexCount_, firstIndex_, indexCount_, corner_, patchWidth_, patchHeight_;
    BoundedClaims kept_; // of the vertexes and triangles' corners, by face
};

// The shape of a face, however the format stores it: a polygon of surfedges, indexed triangles, or a patch.
#pragma once

#include "core/faces/edgeloops.h"
#include "core/point.h"

#include <vector>

struct FaceVertex {
    Point point{};                   // in the space of the face's model
    std::array<double, 2> texture{}; // in texels along the texture's axes; Quake III: 1 is the image's width or height
    // Quake III: for the requested layer of light, the position in its page, 0 to 1, and baked light and alpha, 0 to 255;
    // and, except in patches, the stored normal.
    std::array<double, 2> page{};
    std::array<double, 4> color{255, 255, 255, 255};
    Point normal{};
};

struct FaceShape {
    std::vector<FaceVertex> vertexes;
    std::vector<std::array<quint32, 3>> triangles; // indexes of vertexes; clockwise as seen from the front
};
// Returns the area of all triangles, in square map units.
double areaOf(const FaceShape &shape);

// Makes the shapes of faces. Looks up the columns once, so that asking for many faces is cheap.
class FaceShapes
{
public:
    explicit FaceShapes(const MapFile &map);
    // Returns a shape without triangles for a face that has none (Quake III's flares) or whose references are broken. Skips
    // triangles of a mesh with a corner outside its vertexes. Vertexes have the page positions and colours of `layer`.
    FaceShape at(quint32 face, int layer = 0) const;
    // Returns which faces keep their shape if all faces together list too many entries.
    const BoundedClaims &kept() const { return ownsVertexes() ? kept_ : loops_.kept(); }

private:
    FaceShape polygon(quint32 face) const;
    FaceShape mesh(quint32 face, size_t layer) const;
    FaceShape patch(quint32 face, size_t layer) const;
    FaceShape foliage(quint32 face, size_t layer) const;
    std::vector<FaceVertex> ownVertexes(quint32 face, size_t layer) const;
    // Returns how many vertexes and triangle corners the face lists, including copies; 0 if some do not exist.
    quint64 claimOf(quint32 face) const;
    quint64 copies() const;
    bool isFoliage(quint32 face) const
    {
        return hasFoliage_ && type_.integer(face) == static_cast<qint64>(bsp::SurfaceType::Foliage);
    }
    bool ownsVertexes() const { return type_.count() > 0; }

    EdgeLoops loops_;
    Vectors<3> point_, normal_;
    Vectors<4> axes_[2];
    Vectors<2> texture_;
    std::vector<Vectors<2>> page_; // by layer of light
    std::vector<Vectors<4>> color_;
    Column texinfo_, type_, firstVertex_, vertexCount_, firstIndex_, indexCount_, corner_, patchWidth_, patchHeight_;
    bool hasFoliage_ = false; // in the format
    BoundedClaims kept_;      // of the vertexes and triangles' corners, by face
};

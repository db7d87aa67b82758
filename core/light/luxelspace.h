// The positions of luxels in space. Luxel coordinates start at the first luxel of a face's lightmap; whole numbers are the
// compiler's sample points, which engines draw at the centres of the lightmap's pixels.
//
// If faces have their own lightmaps, the luxel axes place luxel (x, y) on the face's plane; these are mostly the texture's
// axes, with a luxel every 16 texels. In Quake III, the vertexes' positions in the page (0 to 1) place the luxel, whose
// centre is half a luxel from its edge; a luxel that no triangle covers lies on the plane of the triangle nearest to it in
// the page.
#pragma once

#include "core/light/luxels.h"
#include "core/where/space.h"

#include <QPolygonF>

class LuxelSpace
{
public:
    // Returns a luxel's position in map units, in the space of the face's model. Nothing if the face's texture axes or all
    // of its triangles are degenerate.
    std::optional<Point> pointAt(QPointF luxel) const;
    // Returns the luxel at a point or, if the point is off the face, at the nearest point on its planes. Where several
    // luxels share the point, such as at the seam of a pipe, returns all of them. None if the face is degenerate.
    std::vector<QPointF> luxelsAt(const Point &point) const;
    // Returns whether the face covers a luxel.
    bool covers(QPointF luxel) const;
    // Returns the face's border in luxels, as closed polygons.
    std::vector<QPolygonF> outline() const;

private:
    friend class LuxelSpaces;
    struct Chart { // a triangle in the lightmap, and the positions of luxels around it
        std::array<QPointF, 3> corners;
        Point origin{}, alongX{}, alongY{}; // position of luxel (0, 0), and steps of one luxel
        bool degenerate = false;
        Point pointAt(QPointF luxel) const { return origin + alongX * luxel.x() + alongY * luxel.y(); }
        QPointF luxelAt(const Point &point) const;
    };
    const Chart *chartAt(QPointF luxel) const;

    std::vector<Chart> charts_;
    std::vector<std::array<quint32, 3>> triangles_;
    std::vector<QPointF> luxels_; // by vertex of the shape
};

// Returns the luxel of a face's lightmap nearest to a point; nothing if the face is degenerate.
std::optional<QPoint> nearestLuxel(const LuxelSpace &space, const FaceLight &light, const Point &point);

// Finds the columns once, so that at() is cheap.
class LuxelSpaces
{
public:
    explicit LuxelSpaces(const Luxels &luxels);
    // Returns the positions of a face's luxels. `light` must be Luxels::light() of the face.
    LuxelSpace at(quint32 face, const FaceLight &light) const;

private:
    void placeByPage(const FaceLight &light, const FaceShape &shape, LuxelSpace &space) const;
    void placeByAxes(quint32 face, const FaceLight &light, const FaceShape &shape, LuxelSpace &space) const;
    LuxelSpace::Chart chartOfAxes(quint32 face, const FaceLight &light) const;

    const Luxels &luxels_;
    Column plane_;
    Planes planes_;
};

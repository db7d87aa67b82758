// The outlines of the drawn faces that are polygons, and along which sides they meet. Patches and meshes are left out:
// compilers do not keep their corners together with those of walls.
#pragma once

#include "core/checks/drawnfaces.h"
#include "core/map/faceshape.h"

#include <functional>
#include <span>
#include <stop_token>

class Outlines
{
public:
    // From one corner of a face to the next, in no direction.
    struct Side {
        quint32 low = 0, high = 0; // numbers of its places, the lower one first
        quint32 face = 0;
        friend auto operator<=>(const Side &, const Side &) = default;
    };
    using Seen = std::function<void(quint32 face, const FaceShape &shape)>;

    // `seen` is told of the shape of each. Faces with a corner at no place are left out.
    Outlines(const MapFile &map, const DrawnFaces &drawn, const Seen &seen, std::stop_token stop);

    struct Face {
        quint32 number = 0;
        double area = 0; // in square map units
    };
    // Those that have one, ascending.
    const std::vector<Face> &faces() const { return faces_; }
    // Each place of each model once; those within a sixteenth of a unit are one.
    const std::vector<Point> &places() const { return places_; }
    double lengthOf(const Side &side) const { return length(places_[side.high] - places_[side.low]); }

    // Calls visit(sides) for those between the same two places, in the order of their faces.
    template <typename Visit>
    void forEachMeeting(Visit visit) const
    {
        const auto all = std::span(sides_);
        for (size_t first = 0, end = 0; first < all.size(); first = end) {
            while (end < all.size() && all[end].low == all[first].low && all[end].high == all[first].high)
                ++end;
            visit(all.subspan(first, end - first));
        }
    }

private:
    struct Corner;
    // Makes places of what the sides' ends are by then: numbers of corners, which have these points.
    void join(std::vector<Corner> corners, const std::vector<Point> &points);

    std::vector<Face> faces_;
    std::vector<Point> places_;
    std::vector<Side> sides_; // ascending
};

// The faces that a game draws, as far as the map shows: those of the world and of the models that an entity shows, except sky
// and faces hidden by their flags or by their texture's name. Also the outlines of these faces.
#pragma once

#include "core/faces/faceshape.h"
#include "core/geometry/facelook.h"
#include "core/geometry/placements.h"

#include <functional>
#include <span>
#include <stop_token>
#include <vector>

class DrawnFaces
{
public:
    explicit DrawnFaces(const MapFile &map);

    quint32 count() const { return static_cast<quint32>(models_.size()); }
    bool isDrawn(quint32 face) const;
    // Returns whether the map marks the face as sky. Such a face is drawn only if its shader is not a sky's.
    bool isSky(quint32 face) const;
    // Returns the face's model: 0 is the world, -1 is none. If a damaged map has several, returns the first.
    qint32 modelOf(quint32 face) const { return models_[face]; }
    FaceLook lookOf(quint32 face) const { return looks_.at(face); }
    // Returns how the first entity that shows a drawn face's model blends it.
    RenderMode modeOf(quint32 face) const { return shown_[static_cast<size_t>(models_[face])]->renderMode; }

private:
    bool isShown(quint32 face) const;

    FaceLooks looks_;
    Column type_;
    std::vector<qint32> models_;                       // by face
    std::vector<std::optional<ModelPlacement>> shown_; // by model
};

// The outlines of the drawn polygons, and the sides along which they meet. Patches and meshes are omitted: compilers do not
// keep their corners together with those of walls.
class Outlines
{
public:
    // A face's side from one corner to the next, without direction.
    struct Side {
        quint32 low = 0, high = 0; // indexes of its ends in places(), the lower one first
        quint32 face = 0;
        friend auto operator<=>(const Side &, const Side &) = default;
    };
    using Seen = std::function<void(quint32 face, const FaceShape &shape)>;

    // Calls `seen` with the shape of each face. Omits faces with a corner at an invalid position.
    Outlines(const MapFile &map, const DrawnFaces &drawn, const Seen &seen, std::stop_token stop);

    struct Face {
        quint32 number = 0;
        double area = 0; // in square map units
    };
    // The faces that have an outline, ascending.
    const std::vector<Face> &faces() const { return faces_; }
    // The positions of corners, once per model; positions that round to the same sixteenth of a unit are one.
    const std::vector<Point> &places() const { return places_; }
    double lengthOf(const Side &side) const { return length(places_[side.high] - places_[side.low]); }

    // Calls visit(sides) for all sides between the same two positions, in the order of their faces.
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
    // Turns the ends of the sides from numbers of corners into indexes of positions. `points` are the corners' positions.
    void join(std::vector<Corner> corners, const std::vector<Point> &points);

    std::vector<Face> faces_;
    std::vector<Point> places_;
    std::vector<Side> sides_; // ascending
};

#include "core/camera/framing.h"

#include <algorithm>
#include <numbers>

namespace {

constexpr double margin = 0.9;      // share of the picture that the box fills at most
constexpr double nearestEye = 64;   // map units from the centre, so that small things are seen with their surroundings
constexpr double frontal = 0.5;     // cosine of the largest angle at which a face is seen well
constexpr double grazing = 0.05;    // cosine below which a face counts as not visible
constexpr double offTheFace = 2;    // map units, so that no ray ends or begins in the face itself
constexpr double offTheWall = 8;    // map units between the eye and an obstacle
constexpr double aroundTheEye = 5;  // free map units around the eye, so that the near plane cuts no wall
constexpr double nearlyAll = 0.98;  // share that counts as all
constexpr double leastFacing = 0.4; // least share of points assumed to face the eye if the target faces all ways, as a box does
constexpr int turns = 12;           // directions tried around the target
constexpr int mostRays = 6000;
// Pitches tried, in degrees downwards, best first.
constexpr double pitches[] = {20, 45, 5, 65, -15, -40, -65, 85, -85};
constexpr double shares[] = {1, 0.7, 0.45, 0.25, 0.12}; // of the distance at which all of it fits
constexpr double heights[] = {48, 128, 320};            // map units in front of a point

Point middleOf(const FrameTarget &target) { return (target.low + target.high) * 0.5; }

Point unit(const Point &way)
{
    const double size = length(way);
    return size > 0 ? way * (1 / size) : Point{};
}

// Returns the direction from a face to the eye. Shows floors and ceilings at an angle that keeps the present direction,
// because a view from straight above is disorienting.
Point inFrontOf(const Point &front, const Point &present)
{
    constexpr double level = 0.7, aside = 0.7;
    return std::abs(front[2]) < level ? front : unit(front + unit({present[0], present[1], 0}) * aside);
}

// Returns directions from the target to the eye, best first.
std::vector<Point> directionsTo(const Camera &from, const Point &normal)
{
    const auto present = from.forward() * -1, front = unit(normal);
    const bool hasFront = length(normal) > 0;
    std::vector<Point> ways;
    const auto add = [&](const Point &way) {
        if (!hasFront || dot(way, front) > grazing)
            ways.push_back(way);
    };
    if (!hasFront || dot(present, front) > frontal)
        ways.push_back(present);
    if (hasFront) {
        ways.push_back(inFrontOf(front, present));
        ways.push_back(front);
    }
    for (const double pitch : pitches)
        for (int turn = 0; turn < turns; ++turn) { // alternately left and right
            Camera around = from;
            around.turn((turn % 2 ? -1 : 1) * ((turn + 1) / 2) * 360.0 / turns, 0);
            around.pitch = pitch;
            add(around.forward() * -1);
        }
    return ways;
}

class Framing
{
public:
    Framing(const Camera &from, const FrameTarget &target, double aspect, const FrameWorld &world)
        : from_(from), target_(target), aspect_(aspect), world_(world), middle_(middleOf(target)), points_(target.points)
    {
        if (points_.empty())
            points_.push_back({middle_, {}});
    }

    Framed best()
    {
        const auto ways = directionsTo(from_, target_.normal);
        for (size_t i = 0; i < ways.size() && !isGood_; ++i) {
            const auto &way = ways[i];
            Camera along = from_;
            along.lookAlong(way * -1);
            const double fits = fit(along);
            for (const double share : shares)
                consider(middle_ + way * std::max(fits * share, nearestEye));
            const auto start = middle_ + way * offTheFace;
            const double free = freeDistance(start, way, fits);
            if (free < fits && free > offTheWall)
                consider(start + way * (free - offTheWall));
        }
        for (size_t i = 0; i < points_.size() && !isGood_; ++i)
            considerBefore(points_[i]);
        return best_;
    }

private:
    // Tries positions close in front of a point, for targets in corners or under roofs.
    void considerBefore(const FramePoint &point)
    {
        const auto front = length(point.front) > 0 ? point.front : Point{0, 0, 1};
        const auto start = point.place + front * offTheFace;
        const double free = freeDistance(start, front, heights[std::size(heights) - 1]);
        for (const double height : heights) {
            const double reached = std::min(height, free - offTheWall);
            if (reached > 0)
                consider(start + front * reached);
            if (reached < height)
                break;
        }
    }

    double fit(const Camera &camera) const
    {
        return std::max(distanceToFit(camera, target_.low, target_.high, aspect_), nearestEye);
    }

    double freeDistance(const Point &from, const Point &way, double wanted)
    {
        ++rays_;
        return world_.freeDistance(from, way, wanted);
    }

    void consider(const Point &eye)
    {
        if (isGood_ || rays_ > mostRays || (world_.isInside && !world_.isInside(eye)))
            return;
        Camera camera = from_;
        camera.position = eye;
        camera.lookAt(middle_);
        const double whole = std::min(length(eye - middle_) / fit(camera), 1.0);
        const auto [seen, value] = judge(camera, (0.5 + 0.5 * std::sqrt(facing(camera))) * (0.6 + 0.4 * whole));
        if (value <= value_ || !hasRoom(eye))
            return;
        value_ = value;
        best_ = {camera, seen, true};
        // The first that shows everything ends the search, because the best directions are tried first.
        isGood_ = seen >= nearlyAll && whole >= nearlyAll && facing(camera) > frontal;
    }

    // Returns how squarely the camera faces the target, 0 to 1.
    double facing(const Camera &camera) const
    {
        const auto front = unit(target_.normal);
        return length(front) > 0 ? std::max(-dot(front, camera.forward()), 0.0) : 1;
    }

    // Returns the share of the points that are visible, and that share times `quality`. Returns zeros as soon as the result
    // cannot beat the best so far.
    std::pair<double, double> judge(const Camera &camera, double quality)
    {
        std::vector<const FramePoint *> inPicture;
        size_t turned = 0; // number of points that face the eye
        for (const auto &point : points_) {
            const bool hasFront = length(point.front) > 0;
            const auto way = unit(camera.position - point.place);
            if (hasFront && dot(way, point.front) < grazing)
                continue;
            ++turned;
            const auto at = camera.seenAt(point.place, aspect_);
            if (at && std::abs((*at)[0]) <= 1 && std::abs((*at)[1]) <= 1)
                inPicture.push_back(&point);
        }
        const double least = length(target_.normal) > 0 ? 1 : leastFacing;
        const double all = std::max(static_cast<double>(turned), least * static_cast<double>(points_.size()));
        size_t seen = 0;
        for (size_t i = 0; i < inPicture.size(); ++i) {
            const double atMost = static_cast<double>(seen + inPicture.size() - i) / all * quality;
            if (atMost <= value_)
                return {};
            seen += isSeen(camera.position, *inPicture[i]);
        }
        const double share = static_cast<double>(seen) / all;
        return {share, share * quality};
    }

    bool isSeen(const Point &eye, const FramePoint &point)
    {
        const auto way = eye - point.place;
        const double distance = length(way);
        if (distance <= 2 * offTheFace)
            return true;
        const auto start = point.place + (length(point.front) > 0 ? point.front : way * (1 / distance)) * offTheFace;
        const double left = length(eye - start);
        return freeDistance(start, unit(eye - start), left) >= left - 1e-3;
    }

    bool hasRoom(const Point &eye)
    {
        for (size_t axis = 0; axis < 3; ++axis)
            for (const double sign : {-1.0, 1.0}) {
                Point way{};
                way[axis] = sign;
                if (freeDistance(eye, way, aroundTheEye) < aroundTheEye)
                    return false;
            }
        return true;
    }

    const Camera &from_;
    const FrameTarget &target_;
    double aspect_;
    const FrameWorld &world_;
    Point middle_;
    std::vector<FramePoint> points_;
    Framed best_;
    double value_ = 0;
    int rays_ = 0;
    bool isGood_ = false;
};

} // namespace

double distanceToFit(const Camera &camera, const Point &low, const Point &high, double aspect)
{
    Camera origin = camera;
    origin.position = {};
    const auto forward = origin.forward(), right = origin.right(), up = origin.up();
    // Half the height of the view frustum at distance 1, less the margin.
    const double height = std::tan(camera.verticalAngle() * std::numbers::pi / 360) * margin;
    double distance = 0;
    for (unsigned corner = 0; corner < 8; ++corner) {
        const auto place = cornerOf(low, high, corner) - (low + high) * 0.5;
        const double depth = dot(place, forward);
        for (const double needed :
             {std::abs(dot(place, right)) / (height * aspect), std::abs(dot(place, up)) / height, 2 * Camera::nearest()})
            distance = std::max(distance, needed - depth);
    }
    return distance;
}

Framed frameClearly(const Camera &from, const FrameTarget &target, double aspect, const FrameWorld &world)
{
    auto framed = Framing(from, target, aspect, world).best();
    if (!framed.isInside)
        framed.camera = frameFromOutside(from, target, aspect);
    return framed;
}

Camera frameFromOutside(const Camera &from, const FrameTarget &target, double aspect)
{
    Camera camera = from;
    if (length(target.normal) > 0 && dot(from.forward(), unit(target.normal)) > -frontal)
        camera.lookAlong(target.normal * -1);
    camera.position =
        middleOf(target) - camera.forward() * std::max(distanceToFit(camera, target.low, target.high, aspect), nearestEye);
    return camera;
}

#include "core/checks/drawnchecks.h"

#include "core/assets/texture.h"
#include "core/geometry/boxtree.h"
#include "core/map/celltext.h"
#include "core/sorting.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double offSide = 0.1;    // map units: a corner this far off a side still lies on it
constexpr double fromEnds = 2;     // map units that a corner must be from both ends; nearer, no gap is visible
constexpr double onePlane = 0.999; // the cosine between the normals of faces that lie in one plane
constexpr int visitsOfSide = 64;   // corners examined per side, on average; real maps need a tenth

// Returns the sides of world faces that no other face shares. Only along those is a gap between two faces visible: where a
// corner touches a side that two faces share, they hide what lies behind. What is behind a see-through face is visible
// anyway.
std::vector<Outlines::Side> openSides(const CheckContext &context, const DrawnFaces &drawn, const Outlines &outlines)
{
    // A liquid's surface may end anywhere in a wall.
    constexpr FaceFlags seeThrough = FaceFlag::Liquid | FaceFlag::Translucent33 | FaceFlag::Translucent66;
    const auto isSeenThrough = [&](quint32 face) {
        const auto look = drawn.lookOf(face);
        const auto *shader = context.textures && look.image >= 0 ? context.textures->shader(look.image) : nullptr;
        return look.flags & seeThrough || (shader && shader->isBlended());
    };
    std::vector<Outlines::Side> open;
    outlines.forEachMeeting([&](std::span<const Outlines::Side> sides) {
        const auto &side = sides.front();
        if (side.face == sides.back().face && drawn.modelOf(side.face) == 0 && !isSeenThrough(side.face))
            open.push_back(side);
    });
    return open;
}

class Cracks
{
public:
    using Side = Outlines::Side;

    Cracks(const MapFile &map, const Outlines &outlines, std::vector<Side> open)
        : outlines_(outlines), shapes_(map), open_(std::move(open))
    {
        for (const auto &side : open_)
            corners_.insert(corners_.end(), {side.low, side.high});
        sortUnique(corners_);
        std::vector<Box> boxes(corners_.size());
        for (size_t i = 0; i < boxes.size(); ++i)
            for (const double by : {-offSide, offSide})
                boxes[i].add(narrow(place(corners_[i]) + Point{by, by, by}));
        tree_ = BoxTree(boxes);
        sidesAt_ = Grouped(corners_.size(), 2 * open_.size(), [this](quint32 end) {
            const auto &side = open_[end / 2];
            const auto at = std::ranges::lower_bound(corners_, end % 2 == 0 ? side.low : side.high);
            return at - corners_.begin();
        });
        visitsLeft_ = visitsOfSide * static_cast<qint64>(open_.size());
    }

    const std::vector<Side> &sides() const { return open_; }

    struct Crack {
        quint32 face = 0;  // of the side
        quint32 other = 0; // the face that has a corner there
        Point corner{};
    };
    // Returns a crack on a side; nothing if there is none, or if a damaged map would take too long.
    std::optional<Crack> on(const Side &side)
    {
        const Point start = place(side.low);
        const double size = outlines_.lengthOf(side);
        if (!(size > 2 * fromEnds))
            return {};
        const Ray ray{start, (place(side.high) - start) * (1 / size)};
        std::optional<Crack> found;
        tree_.walk(ray, size, [&](quint32 number) {
            const auto corner = place(corners_[number]);
            const double along = dot(corner - start, ray.direction);
            if (--visitsLeft_ > 0 && along > fromEnds && along < size - fromEnds && isOn(ray, corner))
                if (const auto other = runsAlong(ray, side, number))
                    found = Crack{side.face, *other, corner};
            return found || visitsLeft_ <= 0 ? -1.0 : size;
        });
        return found;
    }

private:
    const Point &place(quint32 number) const { return outlines_.places()[number]; }
    static bool isOn(const Ray &ray, const Point &point) { return length(cross(point - ray.origin, ray.direction)) <= offSide; }
    // Returns the face with an open side along the ray from that corner. A face that only touches the ray with a corner has
    // none.
    std::optional<quint32> runsAlong(const Ray &ray, const Side &side, quint32 corner)
    {
        for (const quint32 end : sidesAt_.of(corner)) {
            const auto &other = open_[end / 2];
            if (--visitsLeft_ > 0 && other.face != side.face && isOn(ray, place(end % 2 == 0 ? other.high : other.low))
                && isGapBetween(side.face, other.face, ray, place(corner)))
                return other.face;
        }
        return {};
    }
    // The triangle of a face that has a side on the ray and reaches to the corner: the direction from the ray to its third
    // corner, and the face's normal, both of length 1.
    struct Edge {
        Point inwards{}, normal{};
    };
    std::optional<Edge> edgeAt(quint32 face, const Ray &ray, const Point &corner)
    {
        const auto shape = shapes_.at(face);
        visitsLeft_ -= std::ssize(shape.triangles);
        const auto at = [&shape](quint32 vertex) { return shape.vertexes[vertex].point; };
        const double along = dot(corner - ray.origin, ray.direction);
        for (const auto &triangle : shape.triangles)
            for (size_t i = 0; i < 3; ++i) {
                const auto from = at(triangle[i]), to = at(triangle[(i + 1) % 3]), third = at(triangle[(i + 2) % 3]);
                const auto [low, high] =
                    std::minmax({dot(from - ray.origin, ray.direction), dot(to - ray.origin, ray.direction)});
                if (!isOn(ray, from) || !isOn(ray, to) || isOn(ray, third) || along < low - offSide || along > high + offSide)
                    continue;
                const auto across = third - ray.origin;
                const auto inwards = across - ray.direction * dot(across, ray.direction);
                const auto normal = cross(third - from, to - from); // corners go clockwise
                return Edge{inwards * (1 / length(inwards)), normal * (1 / length(normal))};
            }
        return {};
    }
    // Returns whether light can shine through between two faces. It cannot if they overlap in one plane, since they cover the
    // gap, or if they face away from each other, since no eye can see both.
    bool isGapBetween(quint32 one, quint32 other, const Ray &ray, const Point &corner)
    {
        const auto a = edgeAt(one, ray, corner), b = edgeAt(other, ray, corner);
        if (!a || !b || std::abs(dot(a->normal, b->normal)) < onePlane)
            return true;
        return dot(a->normal, b->normal) > 0 && dot(a->inwards, b->inwards) < 0;
    }

    const Outlines &outlines_;
    FaceShapes shapes_;
    std::vector<Side> open_;
    std::vector<quint32> corners_; // numbers of the positions where open sides end, ascending
    BoxTree tree_;                 // boxes around these
    Grouped sidesAt_;              // by index in corners_: twice the side's index, plus one for its high end
    qint64 visitsLeft_ = 0;
};

} // namespace

void checkCracks(const CheckContext &context, const DrawnFaces &drawn, const Outlines &outlines, Problems &problems)
{
    if (!context.wanted.has("t-junction"))
        return;
    const auto &map = context.map;
    const int faces = map.format().roles.faces;
    Cracks cracks(map, outlines, openSides(context, drawn, outlines));
    std::vector<Cracks::Crack> found;
    for (const auto &side : cracks.sides())
        if (const auto crack = context.stop.stop_requested() ? std::nullopt : cracks.on(side))
            found.push_back(*crack);
    std::ranges::stable_sort(found, {}, &Cracks::Crack::face);
    const auto isRepeated = [](const auto &a, const auto &b) { return a.face == b.face; };
    found.erase(std::unique(found.begin(), found.end(), isRepeated), found.end());
    for (const auto &crack : found)
        problems.add(Severity::Note, "t-junction", {faces, crack.face}, -1, [&] {
            const auto number = [](double value) { return QString::number(value + 0.0, 'g', 6); }; // without -0
            const auto [x, y, z] = crack.corner;
            return CheckText::tr(
                       "Light may flicker through a gap between %1 and %2: a corner of the second lies on an edge of the "
                       "first, at %3 %4 %5, where the first has no corner (T-junction).")
                .arg(title(map, {faces, crack.face}), title(map, {faces, crack.other}), number(x), number(y), number(z));
        });
}

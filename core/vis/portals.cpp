#include "core/vis/portals.h"

#include "core/geometry/winding.h"
#include "core/where/visibility.h"

#include <QCoreApplication>

#include <algorithm>

namespace {

struct PortalText {
    Q_DECLARE_TR_FUNCTIONS(VisPortals)
};

constexpr double onPlane = 0.01; // map units
constexpr double smallest = 0.5; // square units; smaller ones are rounding errors between planes that meet
constexpr double margin = 8;     // map units around the world's box
// Limits on points cut; real maps need up to a tenth of that per node, and the largest have 100,000 nodes.
constexpr quint64 workPerNode = 20'000, mostWork = 300'000'000;

class PortalFinder
{
public:
    PortalFinder(const MapFile &map, std::stop_token stop)
        : map_(map), stop_(std::move(stop)), planes_(map),
          plane_(map.column(map.format().columns.nodePlane)), child_{map.column(map.format().columns.nodeFront),
                                                                     map.column(map.format().columns.nodeBack)},
          workLeft_(std::min(workPerNode * plane_.count() + 1'000'000, mostWork))
    {
        const auto leafs = map.recordCount(map.format().roles.leafs);
        clusters_.reserve(leafs);
        for (quint32 leaf = 0; leaf < leafs; ++leaf)
            clusters_.push_back(clusterOfLeaf(map, leaf));
    }

    Result<VisPortals> find(Progress *progress);

private:
    // A node, and the parent's plane with the node's space behind it, which only find() needs.
    struct Step {
        qint64 node = 0;
        size_t depth = 0;
        Plane bound;
    };
    struct Piece {
        Winding winding;
        qint64 child = 0; // a node, or ~leaf
    };

    // Returns whether every node and leaf below the root exists, and every node has a plane and is reached once.
    bool isTree() const;
    bool isNode(qint64 child) const { return child >= 0; }
    qint64 leafOf(qint64 child) const { return ~child < std::ssize(clusters_) ? ~child : -1; }
    bool hasCluster(qint64 child) const { return leafOf(child) >= 0 && clusters_[static_cast<size_t>(leafOf(child))] >= 0; }
    std::optional<Plane> planeOf(qint64 node) const;
    Polyhedron worldBox() const; // empty: it is broken
    Winding windingOf(const Plane &plane);
    void portalsOf(quint32 node, const Plane &plane);
    std::vector<Piece> cutDown(Winding winding, qint64 child, const Point &inwards);
    void add(const Winding &winding, quint32 node, qint64 front, qint64 back);

    const MapFile &map_;
    std::stop_token stop_;
    Planes planes_;
    Column plane_, child_[2];
    std::vector<qint64> clusters_; // by leaf
    std::vector<Plane> bounds_;    // of the current node, whose space lies behind all of them
    quint64 workLeft_;
    VisPortals found_;
};

std::optional<Plane> PortalFinder::planeOf(qint64 node) const
{
    return node < plane_.count() ? planes_.validAt(plane_.integer(static_cast<quint32>(node))) : std::nullopt;
}

bool PortalFinder::isTree() const
{
    std::vector<bool> seen(plane_.count());
    std::vector<Step> open{{}};
    while (!open.empty()) {
        const auto [node, depth, bound] = open.back();
        open.pop_back();
        if (!isNode(node)) {
            if (leafOf(node) < 0)
                return false;
            continue;
        }
        if (!planeOf(node) || seen[static_cast<size_t>(node)] || depth > deepestNode)
            return false;
        seen[static_cast<size_t>(node)] = true;
        for (const auto &child : child_)
            open.push_back({child.integer(static_cast<quint32>(node)), depth + 1, {}});
    }
    return true;
}

Polyhedron PortalFinder::worldBox() const
{
    const auto &columns = map_.format().columns;
    if (map_.column(columns.modelBox).count() == 0)
        return {};
    const auto box = StoredBox(map_, columns.modelBox, 0).grown({margin, margin, margin});
    return box.isSound() ? boxOf(box.low, box.high) : Polyhedron();
}

// Returns the part of a plane in the current node's space.
Winding PortalFinder::windingOf(const Plane &plane)
{
    auto winding = windingOn(plane);
    for (const auto &bound : bounds_) {
        if (winding = behind(winding, bound); winding.empty())
            break;
        workLeft_ -= std::min<quint64>(workLeft_, winding.size());
    }
    return winding;
}

// Splits a winding into pieces by the leafs that they touch, for leafs with a cluster. `inwards` points to the side of the
// leafs; it decides which child to take if a node's plane is the winding's own.
std::vector<PortalFinder::Piece> PortalFinder::cutDown(Winding winding, qint64 child, const Point &inwards)
{
    std::vector<Piece> open, done;
    open.push_back({std::move(winding), child});
    while (!open.empty()) {
        auto piece = std::move(open.back());
        open.pop_back();
        if (!isNode(piece.child)) {
            if (hasCluster(piece.child) && areaOf(piece.winding) >= smallest)
                done.push_back(std::move(piece));
            continue;
        }
        const auto plane = *planeOf(piece.child); // isTree() has checked that it exists
        workLeft_ -= std::min<quint64>(workLeft_, piece.winding.size());
        if (workLeft_ == 0)
            return {};
        double low = INFINITY, high = -INFINITY;
        for (const auto &point : piece.winding) {
            low = std::min(low, plane.of(point));
            high = std::max(high, plane.of(point));
        }
        const auto node = static_cast<quint32>(piece.child);
        const bool isOn = low >= -onPlane && high <= onPlane;
        const bool touchesFront = isOn ? dot(inwards, plane.normal) > 0 : high > onPlane;
        const bool touchesBack = isOn ? !touchesFront : low < -onPlane;
        if (touchesFront && touchesBack) {
            open.push_back({behind(piece.winding, plane), child_[1].integer(node)});
            open.push_back({behind(piece.winding, plane.opposite()), child_[0].integer(node)});
        } else {
            open.push_back({std::move(piece.winding), child_[touchesFront ? 0 : 1].integer(node)});
        }
    }
    return done;
}

void PortalFinder::add(const Winding &winding, quint32 node, qint64 front, qint64 back)
{
    VisPortal portal{.front = static_cast<quint32>(front),
                     .back = static_cast<quint32>(back),
                     .firstPoint = static_cast<quint32>(found_.points.size()),
                     .pointCount = static_cast<quint32>(winding.size()),
                     .node = node};
    for (const auto &point : winding)
        found_.points.push_back(narrow(point));
    found_.portals.push_back(portal);
}

void PortalFinder::portalsOf(quint32 node, const Plane &plane)
{
    auto winding = windingOf(plane);
    if (winding.empty())
        return;
    for (const auto &front : cutDown(std::move(winding), child_[0].integer(node), plane.normal))
        for (const auto &back : cutDown(front.winding, child_[1].integer(node), plane.normal * -1))
            if (leafOf(front.child) != leafOf(back.child))
                add(back.winding, node, leafOf(front.child), leafOf(back.child));
}

Result<VisPortals> PortalFinder::find(Progress *progress)
{
    if (!isTree())
        return Error{PortalText::tr("The node tree is broken, so portals between leafs cannot be found.")};
    const auto box = worldBox();
    if (box.isEmpty())
        return Error{PortalText::tr("The world's box is broken, so portals between leafs cannot be found.")};
    for (const auto &side : box.sides)
        bounds_.push_back(side.plane);
    const size_t outer = bounds_.size();
    if (progress)
        progress->total = plane_.count();
    std::vector<Step> open{{}};
    while (!open.empty() && !stop_.stop_requested()) {
        const auto step = open.back();
        open.pop_back();
        if (!isNode(step.node))
            continue;
        const auto node = static_cast<quint32>(step.node);
        if (step.depth > 0) {
            bounds_.resize(outer + step.depth - 1); // keeps the parent's
            bounds_.push_back(step.bound);
        }
        const auto plane = *planeOf(node);
        portalsOf(node, plane);
        if (workLeft_ == 0)
            return Error{PortalText::tr("The node tree is too complex to find portals between leafs in it.")};
        open.push_back({child_[1].integer(node), step.depth + 1, plane});
        open.push_back({child_[0].integer(node), step.depth + 1, plane.opposite()});
        if (progress)
            ++progress->done;
    }
    return std::move(found_);
}

} // namespace

Result<VisPortals> findPortals(const MapFile &map, std::stop_token stop, Progress *progress)
{
    return PortalFinder(map, std::move(stop)).find(progress);
}

QByteArray prtOf(const MapFile &map, const VisPortals &portals)
{
    QByteArray lines;
    qsizetype count = 0;
    for (const auto &portal : portals.portals) {
        const auto front = clusterOfLeaf(map, portal.front), back = clusterOfLeaf(map, portal.back);
        if (front == back)
            continue;
        ++count;
        lines += QByteArray::number(portal.pointCount) + ' ' + QByteArray::number(front) + ' ' + QByteArray::number(back);
        for (quint32 i = portal.firstPoint; i < portal.firstPoint + portal.pointCount; ++i) {
            lines += " (";
            for (const float axis : portals.points[i])
                lines += QByteArray::number(static_cast<double>(axis), 'g', 9) + ' ';
            lines += ')';
        }
        lines += '\n';
    }
    return "PRT1\n" + QByteArray::number(map.recordCount(map.format().roles.clusters)) + '\n' + QByteArray::number(count) + '\n'
           + lines;
}

#include "core/geometry/solidbuilder.h"

namespace {

constexpr qint64 empty = -1;
constexpr double margin = 16; // map units shown of the unbounded space around a model

// The tree of any hull: hull 0 ends in leafs, the others in contents.
class Tree
{
public:
    Tree(const MapFile &map, int hull)
        : isOfNodes_(hull == 0),
          lump_(isOfNodes_ ? map.format().columns.nodePlane.lump : map.format().columns.clipnodePlane.lump),
          leafs_(map.format().roles.leafs), planes_(map), contents_(map.column(map.format().columns.leafContents))
    {
        const auto &columns = map.format().columns;
        root_ = isOfNodes_ ? map.column(columns.modelTree) : map.column(columns.modelHulls, hull - 1);
        plane_ = map.column(isOfNodes_ ? columns.nodePlane : columns.clipnodePlane);
        child_[0] = map.column(isOfNodes_ ? columns.nodeFront : columns.clipnodeFront);
        child_[1] = map.column(isOfNodes_ ? columns.nodeBack : columns.clipnodeBack);
    }

    quint32 models() const { return root_.count(); }
    quint32 count() const { return plane_.count(); }
    qint64 root(quint32 model) const { return root_.integer(model); }
    bool isNode(qint64 value) const { return value >= 0 && value < plane_.count(); }
    qint64 child(quint32 node, int side) const { return child_[side].integer(node); }
    // Returns the plane of a node; nothing if the reference is broken.
    std::optional<Plane> plane(quint32 node) const { return planes_.validAt(plane_.integer(node)); }
    // Returns the contents that a child value other than a node stands for; `empty` if it is broken.
    qint64 contents(qint64 value) const
    {
        if (value >= 0)
            return empty;
        if (!isOfNodes_)
            return value;
        return ~value < contents_.count() ? contents_.integer(static_cast<quint32>(~value)) : empty;
    }
    RecordRef record(qint64 value, quint32 parent) const
    {
        return isOfNodes_ ? RecordRef{leafs_, static_cast<quint32>(~value)} : RecordRef{lump_, parent};
    }

private:
    bool isOfNodes_;
    int lump_, leafs_;
    Planes planes_;
    Column root_, plane_, child_[2], contents_;
};

struct Part { // a part of space and its position in the tree
    Polyhedron space;
    qint64 value = 0; // child value: a node, a leaf or contents
    quint32 parent = 0;
    size_t depth = 0;
};

Polyhedron spaceOf(const MapFile &map, quint32 model, int hull)
{
    const StoredBox box(map, map.format().columns.modelBox, model);
    if (!box.isSound(maxCoordinate / 2))
        return {};
    // The space contains the origins of all bodies of this size that touch the model's space.
    const auto &who = map.game().hulls[static_cast<size_t>(hull)];
    const auto space = box.grown(Point{margin, margin, margin});
    return boxOf(space.low - who.high, space.high - who.low);
}

// Cuts space along the planes of the tree. Some compilers share nodes between parents to save some, so only the depth
// reveals a cycle.
void cutDown(const Tree &tree, quint32 model, Polyhedron space, SolidBuilder &builder, const std::stop_token &stop)
{
    std::vector<Part> open;
    open.push_back({std::move(space), tree.root(model), 0, 0});
    while (!open.empty() && !stop.stop_requested()) {
        const auto part = std::move(open.back());
        open.pop_back();
        if (part.space.isEmpty())
            continue;
        if (!tree.isNode(part.value)) {
            if (const qint64 contents = tree.contents(part.value); contents != empty && part.depth > 0)
                builder.add(part.space, tree.record(part.value, part.parent), model, contents);
            continue;
        }
        const auto node = static_cast<quint32>(part.value);
        const auto plane = tree.plane(node);
        if (!builder.spend(part.space.pointCount()))
            return;
        if (!plane || part.depth >= deepestNode) {
            builder.addDegenerate();
            continue;
        }
        open.push_back({behind(part.space, *plane), tree.child(node, 1), node, part.depth + 1});
        open.push_back({behind(part.space, plane->opposite()), tree.child(node, 0), node, part.depth + 1});
    }
}

} // namespace

Solids hullSolids(const MapFile &map, int hull, std::stop_token stop)
{
    if (map.format().columns.modelHulls.lump == bsp::none || hull < 0 || hull >= std::ssize(map.game().hulls))
        return {};
    const Tree tree(map, hull);
    // Cutting takes about sixty points per node, of which about five remain.
    SolidBuilder builder(treeWork(tree.count()), 64ULL * tree.count() + 10'000);
    for (quint32 model = 0; model < tree.models() && !stop.stop_requested(); ++model)
        if (auto space = spaceOf(map, model, hull); !space.isEmpty())
            cutDown(tree, model, std::move(space), builder, stop);
    return builder.take();
}

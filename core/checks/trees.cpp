#include "core/checks/checkers.h"

#include "core/checks/enginestops.h"
#include "core/map/celltext.h"
#include "core/where/contentskinds.h"

#include <algorithm>
#include <array>
#include <optional>

namespace {

// Walks one lump's tree from its roots, without recursion, so that any depth is possible.
class TreeWalk
{
public:
    TreeWalk(const CheckContext &context, int lump, Problems &problems)
        : context_(context), lump_(lump), problems_(problems), states_(context.map.recordCount(lump), New)
    {
        const auto fields = context.map.lump(lump).fields;
        for (int f = 0; f < static_cast<int>(fields.size()); ++f)
            if (fields[static_cast<size_t>(f)].use == bsp::Use::Child && fields[static_cast<size_t>(f)].target == lump)
                children_.push_back(context.references.link(lump, f));
    }

    void from(quint32 root)
    {
        if (root >= states_.size() || states_[root] != New)
            return;
        struct Visit {
            quint32 node;
            size_t child;
        };
        std::vector<Visit> path{{root, 0}};
        states_[root] = Open;
        while (!path.empty()) {
            auto &[node, child] = path.back();
            if (child == children_.size()) {
                states_[node] = Done;
                path.pop_back();
                continue;
            }
            const auto *link = children_[child++];
            const auto target = link->at(node);
            if (target.count == 0 || target.lump != lump_)
                continue;
            if (states_[target.first] == Open)
                problems_.add(Severity::Error, "tree-cycle", {lump_, node}, link->field(), [&, from = node] {
                    return CheckText::tr("%1 has its own ancestor %2 as a child: the tree contains a cycle.")
                        .arg(title(context_.map, {lump_, from}), title(context_.map, target.ref()));
                });
            if (states_[target.first] != New)
                continue;
            states_[target.first] = Open;
            path.push_back({target.first, 0});
        }
    }

    void addUnreachable()
    {
        for (quint32 node = 0; node < states_.size(); ++node) {
            if (states_[node] != New)
                continue;
            problems_.add(Severity::Note, "node-unreachable", {lump_, node}, -1, [&] {
                return CheckText::tr("%1 cannot be reached from any model's tree.").arg(title(context_.map, {lump_, node}));
            });
            from(node);
        }
    }

private:
    enum State : quint8 { New, Open, Done };
    const CheckContext &context_;
    int lump_;
    Problems &problems_;
    std::vector<State> states_;
    std::vector<const Link *> children_;
};

// Finds the nodes below each node of a tree, the node included. Cycles are cut where they close; checkTrees() reports them.
class TreeReach
{
public:
    struct Below {
        quint32 lowest = 0, highest = 0; // numbers of nodes
        quint64 nodes = 0;               // counted again wherever they are shared; up to mostNodes
    };
    static constexpr quint64 mostNodes = 1ULL << 32;

    TreeReach(const References &references, bsp::FieldRef front, bsp::FieldRef back)
        : lump_(front.lump), children_{references.link(front), references.link(back)}, states_(children_[0]->count(), New),
          below_(states_.size())
    {
    }

    // Returns nothing if there is no such node.
    std::optional<Below> at(qint64 root)
    {
        if (root < 0 || root >= static_cast<qint64>(states_.size()))
            return {};
        const auto node = static_cast<quint32>(root);
        if (states_[node] == New)
            walk(node);
        return below_[node];
    }

private:
    enum State : quint8 { New, Open, Done };

    void begin(quint32 node)
    {
        states_[node] = Open;
        below_[node] = {.lowest = node, .highest = node, .nodes = 1};
        path_.push_back({node, 0});
    }

    void walk(quint32 root)
    {
        begin(root);
        while (!path_.empty()) {
            auto &[node, child] = path_.back();
            if (child == children_.size()) {
                states_[node] = Done;
                const auto done = node;
                path_.pop_back();
                if (!path_.empty())
                    join(path_.back().node, done);
                continue;
            }
            const auto target = children_[child++]->at(node);
            if (target.count == 0 || target.lump != lump_)
                continue;
            if (states_[target.first] == Done)
                join(node, target.first);
            else if (states_[target.first] == New)
                begin(target.first);
        }
    }

    void join(quint32 parent, quint32 child)
    {
        auto &all = below_[parent];
        const auto &more = below_[child];
        all.lowest = std::min(all.lowest, more.lowest);
        all.highest = std::max(all.highest, more.highest);
        all.nodes = std::min(all.nodes + more.nodes, mostNodes);
    }

    struct Visit {
        quint32 node;
        size_t child;
    };
    int lump_;
    std::array<const Link *, 2> children_;
    std::vector<State> states_;
    std::vector<Below> below_;
    std::vector<Visit> path_;
};

// Checks one hull of each model. Engines stop at nodes whose number is less than the root's or greater than the last node's.
class NodeOrder
{
public:
    NodeOrder(const CheckContext &context, int hull, Problems &problems)
        : context_(context), hull_(hull), problems_(problems),
          reach_(context.references,
                 hull == 0 ? context.map.format().columns.nodeFront : context.map.format().columns.clipnodeFront,
                 hull == 0 ? context.map.format().columns.nodeBack : context.map.format().columns.clipnodeBack)
    {
        const auto &columns = context.map.format().columns;
        where_ = hull == 0 ? columns.modelTree : bsp::FieldRef{columns.modelHulls.lump, columns.modelHulls.field + hull - 1};
        roots_ = context.map.column(where_);
    }

    void check()
    {
        const auto nodes = context_.map.recordCount(hull_ == 0 ? context_.map.format().roles.nodes
                                                               : context_.map.format().columns.clipnodeFront.lump);
        for (quint32 model = 0; model < roots_.count(); ++model) {
            const auto root = roots_.integer(model);
            const auto below = reach_.at(root);
            if (!below)
                continue;
            const bool isLow = below->lowest < root;
            // SV_PointContents() starts at node 0 in the world, whatever the model says.
            if (isLow || (hull_ == 0 && model == 0 && root != 0))
                report(model, isLow ? below->lowest : 0, [](const EngineStops &engine) { return engine.lowNodes; });
            else if (hull_ == 0 && below->highest > static_cast<quint64>(root) + std::min<quint64>(below->nodes, nodes))
                report(model, below->highest, [](const EngineStops &engine) { return engine.scatteredNodes; });
        }
    }

private:
    template <typename Stops>
    void report(quint32 model, quint32 node, const Stops &stops)
    {
        // Xash3D renumbers the clipnodes of a map with its own lumps.
        const bool areRenumbered = hull_ > 0 && context_.map.xashDirectory().length > 0;
        const auto who = enginesThatStop(
            context_, [&](const EngineStops &engine) { return stops(engine) && !(areRenumbered && engine.scatteredNodes); });
        if (who)
            problems_.add(who->severity, "node-number", {where_.lump, model}, where_.field, [&] {
                return CheckText::tr("%1: the tree of its hull %2 begins at node %3, but also contains node %4. This makes "
                                     "%5 stop (\"bad node number\").")
                    .arg(title(context_.map, {where_.lump, model}), numberText(hull_), numberText(roots_.integer(model)),
                         numberText(node), who->names);
            });
    }

    const CheckContext &context_;
    int hull_;
    Problems &problems_;
    TreeReach reach_;
    bsp::FieldRef where_;
    Column roots_;
};

// Returns for each leaf whether the world's tree leads to it.
std::vector<bool> leafsOfWorld(const CheckContext &context)
{
    const auto &format = context.map.format();
    const std::array children{context.references.link(format.columns.nodeFront),
                              context.references.link(format.columns.nodeBack)};
    std::vector<bool> isSeen(context.map.recordCount(format.roles.nodes)), isReached(context.map.recordCount(format.roles.leafs));
    std::vector<quint32> open;
    const auto add = [&](quint32 node) {
        if (node < isSeen.size() && !isSeen[node]) {
            isSeen[node] = true;
            open.push_back(node);
        }
    };
    add(0);
    while (!open.empty()) {
        const auto node = open.back();
        open.pop_back();
        for (const auto *child : children) {
            const auto target = child->at(node);
            if (target.count > 0 && target.lump == format.roles.nodes)
                add(target.first);
            else if (target.count > 0 && target.lump == format.roles.leafs)
                isReached[target.first] = true;
        }
    }
    return isReached;
}

// Finds leafs whose contents make engines take them for nodes: Mod_SetParent() walks down from the world's first node, and would
// follow their invalid children.
void checkLeafContents(const CheckContext &context, const Column &contents, Problems &problems)
{
    if (!context.wanted.has("leaf-contents"))
        return;
    const auto where = context.map.format().columns.leafContents;
    const auto isReached = leafsOfWorld(context);
    for (quint32 leaf = 0; leaf < contents.count() && !context.stop.stop_requested(); ++leaf) {
        const auto value = static_cast<qint32>(contents.integer(leaf));
        const auto who = !isReached[leaf] ? std::nullopt : enginesThatStop(context, [value](const EngineStops &engine) {
            return value >= engine.firstNodeContents && value <= engine.lastNodeContents;
        });
        if (who)
            problems.add(who->severity, "leaf-contents", {where.lump, leaf}, where.field, [&] {
                return CheckText::tr("%1: its contents value %2 makes %3 treat the leaf as a node and crash.")
                    .arg(title(context.map, {where.lump, leaf}), QString::number(value), who->names);
            });
    }
}

} // namespace

void checkLeafs(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const int leafs = map.format().roles.leafs;
    const auto contents = map.column(map.format().columns.leafContents);
    if (contents.count() == 0)
        return;
    checkLeafContents(context, contents, problems);
    if (map.format().leafZeroContents != 0) {
        if (contents.integer(0) != map.format().leafZeroContents)
            problems.add(Severity::Error, "leaf-zero", {leafs, 0}, -1,
                         [] { return CheckText::tr("Leaf 0 is not solid, so the game refuses the map."); });
        bool anyEmpty = false;
        for (quint32 leaf = 0; leaf < contents.count() && !anyEmpty; ++leaf)
            anyEmpty = contents.integer(leaf) == 0;
        if (!anyEmpty)
            problems.add(Severity::Error, "leaf-empty", {leafs, 0}, -1,
                         [] { return CheckText::tr("No leaf is empty space, so the game refuses the map."); });
    }
    if (ContentsKinds(map).of(contents.integer(0)) != ContentsKind::Solid)
        if (const auto who = enginesThatStop(context, [](const EngineStops &engine) { return engine.emptyLeafZero; }))
            problems.add(who->severity, "leaf-zero", {leafs, 0}, -1,
                         [&] { return CheckText::tr("Leaf 0 is not solid. This makes %1 stop or crash.").arg(who->names); });
}

void checkTrees(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    for (int lump = 0; lump < map.format().directorySize; ++lump) {
        const auto sources = context.references.sourcesOf(lump);
        const auto isChild = [&map](bsp::FieldRef source) { return map.field(source).use == bsp::Use::Child; };
        if (std::ranges::none_of(sources, [&](bsp::FieldRef source) { return source.lump == lump && isChild(source); }))
            continue;
        TreeWalk walk(context, lump, problems);
        if (lump == map.format().roles.nodes)
            walk.from(0); // even if no model refers to it
        for (const auto &source : sources) {
            if (source.lump == lump || !isChild(source))
                continue;
            const auto *root = context.references.link(source);
            for (quint32 record = 0; record < root->count(); ++record)
                if (const auto target = root->at(record); target.count > 0 && target.lump == lump)
                    walk.from(target.first);
        }
        walk.addUnreachable();
    }
}

// Finds maps without hulls. Compilers can omit them, as qbsp does with -noclip. Engines load such a map, and stop when a box is
// first moved through it: SV_RecursiveHullCheck() of Quake's world.c, and of ReHLDS'. FTE can collide with BRUSHLIST. For
// PM_RecursiveHullCheck() of Xash3D's pm_trace.c the map is empty.
void checkHulls(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const int clipnodes = map.format().columns.clipnodePlane.lump;
    if (map.format().clipHulls() == 0 || map.recordCount(clipnodes) > 0)
        return;
    bool areMissing = false;
    for (int hull = 0; hull < map.format().clipHulls(); ++hull) {
        const auto root = map.column(map.format().columns.modelHulls, hull);
        for (quint32 model = 0; model < root.count(); ++model)
            areMissing = areMissing || root.integer(model) >= 0; // a negative root: solid or empty as a whole
    }
    if (!areMissing)
        return;
    const auto who = enginesThatStop(context, [](const EngineStops &engine) { return engine.noHulls; });
    const auto severity = who && who->severity == Severity::Error ? Severity::Error : Severity::Warning;
    const auto *engine = stopsOf(map.format(), context.engine);
    problems.add(severity, "hulls-missing", {clipnodes, 0}, -1, [&] {
        if (engine && !engine->noHulls)
            return CheckText::tr("The map has no clipnodes and so no hulls. In %1, players and monsters fall through the "
                                 "map.")
                .arg(fromView(engine->engine));
        const auto text =
            CheckText::tr("The map has no clipnodes and so no hulls. Games load it, but stop as soon as a player or a "
                          "monster moves (\"bad node number\").");
        return map.findLump(u"BRUSHLIST") < 0
                   ? text
                   : CheckText::tr("%1 FTE does not stop: it uses the brushes of BRUSHLIST for collisions.").arg(text);
    });
}

// Finds trees with node numbers at which engines stop: SV_HullPointContents() and SV_RecursiveHullCheck() in world.c of Quake,
// QuakeSpasm and ReHLDS, PM_RecursiveHullCheck() in pm_trace.c of Xash3D.
void checkNodeOrder(const CheckContext &context, Problems &problems)
{
    const auto &format = context.map.format();
    if (format.clipHulls() == 0 || !context.wanted.has("node-number"))
        return;
    for (int hull = 0; hull <= format.clipHulls() && !context.stop.stop_requested(); ++hull)
        NodeOrder(context, hull, problems).check();
}

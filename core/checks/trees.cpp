#include "core/checks/checkers.h"

#include "core/map/celltext.h"

namespace
{

// Walks one lump's tree from its roots without recursion, so that no depth is too much.
class TreeWalk
{
public:
    TreeWalk(const CheckContext &context, int lump, Problems &problems)
        : context_(context),
          lump_(lump),
          problems_(problems),
          states_(context.map.recordCount(lump), New)
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
                    return CheckText::tr("%1 has its own ancestor %2 for a child: the tree runs in a circle.")
                        .arg(title(context_.map, {lump_, from}), title(context_.map, target.ref()));
                });
            if (states_[target.first] != New)
                continue;
            states_[target.first] = Open;
            path.push_back({target.first, 0});
        }
    }

    void rest()
    {
        for (quint32 node = 0; node < states_.size(); ++node) {
            if (states_[node] != New)
                continue;
            problems_.add(Severity::Note, "node-unreachable", {lump_, node}, -1, [&] {
                return CheckText::tr("%1 cannot be reached from any model's tree.")
                    .arg(title(context_.map, {lump_, node}));
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

} // namespace

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
            walk.from(0); // also where no model says so
        for (const auto &source : sources) {
            if (source.lump == lump || !isChild(source))
                continue;
            const auto *root = context.references.link(source);
            for (quint32 record = 0; record < root->count(); ++record)
                if (const auto target = root->at(record); target.count > 0 && target.lump == lump)
                    walk.from(target.first);
        }
        walk.rest();
    }
}

// Compilers leave hulls out when they are told to, as qbsp is by -noclip. Engines load such a map, and end where a box is first
// moved through it: SV_RecursiveHullCheck() of Quake's world.c, and of ReHLDS'. FTE has BRUSHLIST to collide with.
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
            areMissing = areMissing || root.integer(model) >= 0; // else it is solid, or empty, as a whole
    }
    if (!areMissing)
        return;
    problems.add(Severity::Warning, "hulls-missing", {clipnodes, 0}, -1, [&map] {
        const auto text =
            CheckText::tr("Clipnodes: there are none, so the map has no hulls. Games load it, but stop as soon as a player or a "
                          "monster moves (\"bad node number\").");
        return map.findLump(u"BRUSHLIST") < 0
                   ? text
                   : CheckText::tr("%1 FTE does not: it collides with the brushes of BRUSHLIST.").arg(text);
    });
}

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

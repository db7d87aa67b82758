#include "core/budget/clipnodeparts.h"

#include "core/budget/budgettext.h"
#include "core/budget/modelnames.h"
#include "core/budget/summary.h"
#include "core/sorting.h"

namespace
{

// Returns for each clipnode model * hulls + hull; -1: none.
std::vector<qint32> treesOfClipnodes(const MapFile &map, quint32 hulls)
{
    const auto &columns = map.format().columns;
    const Column children[] = {map.column(columns.clipnodeFront), map.column(columns.clipnodeBack)};
    std::vector<qint32> trees(children[0].count(), -1);
    std::vector<quint32> left;
    const auto add = [&](qint64 clipnode, qint32 tree) { // negative ones are contents
        if (clipnode < 0 || clipnode >= std::ssize(trees) || trees[static_cast<size_t>(clipnode)] >= 0)
            return;
        trees[static_cast<size_t>(clipnode)] = tree;
        left.push_back(static_cast<quint32>(clipnode));
    };
    for (quint32 model = 0; model < map.recordCount(map.format().roles.models); ++model)
        for (quint32 hull = 0; hull < hulls; ++hull) {
            const auto tree = static_cast<qint32>(model * hulls + hull);
            add(map.column(columns.modelHulls, static_cast<int>(hull)).integer(model), tree);
            while (!left.empty()) {
                const quint32 clipnode = left.back();
                left.pop_back();
                for (const auto &child : children)
                    add(child.integer(clipnode), tree);
            }
        }
    return trees;
}

} // namespace

std::vector<BudgetPart> clipnodePartsOf(const MapFile &map, BudgetGrouping by)
{
    const int lump = map.format().columns.clipnodeFront.lump, models = map.format().roles.models;
    const bool isByHull = by == BudgetGrouping::Hull;
    const auto names = modelNames(map);
    const auto hulls = static_cast<quint32>(map.format().clipHulls()); // of each model; hull 0 uses nodes
    const auto count = isByHull ? hulls : static_cast<quint32>(names.size());
    const auto trees = treesOfClipnodes(map, hulls);
    const Grouped groups(count + 1, trees.size(), [&](quint32 clipnode) {
        const auto tree = trees[clipnode];
        const auto each = static_cast<qint32>(hulls);
        return tree < 0 ? static_cast<qint64>(count) : isByHull ? tree % each : tree / each;
    });
    std::vector<BudgetPart> parts;
    for (quint32 number = 0; number <= count; ++number) {
        const auto own = groups.of(number);
        if (own.empty())
            continue;
        const bool isNone = number == count;
        BudgetPart part{.value = std::ssize(own), .number = isNone ? -1 : static_cast<qint64>(number)};
        if (isByHull || isNone)
            part.records = refsOf(lump, std::vector(own.begin(), own.end()));
        else
            part.records = {{models, number}};
        part.name = isNone ? noneOf(by) : isByHull ? BudgetText::tr("Hull %1").arg(number + 1) : names[number];
        parts.push_back(std::move(part));
    }
    return parts;
}

#include "core/budget/budget.h"

#include "core/budget/budgetparts.h"
#include "core/budget/budgettext.h"
#include "core/sorting.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace {

// Returns for each clipnode its tree, numbered model * hulls + hull; -1: it is in no tree.
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

// Groups clipnodes by the model or the hull whose tree contains them. A clipnode in several trees counts for the first one;
// those in no tree form a part of their own.
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

// Answers one question about the budgets of a map.
class Counter
{
public:
    Counter(const MapFile &map, const BudgetQuestion &question, std::stop_token stop)
        : map_(map), stop_(std::move(stop)), budget_{.question = question}
    {
    }

    Budget count()
    {
        switch (budget_.question.measure) {
        case BudgetMeasure::Limits: countLimits(); break;
        case BudgetMeasure::Clipnodes: countClipnodes(); break;
        case BudgetMeasure::Drawn: countDrawn(map_, budget_, stop_); break;
        default: countFaces();
        }
        std::ranges::stable_sort(budget_.parts, std::greater(),
                                 [this](const BudgetPart &part) { return budget_.weightOf(part); });
        return std::move(budget_);
    }

private:
    void countLimits()
    {
        budget_.parts = limitPartsOf(map_, budget_.question.engine, stop_);
        if (budget_.parts.empty())
            budget_.whyEmpty = BudgetText::tr("No limits of the chosen game or its tools are known.");
        else
            budget_.summary = summaryOfLimits(budget_);
    }

    void countClipnodes()
    {
        const int lump = map_.format().columns.clipnodeFront.lump;
        budget_.total = lump == bsp::none ? 0 : map_.recordCount(lump);
        if (lump == bsp::none)
            budget_.whyEmpty = BudgetText::tr("Maps of this format have no clipnodes.");
        else if (budget_.total == 0)
            budget_.whyEmpty = BudgetText::tr("The map has no clipnodes.");
        if (!budget_.whyEmpty.isEmpty())
            return;
        budget_.parts = clipnodePartsOf(map_, budget_.question.by);
        budget_.summary = summaryOf(map_, budget_, {});
    }

    void countFaces()
    {
        const bool isOfPages = budget_.question.measure == BudgetMeasure::LightPages;
        const auto pages = isOfPages ? lightPagesOf(map_, stop_) : LightPages{};
        const auto amounts = isOfPages ? FaceAmounts{pages.luxels, pages.lightCount() * pages.luxelsOfPage()}
                                       : amountsOf(map_, budget_.question.measure, stop_);
        budget_.total = amounts.total;
        if (amounts.ofFace.empty())
            budget_.whyEmpty = BudgetText::tr("The map has no faces.");
        else if (isOfPages && pages.side == 0)
            budget_.whyEmpty = BudgetText::tr("It is not known how the engine packs the lightmaps of this format.");
        else if (budget_.total == 0)
            budget_.whyEmpty = whyNothing();
        if (!budget_.whyEmpty.isEmpty())
            return;
        budget_.parts = facePartsOf(map_, budget_.question.by, amounts, pages);
        addRest(amounts);
        if (budget_.parts.empty()) {
            budget_.whyEmpty = BudgetText::tr("No face of the map is on a lightmap page.");
            return;
        }
        if (budget_.question.by == BudgetGrouping::Page)
            for (auto &part : budget_.parts)
                part.room = pages.luxelsOfPage();
        budget_.summary = summaryOf(map_, budget_, pages);
    }

    QString whyNothing() const
    {
        switch (budget_.question.measure) {
        case BudgetMeasure::Luxels:
        case BudgetMeasure::LightPages: return BudgetText::tr("The map has no lightmaps.");
        case BudgetMeasure::Vertexes: return BudgetText::tr("The map has no vertexes.");
        default: return BudgetText::tr("No face of the map has triangles.");
        }
    }

    // Adds a part for what no face uses; for LightPages, the free space. Parts by page already show it.
    void addRest(const FaceAmounts &amounts)
    {
        const auto taken = std::accumulate(amounts.ofFace.begin(), amounts.ofFace.end(), qint64{0});
        if (taken >= amounts.total || budget_.question.by == BudgetGrouping::Page)
            return;
        const bool isFree = budget_.question.measure == BudgetMeasure::LightPages;
        budget_.parts.push_back(
            {.name = isFree ? BudgetText::tr("Free") : BudgetText::tr("No face"), .value = amounts.total - taken});
    }

    const MapFile &map_;
    std::stop_token stop_;
    Budget budget_;
};

} // namespace

bool isCounted(const bsp::Format &format, BudgetMeasure measure)
{
    return measure != BudgetMeasure::Clipnodes || format.columns.modelHulls.lump != bsp::none;
}

std::span<const BudgetGrouping> groupingsOf(BudgetMeasure measure)
{
    using enum BudgetGrouping;
    static constexpr BudgetGrouping ofLimits[] = {Lump}, ofFaces[] = {Texture, Model, Cluster},
                                    ofPages[] = {Texture, Model, Cluster, Page}, ofClipnodes[] = {Model, Hull},
                                    ofDrawn[] = {Place, Texture, Model};
    switch (measure) {
    case BudgetMeasure::Limits: return ofLimits;
    case BudgetMeasure::LightPages: return ofPages;
    case BudgetMeasure::Clipnodes: return ofClipnodes;
    case BudgetMeasure::Drawn: return ofDrawn;
    default: return ofFaces;
    }
}

double Budget::shareOf(const BudgetPart &part) const
{
    const auto whole = part.room > 0 ? part.room : total;
    return whole > 0 ? static_cast<double>(part.value) / static_cast<double>(whole) : 0;
}

double Budget::weightOf(const BudgetPart &part) const
{
    return question.measure == BudgetMeasure::Limits ? shareOf(part) : static_cast<double>(part.value);
}

QString Budget::textOf(const BudgetPart &part) const
{
    const auto of =
        part.room > 0 ? BudgetText::tr("%1 of %2").arg(numberText(part.value), numberText(part.room)) : numberText(part.value);
    const auto share = percentText(shareOf(part));
    auto text = question.measure == BudgetMeasure::Limits ? BudgetText::tr("%1\n%2, %3 of the limit").arg(part.name, of, share)
                                                          : (part.room > 0 ? BudgetText::tr("%1\n%2: %3, %4 of the page")
                                                             : from >= 0   ? BudgetText::tr("%1\n%2: %3, %4 of everything drawn")
                                                                           : BudgetText::tr("%1\n%2: %3, %4 of the map's total"))
                                                                .arg(part.name, unitOf(question.measure), of, share);
    return part.note.isEmpty() ? text : text + u'\n' + part.note;
}

Budget budgetOf(const MapFile &map, const BudgetQuestion &question, std::stop_token stop)
{
    return Counter(map, question, std::move(stop)).count();
}

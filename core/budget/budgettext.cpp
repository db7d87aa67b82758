#include "core/budget/budgettext.h"

#include "core/budget/budgetparts.h"
#include "core/where/modelowners.h"

#include <QLocale>

#include <algorithm>

namespace {

QString sentenceOfPages(const LightPages &pages)
{
    qint64 all = 0;
    for (const qint64 used : pages.used)
        all += used;
    const auto share = [&](qint64 luxels, qint64 of) {
        return percentText(static_cast<double>(luxels) / static_cast<double>(of * pages.luxelsOfPage()));
    };
    return BudgetText::tr("Each page holds %1 x %1 luxels; together they are %2 full, the last one %3.")
        .arg(QString::number(pages.side), share(all, pages.lightCount()),
             share(pages.used[static_cast<size_t>(pages.lastOfLight())], 1));
}

} // namespace

QString titleOf(BudgetMeasure measure)
{
    switch (measure) {
    case BudgetMeasure::Limits: return BudgetText::tr("Limits");
    case BudgetMeasure::Faces: return BudgetText::tr("Faces");
    case BudgetMeasure::Triangles: return BudgetText::tr("Triangles");
    case BudgetMeasure::Luxels: return BudgetText::tr("Luxels");
    case BudgetMeasure::LightPages: return BudgetText::tr("Lightmap pages");
    case BudgetMeasure::Vertexes: return BudgetText::tr("Vertexes");
    case BudgetMeasure::Clipnodes: return BudgetText::tr("Clipnodes");
    case BudgetMeasure::Drawn: return BudgetText::tr("Drawn from one place (hot spots)");
    }
    return {};
}

QString meaningOf(BudgetMeasure measure)
{
    switch (measure) {
    case BudgetMeasure::Limits: return BudgetText::tr("How much the map uses of each limit of the chosen game and tools");
    case BudgetMeasure::Faces: return BudgetText::tr("Faces of the map");
    case BudgetMeasure::Triangles: return BudgetText::tr("Triangles that the faces are drawn as");
    case BudgetMeasure::Luxels:
        return BudgetText::tr(
            "Lightmap luxels in the file, of all light styles; luxels that faces share count for the first face");
    case BudgetMeasure::LightPages:
        return BudgetText::tr("Pages that the engine packs lightmaps into when it loads the map (AllocBlock), or that the "
                              "map stores");
    case BudgetMeasure::Vertexes:
        return BudgetText::tr("Corners of faces; corners that faces share count for the first "
                              "face");
    case BudgetMeasure::Clipnodes:
        return BudgetText::tr("Nodes of the collision trees for players, monsters and other "
                              "moving entities");
    case BudgetMeasure::Drawn:
        return BudgetText::tr("Where the game draws the most and is slowest: how many triangles are potentially visible from "
                              "each place, and which textures or models they belong to");
    }
    return {};
}

QString titleOf(BudgetGrouping by)
{
    switch (by) {
    case BudgetGrouping::Lump: return BudgetText::tr("Lump");
    case BudgetGrouping::Texture: return BudgetText::tr("Texture");
    case BudgetGrouping::Model: return BudgetText::tr("Model");
    case BudgetGrouping::Cluster: return BudgetText::tr("Cluster");
    case BudgetGrouping::Page: return BudgetText::tr("Page");
    case BudgetGrouping::Hull: return BudgetText::tr("Hull");
    case BudgetGrouping::Place: return BudgetText::tr("Place");
    }
    return {};
}

QString noneOf(BudgetGrouping by)
{
    switch (by) {
    case BudgetGrouping::Texture: return BudgetText::tr("No texture");
    case BudgetGrouping::Model: return BudgetText::tr("No model");
    case BudgetGrouping::Cluster: return BudgetText::tr("No cluster");
    case BudgetGrouping::Hull: return BudgetText::tr("No hull");
    case BudgetGrouping::Lump:
    case BudgetGrouping::Page:
    case BudgetGrouping::Place: break;
    }
    return {};
}

QString unitOf(BudgetMeasure measure)
{
    return titleOf(measure == BudgetMeasure::LightPages ? BudgetMeasure::Luxels
                   : measure == BudgetMeasure::Drawn    ? BudgetMeasure::Triangles
                                                        : measure);
}

QString percentText(double share) { return BudgetText::tr("%1 %").arg(QLocale().toString(100 * share, 'f', 1)); }

QString summaryOfLimits(const Budget &budget)
{
    const auto refused = std::ranges::count_if(budget.parts, &BudgetPart::isRefused);
    const auto over =
        std::ranges::count_if(budget.parts, [](const BudgetPart &part) { return part.value > part.room; }) - refused;
    auto sentence = BudgetText::tr(
        "The limit closest to being used up comes first. Press Enter or double-click a limit to see what uses it, or "
        "its table.");
    if (over > 0)
        sentence.prepend(
            BudgetText::tr("The map exceeds %Ln compiler limits; the game may still load it.", nullptr, static_cast<int>(over))
            + u' ');
    if (refused > 0)
        sentence.prepend(BudgetText::tr("The map exceeds %Ln limits of the game.", nullptr, static_cast<int>(refused)) + u' ');
    return sentence;
}

QString summaryOf(const MapFile &map, const Budget &budget, const LightPages &pages)
{
    const auto measure = budget.question.measure;
    const bool isOfPages = measure == BudgetMeasure::LightPages;
    const qint64 used = isOfPages ? pages.lightCount() : budget.total;
    const auto limit = limitOf(map, measure, budget.question.engine);
    const auto engine = limitOwner(map, limit);
    QStringList sentences;
    if (limit.most > 0)
        sentences.append(BudgetText::tr("%1: %2 of at most %3 (%4), %5.")
                             .arg(titleOf(measure), numberText(used), numberText(limit.most), engine,
                                  percentText(static_cast<double>(used) / static_cast<double>(limit.most))));
    else
        sentences.append(BudgetText::tr("%1: %2.").arg(titleOf(measure), numberText(used)));
    if (isOfPages) {
        sentences.append(sentenceOfPages(pages));
        if (pages.directions > 0)
            sentences.append(
                BudgetText::tr("%Ln further pages hold light directions.", nullptr, static_cast<int>(pages.directions)));
        if (limit.engine && limit.isExceededBy(used))
            sentences.append(BudgetText::tr("%1 does not load a map that needs more pages than that.").arg(engine));
        if (pages.withoutRoom > 0)
            sentences.append(
                BudgetText::tr("%Ln lightmaps do not fit on any page.", nullptr, static_cast<int>(pages.withoutRoom)));
    }
    if (budget.question.by == BudgetGrouping::Cluster)
        sentences.append(BudgetText::tr("A face counts for each cluster that lists it."));
    if (measure == BudgetMeasure::Vertexes)
        sentences.append(BudgetText::tr("A vertex shared by several faces counts only for the first."));
    return sentences.join(u' ');
}

std::vector<QString> modelNames(const MapFile &map)
{
    const auto &columns = map.format().columns;
    const Column texts[] = {map.column(columns.entityClass), map.column(columns.entityName)};
    std::vector<QString> names;
    for (const qint32 entity : entitiesOfModels(map)) {
        auto &name = names.emplace_back(u'*' + QString::number(names.size()));
        for (const auto &column : texts)
            if (const auto text = entity < 0 ? QString() : map.shownText(column, static_cast<quint32>(entity)); !text.isEmpty())
                name += u' ' + text;
    }
    return names;
}

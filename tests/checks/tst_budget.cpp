// What uses up the budgets of a map: the parts add up to the map, and stand where they are to.
#include "core/budget/budget.h"
#include "core/budget/budgetparts.h"
#include "core/budget/treemap.h"
#include "core/geometry/geometry.h"
#include "core/where/clusterlists.h"
#include "tests/facts.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <numeric>

namespace {

qint64 sumOf(const Budget &budget)
{
    return std::accumulate(budget.parts.begin(), budget.parts.end(), qint64{0},
                           [](qint64 sum, const BudgetPart &part) { return sum + part.value; });
}

const BudgetPart *partOf(const Budget &budget, const QString &name)
{
    const auto found = std::ranges::find(budget.parts, name, &BudgetPart::name);
    return found == budget.parts.end() ? nullptr : &*found;
}

} // namespace

class TestBudget : public QObject
{
    Q_OBJECT

private slots:
    void partsAddUpToTheMap_data() { addMapRows(); }
    // Whatever is counted: of what counts once the parts are the map's, and each part's records exist and are its alone.
    void partsAddUpToTheMap()
    {
        OPEN_MAP(map);
        const auto &roles = map.format().roles;
        for (const auto measure : budgetMeasures)
            for (const auto by : groupingsOf(measure)) {
                const auto budget = budgetOf(map, {measure, by});
                const auto what = titleOf(measure) + u" by "_s + titleOf(by);
                VERIFY_EACH(budget.parts.empty() == !budget.whyEmpty.isEmpty(), qPrintable(what));
                VERIFY_EACH(budget.parts.empty() == budget.summary.isEmpty(), qPrintable(what));
                VERIFY_EACH(std::ranges::is_sorted(budget.parts, std::greater(),
                                                   [&](const BudgetPart &part) { return budget.weightOf(part); }),
                            qPrintable(what));
                for (const auto &part : budget.parts)
                    for (const auto record : part.records)
                        VERIFY_EACH(map.contains(record), qPrintable(what + u' ' + part.name));
                if (measure == BudgetMeasure::Limits || budget.parts.empty())
                    continue;
                if (by == BudgetGrouping::Place)
                    VERIFY_EACH(budget.parts.front().value <= budget.total, qPrintable(what));
                else if (by == BudgetGrouping::Page)
                    VERIFY_EACH(sumOf(budget) <= budget.total, qPrintable(what));
                else if (by == BudgetGrouping::Cluster)
                    VERIFY_EACH(sumOf(budget) >= budget.total, qPrintable(what));
                else
                    VERIFY_EACH(sumOf(budget) == budget.total, qPrintable(what));
            }
        if (map.recordCount(roles.faces) > 0)
            QCOMPARE(budgetOf(map, {BudgetMeasure::Faces, BudgetGrouping::Texture}).total, map.recordCount(roles.faces));
        if (map.recordCount(roles.vertexes) > 0 && map.recordCount(roles.faces) > 0)
            QCOMPARE(budgetOf(map, {BudgetMeasure::Vertexes, BudgetGrouping::Model}).total, map.recordCount(roles.vertexes));
    }

    void trianglesAreThoseThatAreDrawn_data() { addSampleMapRows(); }
    void trianglesAreThoseThatAreDrawn()
    {
        OPEN_MAP(map);
        const auto geometry = buildGeometry(map);
        const auto budget = budgetOf(map, {BudgetMeasure::Triangles, BudgetGrouping::Model});
        QCOMPARE(budget.total, std::ssize(geometry.indexes) / 3);
        for (const auto &part : budget.parts)
            if (part.number >= 0)
                QCOMPARE(part.value, geometry.models[static_cast<size_t>(part.number)].indexCount / 3);
    }

    void facesCountForEachClusterThatListsThem_data() { addSampleMapRows(); }
    void facesCountForEachClusterThatListsThem()
    {
        OPEN_MAP(map);
        const auto &format = map.format();
        const quint32 clusters = map.recordCount(format.roles.clusters);
        const ClusterLists lists(map, clusters, format.columns.leafFaces, format.columns.leafFace);
        const auto budget = budgetOf(map, {BudgetMeasure::Faces, BudgetGrouping::Cluster});
        std::vector<bool> isListed(map.recordCount(format.roles.faces));
        size_t withFaces = 0;
        for (quint32 cluster = 0; cluster < clusters; ++cluster) {
            const auto listed = lists.of(cluster);
            withFaces += listed.empty() ? 0U : 1U;
            for (const quint32 face : listed)
                isListed[face] = true;
            const auto part = std::ranges::find(budget.parts, static_cast<qint64>(cluster), &BudgetPart::number);
            QCOMPARE(part == budget.parts.end() ? 0 : part->value, std::ssize(listed));
        }
        const auto *none = partOf(budget, u"No cluster"_s);
        const auto unlisted = std::ranges::count(isListed, false);
        QCOMPARE(none ? none->value : 0, unlisted);
        QCOMPARE(budget.parts.size(), withFaces + (none ? 1 : 0));
        QVERIFY(budget.summary.contains(u"each cluster"_s));
    }

    void theRoomIsCounted_data() { addFormatRows(); }
    // Six walls with three textures, and a face of a brush model.
    void theRoomIsCounted()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const auto byModel = budgetOf(map, {BudgetMeasure::Faces, BudgetGrouping::Model});
        QCOMPARE(byModel.total, 7);
        QCOMPARE(byModel.parts.size(), size_t(2));
        QCOMPARE(byModel.parts[0].value, 6);
        QCOMPARE(byModel.parts[0].records, (std::vector<RecordRef>{{map.format().roles.models, 0}}));
        QCOMPARE(byModel.parts[1].value, 1);
        QCOMPARE(qRound(1000 * byModel.shareOf(byModel.parts[1])), 143);
        const auto byCluster = budgetOf(map, {BudgetMeasure::Faces, BudgetGrouping::Cluster});
        const auto *none = partOf(byCluster, u"No cluster"_s);
        QVERIFY(none && none->value == 1);
        QCOMPARE(none->records, (std::vector<RecordRef>{{map.format().roles.faces, 6}}));
    }

    void modelsHaveTheNamesOfTheirEntities()
    {
        auto room = MapBuilder::room(bsp::quake2);
        room.setLumpBytes("ENTITIES", "{\"classname\" \"worldspawn\"}\n"
                                      "{\"classname\" \"func_door\" \"targetname\" \"gate\" \"model\" \"*1\"}\n"
                                      "{\"classname\" \"func_wall\" \"model\" \"*1\"}\n");
        OPEN_BYTES(map, room.build());
        const auto budget = budgetOf(map, {BudgetMeasure::Faces, BudgetGrouping::Model});
        QCOMPARE(budget.parts[0].name, u"*0 worldspawn"_s);
        QCOMPARE(budget.parts[1].name, u"*1 func_door gate"_s);
    }

    // A chain of four in hull 1 of the world, of which the brush model's hull has the last two; one is nobody's, and one of
    // the chain leads back to its begin.
    void clipnodesBelongToTheFirstTreeTheyAreIn()
    {
        auto room = MapBuilder::room(bsp::goldsrc);
        room.setLumpBytes("CLIPNODES", {});
        for (int i = 0; i < 6; ++i) {
            const auto clipnode = room.addRecord("CLIPNODES");
            room.set("CLIPNODES", clipnode, "children[0]", i < 3 ? i + 1 : -1);
            room.set("CLIPNODES", clipnode, "children[1]", i == 2 ? 0 : -2);
        }
        for (const auto *head : {"headnode[1]", "headnode[2]", "headnode[3]"})
            room.set("MODELS", 0, head, -2).set("MODELS", 1, head, -2);
        room.set("MODELS", 0, "headnode[1]", 0).set("MODELS", 1, "headnode[1]", 2).set("MODELS", 1, "headnode[3]", 4);
        OPEN_BYTES(map, room.build());
        const int clipnodes = map.findLump(u"clipnodes");
        const auto byModel = budgetOf(map, {BudgetMeasure::Clipnodes, BudgetGrouping::Model});
        QCOMPARE(byModel.total, 6);
        QCOMPARE(byModel.parts.size(), size_t(3));
        QCOMPARE(byModel.parts[0].value, 4);
        QCOMPARE(byModel.parts[0].number, 0);
        const auto *none = partOf(byModel, u"No model"_s);
        QVERIFY(none);
        QCOMPARE(none->records, (std::vector<RecordRef>{{clipnodes, 5}}));
        const auto byHull = budgetOf(map, {BudgetMeasure::Clipnodes, BudgetGrouping::Hull});
        QCOMPARE(partOf(byHull, u"Hull 1"_s)->records, refsOf(clipnodes, std::vector{0, 1, 2, 3}));
        QCOMPARE(partOf(byHull, u"Hull 3"_s)->records, refsOf(clipnodes, std::vector{4}));
    }

    void everyLimitIsAPartAndTheFullestIsFirst_data() { addSampleMapRows(); }
    void everyLimitIsAPartAndTheFullestIsFirst()
    {
        OPEN_MAP(map);
        const auto budget = budgetOf(map, {});
        size_t limited = map.format().lightBlocks.side > 0 ? 1 : 0;
        for (const int lump : map.lumps())
            if (const auto limit = effectiveLimit(map, lump, 0); limit.most > 0) {
                ++limited;
                const auto part = std::ranges::find(budget.parts, static_cast<qint64>(lump), &BudgetPart::number);
                QVERIFY(part != budget.parts.end());
                QCOMPARE(part->value, usedOf(map, lump));
                QCOMPARE(part->room, limit.most);
            }
        QCOMPARE(budget.parts.size(), limited);
        for (const auto &part : budget.parts)
            QVERIFY(budget.shareOf(part) <= budget.shareOf(budget.parts.front()));
    }

    // The SDK's tools make 400 models and GoldSrc loads 511.
    void onlyTheChosenEnginesLimitsAreRefused()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::goldsrc).setLumpBytes("MODELS", QByteArray(500LL * 64, '\0')).build());
        for (const int engine : {0, 1}) {
            const auto budget = budgetOf(map, {.engine = engine});
            const auto *models = partOf(budget, u"Models"_s);
            QVERIFY(models);
            QCOMPARE(models->room, engine == 0 ? 511 : 400);
            QVERIFY(!models->isRefused());
            QCOMPARE(budget.summary.contains(u"compiler limits"), engine == 1);
            QVERIFY(!budget.summary.contains(u"limits of the game"));
            const auto text = budget.textOf(*models);
            QVERIFY2(states(text, {engine == 0 ? u"GoldSrc"_s : u"SDK tools"_s}), qPrintable(text));
        }
        OPEN_BYTES(many, MapBuilder::room(bsp::goldsrc).setLumpBytes("MODELS", QByteArray(600LL * 64, '\0')).build());
        const auto budget = budgetOf(many, {});
        QVERIFY(partOf(budget, u"Models"_s)->isRefused());
        QVERIFY(budget.summary.contains(u"limits of the game"));
    }

    void whatThereIsNotIsSaid()
    {
        const auto whyOf = [](const MapFile &map, BudgetMeasure measure) {
            return budgetOf(map, {measure, groupingsOf(measure).front()}).whyEmpty;
        };
        OPEN_BYTES(nothing, MapBuilder(bsp::quake2).build());
        QVERIFY(states(whyOf(nothing, BudgetMeasure::Faces), {u"faces"_s}));
        QVERIFY(states(whyOf(nothing, BudgetMeasure::Clipnodes), {u"format"_s, u"clipnodes"_s}));
        OPEN_BYTES(dark, MapBuilder::room(bsp::quake3).setLumpBytes("LIGHTMAPS", {}).build());
        QVERIFY(states(whyOf(dark, BudgetMeasure::LightPages), {u"lightmaps"_s}));
        QVERIFY(states(whyOf(dark, BudgetMeasure::Luxels), {u"lightmaps"_s}));
        OPEN_BYTES(hollow, MapBuilder::room(bsp::goldsrc).setLumpBytes("CLIPNODES", {}).build());
        const auto why = whyOf(hollow, BudgetMeasure::Clipnodes);
        QVERIFY2(states(why, {u"clipnodes"_s}) && !states(why, {u"format"_s}), qPrintable(why));
    }

    void whatIsCutOffNeverCrashes_data() { addFamilyRows(); }
    void whatIsCutOffNeverCrashes()
    {
        const auto whole = MapBuilder::room(fetchFormat()).build();
        const auto step = std::max<qsizetype>(211, whole.size() / 300 | 1);
        for (qsizetype size = 0; size < whole.size(); size += step) {
            const auto cut = readMap(whole.first(size));
            if (!cut)
                continue;
            for (const auto measure : budgetMeasures)
                for (const auto by : groupingsOf(measure))
                    for (const auto &part : budgetOf(cut.value(), {measure, by}).parts)
                        for (const auto record : part.records)
                            QVERIFY(cut.value().contains(record));
        }
    }

    void rectanglesFillTheRoomByTheirValues()
    {
        const std::vector<double> values{6, 6, 4, 3, 2, 2, 1}; // of the paper, in a room of 6 x 4
        const auto rects = treemapOf(values, QRectF(10, 20, 6, 4));
        QCOMPARE(rects.size(), values.size());
        QCOMPARE(rects[0], QRectF(10, 20, 3, 2));
        QCOMPARE(rects[1], QRectF(10, 22, 3, 2));
        double all = 0;
        for (size_t i = 0; i < rects.size(); ++i) {
            QVERIFY(QRectF(9.999, 19.999, 6.002, 4.002).contains(rects[i]));
            QVERIFY(qAbs(rects[i].width() * rects[i].height() - values[i]) < 1e-9);
            all += rects[i].width() * rects[i].height();
            for (size_t other = 0; other < i; ++other) {
                const auto both = rects[i] & rects[other];
                QVERIFY(both.width() * both.height() < 1e-9);
            }
        }
        QVERIFY(qAbs(all - 24) < 1e-9);
        QVERIFY(treemapOf({}, QRectF(0, 0, 10, 10)).empty());
        QCOMPARE(treemapOf(values, QRectF(0, 0, 0, 10)).size(), values.size());
    }

    void whatIsTooSmallHasNoRectangle()
    {
        const std::vector<double> values{50, 30, 19, 0.6, 0.4};
        QCOMPARE(countInTreemap(values, 1000, 3.9, 100), size_t(5));
        QCOMPARE(countInTreemap(values, 1000, 5, 100), size_t(4)); // 0.4 of 100 is 4 pixels of 1,000
        QCOMPARE(countInTreemap(values, 1000, 3.9, 3), size_t(2)); // and one for the rest
        QCOMPARE(countInTreemap(values, 0, 4, 100), size_t(0));
        QCOMPARE(countInTreemap({}, 1000, 4, 100), size_t(0));
    }
};

ADD_TEST(TestBudget, QCoreApplication)
#include "tst_budget.moc"

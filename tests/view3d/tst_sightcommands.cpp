// What clusters see as a selection, and the hot spots: by the keys and menus that a user finds them by.
#include "core/document/recordrows.h"
#include "core/scene/entities/entityclusters.h"
#include "tests/program.h"
#include "tests/windowfixture.h"
#include "widgets/budget/budgetview.h"
#include "widgets/tables/vissummaryline.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"
#include "widgets/vis/clustergraph.h"
#include "widgets/vis/vispanel.h"

class TestSightCommands : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void keysSelectWhatIsSeenAndWhoSees_data() { addSampleRows(); }
    void keysSelectWhatIsSeenAndWhoSees()
    {
        QFETCH(QString, path);
        open(path);
        const quint32 asked[] = {2, 5};
        auto &chosen = window_->document()->selection();
        chosen.set({{roles().clusters, 2}, {roles().clusters, 5}});
        const auto before = selection().records();
        press(u"Ctrl+I"_s); // waits until it is read, if need be
        const auto seen =
            clusters([&](quint32 cluster) { return vis().sees(asked[0], cluster) || vis().sees(asked[1], cluster); });
        QVERIFY(seen.size() > 2);
        QTRY_COMPARE(selection().records(), seen);
        QCOMPARE(window_->tables()->currentLump(), roles().clusters);
        QVERIFY2(window_->statusBar()->currentMessage().contains(QString::number(seen.size())),
                 qPrintable(window_->statusBar()->currentMessage()));
        press(u"Alt+Left"_s);
        QCOMPARE(selection().records(), before);
        press(u"Ctrl+Shift+I"_s);
        QCOMPARE(selection().records(),
                 clusters([&](quint32 cluster) { return vis().sees(cluster, asked[0]) || vis().sees(cluster, asked[1]); }));
        chosen.set({{roles().clusters, 2}});
        press(u"Ctrl+Alt+F"_s);
        QCOMPARE(window_->tables()->currentLump(), roles().faces);
        const quint32 one[] = {2};
        const auto faces = window_->document()->references().project(one, roles().clusters, roles().faces);
        QCOMPARE(selection().records(), refsOf(roles().faces, faces));
        // Only Quake II tells what is heard.
        const bool mayHear = whyNoPhs(window_->document()->map().format()).isEmpty();
        chosen.set({{roles().clusters, 2}});
        press(u"Ctrl+Alt+I"_s);
        if (mayHear)
            QTRY_VERIFY(selection().records().size() > 1);
        QCOMPARE(selection().records().size() > 1, mayHear);
    }

    void entitiesStandInClusters()
    {
        open(samplePath(u"quake2"_s));
        const auto clusterOf = clustersOfEntities(window_->document()->map());
        QCOMPARE(clusterOf[0], -1); // the world is everywhere
        const auto start = std::ranges::find_if(clusterOf, [](qint64 cluster) { return cluster >= 0; }) - clusterOf.begin();
        QVERIFY(start < std::ssize(clusterOf));
        auto &chosen = window_->document()->selection();
        chosen.set({{roles().clusters, static_cast<quint32>(clusterOf[static_cast<size_t>(start)])}});
        press(u"Ctrl+Alt+E"_s);
        const auto expected = std::ranges::count(clusterOf, clusterOf[static_cast<size_t>(start)]);
        QCOMPARE(std::ssize(selection().records()), expected);
        for (const auto record : selection().records())
            QCOMPARE(record.lump, roles().entityList);
        // And back: an entity sees what its cluster does.
        chosen.set({{roles().entityList, static_cast<quint32>(start)}});
        press(u"Ctrl+I"_s);
        const auto from = static_cast<quint32>(clusterOf[static_cast<size_t>(start)]);
        QTRY_COMPARE(selection().records(), clusters([&](quint32 cluster) { return vis().sees(from, cluster); }));
    }

    void withoutASelectionTheCamerasClusterIsAsked()
    {
        if (!hasOpenGL())
            QSKIP("There is no OpenGL here.");
        open(samplePath(u"quake2"_s));
        const auto own = window_->view()->cluster();
        QVERIFY(own >= 0);
        const quint32 one[] = {static_cast<quint32>(own)};
        const auto faces = window_->document()->references().project(one, roles().clusters, roles().faces);
        press(u"Ctrl+Alt+F"_s);
        QCOMPARE(selection().records(), refsOf(roles().faces, faces));
        window_->document()->selection().clear();
        const auto seen = clusters([&](quint32 cluster) { return vis().sees(one[0], cluster); });
        press(u"Ctrl+I"_s);
        QTRY_COMPARE(selection().records(), seen);
    }

    // A key that was pressed before the visibility was read asked of what was selected then.
    void whatIsSelectedMeanwhileStays()
    {
        open(samplePath(u"quake2"_s));
        auto &chosen = window_->document()->selection();
        chosen.set({{roles().clusters, 2}});
        press(u"Ctrl+Alt+I"_s);
        QVERIFY(!window_->document()->vis().of(VisSet::Phs));
        const std::vector<RecordRef> other{{roles().clusters, 5}};
        chosen.set(other);
        QTRY_VERIFY(window_->document()->vis().of(VisSet::Phs) && !window_->document()->vis().isBusy());
        QCOMPARE(selection().records(), other);
    }

    void ofVeryManyNoOpeningsAreLookedFor()
    {
        if (!hasOpenGL())
            QSKIP("There is no OpenGL here.");
        open(samplePath(u"quake2"_s));
        const auto leafs = window_->document()->map().recordCount(roles().leafs);
        QVERIFY(leafs > 64);
        std::vector<RecordRef> many;
        for (quint32 leaf = 0; leaf < leafs; ++leaf)
            many.push_back({roles().leafs, leaf});
        window_->document()->selection().set(many);
        QVERIFY(!window_->view()->viewport()->framer().box().isEmpty()); // though no outline is drawn either
        QVERIFY(!window_->document()->vis().isFindingPortals());
        window_->document()->selection().set({many[1]});
        QVERIFY(window_->document()->vis().isFindingPortals());
    }

    void menusOfferIt()
    {
        open(samplePath(u"quake3"_s));
        const auto offers = [](const QWidget *widget) {
            return std::ranges::any_of(widget->actions(),
                                       [](const QAction *action) { return action->shortcut() == QKeySequence(u"Ctrl+I"_s); });
        };
        QVERIFY(window_->menuBar()->actions().size() > 2);
        QVERIFY(window_->menuBar()->actions().at(2)->menu());
        QVERIFY(offers(window_->menuBar()->actions().at(2)->menu())); // Go
        for (const auto &name : {u"clusters"_s, u"leafs"_s, u"surfaces"_s}) {
            QVERIFY2(table(name), qPrintable(name));
            QVERIFY2(offers(table(name)->table()), qPrintable(name));
        }
        QVERIFY(table(u"planes"_s) && !offers(table(u"planes"_s)->table()));
        window_->setLayout(1);
        auto *canvas = window_->visibility()->graph()->canvas();
        QVERIFY(QTest::qWaitFor([&] { return canvas->nodes().count() > 0; }, 10'000));
        window_->document()->selection().clear();
        emit canvas->customContextMenuRequested(canvas->placeOf(7).toPoint()); // of a node: that is selected first
        auto *menu = canvas->findChild<QMenu *>();
        QVERIFY(menu && offers(menu));
        QCOMPARE(selection().records().size(), size_t(1));
        menu->close();
        QCOMPARE(selection().current().lump, roles().clusters);
    }

    void hotSpotsLeadToTheFacesThatCauseThem()
    {
        open(samplePath(u"quake3"_s));
        press(u"Ctrl+K"_s);
        untilCounted();
        QVERIFY(budget()->isVisible());
        const auto worst = budget()->budget()->parts.front();
        QCOMPARE(budget()->budget()->question.by, BudgetGrouping::Place);
        QVERIFY(budget()->causeButton()->isEnabled());
        if (auto *viewport = window_->view()->viewport(); viewport && hasOpenGL()) {
            budget()->lookButton()->click();
            QCOMPARE(viewport->place().cluster, worst.number);
            press(u"Ctrl+K"_s);
        }
        budget()->causeButton()->click();
        untilCounted();
        QCOMPARE(budget()->budget()->from, worst.number);
        QCOMPARE(budget()->budget()->total, worst.value);
        window_->document()->selection().set(worst.records); // of all of it: no part stands out
        QVERIFY(!budget()->table()->model()->index(0, 0).data(RecordRows::MarkedRole).toBool());
        budget()->table()->selectRow(0);
        QCOMPARE(selection().records(), budget()->budget()->parts.front().records);
        QCOMPARE(selection().current().lump, roles().faces);
        // Of another cluster.
        const quint32 other = worst.number == 3 ? 4 : 3;
        window_->document()->selection().set({{roles().clusters, other}});
        QVERIFY(budget()->causeButton()->isEnabled());
        budget()->causeButton()->click();
        untilCounted();
        QCOMPARE(budget()->budget()->from, other);
        QVERIFY(!budget()->causeButton()->isEnabled());
    }

    void theClustersTableLeadsToHotSpots()
    {
        open(samplePath(u"halflife"_s));
        auto *line = table(u"clusters"_s)->findChild<VisSummaryLine *>();
        vis();
        QVERIFY(QTest::qWaitFor([&] { return line->text().contains(u"hotspots"_s); }, 10'000));
        emit line->linkActivated(u"hotspots"_s);
        untilCounted();
        QVERIFY(budget()->isVisible());
        QCOMPARE(static_cast<BudgetMeasure>(budget()->what()->currentData().toInt()), BudgetMeasure::Drawn);
    }

private:
    const Selection &selection() const { return window_->document()->selection(); }
    const bsp::Roles &roles() const { return window_->document()->map().format().roles; }
    void press(const QString &keys) { QTest::keySequence(window_.get(), QKeySequence(keys)); }
    const MapVis &vis()
    {
        auto &loader = window_->document()->vis();
        loader.want(VisSet::Pvs);
        if (!QTest::qWaitFor([&] { return loader.of(VisSet::Pvs) && !loader.isBusy(); }, 10'000))
            qFatal("it is never read");
        return *loader.of(VisSet::Pvs);
    }
    std::vector<RecordRef> clusters(auto &&isWanted)
    {
        std::vector<RecordRef> records;
        for (quint32 cluster = 0; cluster < vis().count(); ++cluster)
            if (isWanted(cluster))
                records.push_back({roles().clusters, cluster});
        return records;
    }
    BudgetView *budget() const { return window_->findChild<BudgetView *>(); }
    void untilCounted() const
    {
        QVERIFY(QTest::qWaitFor([this] { return budget()->budget() != nullptr; }, 10'000));
    }
};

ADD_TEST(TestSightCommands, QApplication)
#include "tst_sightcommands.moc"

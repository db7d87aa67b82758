// The dock that shows what uses up a budget: what a click, a key and the selection of elsewhere do in it.
#include "core/document/comparison.h"
#include "tests/facts.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"
#include "tests/waits.h"
#include "widgets/budget/budgetmodel.h"
#include "widgets/budget/budgetview.h"
#include "widgets/budget/treemapview.h"

namespace {

struct ShownBudget {
    explicit ShownBudget(MapFile map) : document(u"maps/room.bsp"_s, std::move(map))
    {
        view.resize(900, 450);
        view.setDocument(&document);
        view.show();
        QApplication::setActiveWindow(&view); // where no window manager does it
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("no window");
        view.setInFront(true);
        wait();
    }
    explicit ShownBudget(const MapBuilder &builder) : ShownBudget(readMap(builder.build()).value()) {}

    void wait()
    {
        if (!QTest::qWaitFor([this] { return !view.isBusy(); }, 10'000))
            qFatal("it is never counted");
    }
    void ask(BudgetMeasure measure, BudgetGrouping by)
    {
        view.what()->setCurrentIndex(view.what()->findData(static_cast<int>(measure)));
        view.by()->setCurrentIndex(view.by()->findData(static_cast<int>(by)));
        wait();
    }
    size_t part(const QString &name) const
    {
        const auto &parts = view.budget()->parts;
        const auto found = std::ranges::find(parts, name, &BudgetPart::name);
        if (found == parts.end())
            qFatal("there is no part %s", qPrintable(name));
        return static_cast<size_t>(found - parts.begin());
    }
    BudgetModel *model() const { return static_cast<BudgetModel *>(view.table()->model()); }
    void click(const QString &name, Qt::KeyboardModifiers modifiers = {})
    {
        const auto rect = view.treemap()->rectOf(part(name));
        QVERIFY2(!rect.isEmpty(), qPrintable(name));
        QTest::mouseClick(view.treemap()->viewport(), Qt::LeftButton, modifiers, rect.center());
    }
    void clickRow(const QString &name, Qt::KeyboardModifiers modifiers = {})
    {
        const auto index = model()->index(model()->rowOf(part(name)), BudgetModel::Part);
        QTest::mouseClick(view.table()->viewport(), Qt::LeftButton, modifiers, view.table()->visualRect(index).center());
    }
    bool isMarked(const QString &name) const
    {
        return model()->index(model()->rowOf(part(name)), 0).data(RecordRows::MarkedRole).toBool();
    }
    QStringList names() const // as the table shows them
    {
        QStringList shown;
        for (int row = 0; row < model()->rowCount(); ++row)
            shown.append(model()->index(row, BudgetModel::Part).data().toString());
        return shown;
    }
    const std::vector<RecordRef> &selected() const { return document.selection().records(); }
    RecordRef model(quint32 number) const { return {document.map().format().roles.models, number}; }
    RecordRef image(const QString &name) const { return view.budget()->parts[part(name)].records.front(); }

    Document document;
    BudgetView view;
};

constexpr auto faces = BudgetMeasure::Faces;
constexpr auto byTexture = BudgetGrouping::Texture, byModel = BudgetGrouping::Model, byCluster = BudgetGrouping::Cluster;

} // namespace

class TestBudgetView : public QObject
{
    Q_OBJECT

private slots:
    void limitsComeFirstAndLeadToWhatUsesThem()
    {
        ShownBudget shown(MapBuilder::room(bsp::goldsrc));
        QCOMPARE(shown.view.what()->currentText(), u"Limits"_s);
        QVERIFY(shown.view.line()->text().contains(u"limit"_s));
        QVERIFY(!shown.view.by()->isEnabled());
        shown.click(u"Clipnodes"_s);
        QVERIFY(shown.selected().empty());
        QSignalSpy followed(&shown.view, &MapView::followed);
        const auto rect = shown.view.treemap()->rectOf(shown.part(u"Models"_s));
        QTest::mouseDClick(shown.view.treemap()->viewport(), Qt::LeftButton, {}, rect.center());
        QCOMPARE(followed.count(), 1); // nothing counts that, and its table opens
        QCOMPARE(followed.takeFirst().first().value<RecordRef>(), shown.model(0));
        QTest::mouseDClick(shown.view.treemap()->viewport(), Qt::LeftButton, {},
                           shown.view.treemap()->rectOf(shown.part(u"Clipnodes"_s)).center());
        shown.wait();
        QCOMPARE(shown.view.what()->currentText(), u"Clipnodes"_s);
        QVERIFY2(states(shown.view.line()->text(), {u"Clipnodes"_s, u"6"_s}), qPrintable(shown.view.line()->text()));
        QVERIFY(followed.isEmpty());
    }

    void theOtherMapsLimitsAreBeside()
    {
        auto other = MapBuilder::room(bsp::quake2);
        ShownBudget shown(other);
        QVERIFY(shown.view.table()->isColumnHidden(BudgetModel::Other));
        other.addRecord("TEXINFO");
        auto &comparison = shown.document.comparison();
        comparison.start(u"other.bsp"_s, std::make_shared<const MapFile>(readMap(other.build()).value()));
        QTRY_VERIFY(!comparison.isBusy());
        shown.wait();
        QVERIFY(!shown.view.table()->isColumnHidden(BudgetModel::Other));
        int differing = 0;
        for (int row = 0; row < shown.model()->rowCount(); ++row) {
            const auto own = shown.model()->index(row, BudgetModel::Value).data().toString(),
                       beside = shown.model()->index(row, BudgetModel::Other).data().toString();
            if (own != beside)
                ++differing;
            QVERIFY(own == beside || beside.startsWith(u"~ "_s));
        }
        QVERIFY(differing > 0);
        shown.ask(faces, byModel);
        QVERIFY(shown.view.table()->isColumnHidden(BudgetModel::Other));
    }

    void aClickSelects_data() { addFormatRows(); }
    void aClickSelects()
    {
        ShownBudget shown(MapBuilder::room(fetchFormat()));
        shown.ask(faces, byModel);
        const auto worldName = shown.view.budget()->parts[0].name, otherName = shown.view.budget()->parts[1].name;
        shown.click(otherName);
        QCOMPARE(shown.selected(), std::vector{shown.model(1)});
        shown.click(worldName);
        QCOMPARE(shown.selected(), std::vector{shown.model(0)});
        shown.click(otherName, Qt::ControlModifier);
        QCOMPARE(shown.selected(), (std::vector{shown.model(0), shown.model(1)}));
        QVERIFY(shown.isMarked(worldName) && shown.isMarked(otherName));
        shown.ask(faces, byCluster);
        shown.click(u"No cluster"_s);
        QCOMPARE(shown.selected(), (std::vector<RecordRef>{{shown.document.map().format().roles.faces, 6}}));
        shown.click(u"Cluster 1"_s);
        QCOMPARE(shown.selected(), (std::vector<RecordRef>{{shown.document.map().format().roles.clusters, 1}}));
    }

    void aRowSelectsAndSoDoSeveral()
    {
        ShownBudget shown(MapBuilder::room(bsp::quake2));
        shown.ask(faces, byTexture);
        shown.clickRow(u"room/floor"_s);
        QCOMPARE(shown.selected(), std::vector{shown.image(u"room/floor"_s)});
        QVERIFY(shown.isMarked(u"room/floor"_s) && !shown.isMarked(u"room/wall"_s));
        shown.clickRow(u"room/wall"_s, Qt::ControlModifier);
        QCOMPARE(shown.selected().size(), size_t(2));
        shown.clickRow(u"room/floor"_s, Qt::ControlModifier);
        QCOMPARE(shown.selected(), std::vector{shown.image(u"room/wall"_s)});
        QSignalSpy followed(&shown.view, &MapView::followed);
        QTest::keyClick(shown.view.table(), Qt::Key_Return);
        QCOMPARE(followed.count(), 1);
    }

    void keysWalkAmongRectanglesAndFollow()
    {
        ShownBudget shown(MapBuilder::room(bsp::quake2));
        shown.ask(faces, byModel);
        auto *treemap = shown.view.treemap();
        treemap->setFocus();
        QTest::keyClick(treemap, Qt::Key_Home);
        QCOMPARE(treemap->current(), 0);
        QCOMPARE(shown.selected(), std::vector{shown.model(0)});
        QTest::keyClick(treemap, Qt::Key_Right); // six of seven faces are the whole left side
        QCOMPARE(shown.selected(), std::vector{shown.model(1)});
        QTest::keyClick(treemap, Qt::Key_Right); // there is nothing more
        QTest::keyClick(treemap, Qt::Key_Up);
        QCOMPARE(shown.selected(), std::vector{shown.model(1)});
        QTest::keyClick(treemap, Qt::Key_Left);
        QCOMPARE(shown.selected(), std::vector{shown.model(0)});
        QTest::keyClick(treemap, Qt::Key_End);
        QCOMPARE(treemap->current(), 1);
        QSignalSpy followed(&shown.view, &MapView::followed);
        QTest::keyClick(treemap, Qt::Key_Return);
        QCOMPARE(followed.count(), 1);
        QCOMPARE(followed.first().first().value<RecordRef>(), shown.model(1));
    }

    void theSelectionOfElsewhereIsMarked()
    {
        ShownBudget shown(MapBuilder::room(bsp::quake3));
        shown.ask(faces, byModel);
        const int surfaces = shown.document.map().format().roles.faces;
        const auto world = shown.view.budget()->parts[0].name, other = shown.view.budget()->parts[1].name;
        shown.document.selection().set({{surfaces, 6}});
        QVERIFY(shown.isMarked(other) && !shown.isMarked(world));
        QCOMPARE(shown.selected(), (std::vector<RecordRef>{{surfaces, 6}})); // no echo
        const auto before = shown.view.treemap()->grab().toImage();
        shown.document.selection().set({{surfaces, 0}});
        QVERIFY(shown.isMarked(world) && !shown.isMarked(other));
        QVERIFY(shown.view.treemap()->grab().toImage() != before);
        shown.ask(BudgetMeasure::LightPages, BudgetGrouping::Page);
        QVERIFY(shown.isMarked(u"Page 0"_s));
        shown.document.selection().set({{surfaces, 6}}); // has no lightmap
        QVERIFY(!shown.isMarked(u"Page 0"_s));
    }

    void escapeLetsGo()
    {
        ShownBudget shown(MapBuilder::room(bsp::quake2));
        shown.ask(faces, byModel);
        shown.click(shown.view.budget()->parts[0].name);
        QVERIFY(!shown.selected().empty());
        QTest::keyClick(shown.view.treemap(), Qt::Key_Escape);
        QVERIFY(shown.selected().empty());
    }

    void groupingsFollowWhatIsCounted()
    {
        ShownBudget shown(MapBuilder::room(bsp::goldsrc));
        shown.ask(faces, byModel);
        shown.ask(BudgetMeasure::Vertexes, byModel);
        QVERIFY(shown.view.by()->isEnabled());
        shown.view.what()->setCurrentIndex(shown.view.what()->findData(static_cast<int>(BudgetMeasure::Clipnodes)));
        QCOMPARE(shown.view.by()->currentText(), u"Model"_s); // it stays
        QVERIFY(shown.view.by()->findText(u"Hull"_s) >= 0 && shown.view.by()->findText(u"Texture"_s) < 0);
        shown.ask(BudgetMeasure::LightPages, BudgetGrouping::Page);
        QCOMPARE(shown.names(), QStringList{u"Page 0"_s});
        QVERIFY(shown.view.line()->text().contains(u"128 x 128"_s));
        shown.click(u"Page 0"_s);
        QCOMPARE(shown.selected().size(), size_t(7));
    }

    void theTableIsSortedByItsHeaders()
    {
        ShownBudget shown(MapBuilder::room(bsp::quake2));
        shown.ask(faces, byTexture);
        QCOMPARE(shown.names(), (QStringList{u"room/wall"_s, u"room/floor"_s}));
        auto *header = shown.view.table()->horizontalHeader();
        const auto clickHeader = [&](int column) {
            const QPoint at(header->sectionViewportPosition(column) + 10, header->height() / 2);
            QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
        };
        clickHeader(BudgetModel::Part);
        QCOMPARE(shown.names(), (QStringList{u"room/floor"_s, u"room/wall"_s}));
        shown.clickRow(u"room/floor"_s);
        QCOMPARE(shown.selected(), std::vector{shown.image(u"room/floor"_s)});
        clickHeader(BudgetModel::Part);
        QCOMPARE(shown.names(), (QStringList{u"room/wall"_s, u"room/floor"_s}));
        QVERIFY(shown.isMarked(u"room/floor"_s));
    }

    void editsOfEntitiesNameTheModels()
    {
        ShownBudget shown(MapBuilder::room(bsp::quake2));
        shown.ask(faces, byModel);
        QVERIFY(shown.names().contains(u"*1 func_wall"_s));
        const auto text = shown.document.map().entityText().toByteArray();
        const auto at = text.indexOf("func_wall");
        shown.document.edit({.what = u"test"_s, .splices = {{at, "func_wall", "func_door"}}});
        QTRY_VERIFY(shown.view.budget() && shown.names().contains(u"*1 func_door"_s));
    }

    // However many textures there are, two thousand have rectangles; the table lists them all.
    void whatIsTooSmallIsTogether()
    {
        auto room = MapBuilder::room(bsp::quake2);
        for (int i = 0; i < 2600; ++i) {
            const auto texinfo = room.addRecord("TEXINFO"), face = room.addRecord("FACES");
            room.set("TEXINFO", texinfo, "texture", QByteArray::number(i)).refer("FACES", face, "TEXINFO", texinfo);
        }
        ShownBudget shown(room);
        shown.ask(faces, byTexture);
        auto *treemap = shown.view.treemap();
        QCOMPARE(shown.model()->rowCount(), 2602);
        QCOMPARE(treemap->count(), size_t(1999));
        for (size_t part = 0; part < treemap->count(); ++part) {
            const auto rect = treemap->rectOf(part);
            QVERIFY(rect.width() > 1 && rect.height() > 1);
        }
        QCOMPARE(treemap->partAt(treemap->rectOf(0).center()), 0);
        const auto corner = treemap->viewport()->rect().bottomRight() - QPoint(2, 2);
        QCOMPARE(treemap->partAt(corner), -1);
        QTest::mouseClick(treemap->viewport(), Qt::LeftButton, {}, corner);
        QVERIFY(shown.selected().empty());
    }

    void whatThereIsNotIsSaid()
    {
        ShownBudget shown{MapBuilder(bsp::quake2)};
        shown.ask(faces, byModel);
        QVERIFY(!shown.view.budget()->whyEmpty.isEmpty());
        QCOMPARE(shown.view.line()->text(), shown.view.budget()->whyEmpty);
        QVERIFY(!shown.view.table()->isVisible() && !shown.view.treemap()->isVisible());
        shown.ask(BudgetMeasure::Clipnodes, byModel);
        const auto why = shown.view.line()->text();
        QVERIFY2(states(why, {u"clipnodes"_s}), qPrintable(why));
        shown.view.setDocument(nullptr);
        QVERIFY(!shown.view.line()->text().isEmpty() && shown.view.line()->text() != why);
        QTest::keyClick(shown.view.treemap(), Qt::Key_Return);
        QTest::keyClick(&shown.view, Qt::Key_Escape);
    }

    void hiddenItCountsNothing()
    {
        Document document(u"maps/room.bsp"_s, readMap(MapBuilder::room(bsp::quake2).build()).value());
        BudgetView view;
        view.setDocument(&document);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        untilWorkEnds();
        QVERIFY(!view.budget()); // another is in front
        view.setInFront(true);
        QTRY_VERIFY(view.budget());
        view.what()->setCurrentIndex(view.what()->findData(static_cast<int>(faces)));
        view.by()->setCurrentIndex(view.by()->findData(static_cast<int>(byModel)));
        QTRY_VERIFY(view.budget());
        view.setInFront(false);
        document.selection().set({{document.map().format().roles.models, 1}}); // nobody looks
        view.setInFront(true);
        const auto *model = static_cast<const BudgetModel *>(view.table()->model());
        QTRY_VERIFY(model->index(model->rowOf(1), 0).data(RecordRows::MarkedRole).toBool());
        QVERIFY(view.treemap()->isVisible());
        const auto text = document.map().entityText().toByteArray();
        view.setInFront(false);
        document.edit({.what = u"test"_s, .splices = {{text.indexOf("func_wall"), "func_wall", "func_door"}}});
        untilWorkEnds();
        QVERIFY(!view.budget()); // what it knows is of before
        view.setInFront(true);
        QTRY_VERIFY(view.budget());
        QCOMPARE(view.budget()->parts[1].name, u"*1 func_door"_s);
        // Nor does it follow to which cluster its button leads.
        view.what()->setCurrentIndex(view.what()->findData(static_cast<int>(BudgetMeasure::Drawn)));
        view.by()->setCurrentIndex(view.by()->findData(static_cast<int>(byTexture)));
        QTRY_VERIFY(view.budget());
        document.selection().clear();
        QVERIFY(!view.causeButton()->isEnabled());
        view.setInFront(false);
        const auto other = static_cast<quint32>(1 - view.budget()->from);
        document.selection().set({{document.map().format().roles.clusters, other}});
        view.setInFront(true);
        QTRY_VERIFY(view.causeButton()->isEnabled());
    }

    void everyMapIsShown_data() { addFewMapRows(); }
    void everyMapIsShown()
    {
        OPEN_MAP(opened);
        ShownBudget shown(opened);
        for (const auto measure : budgetMeasures)
            for (const auto by : groupingsOf(measure)) {
                shown.ask(measure, by);
                QVERIFY(shown.view.budget() && !shown.view.line()->text().isEmpty());
                QCOMPARE(shown.view.treemap()->isVisible(), !shown.view.budget()->parts.empty());
                if (shown.view.treemap()->count() == 0 || shown.view.budget()->parts[0].records.empty())
                    continue;
                const auto rect = shown.view.treemap()->rectOf(0);
                QTest::mouseClick(shown.view.treemap()->viewport(), Qt::LeftButton, {}, rect.center());
                QCOMPARE(shown.selected(), shown.view.budget()->parts[0].records);
                shown.document.selection().clear();
            }
    }
};

ADD_TEST(TestBudgetView, QApplication)
#include "tst_budgetview.moc"

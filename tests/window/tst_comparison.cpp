// Two maps compared in the window: the list of differences, tables and entities with both values, and what is taken over.
#include "app/window/companions.h"
#include "app/window/noticebar.h"
#include "core/document/comparison.h"
#include "core/document/differencemodel.h"
#include "core/document/entitykeysmodel.h"
#include "core/document/lumpmodel.h"
#include "core/document/recordeditor.h"
#include "tests/entitymap.h"
#include "tests/program.h"
#include "tests/testmaps.h"
#include "tests/waits.h"
#include "tests/windowfixture.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/entities/entityproperties.h"
#include "widgets/parts/filteredit.h"
#include "widgets/tables/differencelist.h"

namespace {

constexpr auto ownEntities = R"({ "classname" "worldspawn" }
{ "classname" "light" "origin" "1 2 3" "light" "300" "targetname" "lamp" }
{ "classname" "info_null" "origin" "9 9 9" }
)";
constexpr auto otherEntities = R"({ "classname" "worldspawn" }
{ "classname" "light" "origin" "1 2 3" "light" "200" "style" "5" }
{ "classname" "info_player_start" "origin" "0 0 24" }
)";

} // namespace

class ComparisonTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup()
    {
        delete std::exchange(beside_, nullptr);
        window_.reset();
    }

    void theListSaysHowToCompare()
    {
        QVERIFY(!action(u"Compare With..."_s)->isEnabled());
        openOwn();
        QVERIFY2(list()->summary()->text().contains(u"Compare With"), qPrintable(list()->summary()->text()));
        QVERIFY(!list()->tree()->isVisible());
        QVERIFY(!action(u"Next Difference"_s)->isEnabled());
        QCOMPARE(action(u"Next Difference"_s)->statusTip(), u"This map is not being compared with another one."_s);
        QVERIFY(!action(u"Compare with Saved"_s)->isEnabled());
    }

    void keysWalkTheDifferences()
    {
        openOwn();
        compareWithOther();
        QVERIFY(list()->isVisible()); // in front
        QCOMPARE(window_->findChild<QDockWidget *>(u"differences"_s)->windowTitle(), u"Differences (2)"_s);
        QCOMPARE(lines().size(), 2);
        QVERIFY2(lines()[0].endsWith(u"value 300 -> 0"), qPrintable(lines()[0]));
        QVERIFY2(lines()[1].contains(u"flags ") && lines()[1].startsWith(u"changed "), qPrintable(lines()[1]));
        for (const quint32 record : {1U, 2U, 1U}) { // from the last to the first
            QTest::keyClick(window_.get(), Qt::Key_F7);
            QCOMPARE(selected(), (std::vector<RecordRef>{{lump(u"texinfo"_s), record}}));
        }
        QTest::keyClick(window_.get(), Qt::Key_F7, Qt::ShiftModifier);
        QCOMPARE(selected(), (std::vector<RecordRef>{{lump(u"texinfo"_s), 2}}));
    }

    void theListIsFilteredByWords()
    {
        openOwn();
        compareWithOther();
        list()->filterEdit()->setFocus();
        QTest::keyClicks(list()->filterEdit(), u"value 300"_s);
        QTRY_COMPARE(list()->model()->leafCount(), 1);
        QTest::keyClicks(list()->filterEdit(), u"nowhere"_s);
        QTRY_VERIFY(!list()->tree()->isVisible());
        QVERIFY(list()->filterEdit()->isVisible());
        list()->filterEdit()->clear();
        QTRY_COMPARE(list()->model()->leafCount(), 2);
    }

    void tablesShowBothValues()
    {
        openOwn();
        compareWithOther();
        auto *view = table(u"texinfo"_s);
        const auto cell = view->model()->index(1, column(view, "value"));
        QCOMPARE(cell.data(RecordRows::OtherRole).toString(), u"300"_s);
        QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(u"300"_s));
        QVERIFY(!view->model()->index(0, column(view, "value")).data(RecordRows::OtherRole).isValid());
        QCOMPARE(view->model()->headerData(1, Qt::Vertical, Qt::DisplayRole).toString(), u"changed 1"_s);
        QCOMPARE(view->model()->headerData(0, Qt::Vertical, Qt::DisplayRole).toString(), u"0"_s);
        choose(u"Stop Comparing"_s);
        QVERIFY(!cell.data(RecordRows::OtherRole).isValid());
        QCOMPARE(view->model()->headerData(1, Qt::Vertical, Qt::DisplayRole).toString(), u"1"_s);
    }

    void filtersFindWhatDiffers()
    {
        openOwn();
        auto *view = table(u"texinfo"_s);
        view->setFilterText(u"diff:changed"_s);
        QCOMPARE(view->model()->rowCount(), static_cast<int>(view->model()->recordCount())); // a fault: it keeps all
        compareWithOther();
        view->setFilterText({});
        const std::pair<QString, std::vector<quint32>> filters[] = {
            {u"diff:changed"_s, {1, 2}}, {u"diff:value"_s, {1}},      {u"diff:FLAGS !diff:added"_s, {2}}, {u"diff:added"_s, {}},
            {u"diff:removed"_s, {}},     {u"diff:nexttexinfo"_s, {}}, {u"!diff:changed id<3"_s, {0}},
        };
        for (const auto &[filter, records] : filters) {
            view->setFilterText(filter);
            const auto order = view->model()->order();
            QVERIFY2(order == records, qPrintable(filter + u": "_s + QString::number(order.size())));
        }
        view->setFilterText(u"diff:changed"_s);
        window_->document()->records().setUnlocked(true);
        window_->document()->edit(u"edit"_s, edited(u"TEXINFO"_s, 1, 300));
        QTRY_COMPARE(view->model()->order(), std::vector<quint32>{2}); // the filter follows edits
    }

    void aRecordIsTakenAsOneStep()
    {
        openOwn();
        compareWithOther();
        auto *view = table(u"texinfo"_s);
        const auto cell = view->model()->index(1, column(view, "value"));
        click(view->table(), 1, column(view, "value"));
        QTest::keyClick(view->table(), Qt::Key_T, Qt::ControlModifier);
        QVERIFY(!window_->document()->isModified()); // cells are locked
        QVERIFY(window_->statusBar()->currentMessage().contains(u"Edit Records"));
        window_->document()->records().setUnlocked(true);
        QTest::keyClick(view->table(), Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(cell.data().toString(), u"300"_s);
        QCOMPARE(window_->document()->undoStack().count(), 1);
        QTRY_COMPARE(list()->model()->leafCount(), 1);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(list()->model()->leafCount(), 2);
    }

    void theListGoesOnAfterWhatWasTaken()
    {
        openOwn();
        compareWithOther();
        window_->document()->records().setUnlocked(true);
        QTest::keyClick(window_.get(), Qt::Key_F7);
        list()->tree()->setFocus();
        QTest::keyClick(list()->tree(), Qt::Key_T, Qt::ControlModifier);
        QTRY_COMPARE(list()->model()->leafCount(), 1);
        QTest::keyClick(window_.get(), Qt::Key_F7);
        QCOMPARE(selected(), (std::vector<RecordRef>{{lump(u"texinfo"_s), 2}}));
        QTest::keyClick(list()->tree(), Qt::Key_T, Qt::ControlModifier);
        QTRY_VERIFY(list()->summary()->text().startsWith(u"No differences"));
        QVERIFY(window_->document()->comparison().diff()->isSame());
    }

    void aRecordOfTheOtherMapIsAppended()
    {
        auto built = MapBuilder::room(bsp::quake2);
        open(save(u"own.bsp"_s, built.build()));
        built.setVector("VERTEXES", built.addRecord("VERTEXES"), "point", {7777, 7777, 7777});
        compareWith(save(u"other.bsp"_s, built.build()));
        window_->document()->records().setUnlocked(true);
        const auto before = window_->document()->map().recordCount(lump(u"vertexes"_s));
        QTest::keyClick(window_.get(), Qt::Key_F7);
        QVERIFY(window_->statusBar()->currentMessage().contains(u"other map"));
        list()->tree()->setFocus();
        QTest::keyClick(list()->tree(), Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(window_->document()->map().recordCount(lump(u"vertexes"_s)), before + 1);
        QTRY_VERIFY(!window_->document()->comparison().isBusy());
        QVERIFY(window_->document()->comparison().diff()->isSame());
    }

    void entitiesAreSideBySide()
    {
        open(save(u"own.bsp"_s, mapWithEntities(bsp::quake2, ownEntities)));
        compareWith(save(u"other.bsp"_s, mapWithEntities(bsp::quake2, otherEntities)));
        const int entities = window_->document()->map().format().roles.entityList;
        window_->document()->selection().set({{entities, 1}});
        auto *properties = window_->entities()->findChild<EntityProperties *>();
        auto *keys = properties->model();
        QTRY_COMPARE(keys->columnCount(), 3);
        QTRY_COMPARE(keys->rowOfKey(u"light"_s), 2);
        QCOMPARE(keys->index(2, EntityKeysModel::Other).data().toString(), u"200"_s);
        QVERIFY(keys->index(2, EntityKeysModel::Other).data(RecordRows::OtherRole).isValid());
        QCOMPARE(keys->index(1, EntityKeysModel::Other).data().toString(), u"1 2 3"_s);
        QVERIFY(!keys->index(1, EntityKeysModel::Other).data(RecordRows::OtherRole).isValid());
        QVERIFY(!(keys->index(2, EntityKeysModel::Other).flags() & Qt::ItemIsEditable));
        QVERIFY2(properties->others()->text().contains(u"\"style\" \"5\""), qPrintable(properties->others()->text()));
        properties->table()->setCurrentIndex(keys->index(2, EntityKeysModel::Value));
        properties->table()->setFocus();
        QTest::keyClick(properties->table(), Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(keys->index(keys->rowOfKey(u"light"_s), EntityKeysModel::Value).data().toString(), u"200"_s);
        choose(u"Stop Comparing"_s);
        QCOMPARE(keys->columnCount(), 2);
    }

    void allEntitiesAreTakenFromTheList()
    {
        open(save(u"own.bsp"_s, mapWithEntities(bsp::quake2, ownEntities)));
        compareWith(save(u"other.bsp"_s, mapWithEntities(bsp::quake2, otherEntities)));
        QTRY_COMPARE(list()->model()->leafCount(), 3); // changed, added, removed
        for (int step = 0; step < 3; ++step) {
            const auto count = list()->model()->leafCount();
            QTest::keyClick(window_.get(), Qt::Key_F7);
            list()->tree()->setFocus();
            QTest::keyClick(list()->tree(), Qt::Key_T, Qt::ControlModifier);
            QTRY_COMPARE(list()->model()->leafCount(), count - 1);
            QCOMPARE(window_->document()->undoStack().count(), step + 1);
        }
        QVERIFY(window_->document()->comparison().diff()->isSame());
    }

    void editsAreComparedWithTheSavedFile()
    {
        openOwn();
        window_->document()->records().setUnlocked(true);
        window_->document()->edit(u"edit"_s, edited(u"TEXINFO"_s, 0, 77));
        choose(u"Compare with Saved"_s);
        QTRY_COMPARE(list()->model()->leafCount(), 1);
        QVERIFY2(lines().first().endsWith(u"-> 77"), qPrintable(lines().first()));
        window_->document()->undo();
        QTRY_VERIFY(list()->summary()->text().startsWith(u"No differences"));
    }

    void theLatestBackupIsCompared()
    {
        openOwn();
        choose(u"Compare with Backup"_s);
        QVERIFY2(window_->notice()->text().contains(u"own.bsp.bak"), qPrintable(window_->notice()->text()));
        QVERIFY(!window_->document()->comparison().isOn());
        save(u"own.bsp.bak"_s, other().build());
        choose(u"Compare with Backup"_s);
        QTRY_COMPARE(list()->model()->leafCount(), 2);
        QCOMPARE(window_->document()->comparison().name(), u"own.bsp.bak"_s);
    }

    void aReloadedMapIsComparedAgain()
    {
        openOwn();
        compareWithOther();
        save(u"own.bsp"_s, other().build());
        reload();
        QTRY_VERIFY(list()->summary()->text().startsWith(u"No differences"));
        open(samplePath(u"quake2"_s)); // another map is compared with none
        QVERIFY(!window_->document()->comparison().isOn());
    }

    void theMapOfAnotherWindowIsComparedAndFollowed()
    {
        openOwn();
        choose(u"Compare with Other Window"_s);
        QVERIFY(window_->notice()->text().contains(u"Open Side by Side"));
        beside_ = window_->companions()->open(save(u"other.bsp"_s, other().build()));
        QTRY_VERIFY(beside_->document());
        choose(u"Compare with Other Window"_s);
        QTRY_COMPARE(list()->model()->leafCount(), 2);
        const auto &map = beside_->document()->map();
        const auto value = window_->document()->map().column(lump(u"texinfo"_s), "value").integer(1);
        beside_->document()->edit(u"edit"_s, edited(map, u"TEXINFO"_s, 1, static_cast<qint32>(value)));
        QVERIFY(window_->document()->comparison().diff()); // the last result stays until the next one
        QTRY_COMPARE(list()->model()->leafCount(), 1);
    }

    void aMapReloadedInTheOtherWindowIsComparedAndFollowed()
    {
        openOwn();
        beside_ = window_->companions()->open(save(u"other.bsp"_s, other().build()));
        QTRY_VERIFY(beside_->document());
        choose(u"Compare with Other Window"_s);
        QTRY_COMPARE(list()->model()->leafCount(), 2);
        auto built = other();
        beside_->open(save(u"other.bsp"_s, built.set("TEXINFO", 0, "value", 5).build()));
        QTRY_COMPARE(list()->model()->leafCount(), 3);
        const auto &map = beside_->document()->map();
        beside_->document()->edit(u"edit"_s, edited(map, u"TEXINFO"_s, 0, 0));
        QTRY_COMPARE(list()->model()->leafCount(), 2);
    }

    void fileErrorsAreToldAndNothingIsCompared()
    {
        openOwn();
        choose(u"Compare With..."_s);
        answer(save(u"broken.bsp"_s, "no map"));
        QTRY_VERIFY2(window_->notice()->text().contains(u"broken.bsp"), qPrintable(window_->notice()->text()));
        QVERIFY(!window_->document()->comparison().isOn());
    }

private:
    static MapBuilder other()
    {
        auto built = MapBuilder::room(bsp::quake2);
        built.set("TEXINFO", 1, "value", 300).set("TEXINFO", 2, "flags", 16);
        return built;
    }
    void openOwn()
    {
        auto built = MapBuilder::room(bsp::quake2);
        built.set("TEXINFO", 1, "value", 0).set("TEXINFO", 2, "flags", 0);
        open(save(u"own.bsp"_s, built.build()));
    }
    void compareWith(const QString &path)
    {
        choose(u"Compare With..."_s);
        answer(path);
        QTRY_VERIFY(window_->document()->comparison().diff());
        QTRY_VERIFY(list()->model()->leafCount() > 0);
    }
    void compareWithOther() { compareWith(save(u"other.bsp"_s, other().build())); }

    DifferenceList *list() const { return window_->differences(); }
    std::vector<RecordRef> selected() const { return window_->document()->selection().records(); }
    static int column(const LumpView *view, std::string_view name)
    {
        return static_cast<int>(columnNames(view).indexOf(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))));
    }
    static QStringList columnNames(const LumpView *view)
    {
        QStringList names;
        for (int each = 0; each < view->model()->columnCount(); ++each)
            names.append(view->model()->headerData(each, Qt::Horizontal, Qt::DisplayRole).toString());
        return names;
    }
    // Returns the list as "changed Texinfo: Texinfo 1: value 300 -> 0".
    QStringList lines() const
    {
        QStringList all;
        auto *model = list()->model();
        for (qsizetype number = 0; number < model->leafCount(); ++number) {
            const auto leaf = model->leaf(number);
            const auto text = [&leaf](int at) { return leaf.siblingAtColumn(at).data().toString(); };
            const auto group = leaf.parent().siblingAtColumn(DifferenceModel::RecordColumn).data().toString();
            all.append(u"%1 %2: %3: %4"_s.arg(text(0), group, text(1), text(2)));
        }
        return all;
    }
    // Sets the value of a texinfo.
    static Edit edited(const MapFile &map, const QString &name, quint32 record, qint32 value)
    {
        const int where = map.findLump(name);
        const auto &field = map.field({where, map.findColumn(where, "value")});
        const auto offset = qsizetype{map.lump(where).stride} * record + field.offset;
        return {{where, {{offset, viewOf(map.lumpBytes(where)).sliced(offset, 4).toByteArray(), littleEndian(value, 4)}}}};
    }
    Edit edited(const QString &name, quint32 record, qint32 value) const
    {
        return edited(window_->document()->map(), name, record, value);
    }
    QAction *action(const QString &words) const
    {
        for (auto *each : window_->findChildren<QAction *>())
            if (each->text().remove(u'&') == words)
                return each;
        qFatal("there is no such action");
    }
    void choose(const QString &words) const { action(words)->trigger(); }

    MainWindow *beside_ = nullptr;
};

ADD_TEST(ComparisonTest, QApplication)
#include "tst_comparison.moc"

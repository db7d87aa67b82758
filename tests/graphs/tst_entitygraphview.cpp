// The graph of the entities in a window: what its keys and clicks select, and what it says; and the inspector's groups of
// who names whom.
#include "core/document/linkmodel.h"
#include "tests/entitymap.h"
#include "tests/facts.h"
#include "tests/gestures.h"
#include "tests/program.h"
#include "tests/windowfixture.h"
#include "widgets/entities/entitygraphview.h"
#include "widgets/graph/graphcanvas.h"
#include "widgets/graph/graphstatusline.h"
#include "widgets/tables/inspector.h"

namespace {

// A button starts a relay, which after a while opens two doors and wants somebody who is not there; a lamp that nobody lights.
constexpr char chain[] = R"({ "classname" "worldspawn" }
{ "classname" "func_button" "target" "relay" }
{ "classname" "trigger_relay" "targetname" "relay" "target" "gate" "killtarget" "guard" "delay" "2" }
{ "classname" "func_door" "targetname" "gate" }
{ "classname" "func_door" "targetname" "gate" }
{ "classname" "light" "targetname" "lamp" }
{ "classname" "trigger_once" "target" "bell" }
{ "classname" "target_speaker" "targetname" "bell" }
{ "classname" "info_null" }
)";

} // namespace

class EntityGraphViewTest : public WindowFixture
{
    Q_OBJECT

private:
    void show(const QByteArray &text)
    {
        start();
        open(save(u"room.bsp"_s, mapWithEntities(bsp::quake2, text)));
        QTest::keyClick(window_.get(), Qt::Key_0, Qt::AltModifier);
        QTRY_VERIFY(canvas()->isVisible());
        wait();
        QVERIFY(canvas()->hasFocus());
    }
    void wait() { QTRY_VERIFY_WITH_TIMEOUT(!view()->isBusy(), 20'000); }
    EntityGraphView *view() const { return window_->findChild<EntityGraphView *>(); }
    GraphCanvas *canvas() const { return view()->canvas(); }
    Document &document() const { return *window_->document(); }
    QString said() const { return view()->line()->text(); }
    QStringList groups() const
    {
        QStringList texts;
        for (int i = 0; i < view()->groups()->count(); ++i)
            texts.append(view()->groups()->itemText(i));
        return texts;
    }
    std::vector<quint32> selected() const
    {
        std::vector<quint32> numbers;
        for (const auto ref : document().selection().records())
            numbers.push_back(ref.index);
        return numbers;
    }
    void select(std::vector<quint32> numbers)
    {
        std::vector<RecordRef> records;
        for (const quint32 number : numbers)
            records.push_back({document().map().format().roles.entityList, number});
        document().selection().set(std::move(records));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(canvas(), key, modifiers); }
    quint32 node(qint32 entity) const { return static_cast<quint32>(view()->nodeOf(entity)); }
    QPoint at(qint32 entity) const { return canvas()->placeOf(node(entity)).toPoint(); }

private slots:
    void initTestCase() { useOwnSettings(); }
    void cleanup() { window_.reset(); }
    void arrowsNamesAndFaultsAreShown()
    {
        show(chain);
        QCOMPARE(groups(),
                 (QStringList{u"func_button, 5 in all"_s, u"trigger_once, 2 in all"_s, u"Not connected to others: 1"_s}));
        QCOMPARE(canvas()->nodes().count(), 5U); // the button, the relay, both doors, and the guard who is missing
        QStringList arrows;
        for (const auto &arrow : canvas()->arrows())
            arrows.append(u"%1 > %2: %3"_s.arg(canvas()->names()[arrow.from], canvas()->names()[arrow.to], arrow.words));
        QCOMPARE(arrows, (QStringList{u"func_button > relay (trigger_relay): target"_s,
                                      u"relay (trigger_relay) > gate (func_door): target 2 s"_s,
                                      u"relay (trigger_relay) > gate (func_door): target 2 s"_s,
                                      u"relay (trigger_relay) > guard (missing): killtarget 2 s"_s}));
        for (quint32 one = 0; one < 5; ++one)
            QCOMPARE(canvas()->isFaulty(one), view()->entityOf(one) < 0);
        QVERIFY(at(1).x() < at(2).x() && at(2).x() < at(3).x());
        QVERIFY2(said().contains(u"refers to: 4."_s) && said().contains(u"no entity has (1)."_s), qPrintable(said()));
        const auto picture = canvas()->grab().toImage(); // an arrow is drawn between what it joins
        const auto ground = picture.pixel(2, picture.height() - 3);
        const QPoint place = at(1) + (at(2) - at(1)) / 4;
        bool isDrawn = false;
        for (int aside = -2; aside <= 2; ++aside)
            isDrawn = isDrawn || picture.pixel(place + QPoint(0, aside)) != ground;
        QVERIFY(isDrawn);
    }

    void aChainIsWalkedByKeys()
    {
        show(chain);
        select({1});
        press(Qt::Key_Right);
        press(Qt::Key_Return);
        QCOMPARE(selected(), std::vector<quint32>{2});
        press(Qt::Key_Right);
        press(Qt::Key_Return);
        const auto first = selected();
        press(Qt::Key_Right); // nobody further on
        press(Qt::Key_Return);
        QCOMPARE(selected(), first);
        QVERIFY(first == std::vector<quint32>{3} || first == std::vector<quint32>{4});
        press(Qt::Key_Left);
        press(Qt::Key_Left);
        press(Qt::Key_Return);
        QCOMPARE(selected(), std::vector<quint32>{1});
        press(Qt::Key_Down, Qt::ControlModifier); // as in the list, with one key
        QCOMPARE(selected(), std::vector<quint32>{2});
        press(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(selected(), std::vector<quint32>{1});
        press(Qt::Key_Right);
        QVERIFY2(said().contains(u"relay"_s) && states(said(), {u"\"gate\""_s, u"func_door (entity 3)"_s, u"2 s"_s})
                     && states(said(), {u"func_button (entity 1)"_s}),
                 qPrintable(said()));
    }

    void clicksSelectAndWhatIsSelectedIsMarked()
    {
        show(chain);
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, at(2));
        QCOMPARE(selected(), std::vector<quint32>{2});
        QCOMPARE(canvas()->selected().nodes, std::vector<quint32>{node(2)});
        QCOMPARE(canvas()->selected().sights.seen.size(), 4U); // all that it has to do with
        QTest::mouseClick(canvas(), Qt::LeftButton, Qt::ControlModifier, at(3));
        QCOMPARE(selected(), (std::vector<quint32>{2, 3}));
        press(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(selected(), (std::vector<quint32>{1, 2, 3, 4}));
        press(Qt::Key_Escape);
        QVERIFY(selected().empty());
        select({4});
        QCOMPARE(canvas()->selected().nodes, std::vector<quint32>{node(4)});
        moveMouse(canvas(), at(1));
        QCOMPARE(document().selection().hovered().index, 1U);
        QVERIFY2(said().startsWith(u"func_button (entity 1)."_s), qPrintable(said()));
    }

    void whatIsSelectedElsewhereBringsItsGroup()
    {
        show(chain);
        select({7});
        wait();
        QCOMPARE(view()->groups()->currentIndex(), 1);
        QCOMPARE(canvas()->selected().nodes, std::vector<quint32>{node(7)});
        select({8}); // refers to no entity
        QCOMPARE(view()->groups()->currentIndex(), 1);
        QVERIFY(canvas()->selected().nodes.empty());
        select({5, 3});
        wait();
        QCOMPARE(view()->groups()->currentIndex(), 0);
        // It does so too where the graph lay behind others.
        window_->findChild<QDockWidget *>(u"view"_s)->raise();
        QTRY_VERIFY(!canvas()->isVisible());
        select({6});
        QTest::keyClick(window_.get(), Qt::Key_0, Qt::AltModifier);
        QTRY_VERIFY(canvas()->isVisible());
        wait();
        QTRY_COMPARE(view()->groups()->currentIndex(), 1);
    }

    void groupsAreGoneThrough()
    {
        show(chain);
        select({2});
        press(Qt::Key_PageDown);
        wait();
        QCOMPARE(view()->groups()->currentIndex(), 1);
        QCOMPARE(canvas()->nodes().count(), 2U);
        press(Qt::Key_PageDown);
        wait();
        QCOMPARE(canvas()->nodes().count(), 1U);
        QVERIFY(canvas()->isFaulty(0));
        QVERIFY2(said().contains(u"never triggered"_s), qPrintable(said()));
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        QCOMPARE(selected(), std::vector<quint32>{5});
        QVERIFY2(states(said(), {u"Never triggered"_s}), qPrintable(said()));
        press(Qt::Key_PageDown); // round
        wait();
        QCOMPARE(view()->groups()->currentIndex(), 0);
        press(Qt::Key_PageUp);
        wait();
        QCOMPARE(view()->groups()->currentIndex(), 2);
    }

    // The second comes when the graph of the first is known, but not yet its picture: what is shown is of neither.
    void editsThatFollowEachOtherKeepTheGroup()
    {
        show(R"({ "classname" "worldspawn" }
{ "classname" "light" "targetname" "first lamp" }
{ "classname" "light" "targetname" "second lamp" }
{ "classname" "func_button" "target" "relay" }
{ "classname" "trigger_relay" "targetname" "relay" "target" "gate" }
{ "classname" "func_door" "targetname" "gate" }
{ "classname" "trigger_once" "target" "bell" }
{ "classname" "target_speaker" "targetname" "bell" }
{ "classname" "trigger_multiple" "target" "horn" }
{ "classname" "target_speaker" "targetname" "horn" }
)");
        press(Qt::Key_PageDown);
        wait();
        QCOMPARE(view()->nodeOf(6), 0);
        const auto again = [this] {
            const qint32 last[] = {document().entitySource().count() - 1};
            document().edit(edits::removeEntities(document().entitySource(), last));
        };
        auto known = std::make_unique<QObject>();
        connect(view()->groups()->model(), &QAbstractItemModel::rowsInserted, known.get(), [&] {
            known.reset();
            QMetaObject::invokeMethod(view(), again, Qt::QueuedConnection);
        });
        const qint32 lamps[] = {1, 2}; // all behind them have other numbers
        document().edit(edits::removeEntities(document().entitySource(), lamps));
        wait();
        QVERIFY(!known);
        QTRY_COMPARE(document().entitySource().count(), 7);
        wait();
        QCOMPARE(view()->groups()->currentIndex(), 1);
        QCOMPARE(view()->nodeOf(4), 0);
        QCOMPARE(edits::nameOf(document().entitySource(), view()->entityOf(0)), u"trigger_once"_s);
    }

    void anEditIsFollowed()
    {
        show(chain);
        press(Qt::Key_PageDown);
        wait();
        const qint32 one[] = {8};
        document().edit(edits::setValue(document().entitySource(), one, u"target"_s, u"bell"_s).value());
        wait();
        QCOMPARE(canvas()->nodes().count(), 3U); // the group that was looked at, now with one more
        QCOMPARE(view()->groups()->currentIndex(), 1);
        QVERIFY(view()->nodeOf(8) >= 0);
        document().undoStack().undo();
        wait();
        QCOMPARE(canvas()->nodes().count(), 2U);
        const qint32 first[] = {1};
        document().edit(edits::removeEntities(document().entitySource(), first)); // all behind it have other numbers
        wait();
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, at(5));
        QCOMPARE(selected(), std::vector<quint32>{5});
        QCOMPARE(edits::nameOf(document().entitySource(), 5), u"trigger_once"_s);
    }

    // What is edited is what is selected: where it goes to another group, that is what one wants to see.
    void anEditBringsTheGroupOfWhatIsSelected()
    {
        show(chain);
        const auto give = [this](qint32 entity, const QString &key, const QString &value) {
            const qint32 one[] = {entity};
            document().edit(edits::setValue(document().entitySource(), one, key, value).value());
            wait();
        };
        QCOMPARE(view()->groups()->currentIndex(), 0);
        select({8}); // of no group
        give(8, u"target"_s, u"bell"_s);
        QVERIFY(view()->nodeOf(8) >= 0);
        QCOMPARE(canvas()->selected().nodes, std::vector<quint32>{node(8)});
        select({7});
        give(7, u"targetname"_s, u"relay"_s); // from the group of the bell to that of the relay
        QVERIFY(view()->nodeOf(7) >= 0 && view()->nodeOf(1) >= 0);
        // Who went to another group looks at that.
        press(Qt::Key_PageDown);
        wait();
        QVERIFY(view()->nodeOf(7) < 0);
        const auto seen = view()->entityOf(0);
        give(7, u"targetname"_s, u"gate"_s);
        QVERIFY(view()->nodeOf(seen) >= 0 && view()->nodeOf(7) < 0);
    }

    void theGroupStaysWhenItsFirstEntityGoes()
    {
        show(R"({ "classname" "worldspawn" }
{ "classname" "func_button" "target" "a" }
{ "classname" "trigger_relay" "targetname" "a" "target" "b" }
{ "classname" "func_door" "targetname" "b" }
{ "classname" "func_door" "targetname" "b" }
{ "classname" "trigger_once" "target" "c" }
{ "classname" "trigger_relay" "targetname" "c" "target" "d" }
{ "classname" "light" "targetname" "d" }
)");
        press(Qt::Key_PageDown);
        wait();
        QVERIFY(view()->nodeOf(5) >= 0 && view()->nodeOf(1) < 0);
        const qint32 first[] = {5};
        document().edit(edits::removeEntities(document().entitySource(), first));
        wait();
        QCOMPARE(edits::nameOf(document().entitySource(), 6), u"light"_s);
        QVERIFY(view()->nodeOf(6) >= 0 && view()->nodeOf(1) < 0);
    }

    void aGridIsAKeyAway()
    {
        show(chain);
        press(Qt::Key_G);
        wait();
        QVERIFY(view()->gridAction()->isChecked());
        QCOMPARE(canvas()->arrows().size(), 4U);
        QCOMPARE(at(1).y(), at(2).y()); // the first row
        QCOMPARE(at(1).x(), at(4).x()); // below it
        press(Qt::Key_G);
        wait();
        QVERIFY(at(1).x() < at(2).x() && at(2).x() < at(3).x() && at(3).x() == at(4).x());
    }

    // More than columns are found for in time; it says why, and can be walked all the same.
    void largeGroupsStandInAGrid()
    {
        QByteArray text = R"({ "classname" "worldspawn" })";
        for (int i = 0; i < 21'000; ++i)
            text += "{ \"classname\" \"r\" \"targetname\" \"n" + QByteArray::number(i) + "\" \"target\" \"n"
                    + QByteArray::number(i + 1) + "\" }\n";
        show(text);
        QCOMPARE(canvas()->nodes().count(), 21'001U);
        QVERIFY2(said().contains(u"grid"_s), qPrintable(said()));
        select({7});
        press(Qt::Key_Right);
        press(Qt::Key_Return);
        QCOMPARE(selected(), std::vector<quint32>{8});
    }

    void mapsWithoutNamesSaySo()
    {
        show(R"({ "classname" "worldspawn" })");
        QVERIFY(groups().isEmpty());
        QVERIFY(states(canvas()->emptyText(), {u"No entity"_s}));
        for (const auto key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Return, Qt::Key_PageDown, Qt::Key_G, Qt::Key_F, Qt::Key_Home})
            press(key);
        press(Qt::Key_A, Qt::ControlModifier);
        QVERIFY(selected().empty());
        window_->closeMap();
        press(Qt::Key_G);
    }

    void theInspectorTellsWhoNamesWhom()
    {
        show(chain);
        select({2});
        const auto *model = window_->inspector()->links()->model();
        const auto texts = [&](int section) {
            const auto under = model->index(section, 0);
            QStringList all;
            for (int i = 0; i < model->rowCount(under); ++i)
                all.append(model->index(i, 0, under).data().toString());
            return all;
        };
        QVERIFY2(texts(0).contains(u"target \u2192 gate (2)"_s), qPrintable(texts(0).join(u'\n')));
        QVERIFY2(texts(0).contains(u"killtarget \u2192 guard: no entity has this targetname"_s),
                 qPrintable(texts(0).join(u'\n')));
        QCOMPARE(texts(1), QStringList{u"Entity list \u00b7 target (1)"_s});
        const auto group = model->index(0, 0, model->index(1, 0));
        auto *links = window_->inspector()->links();
        links->setCurrentIndex(model->index(0, 0, group));
        QTest::keyClick(links, Qt::Key_Return);
        QCOMPARE(selected(), std::vector<quint32>{1});
    }
};

ADD_TEST(EntityGraphViewTest, QApplication)
#include "tst_entitygraphview.moc"

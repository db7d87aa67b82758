// References that are changed by picking the record in its table or in the 3D view.
#include "core/document/recordeditor.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "tests/tables/recordfixture.h"

class RecordPickingTest : public RecordFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init()
    {
        start();
        open(samplePath(u"quake2"));
    }
    void cleanup() { window_.reset(); }

    void theInspectorPicksAsTheTablesDo()
    {
        auto *view = unlocked(u"faces"_s);
        window_->document()->selection().set({{lump(u"faces"_s), 3}});
        auto *fields = window_->inspector()->fields();
        fields->setCurrentIndex(fields->model()->index(rowOf(fields, u"texinfo"_s), RecordModel::Name));
        actionOf(fields, u"Pick..."_s)->trigger();
        QCOMPARE(window_->tables()->currentLump(), lump(u"texinfo"_s));
        const auto other = number("FACES", "texinfo", 3) == 0 ? 1U : 0U;
        window_->document()->selection().set({{lump(u"texinfo"_s), other}});
        choose(u"Use Selected"_s);
        QCOMPARE(number("FACES", "texinfo", 3), double(other));
        QVERIFY(isBackAt(view, 3, "texinfo"));
    }

    void aRecordIsPickedInItsTable()
    {
        auto *view = unlocked(u"faces"_s);
        const auto before = number("FACES", "texinfo", 3);
        auto *texinfos = startPicking(view, 3, "texinfo");
        QCOMPARE(texinfos->lump(), lump(u"texinfo"_s));
        QCOMPARE(recordInFront(), (RecordRef{lump(u"texinfo"_s), static_cast<quint32>(before)}));
        const quint32 other = before == 0 ? 1 : 0;
        click(texinfos->table(), texinfos->model()->rowOf(other), 1);
        QCOMPARE(number("FACES", "texinfo", 3), before);
        QVERIFY(states(window_->notice()->text(), {u"Face 3"_s, u"Texinfo %1"_s.arg(other)}));
        choose(u"Use Selected"_s);
        QCOMPARE(number("FACES", "texinfo", 3), double(other));
        QVERIFY(isBackAt(view, 3, "texinfo"));
        QCOMPARE(window_->document()->undoStack().count(), 1);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(number("FACES", "texinfo", 3), before);
        QVERIFY(!window_->document()->isModified());
    }

    void aFaceStandsForItsPlane()
    {
        auto *view = unlocked(u"faces"_s);
        quint32 other = 4;
        while (number("FACES", "planenum", other) == number("FACES", "planenum", 3))
            ++other;
        startPicking(view, 3, "planenum");
        const RecordRef face{lump(u"faces"_s), other}; // selected as a click in the 3D view does
        window_->document()->selection().choose({face}, face, false);
        const auto plane = number("FACES", "planenum", other);
        QVERIFY(states(window_->notice()->text(), {u"Face %1"_s.arg(other), u"Plane %1"_s.arg(plane)}));
        choose(u"Use Selected"_s);
        QCOMPARE(number("FACES", "planenum", 3), plane);
        QVERIFY(isBackAt(view, 3, "planenum"));
    }

    void whatStandsForNoRecordIsNotTaken()
    {
        auto *view = unlocked(u"faces"_s);
        startPicking(view, 3, "planenum");
        const RecordRef vertex{lump(u"vertexes"_s), 0};
        window_->document()->selection().choose({vertex}, vertex, false);
        for (const auto *action : window_->notice()->actions())
            QVERIFY(!action->text().contains(u"Use Selected"));
        choose(u"Cancel"_s);
        QVERIFY(isBackAt(view, 3, "planenum"));
        QVERIFY(!window_->document()->isModified());
    }

    void aPickedRecordIsTakenByEnterOrADoubleClick()
    {
        auto *view = unlocked(u"faces"_s);
        const quint32 first = number("FACES", "planenum", 3) == 0 ? 1 : 0;
        auto *planes = startPicking(view, 3, "planenum");
        click(planes->table(), planes->model()->rowOf(first), 1);
        QTest::keyClick(planes->table(), Qt::Key_Down);
        QVERIFY(!window_->document()->isModified());
        QTest::keyClick(planes->table(), Qt::Key_Return);
        QCOMPARE(number("FACES", "planenum", 3), first + 1.0);
        QVERIFY(isBackAt(view, 3, "planenum"));
        planes = startPicking(view, 3, "planenum");
        click(planes->table(), planes->model()->rowOf(first), 1);
        const auto cell = planes->model()->index(planes->model()->rowOf(first), 1);
        QTest::mouseDClick(planes->table()->viewport(), Qt::LeftButton, {}, planes->table()->visualRect(cell).center());
        QCOMPARE(number("FACES", "planenum", 3), double(first));
        QVERIFY(isBackAt(view, 3, "planenum"));
    }

    void f4PicksWhileTyping()
    {
        auto *view = unlocked(u"faces"_s);
        toCell(view, 3, "texinfo");
        QTest::keyClick(view->table(), Qt::Key_F2);
        auto *edit = editor(view->table());
        QVERIFY(edit);
        QTest::keyClick(edit, Qt::Key_F4);
        QCOMPARE(window_->tables()->currentLump(), lump(u"texinfo"_s));
        QVERIFY(window_->notice()->isVisible());
        QTest::keyClick(window_->tables()->currentView()->table(), Qt::Key_Escape);
        QVERIFY(!window_->notice()->isVisible());
        QVERIFY(isBackAt(view, 3, "texinfo"));
        QVERIFY(!editor(view->table()));
        QVERIFY(!window_->document()->isModified());
    }

    void anEditEndsPicking()
    {
        auto *view = unlocked(u"faces"_s);
        startPicking(view, 3, "texinfo");
        window_->document()->records().set({{lump(u"faces"_s), 5}, column(view, "side"), u"9"_s});
        QVERIFY(!window_->notice()->isVisible());
        window_->document()->selection().set({{lump(u"texinfo"_s), 1}});
        QVERIFY(!window_->notice()->isVisible());
        window_->document()->undo();
        QVERIFY(!window_->document()->isModified()); // otherwise opening a map asks about it
        window_->tables()->open(view->lump());
        toCell(view, 3, "texinfo");
        actionOf(window_.get(), u"Pick..."_s)->trigger(); // of the menu Edit
        QVERIFY(window_->notice()->text().contains(u"Face 3"));
        open(samplePath(u"quake3"));
        QVERIFY(!window_->notice()->text().contains(u"Face 3"));
    }

    void onlyReferencesArePicked()
    {
        auto *view = table(u"faces"_s);
        for (const auto *field : {"texinfo", "side"}) { // locked, then a number
            toCell(view, 3, field);
            actionOf(view->table(), u"Pick..."_s)->trigger();
            QVERIFY(window_->notice()->isVisible());
            QCOMPARE(window_->tables()->currentLump(), lump(u"faces"_s));
            window_->notice()->dismiss();
            unlocked(u"faces"_s);
        }
    }
};

ADD_TEST(RecordPickingTest, QApplication)
#include "tst_recordpicking.moc"

// Records that are appended, duplicated and removed, in a real window.
#include "core/document/recordeditor.h"
#include "core/text.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "tests/tables/recordfixture.h"
#include "widgets/parts/filteredit.h"

class RecordRowsTest : public RecordFixture
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

    void usedRecordsStay()
    {
        auto *view = unlocked(u"planes"_s);
        const auto count = window_->document()->map().recordCount(lump(u"planes"_s));
        click(view->table(), static_cast<int>(sharedPlane()), 0);
        QTest::keyClick(view->table(), Qt::Key_Delete);
        QVERIFY(window_->notice()->text().contains(u"used by"));
        QCOMPARE(window_->document()->map().recordCount(lump(u"planes"_s)), count);
        auto *faces = table(u"faces"_s);
        click(faces->table(), 3, 0);
        QTest::keyClick(faces->table(), Qt::Key_Delete);
        QVERIFY(!window_->document()->isModified());
        QVERIFY(states(window_->notice()->text(), {u"Faces"_s}));
    }

    void selectedPlanesAreDuplicatedInPairs()
    {
        auto *view = unlocked(u"planes"_s);
        const int planes = lump(u"planes"_s);
        const auto before = bytesOf(planes);
        const auto count = window_->document()->map().recordCount(planes);
        click(view->table(), 3, 0);
        QTest::keyClick(view->table(), Qt::Key_D, Qt::ControlModifier);
        const auto stride = qsizetype{window_->document()->map().lump(planes).stride};
        const auto first = count + count % 2; // the last plane without its opposite gets that before the pair
        QCOMPARE(bytesOf(planes).size(), (first + 2) * stride);
        QVERIFY(bytesOf(planes).startsWith(before));
        QCOMPARE(bytesOf(planes).last(2 * stride), before.sliced(2 * stride, 2 * stride));
        std::vector<RecordRef> appended;
        for (auto plane = count; plane < first + 2; ++plane)
            appended.push_back({planes, plane});
        QCOMPARE(window_->document()->selection().records(), appended);
        QCOMPARE(view->table()->currentIndex().row(), view->model()->rowOf(count));
        QCOMPARE(window_->document()->undoStack().count(), 1);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bytesOf(planes), before);
        QVERIFY(!window_->document()->isModified());
    }

    void aRecordIsAppendedAndRemovedAgain()
    {
        auto *view = unlocked(u"vertexes"_s);
        const int vertexes = lump(u"vertexes"_s);
        const auto count = window_->document()->map().recordCount(vertexes);
        view->table()->setFocus();
        QTest::keyClick(view->table(), Qt::Key_Insert);
        QCOMPARE(window_->document()->map().recordCount(vertexes), count + 1);
        QCOMPARE(window_->document()->selection().records(), (std::vector<RecordRef>{{vertexes, count}}));
        typeInto(view, count, "point.x", u"(8 -16 24.5)"_s);
        QTRY_COMPARE(number("VERTEXES", "point.z", count), 24.5);
        view->table()->setFocus();
        QTest::keyClick(view->table(), Qt::Key_Delete);
        QCOMPARE(window_->document()->map().recordCount(vertexes), count);
        QVERIFY(!window_->document()->isModified());
    }

    void onlyRecordsThatTheTableShowsAreRemoved()
    {
        auto *view = unlocked(u"vertexes"_s);
        const int vertexes = lump(u"vertexes"_s);
        const auto &map = window_->document()->map();
        const auto count = map.recordCount(vertexes);
        view->table()->setFocus();
        QTest::keyClick(view->table(), Qt::Key_Insert);
        QTest::keyClick(view->table(), Qt::Key_Insert);
        QCOMPARE(map.recordCount(vertexes), count + 2);
        window_->document()->selection().set({{vertexes, count}, {vertexes, count + 1}});
        const auto remove = [view](const QString &filter, int rows) {
            view->filterEdit()->setText(filter);
            QTRY_COMPARE(view->model()->rowCount(), rows);
            view->table()->setFocus();
            QTest::keyClick(view->table(), Qt::Key_Delete);
        };
        remove(u"id<1"_s, 1);
        QCOMPARE(map.recordCount(vertexes), count + 2);
        QVERIFY(window_->statusBar()->currentMessage().contains(u"None of these rows"));
        remove(u"id=%1"_s.arg(count + 1), 1);
        QCOMPARE(map.recordCount(vertexes), count + 1);
    }

    // The first pair of planes and an appended one are unused, so that all references get other numbers.
    void removedRecordsAreCounted()
    {
        auto *view = unlocked(u"planes"_s);
        const auto &document = *window_->document();
        for (const auto plane : {0U, 1U})
            for (const auto &users : usersOf(document.references(), {view->lump(), plane}))
                QVERIFY(window_->document()->records().assign(users.by.lump, u"planenum = %1"_s.arg(plane + 2), users.records));
        actionOf(view->table(), u"Append Record"_s)->trigger();
        const auto count = document.map().recordCount(view->lump());
        std::vector<quint32> referred;
        for (const auto *name : {"FACES", "NODES", "BRUSHSIDES"})
            for (quint32 record = 0; record < document.map().recordCount(lump(QString::fromLatin1(name))); ++record)
                referred.push_back(static_cast<quint32>(number(name, "planenum", record)));
        quint32 unused = 0;
        for (quint32 plane = 0; plane < count; ++plane)
            unused += std::ranges::none_of(referred, [plane](quint32 each) { return each / 2 == plane / 2; });
        QVERIFY(unused >= 4 && std::ranges::min(referred) >= 2);
        actionOf(view->table(), u"Remove All Unused Records"_s)->trigger();
        QTRY_COMPARE(document.map().recordCount(view->lump()), count - unused);
        const QStringList numbers{u"%1 records of Planes"_s.arg(unused), u"%1 references"_s.arg(numberText(referred.size()))};
        QTRY_VERIFY2(states(window_->statusBar()->currentMessage(), numbers), qPrintable(window_->statusBar()->currentMessage()));
    }

    // A face that is edited after its plane has moved keeps that plane.
    void removedPlanesAreRevertedWithTheReferencesToThem()
    {
        auto *view = unlocked(u"planes"_s);
        const auto &document = *window_->document();
        for (const auto plane : {0U, 1U})
            for (const auto &users : usersOf(document.references(), {view->lump(), plane}))
                QVERIFY(window_->document()->records().assign(users.by.lump, u"planenum = %1"_s.arg(plane + 2), users.records));
        const int lumps[] = {view->lump(), lump(u"nodes"_s), lump(u"brushsides"_s), lump(u"faces"_s)};
        const auto bytesOfAll = [&] {
            QList<QByteArray> bytes;
            for (const int each : lumps)
                bytes.append(bytesOf(each));
            return bytes;
        };
        auto before = bytesOfAll();
        actionOf(view->table(), u"Remove All Unused Records"_s)->trigger();
        QTRY_VERIFY(bytesOf(view->lump()).size() < before.first().size());
        const auto typed = number("FACES", "planenum", 0) > 2 ? 2 : 4;
        typeInto(table(u"faces"_s), 0, "planenum", QString::number(typed));
        QTRY_COMPARE(number("FACES", "planenum", 0), static_cast<double>(typed));
        const auto compacted = bytesOfAll();
        const auto moved = (*document.map().numbersOnDisk(view->lump()))[static_cast<size_t>(typed)];
        QVERIFY(moved > typed);

        actionOf(table(u"planes"_s)->table(), u"Revert Whole Lump"_s)->trigger();
        QCOMPARE(number("FACES", "planenum", 0), static_cast<double>(moved));
        const auto ofFace = document.map().field(document.map().format().columns.facePlane);
        const auto face = bytesOf(lump(u"faces"_s)).mid(ofFace.offset, sizeOf(ofFace));
        before.last().replace(ofFace.offset, face.size(), face);
        QCOMPARE(bytesOfAll(), before);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bytesOfAll(), compacted);
        while (window_->document()->undoStack().canUndo())
            window_->document()->undo();
        QVERIFY(!document.map().isChanged());
    }

    void appendingToLockedTablesSaysHowToUnlockThem()
    {
        auto *view = table(u"planes"_s);
        for (const auto &text : {u"Append Record"_s, u"Duplicate Records"_s}) {
            click(view->table(), 3, 0);
            actionOf(view->table(), text)->trigger();
            QVERIFY(window_->notice()->text().contains(u"Edit Records"));
            window_->notice()->dismiss();
        }
        QVERIFY(!window_->document()->isModified());
    }

    void recordsOfRangesAreNotAppended()
    {
        unlocked(u"faces"_s);
        for (const auto &name : {u"Faces"_s, u"Leafs"_s, u"Nodes"_s, u"Models"_s}) {
            auto *view = table(name);
            click(view->table(), 1, 0);
            for (const auto &[key, modifier] : {std::pair(Qt::Key_Insert, Qt::NoModifier), {Qt::Key_D, Qt::ControlModifier}}) {
                QTest::keyClick(view->table(), key, modifier);
                QVERIFY2(states(window_->notice()->text(), {name}), qPrintable(window_->notice()->text()));
                window_->notice()->dismiss();
            }
        }
        QVERIFY(!window_->document()->isModified());
    }
};

ADD_TEST(RecordRowsTest, QApplication)
#include "tst_recordrows.moc"

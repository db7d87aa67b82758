// The shape of a column in a real window: what mouse and keys on its bars select and filter.
#include "core/document/lumpmodel.h"
#include "core/scene/colorscale.h"
#include "tests/gestures.h"
#include "tests/program.h"
#include "tests/windowfixture.h"
#include "widgets/parts/filteredit.h"
#include "widgets/tables/columnshapeview.h"
#include "widgets/tables/shapebars.h"

#include <map>

class ColumnShapeViewTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void itFollowsTheCurrentColumn()
    {
        auto *faces = openShape(numedges);
        auto *sentence = faces->shape()->sentence();
        QVERIFY2(sentence->text().contains(u"numedges"_s) && sentence->text().contains(u"3 to 7"_s),
                 qPrintable(sentence->text()));
        QTest::keyClick(faces->table(), Qt::Key_Right);
        QTRY_VERIFY2(sentence->text().contains(u"<b>texinfo</b>"_s), qPrintable(sentence->text()));
        faces->setFilterText(u"numedges=7"_s);
        QTRY_VERIFY(!faces->shape()->isBusy() && faces->shape()->column() == texinfo);
        QTest::keyClick(faces->table(), Qt::Key_B, Qt::ControlModifier);
        QVERIFY(faces->shape()->isHidden());
    }

    void aStrokeSelectsAndAClickWithControlAdds()
    {
        auto *faces = openShape(numedges);
        const auto expected = facesByEdges();
        QCOMPARE(expected.size(), 5U);
        stroke(faces, 1, 0);
        QCOMPARE(selected(), both(expected[0], expected[1]));
        stroke(faces, 3, 3);
        QCOMPARE(selected(), expected[3]);
        stroke(faces, 4, 4, Qt::ControlModifier);
        QCOMPARE(selected(), both(expected[3], expected[4]));
        QCOMPARE(faces->model()->marked().size(), selected().size());
        auto *bars = faces->shape()->bars();
        QTest::mousePress(bars, Qt::LeftButton, {}, middleOf(faces, 0));
        bars->setFocus();
        QTest::keyClick(bars, Qt::Key_Escape); // takes back the stroke, and no more
        QTest::mouseRelease(bars, Qt::LeftButton, {}, middleOf(faces, 2));
        QCOMPARE(selected(), both(expected[3], expected[4]));
        QVERIFY(faces->shape()->isVisible());
        QTest::mousePress(bars, Qt::LeftButton, {}, middleOf(faces, 0)); // its release goes to another window
        moveMouse(bars, middleOf(faces, 2));
        QVERIFY(!bars->range());
        QTest::mouseRelease(bars, Qt::LeftButton, {}, middleOf(faces, 2));
        QCOMPARE(selected(), both(expected[3], expected[4]));
    }

    void keysMarkSelectAndFilter()
    {
        auto *faces = openShape(numedges);
        auto *bars = faces->shape()->bars();
        const auto expected = facesByEdges();
        bars->setFocus();
        QTest::keyClick(bars, Qt::Key_Return); // nothing is marked
        QVERIFY(selected().empty());
        QTest::keyClick(bars, Qt::Key_Right);
        QTest::keyClick(bars, Qt::Key_Right);
        QTest::keyClick(bars, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(bars->range(), std::optional(BarRange{1, 2}));
        QVERIFY2(bars->accessibleDescription().startsWith(u"4 to 5:"_s), qPrintable(bars->accessibleDescription()));
        QTest::keyClick(bars, Qt::Key_Space);
        QCOMPARE(selected(), both(expected[1], expected[2]));
        QTest::keyClick(bars, Qt::Key_End);
        QTest::keyClick(bars, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(selected(), both(both(expected[1], expected[2]), expected[4]));
        QTest::keyClick(bars, Qt::Key_Home);
        QTest::keyClick(bars, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(bars, Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(faces->filterEdit()->text(), u"numedges=3..4"_s);
        QCOMPARE(faces->model()->rowCount(), static_cast<int>(expected[0].size() + expected[1].size()));
        QTRY_VERIFY(!faces->shape()->isBusy());
        QVERIFY2(faces->shape()->sentence()->text().contains(u"3 to 4"_s), qPrintable(faces->shape()->sentence()->text()));
        QVERIFY(bars->hasFocus());
        QTest::keyClick(bars, Qt::Key_Escape);
        QVERIFY(faces->shape()->isHidden() && faces->table()->hasFocus());
    }

    void aDoubleClickKeepsTheValue()
    {
        auto *faces = openShape(numedges);
        QTest::mouseDClick(faces->shape()->bars(), Qt::LeftButton, {}, middleOf(faces, 3));
        QCOMPARE(faces->filterEdit()->text(), u"numedges=6"_s);
        QCOMPARE(faces->model()->rowCount(), static_cast<int>(facesByEdges()[3].size()));
    }

    // The sample's lightmaps lie in the order of its faces, but for some.
    void whatIsSaidSelectsToo()
    {
        auto *faces = openShape(lightofs);
        const auto column = window_->document()->map().column(lump(u"faces"_s), lightofs);
        std::vector<RecordRef> falls;
        for (quint32 face = 1; face < column.count(); ++face)
            if (column.integer(face) < column.integer(face - 1))
                falls.push_back({lump(u"faces"_s), face});
        QVERIFY(!falls.empty());
        auto *sentence = faces->shape()->sentence();
        static const QRegularExpression link(u"<a href=\"(\\d+)\">[^<]*falls"_s);
        const auto match = link.match(sentence->text());
        QVERIFY2(match.hasMatch(), qPrintable(sentence->text()));
        emit sentence->linkActivated(match.captured(1));
        QCOMPARE(selected(), falls);
    }

    void itShowsHowMuchOfABarIsSelected()
    {
        auto *faces = openShape(numedges);
        auto *bars = faces->shape()->bars();
        const auto expected = facesByEdges();
        window_->document()->selection().set({expected[2][0], expected[2][1], expected[4][0]});
        moveMouse(bars, middleOf(faces, 2));
        QVERIFY2(bars->text().contains(u"selected: 2"_s), qPrintable(bars->text()));
        moveMouse(bars, middleOf(faces, 1));
        QVERIFY2(bars->text().startsWith(u"4: "_s) && !bars->text().contains(u"selected"_s), qPrintable(bars->text()));
        leaveByMouse(bars);
        QCOMPARE(bars->text(), QString());
    }

    void itsColoursAreThoseIn3D()
    {
        auto *faces = openShape(numedges);
        auto *bars = faces->shape()->bars();
        const auto picture = bars->grab().toImage();
        const auto colorOf = [&](size_t bar) {
            const auto slot = bars->slotOf(bar);
            return picture.pixelColor(QPoint(slot.center().x(), slot.bottom() - 3) * picture.devicePixelRatio());
        };
        for (const size_t bar : {0U, 1U, 2U}) // those that are high enough to have an inside
            QCOMPARE(colorOf(bar), QColor(scaleColor(3.0 + static_cast<double>(bar), 3, 7)));
        QSignalSpy asked(faces, &LumpView::colorRequested);
        QVERIFY(faces->shape()->colorButton()->isVisible());
        QTest::mouseClick(faces->shape()->colorButton(), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].value<bsp::FieldRef>(), (bsp::FieldRef{lump(u"faces"_s), numedges}));
        auto *vertexes = table(u"vertexes"_s); // which no single face has
        waitFor(vertexes);
        QVERIFY(!vertexes->shape()->colorButton()->isVisible());
    }

    void itIsOpenedByTheHeaderAndStaysOpen()
    {
        open(samplePath(u"quake2"));
        auto *faces = table(u"faces"_s);
        QVERIFY(faces->shape()->isHidden());
        auto *header = faces->table()->horizontalHeader();
        emit header->customContextMenuRequested({header->sectionViewportPosition(numedges) + 3, 5});
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (auto *action : menu->actions())
            if (QString(action->text()).remove(u'&').startsWith(u"Show Distribution"_s))
                action->trigger();
        menu->close();
        waitFor(faces);
        stroke(faces, 1, 1); // what is selected has no current cell yet
        faces->setFilterText(u"side=0"_s);
        QTRY_VERIFY(!faces->shape()->isBusy());
        QCOMPARE(faces->shape()->column(), numedges);
        emit header->customContextMenuRequested({header->length() + 50, 5}); // beside all columns
        menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (const auto *action : menu->actions())
            QVERIFY(!QString(action->text()).remove(u'&').startsWith(u"Show Distribution"_s));
        menu->close();
        waitFor(table(u"planes"_s)); // opened later
        window_->tables()->closeCurrent();
        faces = table(u"faces"_s);
        faces->shape()->bars()->setFocus();
        QTest::keyClick(faces->shape()->bars(), Qt::Key_B, Qt::ControlModifier);
        QVERIFY(faces->shape()->isHidden());
        QVERIFY(table(u"planes"_s)->shape()->isHidden());
    }

    void withoutRecordsItSaysSo()
    {
        auto *faces = openShape(numedges);
        faces->setFilterText(u"numedges=99"_s);
        QTRY_VERIFY2(faces->shape()->sentence()->text().contains(u"No record"_s), qPrintable(faces->shape()->sentence()->text()));
        auto *bars = faces->shape()->bars();
        bars->setFocus();
        for (const auto key : {Qt::Key_Right, Qt::Key_Return})
            QTest::keyClick(bars, key);
        stroke(faces, 0, 1);
        QVERIFY(selected().empty());
    }

private:
    static constexpr int numedges = 3, texinfo = 4, lightofs = 9; // columns of Quake II's faces

    // The shape of a column of the sample's faces, whose numbers of edges are few enough for a bar each.
    LumpView *openShape(int column)
    {
        open(samplePath(u"quake2"));
        auto *faces = table(u"faces"_s);
        click(faces->table(), 0, column);
        faces->table()->setFocus();
        QTest::keyClick(faces->table(), Qt::Key_B, Qt::ControlModifier);
        waitFor(faces);
        window_->document()->selection().clear();
        return faces;
    }
    static void waitFor(LumpView *view)
    {
        QTRY_VERIFY(view->shape()->isVisible() && !view->shape()->isBusy() && !view->shape()->sentence()->text().isEmpty());
    }
    // By their number of edges, ascending.
    std::vector<std::vector<RecordRef>> facesByEdges() const
    {
        const auto column = window_->document()->map().column(lump(u"faces"_s), numedges);
        std::map<qint64, std::vector<RecordRef>> byEdges;
        for (quint32 face = 0; face < column.count(); ++face)
            byEdges[column.integer(face)].push_back({lump(u"faces"_s), face});
        std::vector<std::vector<RecordRef>> all;
        for (auto &[edges, faces] : byEdges)
            all.push_back(std::move(faces));
        return all;
    }
    static std::vector<RecordRef> both(std::vector<RecordRef> one, const std::vector<RecordRef> &other)
    {
        one.insert(one.end(), other.begin(), other.end());
        std::ranges::sort(one);
        return one;
    }
    const std::vector<RecordRef> &selected() const { return window_->document()->selection().records(); }
    static QPoint middleOf(const LumpView *view, size_t bar) { return view->shape()->bars()->slotOf(bar).center(); }
    static void stroke(const LumpView *view, size_t from, size_t to, Qt::KeyboardModifiers modifiers = {})
    {
        auto *bars = view->shape()->bars();
        QTest::mousePress(bars, Qt::LeftButton, modifiers, middleOf(view, from));
        moveMouse(bars, middleOf(view, to), Qt::LeftButton, modifiers);
        QTest::mouseRelease(bars, Qt::LeftButton, modifiers, middleOf(view, to));
    }
};

ADD_TEST(ColumnShapeViewTest, QApplication)
#include "tst_columnshapeview.moc"

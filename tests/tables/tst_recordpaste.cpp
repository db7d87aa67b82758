// Cells and bytes pasted from the clipboard, in a real window.
#include "tests/facts.h"
#include "tests/program.h"
#include "tests/tables/recordfixture.h"
#include "tests/waits.h"
#include "widgets/parts/filteredit.h"

#include <map>

class RecordPasteTest : public RecordFixture
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

    // Into the rows and columns that the table shows, as it shows them.
    void cellsArePastedAsTheTableShowsThem()
    {
        auto *view = unlocked(u"faces"_s);
        QTRY_VERIFY(column(view, "squareUnits") >= 0);
        view->filterEdit()->setText(u"id<9"_s);
        QTRY_COMPARE(view->model()->rowCount(), 9);
        view->model()->sort(column(view, "squareUnits"), Qt::DescendingOrder);
        view->table()->setColumnHidden(column(view, "styles[1]"), true);
        auto *header = view->table()->horizontalHeader();
        header->moveSection(header->visualIndex(column(view, "side")), header->visualIndex(column(view, "styles[2]")));
        QCOMPARE(header->visualIndex(column(view, "side")) + 1, header->visualIndex(column(view, "styles[3]")));
        untilWorkEnds();
        const auto before = bytesOf(lump(u"faces"_s));
        std::vector<quint32> shown;
        for (int row = 0; row < 3; ++row)
            shown.push_back(view->model()->recordAt(row + 1).index);
        std::map<quint32, double> hidden;
        for (quint32 face = 0; face < 9; ++face)
            hidden[face] = number("FACES", "styles[1]", face);
        toCell(view, shown[0], "styles[0]");
        QGuiApplication::clipboard()->setText(u"11\t12\t1\n21\t22\t0\n31\t32\t1\n"_s); // styles[0], styles[2] and side
        QTest::keyClick(view->table(), Qt::Key_V, Qt::ControlModifier);
        for (size_t row = 0; row < shown.size(); ++row) {
            QCOMPARE(number("FACES", "styles[0]", shown[row]), 10.0 * static_cast<double>(row + 1) + 1);
            QCOMPARE(number("FACES", "styles[2]", shown[row]), 10.0 * static_cast<double>(row + 1) + 2);
            QCOMPARE(number("FACES", "side", shown[row]), row == 1 ? 0.0 : 1.0);
        }
        for (const auto &[face, style] : hidden)
            QCOMPARE(number("FACES", "styles[1]", face), style);
        QCOMPARE(window_->document()->undoStack().count(), 1);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bytesOf(lump(u"faces"_s)), before);
    }

    // The titles, the number and the calculated columns come along.
    void aCopiedRowIsPastedIntoAnother()
    {
        auto *view = unlocked(u"faces"_s);
        QTRY_VERIFY(column(view, "squareUnits") >= 0);
        for (int each = 0; each < view->model()->columnCount(); ++each)
            view->table()->setColumnHidden(each, each != column(view, "styles[2]") && each != column(view, "squareUnits"));
        const auto size = [view](int face) { return view->model()->index(face, column(view, "squareUnits")).data().toString(); };
        int other = 4;
        while (other < view->model()->rowCount() && size(other) == size(3))
            ++other;
        const auto face = static_cast<quint32>(other);
        typeInto(view, 3, "styles[2]", u"33"_s);
        QVERIFY(number("FACES", "styles[2]", face) != 33);
        click(view->table(), 3, column(view, "styles[2]"));
        QTest::keyClick(view->table(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().contains(size(3)));
        toCell(view, face, "styles[2]");
        QTest::keyClick(view->table(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(number("FACES", "styles[2]", face), 33.0);
        const auto told = window_->statusBar()->currentMessage();
        QVERIFY2(states(told, {u"Pasted"_s, u"Face %1"_s.arg(face)}), qPrintable(told));
        QCOMPARE(window_->document()->undoStack().count(), 2);
    }

    // The current cell and byte are scrolled out of view.
    void pastingShowsWhereItBegins()
    {
        const auto isShown = [](const QTableView *table) {
            return table->viewport()->rect().contains(table->visualRect(table->currentIndex()).center());
        };
        auto *faces = unlocked(u"faces"_s)->table();
        toCell(window_->tables()->currentView(), window_->document()->map().recordCount(lump(u"faces"_s)) - 1, "side");
        auto *lighting = bytes(u"lighting"_s);
        lighting->setCurrentIndex(lighting->model()->index(lighting->model()->rowCount() - 1, 0));
        const auto offset = QString::number(16 * lighting->currentIndex().row());
        for (auto *table : {faces, lighting}) {
            window_->tables()->open(lump(table == faces ? u"faces"_s : u"lighting"_s));
            QCoreApplication::processEvents();
            const auto text = table->currentIndex().data().toString();
            QGuiApplication::clipboard()->setText(table == faces  ? QString::number(1 - text.toInt())
                                                  : text == u"00" ? u"01"_s
                                                                  : u"00"_s);
            table->scrollToTop();
            QVERIFY(!isShown(table));
            table->setFocus();
            QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
            QVERIFY(isShown(table));
            QVERIFY(table->currentIndex().data().toString() != text);
            const auto told = window_->statusBar()->currentMessage();
            QVERIFY2(states(told, {u"Pasted"_s, table == faces ? u"Face"_s : offset}), qPrintable(told));
        }
    }

    void whatCannotBePastedChangesNothingAndSaysWhy()
    {
        auto *view = table(u"faces"_s);
        const auto refuses = [&](const QString &text, const QString &fact) {
            window_->statusBar()->clearMessage();
            window_->notice()->clear();
            toCell(view, window_->document()->map().recordCount(view->lump()) - 2, "styles[3]");
            QGuiApplication::clipboard()->setText(text);
            QTest::keyClick(view->table(), Qt::Key_V, Qt::ControlModifier);
            return !window_->document()->isModified()
                   && (window_->statusBar()->currentMessage() + window_->notice()->text()).contains(fact);
        };
        QVERIFY(refuses(u"7"_s, u"Edit Records"_s));
        unlocked(u"faces"_s);
        QTRY_VERIFY(column(view, "squareUnits") >= 0);
        QVERIFY(refuses(u"7\n300"_s, u"300"_s));
        QVERIFY(refuses(u"7\n8\n9"_s, u"3 rows"_s));
        QVERIFY(refuses(u"7"_s + QString(99, u'\t'), u"Row 1"_s));
        QVERIFY(refuses(u"index\tdist\n1\t7"_s, u"dist"_s));
        QVERIFY(refuses(u"index\tsquareUnits\n1\t7"_s, u"calculated"_s));
    }

    void bytesArePasted()
    {
        auto *table = unlockedBytes();
        const int lighting = lump(u"lighting"_s);
        const auto before = bytesOf(lighting);
        table->setCurrentIndex(table->model()->index(0, 14));
        QGuiApplication::clipboard()->setText(u"0A ff\n1e"_s);
        QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bytesOf(lighting), before.first(14) + QByteArray::fromHex("0aff1e") + before.sliced(17));
        QCOMPARE(window_->document()->undoStack().count(), 1);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QGuiApplication::clipboard()->setText(QString(2 * before.size(), u'0')); // too many from the second byte on
        table->setCurrentIndex(table->model()->index(0, 1));
        QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(window_->notice()->isVisible());
        QCOMPARE(bytesOf(lighting), before);
    }
};

ADD_TEST(RecordPasteTest, QApplication)
#include "tst_recordpaste.moc"

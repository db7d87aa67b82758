// Reading the line to a leak, however its file is written or broken.
#include "core/scene/marks/pointfile.h"
#include "tests/facts.h"
#include "tests/files.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <random>

using Pieces = std::vector<std::pair<Point, Point>>;

class TestPointFile : public QObject
{
    Q_OBJECT

private slots:
    void linesAreRead_data()
    {
        const auto row = addColumns<QByteArray, Pieces>("text", "pieces");
        const Pieces two{{{1, 2, 3}, {4, 5, 6}}, {{4, 5, 6}, {-7, 8.5, 9}}};
        row("points", "1 2 3\n4 5 6\n-7 8.5 9\n", two);
        row("no line end at the end", "1 2 3\n4 5 6\n-7 8.5 9", two);
        row("CR LF and tabs", "1\t2\t3\r\n  4 5 6\r\n-7.000000 8.500000 9.000000 \r\n", two);
        row("pieces", "1 2 3 - 4 5 6\n4 5 6 - -7 8.5 9\n", two);
        row("a comment", "leak\n1 2 3\n4 5 6\n-7 8.5 9\n", two);
        row("a gap", "1 2 3\n4 5 6\n\n7 7 7\n8 8 8\n", Pieces{{{1, 2, 3}, {4, 5, 6}}, {{7, 7, 7}, {8, 8, 8}}});
        row("more numbers", "1 2 3 9 9\n4 5 6 9 9\n", Pieces{{{1, 2, 3}, {4, 5, 6}}});
        row("half a piece", "1 2 3 - 4 5\n1 2 3 - 4 5 6\n", Pieces{{{1, 2, 3}, {4, 5, 6}}});
        row("a point beyond all maps", "1 2 3\n4 5 6\n1e30 0 0\n1 1 1\n", Pieces{{{1, 2, 3}, {4, 5, 6}}});
        const Pieces none; // it is refused
        row("nothing", {}, none);
        row("line ends", "\n\n\n", none);
        row("one point", "1 2 3\n", none);
        row("two numbers", "1 2\n3 4\n", none);
        row("no numbers", "nan nan nan\n1 2 3\n", none);
        row("endless", "inf 0 0\n1 2 3\n", none);
        row("entities", "{ classname worldspawn }", none);
        row("a piece without its end", "1 2 3 -\n", none);
    }

    void linesAreRead()
    {
        QFETCH(QByteArray, text);
        const auto read = parsePointFile(text);
        QVERIFY(read ? !read.value().empty() : read.error().endsWith(u'.'));
        QTEST(read ? read.value() : Pieces(), "pieces");
    }

    void everyTruncationIsReadOrRefused()
    {
        const QByteArray text("1 2 3\n4 5 6 - 7 8 9\n-10.25 11 12\n13 14 15\n");
        const auto whole = parsePointFile(text);
        VERIFY_RESULT(whole);
        for (qsizetype length = 0; length < text.size(); ++length) {
            const auto bytes = QByteArray(text.constData(), length); // nothing lies behind it
            if (const auto read = parsePointFile(bytes))
                QVERIFY(read.value().size() <= whole.value().size());
        }
    }

    void junkIsReadOrRefused()
    {
        std::mt19937 random(11);
        constexpr char letters[] = "0123456789.-+eE \t\r\n\0nax";
        for (int i = 0; i < 3000; ++i) {
            QByteArray text(static_cast<qsizetype>(random() % 200), ' ');
            for (char &c : text)
                c = i % 2 ? letters[random() % sizeof letters] : static_cast<char>(random());
            if (const auto read = parsePointFile(text))
                for (const auto &[from, to] : read.value())
                    for (size_t axis = 0; axis < 3; ++axis)
                        QVERIFY(std::abs(from[axis]) <= 1e7 && std::abs(to[axis]) <= 1e7);
        }
    }

    void aLongFileIsBounded()
    {
        const auto read = parsePointFile(QByteArray("1 2 3\n").repeated(1'200'000));
        VERIFY_RESULT(read);
        QCOMPARE(read.value().size(), 1'000'000U);
    }

    void theFileBesideTheMapIsFound()
    {
        QTemporaryDir folder;
        const auto map = folder.filePath(u"the.map.bsp"_s);
        QCOMPARE(pointFileNames(map), (QStringList{u"the.map.pts"_s, u"the.map.lin"_s}));
        QCOMPARE(pointFileBeside(map), QString());
        writeFile(folder.filePath(u"the.map.lin"_s), "1 2 3\n4 5 6\n");
        QCOMPARE(pointFileBeside(map), folder.filePath(u"the.map.lin"_s));
        writeFile(folder.filePath(u"the.map.pts"_s), "1 2 3\n");
        QCOMPARE(pointFileBeside(map), folder.filePath(u"the.map.pts"_s));
        const auto read = readPointFile(folder.filePath(u"the.map.lin"_s));
        VERIFY_RESULT(read);
        QCOMPARE(read.value().pieces.size(), 1U);
        const auto refused = readPointFile(folder.filePath(u"the.map.pts"_s));
        QVERIFY(!refused);
        QVERIFY2(states(refused.error(), {u"the.map.pts"_s}), qPrintable(refused.error()));
    }

    void whatIsNoFileIsRefused()
    {
        QTemporaryDir folder;
        QVERIFY(!readPointFile(folder.path()));
        QVERIFY(!readPointFile(folder.filePath(u"none.pts"_s)));
        QVERIFY(!readPointFile(u"/dev/zero"_s));
    }

    void theStartIsMarked()
    {
        const auto marks = marksOf({u"x"_s, {{{1, 2, 3}, {4, 5, 6}}, {{4, 5, 6}, {7, 8, 9}}}});
        QCOMPARE(marks.lines.size(), 4U + 24U);
        QCOMPARE(marks.triangles.size(), 36U);
        Box box;
        for (const auto &corner : marks.triangles)
            box.add(corner.point);
        QCOMPARE((box.low[0] + box.high[0]) / 2, 1.0f);
        QVERIFY(marksOf({}).isEmpty());
    }
};

ADD_TEST(TestPointFile, QCoreApplication)
#include "tst_pointfile.moc"

// The shape of columns: what is counted, what stands out, and what selects and filters by it.
#include "core/query/columnshape.h"
#include "core/scene/facecolors.h"
#include "tests/filtering.h"
#include "tests/program.h"

#include <cmath>
#include <limits>
#include <numeric>

namespace {

ColumnShape shapeOf(const MapFile &map, QStringView lump, std::string_view column, std::optional<Records> records = {})
{
    const int number = map.findLump(lump);
    if (!records) {
        records.emplace(map.recordCount(number));
        std::iota(records->begin(), records->end(), 0U);
    }
    return ::shapeOf(map, number, map.findColumn(number, column), *records);
}

QString sentence(const ColumnShape &shape)
{
    QStringList texts;
    for (const auto &part : shapeParts(shape))
        texts.append(part.text);
    return texts.join(u", "_s);
}

// A map of nothing but faces, of which one field has these values.
QByteArray facesWith(std::string_view field, const std::vector<double> &values)
{
    MapBuilder map(bsp::quake2);
    for (const double value : values)
        map.set("FACES", map.addRecord("FACES"), field, value);
    return map.build();
}

} // namespace

class TestColumnShape : public QObject
{
    Q_OBJECT

private slots:
    void everyColumnIsCountedWholeAndFilteredByItsBars_data() { addSampleMapRows(); }
    void everyColumnIsCountedWholeAndFilteredByItsBars()
    {
        OPEN_MAP(map);
        const References references(map);
        for (const int lump : map.lumps()) {
            if (lump == map.format().roles.entityList) // its names stand for keys
                continue;
            Records all(map.recordCount(lump));
            std::iota(all.begin(), all.end(), 0U);
            for (int field = 0; field < std::ssize(map.lump(lump).fields); ++field) {
                const auto shape = ::shapeOf(map, lump, field, all);
                const auto name = u"%1.%2"_s.arg(lumpName(map, lump), shape.column);
                QCOMPARE(shape.count, map.recordCount(lump));
                if (shape.bars.empty()) {
                    QVERIFY2(all.empty(), qPrintable(name));
                    continue;
                }
                const BarRange every{0, shape.bars.size() - 1};
                VERIFY_EACH(recordsIn(shape, every) == all, qPrintable(name));
                size_t counted = 0;
                for (const auto &bar : shape.bars)
                    counted += bar.records.size();
                VERIFY_EACH(shape.values == ColumnShape::Values::Flags || counted == all.size(), qPrintable(name));
                for (const quint32 bar : spread(static_cast<quint32>(shape.bars.size()), 4)) {
                    const BarRange range{bar, std::min<size_t>(bar + 2, every.last)};
                    const auto text = filterFor(shape, range);
                    if (text.isEmpty())
                        continue;
                    const auto filter = Filter::parse(text, references, lump);
                    VERIFY_EACH(!filter.fault(), qPrintable(name + u": "_s + text));
                    VERIFY_EACH(filter.apply(references, lump) == recordsIn(shape, range), qPrintable(name + u": "_s + text));
                }
            }
        }
    }

    void theColoursAreThoseOfTheFaces_data() { addSampleMapRows(); }
    void theColoursAreThoseOfTheFaces()
    {
        OPEN_MAP(map);
        const auto scene = buildMapScene(std::make_shared<const MapFile>(map), {}, {});
        int compared = 0;
        for (const int lump : {map.format().roles.faces, map.format().roles.leafs})
            for (int field = 0; field < std::ssize(map.lump(lump).fields); ++field) {
                const auto colors = colorFaces(*scene, map, {FaceColoring::Column, {lump, field}});
                if (!colors.legend.isScale || colors.legend.faces == 0)
                    continue;
                const auto shape = ::shapeOf(map, lump, field, Records{0});
                QCOMPARE(shape.scale.low, colors.legend.low);
                QCOMPARE(shape.scale.high, colors.legend.high);
                ++compared;
            }
        QVERIFY(compared > 5);
    }

    void fewNumbersHaveABarEachAndOutliersAreTold()
    {
        std::vector<double> values;
        for (int i = 0; i < 1000; ++i)
            values.push_back(3 + i % 4);
        for (const size_t at : {17U, 400U})
            values[at] = 60;
        OPEN_BYTES(map, facesWith("numedges", values));
        const auto shape = shapeOf(map, u"faces", "numedges");
        QCOMPARE(shape.distinct, 5U);
        QCOMPARE(shape.bars.size(), 5U);
        QCOMPARE(shape.lowest, 3.0);
        QCOMPARE(shape.highest, 60.0);
        QCOMPARE(shape.outliers, (Records{17, 400}));
        QCOMPARE(shape.mostUsual, 12.0); // from 4 to 6 there is half of them
        QCOMPARE(shape.bars[4].records, (Records{17, 400}));
        QCOMPARE(shape.bars[0].records.size(), 249U);
        const auto said = sentence(shape);
        QVERIFY2(said.contains(u"3 to 60"_s) && said.contains(u"2 outliers above 12"_s), qPrintable(said));
        QCOMPARE(filterFor(shape, {1, 2}), u"numedges=4..5"_s);
        QCOMPARE(filterFor(shape, {4, 4}), u"numedges=60"_s);
        QCOMPARE(countsIn(shape, Records{0, 1, 17, 401}), (Records{1, 2, 0, 0, 1}));
        QVERIFY2(barText(shape, {4, 4}).startsWith(u"60: 2 records"_s), qPrintable(barText(shape, {4, 4})));
    }

    void manyNumbersAreInEqualSpans()
    {
        std::vector<double> values(1000);
        std::iota(values.begin(), values.end(), -500);
        OPEN_BYTES(map, facesWith("side", values));
        const auto shape = shapeOf(map, u"faces", "side");
        QCOMPARE(shape.distinct, 1000U);
        QVERIFY(shape.bars.size() > 20 && shape.bars.size() <= 40);
        for (size_t i = 0; i + 1 < shape.bars.size(); ++i) {
            QCOMPARE(shape.bars[i].records.size(), shape.bars[0].records.size());
            QCOMPARE(shape.bars[i].high + 1, shape.bars[i + 1].low);
        }
        QCOMPARE(shape.mean, -0.5);
        QVERIFY(shape.outliers.empty());
        QCOMPARE(shape.course, ColumnShape::Course::Rises);
    }

    void itIsToldWhetherNumbersOnlyRise_data()
    {
        QTest::addColumn<QList<double>>("values");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QList<quint32>>("falls");
        QTest::newRow("rises") << QList<double>{0, 3, 9} << u"strictly ascending"_s << QList<quint32>{};
        QTest::newRow("never falls") << QList<double>{0, 3, 3, 9} << u"ascending, with repeats"_s << QList<quint32>{};
        QTest::newRow("but where it leads nowhere") << QList<double>{0, 3, -1, 9} << u"strictly ascending"_s << QList<quint32>{};
        QTest::newRow("falls") << QList<double>{9, 3, 0} << u"strictly descending"_s << QList<quint32>{1, 2};
        QTest::newRow("never rises") << QList<double>{9, 9, 0} << u"descending, with repeats"_s << QList<quint32>{2};
        QTest::newRow("once") << QList<double>{0, 1, 2, 3, 4, 5, 6, 1, 8, 9, 10, 11} << u"record 7"_s << QList<quint32>{7};
        QTest::newRow("no order") << QList<double>{0, 9, 3, 7, 2} << u"not in ascending order"_s << QList<quint32>{2, 4};
    }

    void itIsToldWhetherNumbersOnlyRise()
    {
        QFETCH(QList<double>, values);
        QFETCH(QString, said);
        QFETCH(QList<quint32>, falls);
        OPEN_BYTES(map, facesWith("lightofs", {values.begin(), values.end()}));
        const auto shape = shapeOf(map, u"faces", "lightofs");
        QCOMPARE(shape.falls, Records(falls.begin(), falls.end()));
        QVERIFY2(sentence(shape).contains(said), qPrintable(sentence(shape)));
        QCOMPARE(shape.nowhere.size(), static_cast<size_t>(values.count(-1)));
    }

    void whatIsNoNumberHasABarOfItsOwn()
    {
        MapBuilder builder(bsp::quake2);
        const double endless = std::numeric_limits<double>::infinity();
        for (const double x : {1.0, std::nan(""), 2.5, endless, -1.0})
            builder.set("VERTEXES", builder.addRecord("VERTEXES"), "point.x", x);
        OPEN_BYTES(map, builder.build());
        const auto shape = shapeOf(map, u"vertexes", "point.x");
        QCOMPARE(shape.numbers, 3U);
        QCOMPARE(shape.lowest, -1.0);
        QCOMPARE(shape.highest, 2.5);
        QCOMPARE(shape.bars.size(), 4U);
        QCOMPARE(shape.bars.back().records, (Records{1, 3}));
        QCOMPARE(apply(map, u"vertexes", filterFor(shape, {3, 3})), (Records{1, 3}));
        QCOMPARE(apply(map, u"vertexes", filterFor(shape, {2, 3})), (Records{1, 2, 3}));
        QCOMPARE(apply(map, u"vertexes", u"!"_s + filterFor(shape, {2, 3})), (Records{0, 4}));
    }

    // Half-Life's clipnodes say by a negative child what fills the space.
    void wordsAreNoNumbers()
    {
        MapBuilder builder(bsp::goldsrc);
        for (const double child : {0.0, -1.0, 1.0, -2.0, -2.0, 2.0})
            builder.set("CLIPNODES", builder.addRecord("CLIPNODES"), "children[0]", child);
        OPEN_BYTES(map, builder.build());
        const auto shape = shapeOf(map, u"clipnodes", "children[0]");
        QCOMPARE(shape.numbers, 3U);
        QCOMPARE(shape.lowest, 0.0);
        const auto words = std::ranges::count(shape.bars, ColumnBar::Word, &ColumnBar::kind);
        QCOMPARE(words, 2);
        QCOMPARE(shape.bars.front().kind, ColumnBar::Word);
        for (const auto &[name, records] : {std::pair(u"EMPTY"_s, Records{1}), {u"SOLID"_s, Records{3, 4}}}) {
            const auto bar = std::ranges::find(shape.bars, name, &ColumnBar::name);
            QVERIFY2(bar != shape.bars.end(), qPrintable(name));
            QCOMPARE(bar->records, records);
        }
        QCOMPARE(shape.course, ColumnShape::Course::Rises);
    }

    void flagsAreCountedEach()
    {
        MapBuilder builder(bsp::quake2);
        for (const double flags : {0.0, 4.0, 4.0, 5.0, 1024.0})
            builder.set("TEXINFO", builder.addRecord("TEXINFO"), "flags", flags);
        OPEN_BYTES(map, builder.build());
        const auto shape = shapeOf(map, u"texinfo", "flags");
        QCOMPARE(shape.values, ColumnShape::Values::Flags);
        QCOMPARE(shape.distinct, 4U);
        QCOMPARE(shape.bars.size(), 4U);
        QCOMPARE(shape.bars.front().name, u"SKY"_s);
        QCOMPARE(shape.bars.front().records, (Records{1, 2, 3}));
        for (size_t bar = 0; bar < shape.bars.size(); ++bar)
            QCOMPARE(apply(map, u"texinfo", filterFor(shape, {bar, bar})), shape.bars[bar].records);
        const auto unnamed = std::ranges::find(shape.bars, u"0x400"_s, &ColumnBar::name);
        QVERIFY(unnamed != shape.bars.end());
        QCOMPARE(recordsIn(shape, {0, 3}), (Records{0, 1, 2, 3, 4}));
    }

    void rareTextsShareABar()
    {
        MapBuilder builder(bsp::quake2);
        const auto add = [&builder](const QByteArray &name) {
            builder.set("TEXINFO", builder.addRecord("TEXINFO"), "texture", QByteArrayView(name));
        };
        for (int i = 0; i < 60; ++i)
            add("e1u1/wall_" + QByteArray::number(i));
        for (const auto *name : {"Often", "often", "OFTEN"})
            add(name);
        OPEN_BYTES(map, builder.build());
        const auto shape = shapeOf(map, u"texinfo", "texture");
        QCOMPARE(shape.distinct, 61U);
        QCOMPARE(shape.bars.size(), 40U);
        QCOMPARE(shape.bars.front().name, u"Often"_s);
        QCOMPARE(shape.bars.front().records, (Records{60, 61, 62}));
        const auto &rest = shape.bars.back();
        QCOMPARE(rest.kind, ColumnBar::Rest);
        QCOMPARE(rest.records.size(), 22U);
        QVERIFY2(rest.name.contains(u"22"_s), qPrintable(rest.name));
        QCOMPARE(apply(map, u"texinfo", filterFor(shape, {39, 39})), rest.records);
        QCOMPARE(apply(map, u"texinfo", filterFor(shape, {0, 1})), recordsIn(shape, {0, 1}));
    }

    void onlyTheAskedRecordsCount()
    {
        OPEN_BYTES(map, facesWith("numedges", {3, 4, 5, 6, 3}));
        const auto shape = shapeOf(map, u"faces", "numedges", Records{4, 1, 0, 999});
        QCOMPARE(shape.count, 3U);
        QCOMPARE(shape.highest, 4.0);
        QCOMPARE(shape.scale.high, 6.0); // colours are those of the whole column
        QCOMPARE(shape.bars.front().records, (Records{0, 4}));
        const auto none = shapeOf(map, u"faces", "numedges", Records());
        QVERIFY(none.bars.empty());
        QVERIFY2(sentence(none).contains(u"No record"_s), qPrintable(sentence(none)));
        QCOMPARE(filterFor(none, {0, 0}), QString());
    }

    void whatIsNotCalculatedIsSaid()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const int faces = map.format().roles.faces;
        QVERIFY(map.isComputed({faces, map.fieldCount(faces) - 1}));
        const auto shape = ::shapeOf(map, faces, map.fieldCount(faces) - 1, Records{0, 1});
        QCOMPARE(shape.values, ColumnShape::Values::Unknown);
        QVERIFY(shape.bars.empty());
        QVERIFY2(sentence(shape).contains(u"not calculated yet"_s), qPrintable(sentence(shape)));
    }
};

ADD_TEST(TestColumnShape, QCoreApplication)
#include "tst_columnshape.moc"

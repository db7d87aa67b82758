#include "core/document/lumpmodel.h"
#include "core/text.h"
#include "tests/entitymap.h"
#include "tests/modeltester.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <limits>
#include <numeric>

namespace {

using Records = std::vector<quint32>;
int column(const LumpModel &model, QStringView name)
{
    for (int i = 0; i < model.columnCount(); ++i)
        if (model.headerData(i, Qt::Horizontal, Qt::DisplayRole).toString() == name)
            return i;
    qFatal("there is no column %s", qPrintable(name.toString()));
}

QModelIndex cell(const LumpModel &model, quint32 record, QStringView name)
{
    return model.index(model.rowOf(record), column(model, name));
}

Filter filter(const Document &document, const LumpModel &model, const QString &text)
{
    return Filter::parse(text, document.references(), model.lump());
}

// -1, 0 or 1: how two records stand in a column, as their values and not as what is displayed.
int compare(const MapFile &map, const Column &column, quint32 a, quint32 b)
{
    const auto sign = [](auto x, auto y) { return x < y ? -1 : y < x ? 1 : 0; };
    if (column.field().type == bsp::Type::Chars || column.field().type == bsp::Type::Text)
        return sign(map.text(column, a).toByteArray().toLower(), map.text(column, b).toByteArray().toLower());
    return sign(column.number(a), column.number(b));
}

template <typename Test>
void forEachTable(const Document &document, Test test)
{
    for (const int lump : document.map().lumps())
        if (!document.map().lump(lump).fields.empty()) {
            LumpModel model(document.tables(), lump);
            const QAbstractItemModelTester tester(&model, reporting);
            test(model);
        }
}

} // namespace

class TestLumpModel : public QObject
{
    Q_OBJECT

private slots:
    void everyLumpIsATableOfItsRecords_data() { addFormatRows(); }
    void everyLumpIsATableOfItsRecords()
    {
        const auto document = documentOf(MapBuilder::room(fetchFormat()));
        const auto &map = document->map();
        forEachTable(*document, [&map](LumpModel &model) {
            const auto fields = map.lump(model.lump()).fields;
            QCOMPARE(model.rowCount(), static_cast<int>(map.recordCount(model.lump())));
            QCOMPARE(model.columnCount(), static_cast<int>(fields.size()));
            QVERIFY(model.rowCount() > 0);
            for (int f = 0; f < model.columnCount(); ++f) {
                const auto &field = fields[static_cast<size_t>(f)];
                QCOMPARE(model.headerData(f, Qt::Horizontal, Qt::DisplayRole).toString(), fromView(field.name));
                QCOMPARE(model.headerData(f, Qt::Horizontal, Qt::ToolTipRole).toString(), fromView(field.meaning));
                QVERIFY(model.index(0, f).data(Qt::ToolTipRole).toString().contains(fromView(field.meaning).toHtmlEscaped()));
            }
            QVERIFY(!model.headerData(model.columnCount(), Qt::Horizontal, Qt::DisplayRole).isValid());
            QVERIFY(!model.headerData(model.rowCount(), Qt::Vertical, Qt::DisplayRole).isValid());
            model.sort(model.columnCount() - 1, Qt::DescendingOrder);
            for (int row = 0; row < model.rowCount(); ++row) {
                const auto record = model.recordAt(row);
                QCOMPARE(record.lump, model.lump());
                QCOMPARE(model.rowOf(record.index), row);
                QCOMPARE(model.headerData(row, Qt::Vertical, Qt::DisplayRole).toUInt(), record.index);
            }
            QCOMPARE(model.rowOf(model.recordCount()), -1);
            QCOMPARE(model.rowOf(UINT32_MAX), -1);
        });
    }

    void sortingOrdersByValueAndKeepsTheFilesOrder_data() { addFormatRows(); }
    void sortingOrdersByValueAndKeepsTheFilesOrder()
    {
        const auto document = documentOf(MapBuilder::room(fetchFormat()));
        const auto &map = document->map();
        forEachTable(*document, [&map](LumpModel &model) {
            Records file(model.recordCount());
            std::iota(file.begin(), file.end(), 0U);
            QCOMPARE(model.order(), file);
            for (int f = 0; f < model.columnCount(); ++f)
                for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
                    model.sort(f, order);
                    const auto values = map.column(model.lump(), f);
                    Records seen = model.order();
                    for (size_t row = 1; row < seen.size(); ++row) {
                        const int difference =
                            compare(map, values, seen[row - 1], seen[row]) * (order == Qt::AscendingOrder ? 1 : -1);
                        QVERIFY(difference < 0 || (difference == 0 && seen[row - 1] < seen[row]));
                    }
                    std::ranges::sort(seen);
                    QCOMPARE(seen, file);
                    model.sort(-1);
                    QCOMPARE(model.order(), file);
                    QCOMPARE(model.sorting().column, -1);
                }
        });
    }

    void indexesFollowTheirRecordThroughSorting()
    {
        const auto document = documentOf(MapBuilder::room(bsp::quake2));
        LumpModel model(document->tables(), document->map().findLump(u"planes"));
        const QAbstractItemModelTester tester(&model, reporting);
        std::vector<std::pair<QPersistentModelIndex, RecordRef>> kept;
        for (int row = 0; row < model.rowCount(); ++row)
            kept.emplace_back(model.index(row, row % model.columnCount()), model.recordAt(row));
        QSignalSpy laidOut(&model, &QAbstractItemModel::layoutChanged), reset(&model, &QAbstractItemModel::modelReset);
        using enum Qt::SortOrder;
        for (const auto &[by, order] :
             {std::pair(3, AscendingOrder), {3, DescendingOrder}, {0, AscendingOrder}, {-1, AscendingOrder}}) {
            model.sort(by, order);
            for (size_t i = 0; i < kept.size(); ++i) {
                const auto &[index, record] = kept[i];
                QCOMPARE(index.data(RecordRows::RecordRole).value<RecordRef>(), record);
                QCOMPARE(index.column(), static_cast<int>(i) % model.columnCount());
                QCOMPARE(model.headerData(index.row(), Qt::Vertical, Qt::DisplayRole).toUInt(), record.index);
            }
        }
        QCOMPARE(laidOut.count(), 4);
        QCOMPARE(reset.count(), 0);
        model.sort(1);
        laidOut.clear(); // the same again is no change
        model.sort(1);
        QCOMPARE(laidOut.count(), 0);
        QCOMPARE(model.sorting().column, 1);
        model.sort(1, Qt::DescendingOrder);
        QCOMPARE(laidOut.count(), 1);
        QCOMPARE(model.sorting().direction, Qt::DescendingOrder);
        model.sort(99); // there is none: the file's order
        QCOMPARE(model.sorting().column, -1);
    }

    void numbersThatAreNoneAreSortedSomewhere()
    {
        constexpr double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
        auto room = MapBuilder::room(bsp::quake2);
        room.set("PLANES", 2, "dist", nan)
            .set("PLANES", 5, "dist", infinity)
            .set("PLANES", 7, "dist", -infinity)
            .set("PLANES", 9, "dist", nan);
        const auto document = documentOf(room);
        LumpModel model(document->tables(), document->map().findLump(u"planes"));
        model.sort(3);
        QCOMPARE(Records(model.order().begin(), model.order().begin() + 3), (Records{2, 7, 9}));
        QCOMPARE(model.order().back(), 5U);
        model.sort(3, Qt::DescendingOrder);
        QCOMPARE(model.order().front(), 5U);
        QCOMPARE(Records(model.order().end() - 3, model.order().end()), (Records{2, 7, 9}));
    }

    void filterAndSortingWorkTogetherAndKeepMarks()
    {
        const auto document = documentOf(MapBuilder::room(bsp::quake2));
        LumpModel model(document->tables(), document->map().findLump(u"faces"));
        const QAbstractItemModelTester tester(&model, reporting);
        model.setFilter(filter(*document, model, u"texture~wall"_s));
        QCOMPARE(model.order(), (Records{0, 1, 2, 3}));
        QCOMPARE(model.recordCount(), 7U);
        model.sort(column(model, u"lightofs"), Qt::DescendingOrder);
        QCOMPARE(model.order(), (Records{3, 2, 1, 0}));
        QCOMPARE(model.rowOf(2), 1);
        QCOMPARE(model.rowOf(5), -1);
        model.setFilter(filter(*document, model, u"side=0"_s)); // the sorting stays
        QCOMPARE(model.order(), (Records{6, 4, 2, 0}));
        model.sort(-1);
        QCOMPARE(model.order(), (Records{0, 2, 4, 6}));
        model.setFilter(filter(*document, model, u"side=77"_s));
        QCOMPARE(model.rowCount(), 0);
        model.setFilter({});
        QCOMPARE(model.rowCount(), 7);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        const auto marked = [&model] {
            Records records;
            for (int row = 0; row < model.rowCount(); ++row)
                if (model.index(row, 0).data(RecordRows::MarkedRole).toBool())
                    records.push_back(model.recordAt(row).index);
            std::ranges::sort(records);
            return records;
        };
        model.mark({1, 4});
        QCOMPARE(marked(), (Records{1, 4}));
        QCOMPARE(changed.count(), 1);
        model.mark({1, 4});
        QCOMPARE(changed.count(), 1);
        model.sort(column(model, u"lightofs"), Qt::DescendingOrder);
        QCOMPARE(marked(), (Records{1, 4}));
        model.setFilter(filter(*document, model, u"texinfo=2"_s));
        QCOMPARE(marked(), (Records{4}));
        model.setFilter({});
        QCOMPARE(marked(), (Records{1, 4}));
        model.mark({});
        QCOMPARE(marked(), Records());
    }

    void cellsShowWhatTheyMean()
    {
        const auto document =
            documentOf(MapBuilder::room(bsp::quake2).set("TEXINFO", 1, "flags", 0x84).set("LEAFS", 0, "contents", -1));
        LumpModel texinfo(document->tables(), document->map().findLump(u"texinfo")),
            planes(document->tables(), document->map().findLump(u"planes"));
        const auto flags = cell(texinfo, 1, u"flags");
        QCOMPARE(flags.data().toString(), u"SKY | NODRAW"_s);
        QCOMPARE(flags.data(RecordRows::RawRole).toString(), u"132"_s);
        QVERIFY(flags.data(Qt::ToolTipRole).toString().contains(u"0x00000084"_s));
        QCOMPARE(flags.data(Qt::TextAlignmentRole).value<Qt::Alignment>(), Qt::AlignVCenter | Qt::AlignLeft);
        QCOMPARE(cell(texinfo, 0, u"texture").data().toString(), u"room/wall"_s);
        QCOMPARE(cell(planes, 0, u"type").data().toString(), u"X"_s);
        QCOMPARE(cell(planes, 0, u"type").data(RecordRows::RawRole).toString(), u"0"_s);
        QCOMPARE(cell(planes, 0, u"dist").data().toString(), u"-64"_s);
        QCOMPARE(cell(planes, 0, u"dist").data(Qt::TextAlignmentRole).value<Qt::Alignment>(), Qt::AlignVCenter | Qt::AlignRight);
    }

    void linksLeadToTheirRecord_data() { addFormatRows(); }
    void linksLeadToTheirRecord()
    {
        const auto document = documentOf(MapBuilder::room(fetchFormat()));
        forEachTable(*document, [&](LumpModel &model) {
            for (int f = 0; f < model.columnCount(); ++f) {
                const auto *link = document->references().link(model.lump(), f);
                for (int row = 0; row < model.rowCount(); ++row) {
                    const auto index = model.index(row, f);
                    const auto to = index.data(RecordRows::LinkRole).value<RecordRef>();
                    QVERIFY(!index.data(RecordRows::BrokenRole).toBool());
                    QCOMPARE(to.isValid(), link && link->at(static_cast<quint32>(row)).count > 0);
                    if (!to.isValid())
                        continue;
                    QVERIFY(document->map().contains(to));
                    QVERIFY(index.data(Qt::ToolTipRole).toString().contains(title(document->map(), to) + u':'));
                }
            }
        });
        const auto &roles = document->map().format().roles;
        LumpModel faces(document->tables(), roles.faces);
        const int texinfo = document->map().lump(roles.faces).fieldTo(roles.texinfo);
        QCOMPARE(faces.index(4, texinfo).data(RecordRows::LinkRole).value<RecordRef>(), (RecordRef{roles.texinfo, 2}));
    }

    void linksAreThoseOfTheChosenGame_data() { addFormatRows(); }
    // A table asks anew what its cells refer to: what it was told before is gone once another game reads the map.
    void linksAreThoseOfTheChosenGame()
    {
        const auto document = documentOf(MapBuilder::room(fetchFormat()));
        const auto &format = document->map().format();
        LumpModel model(document->tables(), format.roles.entityList);
        for (const auto *game : format.games) {
            document->setGame(*game);
            for (int row = 0; row < model.rowCount(); ++row)
                for (int column = 0; column < model.columnCount(); ++column) {
                    const auto *link = document->references().link(model.lump(), column);
                    const auto target = link ? link->at(model.recordAt(row).index) : Link::Target{};
                    QCOMPARE(model.index(row, column).data(LumpModel::LinkRole).value<RecordRef>(), target.ref());
                    QCOMPARE(model.index(row, column).data(LumpModel::BrokenRole).toBool(),
                             target.state == Link::Target::Invalid);
                }
        }
    }

    void aBrokenReferenceSaysWhy_data()
    {
        const auto row = addFormatColumns<QString, QString, double, QString>("lump", "field", "value", "why");
        row(bsp::quake2, "Planes|38", u"FACES"_s, u"planenum"_s, 9001, u"Planes|38"_s);
        row(bsp::quake2, "Texinfo|3", u"FACES"_s, u"texinfo"_s, -1, u"Texinfo|3"_s);
        row(bsp::quake2, "Nodes|8", u"NODES"_s, u"children[0]"_s, 99, u"Nodes|8"_s);
        row(bsp::quake2, "Leafs|4", u"NODES"_s, u"children[0]"_s, ~99, u"Leafs|4"_s);
        row(bsp::goldsrc, "Images|2", u"TEXINFO"_s, u"miptex"_s, 2, u"Images|2"_s);
        row(bsp::quake3, "Fogs|1", u"SURFACES"_s, u"fogNum"_s, 1, u"Fogs|1"_s);
        // Here the record that is named exists: what is wrong is the range, or the range that it indexes.
        row(bsp::quake2, "negative", u"FACES"_s, u"numedges"_s, -1, u"negative"_s);
        row(bsp::quake2, "100|28", u"FACES"_s, u"numedges"_s, 100, u"100|28"_s);
        row(bsp::quake3, " 4 ", u"DRAWINDEXES"_s, u"vertex"_s, 5, u" 4 "_s);
    }

    void aBrokenReferenceSaysWhy()
    {
        QFETCH(QString, lump);
        QFETCH(QString, field);
        QFETCH(double, value);
        QFETCH(QString, why);
        auto room = MapBuilder::room(fetchFormat());
        const auto document = documentOf(room.set(lump.toStdString(), 0, field.toStdString(), value));
        LumpModel model(document->tables(), document->map().findLump(lump));
        const auto index = cell(model, 0, field == u"numedges" ? u"firstedge"_s : field);
        QVERIFY(index.data(RecordRows::BrokenRole).toBool());
        const auto toolTip = index.data(Qt::ToolTipRole).toString();
        for (const auto &part : why.split(u'|'))
            QVERIFY2(toolTip.section(u'\n', 1).contains(part), qPrintable(toolTip));
        QVERIFY(!cell(model, 1, field).data(RecordRows::BrokenRole).toBool());
    }
};

ADD_TEST(TestLumpModel, QCoreApplication)
#include "tst_lumpmodel.moc"

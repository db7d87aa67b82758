// Lumps that were exported, edited there, and put back.
#include "core/cells/lumptable.h"
#include "core/cells/users.h"
#include "core/query/exporter.h"
#include "tests/bspxbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <cstring>

using namespace Qt::StringLiterals;

namespace {

using PutBack = Result<Edit> (*)(const MapFile &, int, QByteArrayView);

QByteArray tableOf(const MapFile &map, int lump, ExportFormat format, bool bare = false)
{
    const std::vector<ExportSelection> selections{{.lump = lump}};
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return exportRecords(map, selections, format, buffer, bare) ? buffer.data() : QByteArray("failed");
}

// Replaces a cell of a table, both counted from 0 behind the header and the index.
QByteArray withCell(const QByteArray &csv, qsizetype record, const QByteArray &column, const QByteArray &text)
{
    auto lines = csv.split('\n');
    auto cells = lines[record + 1].split(',');
    const auto at = lines[0].split(',').lastIndexOf(column);
    if (at < 0)
        qFatal("there is no column %s", column.constData());
    cells[at] = text;
    lines[record + 1] = cells.join(',');
    return lines.join('\n');
}

MapFile applying(const MapFile &map, const Edit &edit)
{
    auto edited = map;
    if (const auto change = edited.apply(edit); !change)
        qFatal("%s", qPrintable(change.error()));
    return edited;
}

// Opens a built map; aborts the test if it is none.
MapFile roomOf(const MapBuilder &room)
{
    auto map = readMap(room.build());
    if (!map)
        qFatal("%s", qPrintable(map.error()));
    return std::move(map).value();
}

} // namespace

class TestLumpTable : public QObject
{
    Q_OBJECT

private slots:
    void whatIsExportedAndPutBackChangesNothing_data() { addMapRows(); }
    void whatIsExportedAndPutBackChangesNothing()
    {
        OPEN_MAP(map);
        for (const int lump : map.lumps())
            putBack(map, lump);
    }

    void ofEveryFormatToo_data() { addFormatRows(); }
    void ofEveryFormatToo()
    {
        auto room = MapBuilder::room(fetchFormat());
        for (const auto &[name, bytes] : everyBspx(room.count("FACES"), 24, room.count("VERTEXES"), 0))
            room.addBspx(name, bytes);
        const auto map = roomOf(room);
        for (const int lump : map.lumps())
            putBack(map, lump);
    }

    void oneCellChangesItsBytesOnly_data() { addFormatRows(); }
    void oneCellChangesItsBytesOnly()
    {
        const auto map = roomOf(MapBuilder::room(fetchFormat()));
        const int planes = map.format().roles.planes;
        const auto csv = withCell(tableOf(map, planes, ExportFormat::Csv), 1, "dist", "-12.5");
        auto json = tableOf(map, planes, ExportFormat::Json);
        const auto second = json.indexOf("\"dist\":", json.indexOf("\"dist\":") + 1) + 7;
        const auto end = std::find_if(json.begin() + second, json.end(), [](char c) { return c == ',' || c == '}'; });
        json.replace(second, end - (json.begin() + second), "-12.5");
        const auto field = map.findColumn(planes, "dist");
        for (const auto &edit : {editFromCsv(map, planes, csv), editFromJson(map, planes, json)}) {
            VERIFY_RESULT(edit);
            QCOMPARE(edit.value().size(), size_t(1));
            QCOMPARE(edit.value().front().splices.size(), size_t(1));
            QCOMPARE(edit.value().front().splices.front().offset,
                     qsizetype{map.lump(planes).stride} + map.field({planes, field}).offset);
            QCOMPARE(edit.value().front().splices.front().inserted.size(), qsizetype(4));
            QCOMPARE(applying(map, edit.value()).column(planes, field).number(1), -12.5);
        }
    }

    // No text stands for them exactly: two kinds of NaN read alike, and JSON has null for both and for infinity.
    void numbersThatNoTextTellsKeepTheirBytes()
    {
        auto room = MapBuilder::room(bsp::quake2);
        auto planes = room.lumpBytes("PLANES");
        const quint32 words[] = {0xffc00001, 0x7fc12345, 0x80000000, 0x7f800000};
        std::memcpy(planes.data(), words, sizeof words); // normal and distance of the first
        const auto map = roomOf(room.setLumpBytes("PLANES", planes));
        const int lump = map.format().roles.planes;
        const auto csv = tableOf(map, lump, ExportFormat::Csv);
        QVERIFY(csv.contains("\n0,nan,nan,-0,inf,"));
        putBack(map, lump);
        const auto edit = editFromCsv(map, lump, withCell(csv, 0, "type", "4"));
        VERIFY_RESULT(edit);
        const auto edited = applying(map, edit.value());
        QCOMPARE(viewOf(edited.lumpBytes(lump)).first(16), QByteArrayView(planes).first(16));
        const auto zero = editFromCsv(map, lump, withCell(csv, 0, "normal.z", "0")); // is another number
        VERIFY_RESULT(zero);
        QCOMPARE(zero.value().front().splices.front().inserted, QByteArray(4, '\0'));
    }

    void someColumnsAreEnoughAndWordsAreRead()
    {
        const auto map = roomOf(MapBuilder::room(bsp::quake2));
        const int planes = map.format().roles.planes;
        QByteArray csv = "index,type\r\n";
        for (quint32 record = map.recordCount(planes); record-- > 0;)
            csv += QByteArray::number(record) + ",AnyZ\r\n";
        const auto edit = editFromCsv(map, planes, "\xef\xbb\xbf" + csv);
        VERIFY_RESULT(edit);
        const auto edited = applying(map, edit.value());
        const auto type = edited.findColumn(planes, "type");
        for (quint32 record = 0; record < edited.recordCount(planes); ++record)
            QCOMPARE(edited.column(planes, type).integer(record), 5);
        QCOMPARE(tableOf(edited, planes, ExportFormat::Csv).count('\n'), tableOf(map, planes, ExportFormat::Csv).count('\n'));
    }

    // As quotes, commas and line ends in a texture's name are exported.
    void quotesAndLineEndsAreRead()
    {
        const QByteArray name = "a\",\r\n\t\\b\xe4";
        const auto map = roomOf(MapBuilder::room(bsp::quake2).set("TEXINFO", 0, "texture", name));
        const int lump = map.format().roles.texinfo;
        putBack(map, lump);
        const auto field = map.findColumn(lump, "texture");
        const auto csv = tableOf(map, lump, ExportFormat::Csv);
        auto other = csv;
        QVERIFY(other.contains("\"a\"\",\r\n\t\\b\xc3\xa4\""));
        other.replace("\t\\b", "\n\n\"\"");
        const auto edit = editFromCsv(map, lump, other);
        VERIFY_RESULT(edit);
        QCOMPARE(applying(map, edit.value()).column(lump, field).chars(0).toByteArray(), QByteArray("a\",\r\n\n\n\"\xe4"));
        auto json = tableOf(map, lump, ExportFormat::Json);
        json.replace("\\u0009\\\\b", "\\n\\u00FC\\/");
        const auto ofJson = editFromJson(map, lump, json);
        VERIFY_RESULT(ofJson);
        QCOMPARE(applying(map, ofJson.value()).column(lump, field).chars(0).toByteArray(), QByteArray("a\",\r\n\n\xfc/\xe4"));
    }

    // A table of which the end is missing is never taken for a whole one.
    void whatIsCutOffIsRefused()
    {
        const auto map = roomOf(MapBuilder::room(bsp::quake2).set("TEXINFO", 0, "texture", "a\",\n"));
        for (const int lump : {map.format().roles.texinfo, map.format().roles.planes}) {
            const auto csv = tableOf(map, lump, ExportFormat::Csv);
            for (qsizetype size = 0; size < csv.size(); ++size) {
                const auto refused = editFromCsv(map, lump, csv.first(size));
                VERIFY_EACH(!refused && !refused.error().isEmpty(), qPrintable(QString::number(size)));
            }
            for (const bool bare : {false, true}) {
                const auto json = tableOf(map, lump, ExportFormat::Json, bare);
                for (qsizetype size = 0; size < json.trimmed().size(); ++size)
                    VERIFY_EACH(!editFromJson(map, lump, json.first(size)), qPrintable(QString::number(size)));
            }
        }
    }

    void whatDoesNotFitNamesItsRecordAndColumn_data()
    {
        const auto row = addColumns<QByteArray, QByteArray, QString>("column", "text", "reason");
        row("huge", "dist", "1e999", u"Line 3: Record 1, column dist: "_s);
        row("huge whole number", "type", "99999999999999999999", u"Line 3: Record 1, column type: "_s);
        row("no number", "dist", "wall", u"Line 3: Record 1, column dist: "_s);
        row("nothing", "dist", "", u"Line 3: Record 1, column dist: "_s);
        row("another NaN", "dist", "nan", u"Line 3: Record 1, column dist: "_s);
        row("more cells", "dist", "1,2", u"Line 3: it has 7 cells, but line 1 names 6 columns."_s);
        row("open quote", "dist", "\"1", u"Line 3: the quote that opens cell 5 is not closed"_s);
        row("text behind a quote", "dist", "\"1\"2", u"Line 3: a comma or a line end must follow cell 5."_s);
        row("no index", "index", "one", u"Line 3: column index: one is not the number of a record."_s);
        row("huge index", "index", "4294967296", u"Line 3: column index: 4294967296"_s);
        row("the same record twice", "index", "0", u"Line 3: Record 0 is there twice."_s);
        row("a record far behind the last", "index", "4000000000", u"Record 1 is missing."_s);
    }
    void whatDoesNotFitNamesItsRecordAndColumn()
    {
        QFETCH(QByteArray, column);
        QFETCH(QByteArray, text);
        QFETCH(QString, reason);
        const auto map = roomOf(MapBuilder::room(bsp::quake2));
        const int planes = map.format().roles.planes;
        const auto csv = withCell(tableOf(map, planes, ExportFormat::Csv), 1, column, text);
        const auto refused = editFromCsv(map, planes, csv);
        QVERIFY(!refused);
        QVERIFY2(refused.error().startsWith(reason), qPrintable(refused.error()));
    }

    void missingRecordsAndUnknownColumnsAreRefused()
    {
        const auto map = roomOf(MapBuilder::room(bsp::quake2));
        const int planes = map.format().roles.planes;
        const auto refusal = [&](const QByteArray &csv) {
            const auto edit = editFromCsv(map, planes, csv);
            return edit ? QString() : edit.error();
        };
        const auto csv = tableOf(map, planes, ExportFormat::Csv);
        auto lines = csv.split('\n');
        lines.removeAt(2);
        QVERIFY2(refusal(lines.join('\n')).startsWith(u"Record 1 is missing."), qPrintable(refusal(lines.join('\n'))));
        const auto first = csv.indexOf('\n');
        const auto header = [&](const QByteArray &line) { return refusal(line + csv.mid(first)); };
        QVERIFY(header("index,x,normal.y,normal.z,dist,type").contains(u"has no column x"));
        QVERIFY(header("normal.x,normal.y,normal.z,dist,type,index").contains(u"the first of them index"));
        QVERIFY(header("index,normal.x,normal.x,normal.z,dist,type").contains(u"Record 0, column normal.x: "));
        QVERIFY(!refusal({}).isEmpty());
        const auto json = [&](const QByteArray &text) {
            const auto edit = editFromJson(map, planes, text);
            return edit ? QString() : edit.error();
        };
        QVERIFY(json("[]").startsWith(u"Record 0 is missing."));
        QVERIFY(json(R"([{"x":1}])").startsWith(u"Record 0: "));
        QVERIFY(json(R"([{"dist":null}])").startsWith(u"Record 0, column dist: "));
        QVERIFY(json(R"([{"dist":1,"dist":1}])").startsWith(u"Record 0, column dist: "));
        QVERIFY(json(tableOf(map, map.format().roles.nodes, ExportFormat::Json)).contains(u"NODES"));
        for (const auto *text : {R"([{"dist":true}])", R"([{"dist":[1]}])", R"([{"dist":{}}])", R"([1])", R"({})",
                                 R"({"PLANES":1})", "[{}]", R"([{"dist":1},])", "[{\"dist\":\"\\x\"}]"})
            QVERIFY2(json(text).startsWith(u"Line 1: "), text);
    }

    void recordsAreAppendedWherePossible_data() { addFormatRows(); }
    void recordsAreAppendedWherePossible()
    {
        const auto map = roomOf(MapBuilder::room(fetchFormat()));
        int appendable = 0;
        for (const int lump : map.lumps()) {
            if (map.lump(lump).fields.empty() || !map.isStored(lump))
                continue;
            const auto count = map.recordCount(lump);
            const auto csv = tableOf(map, lump, ExportFormat::Csv);
            const auto last = csv.chopped(1).split('\n').last();
            const auto more = [&](quint32 records) {
                auto longer = csv;
                for (quint32 record = count; record < count + records; ++record)
                    longer += QByteArray::number(record) + last.mid(last.indexOf(',')) + '\n';
                return editFromCsv(map, lump, longer);
            };
            const auto one = more(1), two = more(2);
            if (!whyNoMore(map, lump).isEmpty()) {
                QVERIFY(!two);
                QVERIFY2(two.error().contains(u"has no record %1."_s.arg(count)), qPrintable(two.error()));
                continue;
            }
            ++appendable;
            VERIFY_RESULT(two);
            const bool isPaired = lump == map.format().roles.planes && hasBrushes(map.format());
            QCOMPARE(bool(one), !isPaired);
            const auto edited = applying(map, two.value());
            QCOMPARE(edited.recordCount(lump), count + 2);
            QCOMPARE(viewOf(edited.lumpBytes(lump)).first(std::ssize(map.lumpBytes(lump))), viewOf(map.lumpBytes(lump)));
            QCOMPARE(viewOf(edited.recordBytes({lump, count + 1})), viewOf(map.recordBytes({lump, count - 1})));
            QVERIFY(!editFromCsv(map, lump, csv + QByteArray::number(count + 1) + last.mid(last.indexOf(',')) + '\n'));
        }
        QVERIFY(appendable >= 3);
        QVERIFY(!whyNoMore(map, map.format().roles.faces).isEmpty());
    }

    void aNewRecordNeedsEveryColumn()
    {
        const auto map = roomOf(MapBuilder::room(bsp::quake2));
        const int vertexes = map.format().roles.vertexes;
        auto json = tableOf(map, vertexes, ExportFormat::Json, true).trimmed().chopped(1);
        const auto number = QLocale().toString(map.recordCount(vertexes));
        const auto refused = editFromJson(map, vertexes, json + ",{\"point.x\":1,\"point.z\":2}]");
        QVERIFY(!refused);
        QVERIFY2(refused.error().startsWith(u"Record %1, column point.y: "_s.arg(number)), qPrintable(refused.error()));
        VERIFY_RESULT(editFromJson(map, vertexes, json + ",{\"point.x\":1,\"point.y\":0,\"point.z\":2}]"));
    }

    void bytesAreOfWholeRecordsUnlessForced()
    {
        const auto map = roomOf(MapBuilder::room(bsp::quake2));
        const int planes = map.format().roles.planes;
        const auto bytes = viewOf(map.lumpBytes(planes)).toByteArray() + "more";
        const auto refused = editFromBytes(map, planes, bytes, false);
        QVERIFY(!refused);
        QVERIFY2(refused.error().contains(u"the size of a record of Planes"), qPrintable(refused.error()));
        const auto forced = editFromBytes(map, planes, bytes, true);
        VERIFY_RESULT(forced);
        const auto edited = applying(map, forced.value());
        QCOMPARE(viewOf(edited.lumpBytes(planes)), QByteArrayView(bytes));
        VERIFY_RESULT(editFromBytes(edited, planes, bytes, false)); // it is so already
        QVERIFY(whyNoMore(edited, planes).contains(u"cut off"));
    }

    void derivedTablesAndBlobsAreNoTables()
    {
        const auto map = roomOf(MapBuilder::room(bsp::quake2));
        const auto &roles = map.format().roles;
        for (const int lump : {roles.clusters, roles.images, roles.entityList}) {
            const auto refused = editFromCsv(map, lump, tableOf(map, lump, ExportFormat::Csv));
            QVERIFY(!refused);
            QVERIFY2(refused.error().contains(u"derived"), qPrintable(refused.error()));
            QVERIFY(!editFromJson(map, lump, "[]") && !editFromBytes(map, lump, {}, true));
        }
        QVERIFY(editFromCsv(map, roles.lighting, "index\n").error().contains(u"only bytes"));
    }

    void bspxLumpsAreAddedAndRemoved()
    {
        const auto map = roomOf(MapBuilder::room(bsp::quake).addBspx("FIRST", "12345"));
        const auto more = applying(map, additionOf(map, "SECOND", "678"));
        QCOMPARE(more.bspx().size(), size_t(2));
        QCOMPARE(viewOf(more.lumpBytes(more.findLump(u"second"))), QByteArrayView("678"));
        const auto removal = removalOf(more, more.findLump(u"FIRST"));
        VERIFY_RESULT(removal);
        const auto fewer = applying(more, removal.value());
        QCOMPARE(fewer.bspx().size(), size_t(1));
        QCOMPARE(fewer.findLump(u"FIRST"), bsp::none);
        QVERIFY(removalOf(map, map.format().roles.faces).error().contains(u"fixed place"));
        QVERIFY(removalOf(map, map.format().roles.clusters).error().contains(u"derived"));
    }

    void aFilesEndingChoosesTheFormat()
    {
        QCOMPARE(lumpFormatOf(u"/a.csv/planes.CSV"_s), LumpFormat::Csv);
        QCOMPARE(lumpFormatOf(u"planes.json"_s), LumpFormat::Json);
        QCOMPARE(lumpFormatOf(u"/a.csv/planes"_s), LumpFormat::Bytes);
    }

    void whatCannotBeExtractedSaysWhy()
    {
        const auto map = roomOf(MapBuilder::room(bsp::quake2));
        const auto &roles = map.format().roles;
        QVERIFY(whyNotExtracted(map, roles.clusters, LumpFormat::Bytes).contains(u"derived"));
        QVERIFY(whyNotExtracted(map, roles.lighting, LumpFormat::Csv).contains(u"as bytes"));
        for (const auto format : {LumpFormat::Csv, LumpFormat::Json})
            QVERIFY(whyNotExtracted(map, roles.clusters, format).isEmpty());
        QVERIFY(whyNotExtracted(map, roles.lighting, LumpFormat::Bytes).isEmpty());
    }

    void namesOfNewLumpsAreUniqueWords()
    {
        const auto map = roomOf(MapBuilder::room(bsp::quake).addBspx("FIRST", "12345"));
        for (const auto &name : {u"first"_s, u"Planes"_s, u"clusters"_s, u"3"_s, u"99"_s, u"\u0416"_s})
            QVERIFY2(!whyNotAdded(map, name).isEmpty(), qPrintable(name));
        QVERIFY(whyNotAdded(map, u"SECOND"_s).isEmpty());
    }

private:
    // As CSV, as JSON in both of its forms, and as bytes.
    static void putBack(const MapFile &map, int lump)
    {
        if (!map.isStored(lump))
            return;
        const auto verify = [&](const Result<Edit> &edit) {
            VERIFY_EACH(edit, qPrintable(lumpName(map, lump) + u": "_s + edit.error()));
            VERIFY_EACH(edit.value().empty(), qPrintable(lumpName(map, lump)));
        };
        verify(editFromBytes(map, lump, viewOf(map.lumpBytes(lump)), false));
        if (map.lump(lump).fields.empty())
            return;
        verify(editFromCsv(map, lump, tableOf(map, lump, ExportFormat::Csv)));
        verify(editFromJson(map, lump, tableOf(map, lump, ExportFormat::Json)));
        verify(editFromJson(map, lump, tableOf(map, lump, ExportFormat::Json, true)));
    }
};

ADD_TEST(TestLumpTable, QCoreApplication)
#include "tst_lumptable.moc"

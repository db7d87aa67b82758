#include "core/query/exporter.h"
#include "core/text.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"

#include <bit>
#include <charconv>
#include <cmath>
#include <limits>

namespace {

using Rows = QList<QByteArrayList>;
using Records = std::vector<quint32>;

QByteArray exported(const MapFile &map, std::span<const ExportSelection> selections, ExportFormat format, bool bare = false)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return exportRecords(map, selections, format, buffer, bare) ? buffer.data() : QByteArray("failed");
}

QByteArray exported(const MapFile &map, QStringView lump, ExportFormat format, std::optional<std::span<const quint32>> rows = {})
{
    const ExportSelection one[] = {{.lump = map.findLump(lump), .rows = rows}};
    return exported(map, one, format, true);
}

// RFC 4180, but for the end of a line, which is "\n".
Rows parsedCsv(const QByteArray &text)
{
    Rows rows;
    QByteArrayList row;
    QByteArray cell;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == '"') {
            for (++i; i < text.size() && (text[i] != '"' || text.sliced(i, std::min<qsizetype>(2, text.size() - i)) == "\"\"");
                 ++i) {
                cell += text[i];
                i += text[i] == '"';
            }
        } else if (text[i] == ',' || text[i] == '\n') {
            row += cell;
            cell.clear();
            if (text[i] == '\n')
                rows += std::exchange(row, {});
        } else {
            cell += text[i];
        }
    }
    return row.isEmpty() && cell.isEmpty() ? rows : Rows(); // a last line that does not end is none
}

bool isText(const bsp::Field &field) { return field.type == bsp::Type::Chars || field.type == bsp::Type::Text; }

// Whether a text is this cell's value: of floats every bit, but of NaN none.
bool isValue(const MapFile &map, const Column &column, quint32 record, const QByteArray &text)
{
    if (isText(column.field()))
        return QString::fromUtf8(text) == QString::fromLatin1(map.text(column, record));
    if (column.field().type != bsp::Type::F32)
        return text == QByteArray::number(column.integer(record));
    float value = 0;
    const auto read = std::from_chars(text.begin(), text.end(), value);
    const auto stored = static_cast<float>(column.number(record));
    if (read.ec != std::errc() || read.ptr != text.end())
        return false;
    return std::isnan(stored) ? text == "nan" : std::bit_cast<quint32>(value) == std::bit_cast<quint32>(stored);
}

bool isValue(const MapFile &map, const Column &column, quint32 record, const QJsonValue &json)
{
    if (isText(column.field()))
        return json.isString() && json.toString() == QString::fromLatin1(map.text(column, record));
    if (!std::isfinite(column.number(record)))
        return json.isNull();
    return json.isDouble() && static_cast<float>(json.toDouble()) == static_cast<float>(column.number(record))
           && (column.field().type == bsp::Type::F32 || json.toInteger() == column.integer(record));
}

QString firstWrong(const MapFile &map, int lump, quint32 record, const QJsonObject &object)
{
    const auto fields = map.lump(lump).fields;
    for (size_t f = 0; f < fields.size(); ++f) {
        const auto name = fromView(fields[f].name);
        if (!isValue(map, map.column(lump, static_cast<int>(f)), record, object.value(name)))
            return u"%1 %2.%3"_s.arg(lumpName(map, lump)).arg(record).arg(name);
    }
    return {};
}

// A lump in every format, all of it or the records that are picked, read back.
void compareReadBack(const MapFile &map, int lump, std::optional<std::span<const quint32>> picked = {})
{
    const auto fields = map.lump(lump).fields;
    const auto name = lumpName(map, lump);
    const auto count = picked ? static_cast<qsizetype>(picked->size()) : map.recordCount(lump);
    const auto rows = parsedCsv(exported(map, name, ExportFormat::Csv, picked));
    const auto lines = exported(map, name, ExportFormat::Tsv, picked).split('\n');
    const auto array = QJsonDocument::fromJson(exported(map, name, ExportFormat::Json, picked)).array();
    const auto objects = exported(map, name, ExportFormat::Ndjson, picked).split('\n');
    QCOMPARE(rows.size(), count + 1);
    QCOMPARE(lines.size(), count + 2);
    QCOMPARE(array.size(), count);
    QCOMPARE(objects.size(), count + 1);
    QVERIFY(objects.last().isEmpty());
    QByteArrayList header{"index"};
    for (const auto &field : fields)
        header += viewOf(field.name).toByteArray();
    QCOMPARE(rows[0], header);
    for (qsizetype i = 0; i < count; ++i) {
        const auto record = picked ? (*picked)[static_cast<size_t>(i)] : static_cast<quint32>(i);
        const auto &row = rows[i + 1];
        const auto cells = lines[i + 1].split('\t');
        QCOMPARE(row.size(), static_cast<qsizetype>(fields.size()) + 1);
        QCOMPARE(cells.size(), row.size());
        QCOMPARE(row[0], QByteArray::number(record));
        for (int f = 0; f < static_cast<int>(fields.size()); ++f) {
            const auto column = map.column(lump, f);
            const auto label = u"%1 %2.%3"_s.arg(name).arg(record).arg(f);
            QVERIFY2(isValue(map, column, record, row[f + 1]), qPrintable(label));
            auto text = isText(column.field()) ? QString::fromLatin1(map.text(column, record)) : QString();
            const bool same = isText(column.field())
                                  ? QString::fromUtf8(cells[f + 1]) == text.replace(QRegularExpression(u"[\t\n\r]"_s), u" "_s)
                                  : isValue(map, column, record, cells[f + 1]);
            QVERIFY2(same, qPrintable(label + u" as TSV"_s));
        }
        const auto object = array[i].toObject(), line = QJsonDocument::fromJson(objects[i]).object();
        QCOMPARE(firstWrong(map, lump, record, object), QString());
        QCOMPARE(object.size(), static_cast<qsizetype>(fields.size()));
        QCOMPARE(firstWrong(map, lump, record, line), QString());
        QCOMPARE(line.value("lump"_L1).toString(), name);
        QCOMPARE(line.value("index"_L1).toInteger(), record);
    }
}

constexpr char strange[] = "\"q\",c;d\\e/\n\r\t\x01\x1f\x7f\xe4\xff ";

// Numbers and characters that are hard to write.
MapBuilder strangeMap(const bsp::Format &format)
{
    auto room = MapBuilder::room(format);
    using Limits = std::numeric_limits<float>;
    quint32 plane = 0;
    for (const float value :
         {Limits::quiet_NaN(), -Limits::quiet_NaN(), Limits::infinity(), -Limits::infinity(), -0.0F, 0.1F, 1e-7F, 16777217.0F,
          1e21F, Limits::max(), Limits::min(), Limits::denorm_min(), 3.14159274F, 1.0F / 3})
        room.set("PLANES", plane++, "dist", static_cast<double>(value));
    const auto names = format.images == bsp::Images::ShaderNames ? "shader" : "texture";
    if (format.images != bsp::Images::Miptex)
        room.set(room.name(format.roles.texinfo), 0, names, QByteArrayView(strange));
    QByteArray entity = strange;
    return room.setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" \"target\" \"" + entity.replace('"', '\'') + "\"}");
}

// Takes so many bytes, then fails once, or for good.
class FailingDevice : public QIODevice
{
public:
    explicit FailingDevice(qint64 room, bool once) : room_(room), once_(once) { open(WriteOnly | Unbuffered); }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *, qint64 size) override
    {
        if (room_ == 0) {
            room_ = once_ ? std::numeric_limits<qint64>::max() : 0;
            setErrorString(u"full"_s);
            return -1;
        }
        const auto written = std::min(size, room_);
        room_ -= written;
        return written;
    }

private:
    qint64 room_;
    bool once_;
};

} // namespace

class TestExporter : public QObject
{
    Q_OBJECT

private slots:
    void recordsReadBackAsTheSameValues_data() { addFormatRows(); }
    void recordsReadBackAsTheSameValues()
    {
        OPEN_BYTES(map, strangeMap(fetchFormat()).build());
        for (const int lump : map.lumps())
            if (!map.lump(lump).fields.empty())
                compareReadBack(map, lump);
    }

    void realMapsReadBackAsWell_data() { addMapRows(); }
    void realMapsReadBackAsWell()
    {
        OPEN_MAP(map);
        for (const int lump : recordLumps(map))
            compareReadBack(map, lump, spread(map.recordCount(lump), 50));
    }

    void numbersAreWrittenShortest()
    {
        OPEN_BYTES(map, strangeMap(bsp::quake2).build());
        QByteArrayList dists;
        for (const auto &row : parsedCsv(exported(map, u"planes", ExportFormat::Csv)))
            dists += row[4];
        QCOMPARE(dists.first(9), (QByteArrayList{"dist", "nan", "nan", "inf", "-inf", "-0", "0.1", "1e-07", "16777216"}));
        QCOMPARE(dists[13], "3.1415927");
    }

    void rowsComeInTheOrderGiven()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake3).build());
        for (const auto &rows : {Records{5, 0, 3}, Records{}, Records{2, 2}}) {
            Records csv;
            std::vector<qint64> ndjson;
            for (const auto &row : parsedCsv(exported(map, u"surfaces", ExportFormat::Csv, rows)).mid(1))
                csv.push_back(row[0].toUInt());
            for (const auto &line : exported(map, u"surfaces", ExportFormat::Ndjson, rows).split('\n'))
                if (!line.isEmpty())
                    ndjson.push_back(QJsonDocument::fromJson(line)["index"_L1].toInteger());
            QCOMPARE(csv, rows);
            QCOMPARE(ndjson, std::vector<qint64>(rows.begin(), rows.end()));
            QCOMPARE(QJsonDocument::fromJson(exported(map, u"surfaces", ExportFormat::Json, rows)).array().size(),
                     static_cast<qsizetype>(rows.size()));
        }
    }

    void severalLumpsAreOneObjectInTheOrderGiven()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).setLumpBytes("EDGES", {}).build());
        const quint32 one[] = {1};
        const ExportSelection selections[] = {
            {.lump = map.findLump(u"faces")}, {.lump = map.findLump(u"edges")}, {.lump = map.findLump(u"planes"), .rows = one}};
        const auto text = exported(map, selections, ExportFormat::Json);
        const auto object = QJsonDocument::fromJson(text).object();
        QCOMPARE(object.keys(), (QStringList{u"EDGES"_s, u"FACES"_s, u"PLANES"_s}));
        QVERIFY(text.indexOf("\"FACES\"") < text.indexOf("\"EDGES\"") && text.indexOf("\"EDGES\"") < text.indexOf("\"PLANES\""));
        QCOMPARE(object.value("FACES"_L1).toArray().size(), 7);
        QVERIFY(object.value("EDGES"_L1).isArray() && object.value("EDGES"_L1).toArray().isEmpty());
        QCOMPARE(firstWrong(map, map.findLump(u"planes"), 1, object.value("PLANES"_L1).toArray()[0].toObject()), QString());
        QVERIFY(QJsonDocument::fromJson(exported(map, std::span<const ExportSelection>(), ExportFormat::Json)).isObject());
    }

    void ofADirectoryAllLumpsWithRecordsAreMeant_data() { addFormatRows(); }
    void ofADirectoryAllLumpsWithRecordsAreMeant()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).addBspx("MORE", "bytes").build());
        std::vector<int> expected;
        for (int slot = 0; slot < map.format().directorySize; ++slot)
            if (!map.lump(map.format().slot(slot)).fields.empty())
                expected.push_back(map.format().slot(slot));
        QCOMPARE(recordLumps(map), expected);
    }

    void aFailingDeviceOrAStopIsTold_data()
    {
        QTest::addColumn<qint64>("room");
        QTest::addColumn<bool>("once");
        for (const bool once : {false, true})
            for (const qint64 room : {0, 1, 66'000, 150'000})
                QTest::addRow("after %lld bytes%s", room, once ? " once" : "") << room << once;
    }

    void aFailingDeviceOrAStopIsTold()
    {
        QFETCH(qint64, room);
        QFETCH(bool, once);
        OPEN_BYTES(map, MapBuilder::room(bsp::quake3).setLumpBytes("LEAFSURFACES", QByteArray(120'000, '\0')).build());
        const ExportSelection selection[] = {{.lump = map.findLump(u"leafsurfaces")}};
        for (const auto format : {ExportFormat::Csv, ExportFormat::Tsv, ExportFormat::Json, ExportFormat::Ndjson}) {
            FailingDevice device(room, once);
            QVERIFY(!exportRecords(map, selection, format, device));
            QCOMPARE(device.errorString(), u"full"_s);
            FailingDevice large(1 << 22, false);
            QVERIFY(exportRecords(map, selection, format, large));
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            QVERIFY(!exportRecords(map, selection, format, buffer, false, stopped())); // it is not a whole one
        }
    }

    // They are made by several threads, in blocks of thousands.
    void manyRowsStayInTheirOrder()
    {
        QByteArray surfaces, expected;
        for (qint32 i = 0; i < 50'000; ++i) {
            surfaces.append(reinterpret_cast<const char *>(&i), 4);
            expected += QByteArray::number(i) + ',' + QByteArray::number(i) + '\n';
        }
        OPEN_BYTES(map, MapBuilder::room(bsp::quake3).setLumpBytes("LEAFSURFACES", surfaces).build());
        const auto csv = exported(map, u"leafsurfaces", ExportFormat::Csv);
        QCOMPARE(csv.mid(csv.indexOf('\n') + 1), expected);
    }
};

ADD_TEST(TestExporter, QCoreApplication)
#include "tst_exporter.moc"

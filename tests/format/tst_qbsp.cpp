// QBSP: what the program reads is held against a reader of the test's own, and maps of IBSP 38 against the same with wide
// records.
#include "core/columns/columns.h"
#include "core/geometry/geometry.h"
#include "core/geometry/solids.h"
#include "core/light/luxels.h"
#include "core/query/exporter.h"
#include "core/save/lumpplacement.h"
#include "core/vis/clustersight.h"
#include "tests/files.h"
#include "tests/planting.h"
#include "tests/program.h"
#include "tests/qbspbytes.h"
#include "tests/savechecks.h"

using namespace planting;
namespace own = qbspbytes;

namespace {

// A real map of that format; empty without real maps.
QByteArray realBytes()
{
    const auto folder = qEnvironmentVariable("LUMPSCOPE_MAPS");
    return folder.isEmpty() ? QByteArray() : contentOf(folder + u"/../family/quake/qbsp__example-qbism.bsp"_s);
}

QByteArray widenedSample() { return own::widened(contentOf(sampleMaps().filter(u"quake2"_s).constFirst())); }

// Values that IBSP 38 has no room for.
QByteArray wideBytes()
{
    auto room = MapBuilder::room(bsp::qbsp);
    room.set("NODES", 0, "mins.x", -70000.25).set("NODES", 1, "maxs.z", 40000.5).set("NODES", 2, "firstface", 100000);
    room.set("NODES", 3, "numfaces", 3000000000.0).set("FACES", 0, "planenum", 65536).set("FACES", 1, "side", -1);
    room.set("FACES", 2, "numedges", 40000).set("FACES", 3, "texinfo", 70000).set("LEAFS", 1, "cluster", 65536);
    room.set("LEAFS", 2, "area", -70000).set("LEAFS", 1, "mins.y", 0.125).set("LEAFS", 2, "firstleafface", 4294967295.0);
    room.set("LEAFS", 3, "numleafbrushes", 65537).set("LEAFFACES", 0, "face", 65536).set("LEAFBRUSHES", 1, "brush", 4000000000.0);
    room.set("EDGES", 2, "v[1]", 65537).set("BRUSHSIDES", 0, "planenum", 65538).set("BRUSHSIDES", 1, "texinfo", -1);
    return room.build();
}

void addQbspRows()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("made") << MapBuilder::room(bsp::qbsp).build();
    QTest::newRow("wide values") << wideBytes();
    QTest::newRow("sample") << widenedSample();
    QTest::newRow("real") << realBytes();
}

#define OPEN_QBSP(map)                                                                                                           \
    QFETCH(QByteArray, bytes);                                                                                                   \
    if (bytes.isEmpty())                                                                                                         \
        QSKIP("LUMPSCOPE_MAPS is not set: the real map is not tested.");                                                         \
    OPEN_BYTES(map, bytes);                                                                                                      \
    QCOMPARE(&map.format(), &bsp::qbsp)

// All records, those that are derived and what is calculated of them, too.
QByteArray everythingOf(MapFile map)
{
    fillClusters(map);
    std::vector<ExportSelection> selections;
    for (int lump = 0; lump < static_cast<int>(map.format().lumps.size()); ++lump) {
        if (map.lump(lump).fields.empty())
            continue;
        if (!map.hasComputed(lump))
            map.setComputed(lump, computeColumns(map, lump));
        selections.push_back({.lump = lump, .withComputed = true});
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return exportRecords(map, selections, ExportFormat::Json, buffer) ? buffer.data() : QByteArray();
}

// Small ones: the others have nothing more to tell, and take long.
QStringList mapsOfQuake2()
{
    auto maps = (sampleMaps() + realMaps()).filter(u"quake2"_s);
    maps.removeIf([](const QString &path) { return QFileInfo(path).size() > (700 << 10); });
    return maps;
}

} // namespace

class TestQbsp : public QObject
{
    Q_OBJECT

private slots:
    void everyRecordIsWhatTheDocumentsSay_data() { addQbspRows(); }
    void everyRecordIsWhatTheDocumentsSay()
    {
        OPEN_QBSP(map);
        const own::Map read(bytes, true);
        std::vector<ExportSelection> selections;
        for (int lump = 0; lump < map.format().directorySize; ++lump)
            if (!map.lump(lump).fields.empty())
                selections.push_back({.lump = lump});
        QCOMPARE(selections.size(), std::size(own::tables));
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QVERIFY(exportRecords(map, selections, ExportFormat::Json, buffer));
        const auto dumped = QJsonDocument::fromJson(buffer.data()).object();
        qsizetype values = 0;
        for (const auto &table : own::tables) {
            const auto records = dumped[QLatin1StringView(table.name)].toArray();
            const auto &expected = read.records[table.name];
            QCOMPARE(records.size(), expected.numbers.size());
            for (qsizetype i = 0; i < records.size(); ++i) {
                const auto record = records[i].toObject();
                QCOMPARE(record.size(), expected.numbers[i].size() + expected.texts[i].size());
                for (const auto &part : own::partsOf(table, true)) {
                    const double number = expected.numbers[i].value(part.name);
                    const double told = record[QLatin1StringView(part.name)].toDouble(NAN);
                    const bool isSame =
                        part.type == 'f' ? static_cast<float>(told) == static_cast<float>(number) : told == number;
                    VERIFY_EACH(
                        isSame || part.type == 'c', // a float is as short as it can be
                        qPrintable(u"%1 %2 %3"_s.arg(QLatin1StringView(table.name), QLatin1StringView(part.name)).arg(i)));
                }
                for (const auto &[name, text] : expected.texts[i].asKeyValueRange())
                    VERIFY_EACH(record[QLatin1StringView(name)].toString() == QString::fromLatin1(text), text.constData());
                values += record.size();
            }
        }
        QVERIFY(values > 500);
    }

    void theEntitiesAreTheirBytes_data() { addQbspRows(); }
    void theEntitiesAreTheirBytes()
    {
        OPEN_QBSP(map);
        const auto lump = own::lumpsOf(bytes)[0];
        QCOMPARE(map.entityBytes().toByteArray(), lump);
        QCOMPARE(map.entityText().toByteArray(), lump.first(lump.indexOf('\0')));
        QVERIFY(map.entities().entities.size() > 1);
        QCOMPARE(map.text(map.column(map.format().columns.entityClass), 0), "worldspawn");
    }

    void savingChangesNothingElse_data() { addQbspRows(); }
    void savingChangesNothingElse()
    {
        OPEN_QBSP(map);
        const auto text = map.entityText().toByteArray();
        const auto same = planSave(map, text);
        VERIFY_RESULT(same);
        QCOMPARE(same.value().file.whole(), bytes);
        const auto shorter = text.first(text.indexOf('}') + 1), longer = text + "{\n\"classname\" \"light\"\n}\n";
        for (const auto &edited : {shorter, longer, text + QByteArray(5000, ' ')}) {
            const auto plan = planSave(map, edited);
            VERIFY_RESULT(plan);
            QCOMPARE(violation(bsp::qbsp, bytes, edited, plan.value().file.whole()), QString());
            OPEN_BYTES(saved, plan.value().file.whole());
            QCOMPARE(&saved.format(), &bsp::qbsp);
            QCOMPARE(saved.entityText().toByteArray(), edited);
        }
    }

    // Cut at each length, a lump has the records that are whole.
    void theLengthOfALumpIsCountedInItsOwnRecords()
    {
        const auto bytes = MapBuilder::room(bsp::qbsp).build();
        for (auto size = static_cast<qsizetype>(own::header); size < bytes.size(); ++size) {
            OPEN_BYTES(map, bytes.first(size));
            for (const auto &table : own::tables) {
                const auto there = own::lumpsOf(bytes.first(size))[static_cast<size_t>(table.slot)];
                qsizetype stride = 0;
                for (const auto &part : own::partsOf(table, true))
                    stride += part.size();
                VERIFY_EACH(map.recordCount(table.slot) == there.size() / stride, table.name);
            }
        }
    }

    void goodMapsAreQuiet_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("sample") << widenedSample();
        QTest::newRow("real") << realBytes();
    }

    void goodMapsAreQuiet()
    {
        OPEN_QBSP(map);
        QCOMPARE(printed(map, check(map)).filter(u"error"_s), QStringList());
        QCOMPARE(printed(map, check(map)).filter(u"limit"_s), QStringList());
    }

    void faultsAreFound_data()
    {
        QTest::addColumn<Plant>("plant");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *where, quint32 record, const char *field, double value) {
            QTest::addRow("%s.%s %.0f", where, field, value)
                << setField(where, record, field, value)
                << u"error index-range %1.%2 %3"_s.arg(QLatin1StringView(where), QLatin1StringView(field)).arg(record);
        };
        // What would be right in 16 bits, or in 32 with a sign.
        row("FACES", 0, "planenum", 65536);
        row("FACES", 0, "planenum", 4294967295.0);
        row("FACES", 1, "texinfo", 65536);
        row("FACES", 1, "texinfo", -1);
        row("LEAFS", 1, "cluster", 65536);
        row("LEAFS", 1, "cluster", -2); // q2pro knows none but -1
        row("LEAFS", 1, "area", 65537);
        row("LEAFFACES", 0, "face", 65536);
        row("LEAFBRUSHES", 0, "brush", 4294967295.0);
        row("EDGES", 1, "v[0]", 65537);
        row("BRUSHSIDES", 0, "planenum", 65536);
        row("BRUSHSIDES", 0, "texinfo", 65535); // none is -1, in 32 bits
        row("NODES", 0, "planenum", 65536);
        QTest::newRow("leaf 0") << setField("LEAFS", 0, "contents", 0) << u"error leaf-zero LEAFS 0"_s;
        QTest::newRow("a face with half the map's edges")
            << setField("FACES", 0, "numedges", 65540) << u"error index-range FACES.firstedge 0"_s;
        QTest::newRow("a leaf with more faces than there are")
            << setField("LEAFS", 1, "numleaffaces", 65542) << u"error index-range LEAFS.firstleafface 1"_s;
    }

    void faultsAreFound()
    {
        QFETCH(Plant, plant);
        auto room = validRoom(bsp::qbsp);
        const auto quiet = problemsOf(room);
        QCOMPARE(quiet, QStringList());
        plant(room);
        const auto loud = problemsOf(room);
        QFETCH(QString, expected);
        QVERIFY2(std::ranges::any_of(loud, [&](const QString &line) { return line.startsWith(expected); }),
                 qPrintable(expected + u" is not in: "_s + loud.join(u"; "_s)));
    }

    // q2pro takes as many of most things as there are; the compilers' arrays end somewhere.
    void limitsAreOfTheEngines()
    {
        const auto limitsOf = [](const char *lump, int stride, int records, int engine) {
            MapBuilder map(bsp::qbsp);
            map.setLumpBytes(lump, QByteArray(static_cast<qsizetype>(stride) * records, '\0'));
            return problemsOf(map, engine).filter(u" limit "_s);
        };
        QCOMPARE(limitsOf("AREAS", 8, 256, 0), QStringList());
        QCOMPARE(limitsOf("AREAS", 8, 257, 0), QStringList(u"error limit AREAS 0"_s));
        QCOMPARE(limitsOf("MODELS", 48, 8190, 0), QStringList());
        QCOMPARE(limitsOf("MODELS", 48, 8191, 0), QStringList(u"error limit MODELS 0"_s));
        QCOMPARE(limitsOf("PLANES", 20, 65537, 0), QStringList());
        QCOMPARE(limitsOf("PLANES", 20, 1048577, 0), QStringList(u"note limit PLANES 0"_s)); // of the compilers
        QCOMPARE(findEngine(bsp::qbsp, u"q2tools"_s), 2);
        QCOMPARE(limitsOf("AREAPORTALS", 8, 1025, 2), QStringList(u"note limit AREAPORTALS 0"_s));
    }

    void rowsSeeWhatTheirBitsSay()
    {
        for (const auto &bytes : {MapBuilder::room(bsp::qbsp).build(), widenedSample()}) {
            OPEN_BYTES(map, bytes);
            const auto lump = own::lumpsOf(bytes)[3];
            const auto clusters = clusterCount(map);
            QCOMPARE(clusters, static_cast<quint32>(own::numberAt<qint32>(lump, 0)));
            QVERIFY(clusters > 1);
            for (const auto set : {VisSet::Pvs, VisSet::Phs}) {
                const auto decoded = decodeVis(map, set);
                VERIFY_RESULT(decoded);
                QCOMPARE(decoded.value().broken, 0U);
                for (quint32 viewer = 0; viewer < clusters; ++viewer) {
                    const auto row = own::visRowOf(lump, static_cast<int>(viewer), set == VisSet::Phs ? 1 : 0);
                    for (quint32 seen = 0; seen < clusters; ++seen)
                        QCOMPARE(decoded.value().matrix.at(viewer, seen), (row[seen / 8] >> (seen % 8) & 1) != 0);
                }
            }
        }
    }

    void lightmapsAreTheirLuxels()
    {
        int images = 0, styles = 0;
        for (const auto &bytes : {MapBuilder::room(bsp::qbsp).build(), widenedSample()}) {
            OPEN_BYTES(map, bytes);
            const own::Map read(bytes, true);
            const Luxels luxels(map);
            for (int face = 0; face < static_cast<int>(map.recordCount(map.format().roles.faces)); ++face) {
                const auto &record = read.at("FACES", face);
                const auto flags = static_cast<quint32>(read.at("TEXINFO", record["texinfo"])["flags"]);
                if ((flags & (0x4 | 0x8)) != 0 || record["lightofs"] < 0 || record["styles[0]"] == 255) // SKY, WARP
                    continue;
                const auto [width, height] = own::lightSizeOf(read, face);
                for (int slot = 0; slot < 4 && record["styles[" + QByteArray::number(slot) + ']'] != 255; ++slot) {
                    const auto image = luxels.image(static_cast<quint32>(face), slot);
                    QCOMPARE(image.size(), QSize(width, height));
                    auto at = static_cast<qsizetype>(record["lightofs"]) + 3LL * width * height * slot;
                    for (int y = 0; y < height; ++y)
                        for (int x = 0; x < width; ++x, at += 3) {
                            const auto luxel = read.lumps[7].mid(at, 3);
                            const QColor color = image.pixelColor(x, y);
                            VERIFY_EACH(color.red() == quint8(luxel[0]) && color.green() == quint8(luxel[1])
                                            && color.blue() == quint8(luxel[2]),
                                        qPrintable(u"face %1, slot %2"_s.arg(face).arg(slot)));
                        }
                    ++images;
                    styles += slot > 0;
                }
            }
        }
        QVERIFY(images > 20 && styles > 0);
    }

    void aWideMapIsTheSameMap_data()
    {
        QTest::addColumn<QString>("path");
        for (const auto &path : mapsOfQuake2())
            QTest::newRow(qPrintable(path.section(u'/', -2))) << path;
    }

    void aWideMapIsTheSameMap()
    {
        QFETCH(QString, path);
        const auto file = contentOf(path);
        OPEN_BYTES(narrow, own::fileOf(own::lumpsOf(file), "IBSP")); // without BSPX, which the other lacks
        OPEN_BYTES(wide, own::widened(file));
        QCOMPARE(&narrow.format(), &bsp::quake2);
        QCOMPARE(&wide.format(), &bsp::qbsp);
        QCOMPARE(&wide.game(), &narrow.game());
        QCOMPARE(wide.entityText(), narrow.entityText());
        const auto all = everythingOf(narrow);
        QVERIFY(all.size() > 1000);
        QVERIFY2(everythingOf(wide) == all, "A record differs.");

        const auto drawn = buildGeometry(narrow), other = buildGeometry(wide);
        QCOMPARE(other.indexes, drawn.indexes);
        QCOMPARE(other.vertexes.size(), drawn.vertexes.size());
        for (size_t i = 0; i < drawn.vertexes.size(); ++i) {
            const auto &a = drawn.vertexes[i], &b = other.vertexes[i];
            QVERIFY(a.point == b.point && a.texture == b.texture && a.luxel == b.luxel && a.normal == b.normal);
        }
        QCOMPARE(other.faces.size(), drawn.faces.size());
        const Luxels luxels(narrow), others(wide);
        for (quint32 face = 0; face < drawn.faces.size(); ++face) {
            const auto &a = drawn.faces[face], &b = other.faces[face];
            QVERIFY(a.firstVertex == b.firstVertex && a.vertexCount == b.vertexCount && a.firstIndex == b.firstIndex
                    && a.indexCount == b.indexCount && a.model == b.model && a.look.flags == b.look.flags);
            for (int slot = 0; slot < 4; ++slot)
                QCOMPARE(others.image(face, slot), luxels.image(face, slot));
        }
        const auto solids = brushSolids(narrow), otherSolids = brushSolids(wide);
        QVERIFY(!solids.solids.empty());
        QCOMPARE(otherSolids.points, solids.points);
        QCOMPARE(otherSolids.solids.size(), solids.solids.size());
    }
};

ADD_TEST(TestQbsp, QCoreApplication)
#include "tst_qbsp.moc"

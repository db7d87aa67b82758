#include "core/format/lookalikes.h"
#include "tests/program.h"

#include "core/opening/identitytext.h"
#include "core/opening/mapsource.h"
#include "core/save/lumpplacement.h"
#include "tests/gamefolder.h"
#include "tests/mapbuilder.h"
#include "tests/planting.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

// The start of a row, and behind it its version, or 7, the way it stands there.
QByteArray beginningOf(const bsp::Lookalike &row)
{
    auto version = littleEndian(row.version == bsp::Lookalike::anyVersion ? 7 : row.version, 4);
    if (row.bigEndian)
        std::reverse(version.begin(), version.end());
    return QByteArray(row.at, '\0') + QByteArray(row.start.data(), static_cast<qsizetype>(row.start.size())) + version;
}

// A map of a format with magic, with more entries in its directory: what lies behind it moves.
QByteArray withEntries(const bsp::Format &format, QByteArray bytes, int entries)
{
    const auto added = 8 * (entries - format.directorySize);
    bytes.insert(format.headerSize(), QByteArray(added, '\0'));
    for (int slot = 0; slot < format.directorySize; ++slot) {
        const auto at = static_cast<qsizetype>(format.directoryAt()) + 8 * slot;
        bytes.replace(at, 4, words({bsp::load<qint32>(bytes.constData() + at) + added}));
    }
    return bytes;
}

// A map that its row is found for: of its nearest format but for how it begins, and what tells it from others.
QByteArray mapOf(const bsp::Lookalike &row)
{
    auto beginning = beginningOf(row);
    if (!row.nearest)
        return beginning.leftJustified(2000, '\1');
    auto room = MapBuilder::room(*row.nearest);
    const bool isSin = QByteArray(row.what.data()).contains("SiN");
    if (isSin)
        room.setLumpBytes("TEXINFO", QByteArray(2 * 180, '\1')).setLumpBytes("FACES", QByteArray(3 * 36, '\1'));
    auto bytes = room.build();
    if (row.isOne && !isSin) // Soldier of Fortune
        bytes = withEntries(*row.nearest, bytes, 22);
    beginning.truncate(row.nearest->directoryAt());
    return bytes.replace(0, beginning.size(), beginning);
}

void addLookalikeRows(bool (*has)(const bsp::Lookalike &))
{
    QTest::addColumn<int>("number");
    int number = 0;
    for (const auto &row : bsp::lookalikes()) {
        if (has(row))
            QTest::addRow("%d %s", number, row.what.data()) << number;
        ++number;
    }
}

#define FETCH_LOOKALIKE(row)                                                                                                     \
    QFETCH(int, number);                                                                                                         \
    const auto &row = bsp::lookalikes()[static_cast<size_t>(number)]

} // namespace

class TestLookalikes : public QObject
{
    Q_OBJECT

private slots:
    void gamesAreTold_data()
    {
        const auto row = addColumns<QByteArray, QString, QString>("bytes", "name", "nearest");
        row("daikatana", "IBSP" + words({41}), u"IBSP 41 map (Daikatana)"_s, u"quake2"_s);
        row("sin's tests", "IBSP" + words({41}) + words({0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 180, 0, 36}), u"IBSP 41 map of SiN"_s,
            u"quake2"_s);
        row("sin", "RBSP" + words({1}) + words({0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 180, 0, 36}), u"RBSP 1 map of SiN"_s,
            u"quake2"_s);
        row("ufo", "IBSP" + words({79}), u"UFO: Alien Invasion"_s, u"quake2"_s);
        row("call of duty", "IBSP" + words({59}), u"IBSP 59 map (Call of Duty)"_s, {});
        row("call of duty's demo", "IBSP" + words({58}), u"Call of Duty demo"_s, {});
        row("call of duty 2", "IBSP" + words({4}), u"Call of Duty 2"_s, {});
        row("call of duty 4", "IBSP" + words({22}), u"Call of Duty 4"_s, {});
        row("unknown", "IBSP" + words({99}), u"an IBSP map of unknown version 99"_s, {});
        row("negative", "IBSP" + words({-3}), u"of unknown version -3"_s, {});
        row("titanfall", "rBSP" + words({29}), u"rBSP 29 map (Titanfall"_s, {});
        row("titanfall on the xbox", "PSBr" + QByteArray("\0\0\0\x1d", 4), u"rBSP 29 map for Xbox 360"_s, {});
        row("genesis", words({0, 8, 1}) + "GBSP" + words({15}), u"Genesis3D"_s, {});
        row("source", "VBSP" + words({23}), u"a VBSP 23 map (Source engine)"_s, {});
        row("dark messiah", "VBSP" + words({20 | 4 << 16}), u"Dark Messiah"_s, {});
        row("source on the xbox", "PSBV" + QByteArray("\0\0\0\x14", 4), u"a VBSP 20 map for Xbox 360"_s, {});
        row("fakk", "FAKK" + words({12}), u"F.A.K.K.2"_s, {});
        row("breakthrough", "EALA" + words({21}), u"Breakthrough"_s, {});
        row("allied assault", "2015" + words({19}), u"Allied Assault"_s, {});
        row("elite force", "EF2!" + words({20}), u"Elite Force II"_s, {});
        row("nightfire", words({42}), u"BSP 42 map (James Bond 007: Nightfire)"_s, {});
        row("quake 64", " 46Q" + words({0}), u"a map of Quake 64"_s, u"quake"_s);
        row("playstation", words({40}), u"PlayStation 2"_s, {});
    }

    void gamesAreTold()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        QFETCH(QString, nearest);
        bytes = bytes.leftJustified(300, '\1');
        const auto *row = bsp::identify(bytesOf(bytes)).lookalike;
        QVERIFY(row);
        QCOMPARE(row->nearest ? fromView(row->nearest->id) : QString(), nearest);
        const auto map = readMap(bytes);
        QVERIFY(!map);
        QVERIFY2(map.error().contains(name), qPrintable(map.error()));
    }

    void eachRowIsFoundAndSaysWhatCanBeDone_data()
    {
        addLookalikeRows([](const bsp::Lookalike &) { return true; });
    }
    void eachRowIsFoundAndSaysWhatCanBeDone()
    {
        FETCH_LOOKALIKE(row);
        const auto bytes = mapOf(row);
        const auto *found = bsp::identify(bytesOf(bytes)).lookalike;
        QVERIFY(found);
        QCOMPARE(found - bsp::lookalikes().data(), std::ptrdiff_t(number));
        QVERIFY(row.differsIn("NOTHING") == false);
        int unlike = 0;
        for (int lump = 0; row.nearest && lump < row.nearest->directorySize; ++lump)
            unlike += row.differsIn(row.nearest->lumps[static_cast<size_t>(lump)].name);
        QCOMPARE(unlike, QByteArray(row.unlike.data(), static_cast<qsizetype>(row.unlike.size())).simplified().split(' ').count()
                             - row.unlike.empty()); // each word is a lump of the nearest format
        QVERIFY(!row.nearest || 2 * unlike < row.nearest->directorySize);
        const auto map = readMap(bytes);
        QVERIFY(!map);
        QCOMPARE(map.error().contains(u"--as "_s), row.nearest != nullptr);
        if (row.nearest)
            QVERIFY2(map.error().contains(u"--as %1 or "_s.arg(fromView(row.nearest->id))), qPrintable(map.error()));
        QVERIFY2(!map.error().contains(u'%'), qPrintable(map.error()));
    }

    void eachIsReadAsItsNearestFormat_data()
    {
        addLookalikeRows([](const bsp::Lookalike &row) { return row.nearest != nullptr; });
    }

    void eachIsReadAsItsNearestFormat()
    {
        FETCH_LOOKALIKE(row);
        const auto &format = *row.nearest;
        const auto opened = readMapAs(mapOf(row), &format);
        VERIFY_RESULT(opened);
        const auto &map = opened.value();
        OPEN_BYTES(room, MapBuilder::room(format).build());
        QCOMPARE(&map.format(), &format);
        QVERIFY(map.isForcedFormat());
        QVERIFY(!map.entities().entities.empty());
        for (int lump = 0; lump < format.directorySize; ++lump) {
            const auto bytes = map.lumpBytes(lump), usual = room.lumpBytes(lump);
            const auto name = format.lumps[static_cast<size_t>(lump)].name;
            QVERIFY2(row.differsIn(name) ? bytes.empty() : std::ranges::equal(bytes, usual), name.data());
            QCOMPARE(map.lumpsLeftOut().contains(fromView(name)), row.differsIn(name));
            QVERIFY(!row.differsIn(name) || map.extent(lump).length == 0);
        }
        QVERIFY(walk(map) > 0);
        // Nobody knows whether what is left out is empty, or has what is referred to.
        for (const auto &problem : planting::check(map)) {
            QVERIFY(problem.id != u"lump-empty" || !map.isLeftOut(problem.lump));
            QVERIFY2(problem.id != u"index-range" || !map.isLeftOut(map.lump(problem.lump).fields[size_t(problem.field)].target),
                     qPrintable(planting::printed(map, problem)));
        }
        const auto why = whyReadOnly(map);
        QVERIFY2(why.contains(fromView(format.name)), qPrintable(why));
        for (const auto &name : map.lumpsLeftOut())
            QVERIFY2(why.contains(name), qPrintable(why));
        const auto plan = planSave(map, map.entityText().toByteArray() + "{ \"classname\" \"light\" }");
        QVERIFY(!plan);
        QCOMPARE(plan.error(), why);
        QVERIFY(whyReadOnly(room).isEmpty());
    }

    void aCutLookalikeIsReadOrRefused_data() { eachIsReadAsItsNearestFormat_data(); }
    void aCutLookalikeIsReadOrRefused()
    {
        FETCH_LOOKALIKE(row);
        const auto bytes = mapOf(row);
        for (qsizetype size = 0; size < bytes.size(); size += size < 1000 ? 1 : 97) { // every length around the header's end
            const auto map = readMapAs(bytes.first(size), row.nearest);
            VERIFY_EACH(map || !map.error().isEmpty(), qPrintable(QString::number(size)));
            VERIFY_EACH(map || !map.error().contains(u'%'), qPrintable(map.error()));
            VERIFY_EACH(!map || size >= row.nearest->headerSize(), qPrintable(QString::number(size)));
            if (map)
                walk(map.value());
        }
    }

    void textIsNoMap()
    {
        for (const auto &word : {"FAKK", "2015", "RBSP", "VBSP", "IBSP", "EF2!"}) {
            const auto text = QByteArray(word).leftJustified(100, '.');
            QVERIFY2(!bsp::identify(bytesOf(text)).lookalike, word);
        }
    }

    void anyFormatIsReadAsAnyOther_data() { addFormatRows(); }
    void anyFormatIsReadAsAnyOther()
    {
        const auto &format = fetchFormat();
        const auto bytes = MapBuilder::room(format).build();
        for (const bsp::Format *as : bsp::formats()) {
            const auto map = readMapAs(bytes, as);
            if (!map) {
                QVERIFY2(as != &format, qPrintable(map.error()));
                continue;
            }
            QCOMPARE(&map.value().format(), as);
            QCOMPARE(map.value().isForcedFormat(), as != &format); // what it tells itself is no request
            QCOMPARE(whyReadOnly(map.value()).isEmpty(), as == &format);
            QVERIFY(map.value().lumpsLeftOut().isEmpty());
            walk(map.value());
        }
        const auto usual = readMapAs(bytes, nullptr);
        VERIFY_RESULT(usual);
        QCOMPARE(&usual.value().format(), &format);
    }

    void whatIsNoMapIsNotReadAsOne()
    {
        const auto picture = QByteArray("\x89PNG\r\n\x1a\n").leftJustified(4000, '\1');
        for (const bsp::Format *format : bsp::formats()) {
            const auto map = readMapAs(picture, format);
            QVERIFY2(!map, format->id.data());
            QVERIFY2(map.error().contains(u"a PNG image"_s) && map.error().contains(fromView(format->name)),
                     qPrintable(map.error()));
            QVERIFY(!readMapAs({}, format));
        }
    }

    void theNearestFormatIsToldOfAPath()
    {
        const GameFolder folder;
        const auto nearestOf = [](const QString &path) {
            const bsp::Format *nearest = &bsp::quake2;
            static_cast<void>(openMap(path, nullptr, &nearest));
            return nearest;
        };
        for (const auto &row : bsp::lookalikes()) {
            const auto path = folder.save(u"map.bsp"_s, mapOf(row));
            folder.save(u"maps.pak"_s, pakOf({{.name = "maps/map.bsp", .bytes = mapOf(row)}}));
            for (const auto &each : {path, folder.path(u"maps.pak/maps/map.bsp"_s)}) {
                QCOMPARE(nearestOf(each), row.nearest);
                QCOMPARE(static_cast<bool>(openMap(each, row.nearest)), row.nearest != nullptr);
            }
        }
        QCOMPARE(nearestOf(folder.save(u"map.bsp"_s, MapBuilder::room(bsp::quake2).build())), nullptr);
        QCOMPARE(nearestOf(folder.path() + u"/none.bsp"_s), nullptr);
    }

    void realMapsOfSourceAreNamedWithTheirVersion()
    {
        const auto maps = qEnvironmentVariable("LUMPSCOPE_MAPS");
        const QDir folder(maps + u"/../family/source"_s);
        if (maps.isEmpty() || !folder.exists())
            QSKIP("There are no maps of the Source engine beside LUMPSCOPE_MAPS.");
        const auto names = folder.entryList({u"*.bsp"_s});
        QVERIFY(!names.isEmpty());
        for (const auto &name : names) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto version = bsp::load<qint32>(file.read(8).constData() + 4);
            const auto map = readMapFile(file.fileName());
            QVERIFY(!map);
            QVERIFY2(map.error().contains(u"a VBSP %1 map"_s.arg(version)), qPrintable(map.error()));
        }
    }
};

ADD_TEST(TestLookalikes, QCoreApplication)
#include "tst_lookalikes.moc"

// Visibility that lies beside a map of Quake, and what else lies there in its place.
#include "core/checks/checks.h"
#include "core/files/besidefile.h"
#include "core/opening/mapsource.h"
#include "core/opening/visfile.h"
#include "core/save/lumpplacement.h"
#include "core/vis/mapvis.h"
#include "tests/facts.h"
#include "tests/files.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/sentence.h"
#include "tests/testmaps.h"

namespace {

QByteArray counted(const QByteArray &bytes) { return words({bytes.size()}) + bytes; }

QByteArray visEntry(const QByteArray &name, const QByteArray &rows, const QByteArray &leafs)
{
    const auto data = counted(rows) + counted(leafs);
    return name.leftJustified(32, '\0', true) + words({data.size()}) + data;
}

MapBuilder roomOfQuake() { return MapBuilder::room(bsp::quake); }

// The same without visibility.
MapBuilder roomUnseen()
{
    auto room = roomOfQuake();
    room.setLumpBytes("VISIBILITY", {});
    for (quint32 leaf = 0; leaf < room.count("LEAFS"); ++leaf)
        room.set("LEAFS", leaf, "visofs", -1);
    return room;
}

// That of the room, for a map of this name.
QByteArray roomsVis(const QByteArray &name)
{
    const auto room = roomOfQuake();
    return visEntry(name, room.lumpBytes("VISIBILITY"), room.lumpBytes("LEAFS"));
}

MapFile opened(const MapBuilder &builder) { return std::move(readMap(builder.build()).value()); }

std::vector<QString> idsOf(const QString &path)
{
    const auto map = openMap(path).value();
    const References references(map);
    std::vector<QString> ids;
    for (const auto &problem : check({.map = map,
                               .references = references,
                               .wanted = {.only = {u"vis-beside"_s, u"vis-beside-unfit"_s, u"entities-beside"_s}},
                               .mapPath = path})) {
        ids.push_back(problem.id);
        if (!isSentence(problem.findings.front().text))
            qFatal("%s", qPrintable(problem.findings.front().text));
    }
    return ids;
}

} // namespace

class TestVisFile : public QObject
{
    Q_OBJECT

private slots:
    void filesBesideAreFoundInAnyCase()
    {
        if (isWindows())
            QSKIP("Windows takes no notice of case, and files are told as they are looked for.");
        const QTemporaryDir folder;
        const auto map = folder.filePath(u"the.map.bsp"_s);
        QCOMPARE(fileNextToMap(map, "vis"_L1), QString());
        QCOMPARE(fileNextToMap(QString(), "vis"_L1), QString());
        QVERIFY(QDir(folder.path()).mkdir(u"the.map.vis"_s)); // a folder is no file
        QCOMPARE(fileNextToMap(map, "vis"_L1), QString());
        QVERIFY(QDir(folder.path()).rmdir(u"the.map.vis"_s));
        writeFile(folder.filePath(u"The.Map.VIS"_s), "a");
        QCOMPARE(fileNextToMap(map, "vis"_L1), folder.filePath(u"The.Map.VIS"_s));
        writeFile(folder.filePath(u"the.map.vis"_s), "b");
        QCOMPARE(fileNextToMap(map, "vis"_L1), folder.filePath(u"the.map.vis"_s));
        QCOMPARE(fileNextToMap(folder.filePath(u"a.pak/maps/the.map.bsp"_s), "vis"_L1), QString());
    }

    void theEntryOfTheMapIsRead()
    {
        const auto map = opened(roomUnseen());
        const auto bytes = visEntry("other.bsp", "123", "4") + roomsVis("Room.BSP");
        const auto read = readVisFile(bytes, map, u"room.bsp"_s);
        QVERIFY2(read, read ? "" : qPrintable(read.error()));
        QCOMPARE(read.value().rows, roomOfQuake().lumpBytes("VISIBILITY"));
        QCOMPARE(read.value().leafs, roomOfQuake().lumpBytes("LEAFS"));
    }

    void filesCutOffAnywhereAreRefused()
    {
        const auto map = opened(roomUnseen());
        const auto bytes = roomsVis("room.bsp");
        for (qsizetype size = 0; size < bytes.size(); ++size) {
            const QByteArray part(bytes.constData(), size); // of its own, so that reads behind it are told
            const auto read = readVisFile(part, map, u"room.bsp"_s);
            QVERIFY2(!read && isSentence(read.error()), qPrintable(QString::number(size)));
            QVERIFY2(!editFromVisFile(part, map, u"room.bsp"_s), qPrintable(QString::number(size)));
        }
        for (qsizetype at = 32; at < 44; at += 4)
            for (const qint64 number : {0LL, 1LL, 0x7fffffffLL, 0x80000000LL, 0xffffffffLL}) {
                auto broken = bytes;
                broken.replace(at, 4, words({number}));
                const auto read = readVisFile(broken, map, u"room.bsp"_s);
                QVERIFY(read || isSentence(read.error()));
                const auto edit = editFromVisFile(broken, map, u"room.bsp"_s);
                QVERIFY(edit ? map.whyNot(edit.value()).isEmpty() : isSentence(edit.error()));
                QVERIFY(!read || read.value().rows.size() + read.value().leafs.size() <= bytes.size());
            }
    }

    void entriesOfOtherMapsAreRefused()
    {
        const auto map = opened(roomUnseen());
        QVERIFY(isSentence(readVisFile(roomsVis("other.bsp"), map, u"room.bsp"_s).error()));
        const auto leafs = roomOfQuake().lumpBytes("LEAFS");
        QVERIFY(isSentence(readVisFile(visEntry("room.bsp", "1", leafs.chopped(28)), map, u"room.bsp"_s).error()));
        QVERIFY(isSentence(readVisFile(visEntry("room.bsp", "1", leafs + "1"), map, u"room.bsp"_s).error()));
    }

    void aMapWithoutVisibilityTakesIt()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"room.bsp"_s);
        writeFile(path, roomUnseen().build());
        const auto without = readMapVis(openMap(path).value(), VisSet::Pvs).value();
        QCOMPARE(without.decoded.withoutRow, without.count());
        writeFile(folder.filePath(u"room.vis"_s), roomsVis("room.bsp"));
        const auto map = openMap(path).value();
        QVERIFY(map.visFile());
        QVERIFY(map.lumpBytes(map.format().roles.visibility).empty()); // its own stays what it is
        const auto with = readMapVis(map, VisSet::Pvs).value(), own = readMapVis(opened(roomOfQuake()), VisSet::Pvs).value();
        QCOMPARE(with.count(), own.count());
        QCOMPARE(with.decoded.broken, 0u);
        const auto plan = planSave(map, map.entityText().toByteArray() + "{ \"classname\" \"light\" }");
        VERIFY_RESULT(plan);
        QCOMPARE(plan.value().saved->visFile(), map.visFile());
        QCOMPARE(with.decoded.withoutRow, own.decoded.withoutRow);
        for (quint32 viewer = 0; viewer < own.count(); ++viewer)
            for (quint32 seen = 0; seen < own.count(); ++seen)
                QCOMPARE(with.sees(viewer, seen), own.sees(viewer, seen));
    }

    void aMapWithItsOwnKeepsIt()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"room.bsp"_s), other = folder.filePath(u"life.bsp"_s);
        writeFile(path, roomOfQuake().build());
        writeFile(folder.filePath(u"room.vis"_s), roomsVis("room.bsp"));
        QVERIFY(!openMap(path).value().visFile());
        writeFile(other, MapBuilder::room(bsp::goldsrc).setLumpBytes("VISIBILITY", {}).build()); // its game reads none
        writeFile(folder.filePath(u"life.vis"_s), roomsVis("life.bsp"));
        QVERIFY(!openMap(other).value().visFile());
        const auto wide = MapBuilder::room(bsp::bsp2);
        const auto path2 = folder.filePath(u"wide.bsp"_s);
        writeFile(path2, MapBuilder(wide).setLumpBytes("VISIBILITY", {}).build());
        writeFile(folder.filePath(u"wide.vis"_s), visEntry("wide.bsp", "\3\3", wide.lumpBytes("LEAFS")));
        QVERIFY(!openMap(path2).value().visFile()); // engines read it for BSP 29 alone
        QVERIFY(idsOf(path2).empty());
    }

    void anEntryIsPutIntoTheMapAndWrittenBack()
    {
        auto map = opened(roomUnseen());
        const auto file = visEntry("other.bsp", "123", "4") + roomsVis("Room.BSP");
        QVERIFY(isVisFile(file));
        const auto edit = editFromVisFile(file, map, u"room.bsp"_s);
        VERIFY_RESULT(edit);
        QCOMPARE(edit.value().size(), size_t(2));
        VERIFY_RESULT(map.apply(edit.value()));
        const auto &roles = map.format().roles;
        QCOMPARE(viewOf(map.lumpBytes(roles.visibility)), QByteArrayView(roomOfQuake().lumpBytes("VISIBILITY")));
        QCOMPARE(viewOf(map.lumpBytes(roles.leafs)), QByteArrayView(roomOfQuake().lumpBytes("LEAFS")));
        QCOMPARE(readMapVis(map, VisSet::Pvs).value().decoded.broken, 0u);
        const auto written = visFileOf(map, u"room.bsp"_s);
        VERIFY_RESULT(written);
        QCOMPARE(written.value(), roomsVis("room.bsp"));
        const auto again = editFromVisFile(written.value(), map, u"ROOM.bsp"_s);
        VERIFY_RESULT(again);
        QVERIFY(again.value().empty());
        VERIFY_RESULT(map.apply(inverse(edit.value())));
        QCOMPARE(viewOf(map.lumpBytes(roles.leafs)), QByteArrayView(roomUnseen().lumpBytes("LEAFS")));
    }

    void onlyWhatCompilersOfVisibilityComputeMayDiffer_data()
    {
        const auto row = addColumns<QByteArray, double, bool>("field", "value", "fits");
        row("no row", "visofs", -1, true);
        row("a row that is cut off", "visofs", 2, false);
        row("a row before the first", "visofs", -2, false);
        row("ambient sounds", "ambient_level[1]", 7, true);
        row("contents", "contents", -3, false);
        row("a box", "maxs.z", 11, false);
        row("faces", "firstmarksurface", 99, false);
        row("more faces", "nummarksurfaces", 99, false);
    }

    void onlyWhatCompilersOfVisibilityComputeMayDiffer()
    {
        QFETCH(QByteArray, field);
        QFETCH(double, value);
        QFETCH(bool, fits);
        auto other = roomOfQuake();
        other.set("LEAFS", 2, field.toStdString(), value);
        QVERIFY(other.lumpBytes("LEAFS") != roomOfQuake().lumpBytes("LEAFS"));
        const auto file = visEntry("room.bsp", other.lumpBytes("VISIBILITY"), other.lumpBytes("LEAFS"));
        const auto edit = editFromVisFile(file, opened(roomOfQuake()), u"room.bsp"_s);
        QCOMPARE(bool(edit), fits);
        QVERIFY2(fits || (isSentence(edit.error()) && states(edit.error(), {u"leaf 2"_s})),
                 qPrintable(fits ? u""_s : edit.error()));
    }

    void entriesWithoutRowsAndNamesThatDoNotFitAreRefused()
    {
        const auto map = opened(roomOfQuake());
        const auto without = visEntry("room.bsp", {}, roomOfQuake().lumpBytes("LEAFS"));
        QVERIFY(isSentence(editFromVisFile(without, map, u"room.bsp"_s).error()));
        QVERIFY(isSentence(editFromVisFile(roomsVis("other.bsp"), map, u"room.bsp"_s).error()));
        QVERIFY(isSentence(visFileOf(opened(roomUnseen()), u"room.bsp"_s).error()));
        VERIFY_RESULT(visFileOf(map, QString(27, u'a') + u".bsp"_s));
        for (const auto &name : {QString(28, u'a') + u".bsp"_s, u"\u0434.bsp"_s, u"room"_s, u".bsp"_s, QString()}) {
            const auto file = visFileOf(map, name);
            QVERIFY2(!file && isSentence(file.error()), qPrintable(name));
        }
        for (const auto *rows : {"", "\3\3", ".bsp", "an end of .bsp or another"})
            QVERIFY(!isVisFile(rows));
    }

    void checksTellWhatLiesBeside()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"room.bsp"_s);
        writeFile(path, roomOfQuake().build());
        QVERIFY(idsOf(path).empty());
        writeFile(folder.filePath(u"ROOM.vis"_s), roomsVis("room.bsp"));
        QCOMPARE(idsOf(path), (std::vector{u"vis-beside"_s}));
        writeFile(folder.filePath(u"ROOM.vis"_s), roomsVis("other.bsp"));
        QCOMPARE(idsOf(path), (std::vector{u"vis-beside-unfit"_s}));
        QFile::remove(folder.filePath(u"ROOM.vis"_s));
        writeFile(folder.filePath(u"room.ent"_s), "{ \"classname\" \"worldspawn\" }");
        const auto map = openMap(path).value();
        QCOMPARE(idsOf(path), map.game().entFile.empty() ? std::vector<QString>() : std::vector{u"entities-beside"_s});
        const auto other = folder.filePath(u"two.bsp"_s);
        writeFile(other, MapBuilder::room(bsp::quake2).build());
        writeFile(folder.filePath(u"two.ent"_s), "{ \"classname\" \"worldspawn\" }");
        QCOMPARE(idsOf(other), (std::vector{u"entities-beside"_s}));
    }
};

ADD_TEST(TestVisFile, QCoreApplication)
#include "tst_visfile.moc"

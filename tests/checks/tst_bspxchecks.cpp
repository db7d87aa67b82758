// Lumps of BSPX that are damaged, do not fit the map, are edited around, or are real.
#include "core/assets/gamefiles.h"
#include "core/faces/facelights.h"
#include "tests/archivebuilder.h"
#include "tests/bspxfixture.h"
#include "tests/planning.h"
#include "tests/program.h"

using namespace bspxfixture;

class TestBspxChecks : public QObject
{
    Q_OBJECT

private slots:
    void noLengthIsTooShort_data()
    {
        const auto row = addFormatColumns<QByteArray, QByteArray, bool>("name", "bytes", "isCounted");
        for (const bsp::Format *format : formatFamilies()) {
            for (const auto &[name, bytes] : everyLumpFor(*format)) {
                const bool isCounted = name == "FACENORMALS" || name == "BRUSHLIST" || name.startsWith("LIGHTGRID");
                if (name != "UNKNOWN")
                    row(*format, name.constData(), name, bytes, isCounted);
            }
        }
    }

    // A lump that is cut off opens; of those with counts it is always found, unless whole parts are missing at its end. What
    // lies behind the first 200 bytes is more of the same: a few lengths, which end at each byte of a number too. Only Quake II's
    // are cut at every byte.
    void noLengthIsTooShort()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isCounted);
        const auto &format = fetchFormat();
        const qsizetype step = &format == &bsp::quake2 ? 1 : 5, later = std::max<qsizetype>(61, bytes.size() / 40 | 1);
        for (qsizetype length = 0; length < bytes.size(); length += length < 200 ? step : later) {
            auto room = roomWith(format, name, bytes.first(length));
            OPEN_BYTES(map, room.build());
            walk(map);
            const auto problems = newProblems(room);
            const bool endsAModel =
                (name == "BRUSHLIST" && (length == 0 || length == 16 + 2 * 28 + 2 * 16))
                || (name == "LIGHTGRIDS" && (length == 0 || length == 4 + bsp::load<qint32>(bytes.constData())));
            if (isCounted && !endsAModel)
                VERIFY_EACH(!problems.isEmpty(), qPrintable(u"%1 bytes of %2"_s.arg(length).arg(QString::fromLatin1(name))));
        }
    }

    void countsBeyondTheBytesAreNotBelieved_data()
    {
        const auto row = addColumns<QByteArray, QByteArray>("name", "bytes");
        for (const qint64 count : {0x7fffffffLL, 0xffffffffLL, 0x80000000LL, 1000LL}) {
            const auto label = [count](const char *what) { return QByteArray(what) + ' ' + QByteArray::number(count); };
            row(label("normals"), "FACENORMALS", words({count}) + floats({0, 0, 1}));
            row(label("brushes"), "BRUSHLIST", words({1, 0, count, 0}) + listedBrush(-2, 0));
            const auto planes = littleEndian(std::min<qint64>(count, 0xffff), 2); // they have no room for more
            row(label("planes"), "BRUSHLIST", words({1, 0, 1, 0}) + listedBrush(-2, 1).replace(26, 2, planes));
            row(label("nodes"), "LIGHTGRID_OCTREE", gridHeader(1, 0) + words({count}) + gridNode());
            row(label("leafs"), "LIGHTGRID_OCTREE",
                gridHeader(1, 0) + words({1}) + gridNode() + words({count}) + QByteArray(40, '\0'));
            for (int axis = 0; axis < 3; ++axis) {
                QByteArray sizes;
                for (int i = 0; i < 3; ++i)
                    sizes += words({i == axis ? 1 : count});
                row(label("samples") + QByteArray::number(axis), "LIGHTGRID_OCTREE",
                    gridHeader(1, gridLeaf) + words({0, 1, 0, 0, 0}) + sizes + QByteArray(40, '\0'));
            }
            row(label("grids"), "LIGHTGRIDS", words({count}) + gridHeader(1, gridOccluded) + words({0, 0}));
        }
    }

    void countsBeyondTheBytesAreNotBelieved()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, bytes);
        const auto room = roomWith(bsp::quake2, name, bytes);
        OPEN_BYTES(map, room.build());
        for (const int lump : map.lumps())
            if (!map.isStored(lump) && map.addedRow(lump))
                QVERIFY(map.lumpBytes(lump).size() < 1000);
        walk(map);
        QVERIFY(newProblems(room).contains(u"warning bspx-cut %1 0"_s.arg(QString::fromLatin1(name))));
    }

    // Faces of a map of Quake with luxels of three bytes lie so far apart.
    void luxelsAreCountedAsLargeAsTheMapHasThem()
    {
        auto room = validRoom(bsp::quake);
        OPEN_BYTES(grey, room.build());
        const FaceLights lights(grey);
        qint64 luxels = 0;
        for (quint32 face = 0; face < room.count("FACES"); ++face) {
            room.set("FACES", face, "lightofs", static_cast<double>(3 * luxels));
            const auto light = lights.at(face);
            luxels += light->bytesOfStyle() * light->styles;
        }
        room.setLumpBytes("LIGHTING", QByteArray(3 * luxels, '\x40'));
        OPEN_BYTES(coloured, room.build());
        QCOMPARE(coloured.bytesPerLuxel(), 3);
        auto longer = room;
        room.addBspx("LIGHTINGDIR", QByteArray(3 * luxels, 'd'));
        QVERIFY(!problemsOf(room).join(u' ').contains(u"bspx-size"_s));
        longer.addBspx("LIGHTINGDIR", QByteArray(3 * luxels + 3, 'd'));
        QVERIFY(problemsOf(longer).contains(u"warning bspx-size LIGHTINGDIR 0"_s));
    }

    void whatDoesNotFitTheMapIsFound_data()
    {
        const auto row = addColumns<QByteArray, QByteArray, QString>("name", "bytes", "problem");
        const auto map = std::move(readMap(validRoom(bsp::quake2).build())).value();
        const auto faces = map.recordCount(bsp::quake2.roles.faces);
        const auto light = decoupledLight(2, 1, 0);
        row("a face too few", "DECOUPLED_LM", light.repeated(faces - 1), u"warning bspx-size DECOUPLED_LM 0"_s);
        row("a face too many", "LMSHIFT", QByteArray(faces + 1, '\4'), u"warning bspx-size LMSHIFT 0"_s);
        row("no equal parts", "LMSTYLE16", QByteArray(faces, '\4') + '\4', u"warning bspx-size LMSTYLE16 0"_s);
        row("a record cut off", "DECOUPLED_LM", light.repeated(faces) + "x", u"warning record-cut DECOUPLED_LM 0"_s);
        row("light outside", "DECOUPLED_LM", decoupledLight(2, 1, 1 << 30).repeated(faces),
            u"warning index-range DECOUPLED_LM.offset 0 x%1"_s.arg(faces));
        row("below none", "LMOFFSET", words({-2}).repeated(faces), u"warning index-range LMOFFSET.offset 0 x%1"_s.arg(faces));
        row("other luxels", "RGBLIGHTING", "123", u"warning bspx-size RGBLIGHTING 0"_s);
        row("a luxel cut off", "LIGHTINGDIR", "12345", u"warning record-cut LIGHTINGDIR 0"_s);
        row("other vertexes", "VERTEXNORMALS", floats({0, 0, 1}), u"warning bspx-size VERTEXNORMALS 0"_s);
        row("other corners", "FACENORMALS", faceNormals({{0, 0, 1}, {0, 1, 0}}, 3), u"warning bspx-size FACENORMALS 0"_s);
        row("no such normal", "FACENORMALS", faceNormals({{0, 0, 1}}, cornersOf(map)),
            u"warning index-range FACENORMALS_CORNERS.normal 1 x%1"_s.arg(cornersOf(map) / 2));
        row("another version", "BRUSHLIST", words({2, 0, 0, 0}), u"warning bspx-cut BRUSHLIST_MODELS.ver 0"_s);
        row("another sum", "BRUSHLIST", words({1, 0, 0, 5}), u"warning bspx-size BRUSHLIST_MODELS.numplanes 0"_s);
        row("no such model", "BRUSHLIST", words({1, 99, 0, 0}), u"warning index-range BRUSHLIST_MODELS.modelnum 0"_s);
        row("more behind it", "LIGHTGRID_OCTREE", lightGridOctree() + "more", u"warning bspx-cut LIGHTGRID_OCTREE 0"_s);
        row("no such child", "LIGHTGRID_OCTREE", gridHeader(1, 7) + words({0, 0}),
            u"warning index-range LIGHTGRID_OCTREE_GRIDS.rootnode 0"_s);
        row("another length", "LIGHTGRIDS", lightGrids().replace(0, 4, words({9})), u"warning bspx-cut LIGHTGRIDS 0"_s);
    }

    void whatDoesNotFitTheMapIsFound()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, problem);
        const auto problems = newProblems(roomWith(bsp::quake2, name, bytes));
        QVERIFY2(problems.contains(problem), qPrintable(problems.join(u'\n')));
    }

    // Engines that know no DECOUPLED_LM read the lighting lump by the faces' records, whatever it says.
    void theMapsOwnLightMustHoldToo()
    {
        const auto faces = validRoom(bsp::quake2).count("FACES");
        auto room = roomWith(bsp::quake2, "DECOUPLED_LM", decoupledLight(2, 1, 0).repeated(faces));
        QCOMPARE(newProblems(room), QStringList());
        room.set("FACES", 2, "lightofs", INT32_MAX);
        QCOMPARE(newProblems(room), {u"error lightmap-range FACES.lightofs 2"_s});
        room.set("FACES", 2, "lightofs", -2);
        QCOMPARE(newProblems(room), {u"error lightmap-range FACES.lightofs 2"_s});
    }

    void brokenEntriesAreFound_data() { addFormatRows(); }
    void brokenEntriesAreFound()
    {
        const auto &format = fetchFormat();
        const auto entry = [](const QByteArray &name, qint64 offset, qint64 length) {
            return name.leftJustified(24, '\0') + words({offset, length});
        };
        const auto problemsWith = [&](qint64 count, const QByteArray &entries) {
            const auto bytes = validRoom(format).appendBytes("BSPX" + words({count}) + entries).build();
            const auto map = std::move(readMap(bytes)).value();
            QStringList ids;
            for (const auto &problem : check(map))
                if (problem.id == u"bspx-entry" || problem.id == u"lump-overlap")
                    ids += problem.id + QString::number(problem.count);
            return ids;
        };
        QCOMPARE(problemsWith(1, entry("A", 0, 0)), QStringList());
        QCOMPARE(problemsWith(2, entry("A", 0, 0)), QStringList{u"bspx-entry1"_s});
        QCOMPARE(problemsWith(2, entry("A", -1, 4) + entry("B", 4, INT32_MAX)), QStringList{u"bspx-entry2"_s});
        QCOMPARE(problemsWith(2, entry("A", 0, 0) + entry("A", 0, 0)), QStringList{u"bspx-entry1"_s});
        QCOMPARE(problemsWith(1, entry("A", 4, 8)), QStringList{u"lump-overlap1"_s});
    }

    void filesOfAnArchiveAreListedAndFound_data() { addFormatRows(); }
    // In the lump that is for them, or behind all else in the file.
    void filesOfAnArchiveAreListedAndFound()
    {
        const auto &format = fetchFormat();
        const auto zip = zipOf({{.name = "textures/own.tga", .bytes = "picture"}, {.name = "b", .bytes = "", .stored = true}});
        OPEN_BYTES(map, roomWith(format, "ZIP_PAKFILE", zip).build());
        const int files = map.findLump(u"ZIP_PAKFILE_FILES");
        QCOMPARE(map.recordCount(files), 2U);
        QCOMPARE(map.text(map.column(files, "name"), 0).toByteArray(), "textures/own.tga"_ba);
        QCOMPARE(number(map, "ZIP_PAKFILE_FILES", 0, "size"), 7);
        OPEN_BYTES(behind, validRoom(format).appendBytes(zip).build());
        for (const auto *one : {&map, &behind}) {
            const GameFiles game(QString(), *one);
            const auto file = game.find(u"Textures/OWN.tga"_s);
            QVERIFY(file.has_value());
            QCOMPARE(game.read(*file).value(), "picture"_ba);
            QVERIFY(game.withWads({}).find(u"b"_s).has_value());
            QCOMPARE(game.problems(), QStringList());
        }
        const auto bytes = [&] { return roomWith(format, "ZIP_PAKFILE", zip).build(); };
        const auto outlived = [&](bool isSavedByOthers) { // the memory of the map, and of the file that it was placed in
            auto own = std::move(readMap(bytes())).value();
            if (isSavedByOthers)
                own.place(own.placedIn(FileBytes(bytes())));
            return GameFiles(QString(), own).withWads({});
        };
        for (const bool isSavedByOthers : {false, true}) {
            const auto left = outlived(isSavedByOthers);
            const auto kept = left.find(u"textures/own.tga"_s);
            QVERIFY(kept.has_value());
            QCOMPARE(left.read(*kept).value(), "picture"_ba);
        }
        OPEN_BYTES(plain, validRoom(format).build());
        QVERIFY(!GameFiles(QString(), plain).find(u"textures/own.tga"_s));
        const auto broken = roomWith(format, "ZIP_PAKFILE", zip.chopped(10));
        QVERIFY(newProblems(broken).contains(u"warning bspx-cut ZIP_PAKFILE 0"_s));
        OPEN_BYTES(cut, broken.build());
        const GameFiles game(QString(), cut);
        QVERIFY(!game.find(u"b"_s));
        QCOMPARE(game.problems().size(), 1);
    }

    void anEditKeepsThem_data() { addFormatRows(); }
    void anEditKeepsThem()
    {
        const auto &format = fetchFormat();
        const auto lumps = everyLumpFor(format);
        const auto room = roomWith(format, lumps);
        const auto text = planning::textOf(room);
        PLAN(plan, room.build(), planning::longer(text));
        for (const auto &[name, bytes] : lumps)
            QCOMPARE(
                viewOf(bspxBytes(planSaved, std::string_view(name.constData(), static_cast<size_t>(name.size())))).toByteArray(),
                bytes);
        for (const int lump : planMap.lumps())
            if (lump >= firstBspxLump)
                QVERIFY(std::ranges::equal(planMap.lumpBytes(lump), planSaved.lumpBytes(lump)));
    }

    void realMapsHaveThemWhole_data()
    {
        QTest::addColumn<QString>("path");
        const auto folder = qEnvironmentVariable("LUMPSCOPE_MAPS");
        for (const auto &root : {folder, folder + u"/../family"_s})
            for (QDirIterator it(root, {u"*.bsp"_s}, QDir::Files, QDirIterator::Subdirectories | QDirIterator::FollowSymlinks);
                 !folder.isEmpty() && it.hasNext();) {
                QFile file(it.next());
                if (file.open(QIODevice::ReadOnly) && file.readAll().contains("BSPX"))
                    QTest::newRow(qPrintable(file.fileName().section(u'/', -2))) << file.fileName();
            }
        if (folder.isEmpty())
            QTest::newRow("none") << QString();
    }

    void realMapsHaveThemWhole()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("LUMPSCOPE_MAPS is not set: no real map with BSPX is tested.");
        const auto opened = readMapFile(path);
        if (!opened)
            QSKIP("A map of a format that is not read.");
        const auto &map = opened.value();
        QVERIFY(map.bspxDirectory().length > 0);
        for (const auto &problem : check(map))
            QVERIFY2(!problem.id.startsWith(u"bspx") && problem.lump < firstBspxLump, qPrintable(printed(map, problem)));
        for (const auto *whole :
             {"FACENORMALS_CORNERS", "BRUSHLIST_PLANES", "LIGHTGRID_OCTREE_LEAFS", "LIGHTGRIDS_LEAFS", "DECOUPLED_LM"})
            if (const int lump = map.findLump(QString::fromLatin1(whole)); lump != bsp::none)
                QVERIFY2(map.recordCount(lump) > 0, whole);
        QVERIFY(walk(map) > 0);
        const auto text = map.entityText().toByteArray();
        const auto plan = planSave(map, text + "{ \"classname\" \"light\" }\n");
        VERIFY_RESULT(plan);
        QCOMPARE(violation(map.format(), map.file().whole(), text + "{ \"classname\" \"light\" }\n", plan.value().file.whole()),
                 QString());
    }
};

ADD_TEST(TestBspxChecks, QCoreApplication)
#include "tst_bspxchecks.moc"

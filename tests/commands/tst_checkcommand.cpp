// `lumpscope check`: what it finds, in one map or several.
#include "tests/archivebuilder.h"
#include "tests/commandline.h"
#include "tests/gamefolder.h"
#include "tests/program.h"
#include "tests/texturemaps.h"

using namespace commandline;

class TestCheckCommand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }
    void checkFailsOnErrorsOnly_data() { addFormatRows(); }
    void checkFailsOnErrorsOnly()
    {
        const auto room = MapBuilder::room(fetchFormat());
        const auto problems = [this](const MapBuilder &map, int code) {
            const auto path = save(folder_, u"check.bsp"_s, map.build());
            const auto json = run({u"check"_s, path, u"--json"_s}), text = run({u"check"_s, path});
            const auto root = QJsonDocument::fromJson(json.out).object();
            return json.code == code && text.code == code && keys(root) == QSet<QString>{u"problems"_s} && json.err.isEmpty()
                       ? root["problems"_L1].toArray()
                       : QJsonArray{u"failed"_s};
        };
        const auto list =
            "{ \"classname\" \"worldspawn\"}" + QByteArray(" { \"classname\" \"light\" \"target\" \"nobody\"}").repeated(2);
        auto warned = room;
        const auto warnings = problems(warned.setLumpBytes("ENTITIES", list), 0);
        auto broken = room;
        broken.refer("LEAFFACES", 1, "FACES", 99).refer("LEAFFACES", 2, "FACES", 98);
        const auto errors = problems(broken, 1);
        const QJsonObject dangling{{u"severity"_s, u"warning"_s}, {u"id"_s, u"target-missing"_s},
                                   {u"lump"_s, u"ENTITYLIST"_s},  {u"index"_s, 1},
                                   {u"field"_s, QJsonValue()},    {u"count"_s, 2}};
        const auto find = [](const QJsonArray &all, const QString &id) {
            for (const auto &each : all)
                if (each["id"_L1] == id)
                    return each.toObject();
            return QJsonObject();
        };
        auto found = find(warnings, u"target-missing"_s);
        QVERIFY(found.take(u"text"_s).toString().contains(u"nobody"));
        QCOMPARE(found, dangling);
        const auto &leafFaces = room.format().lumps[static_cast<size_t>(room.lump("LEAFFACES"))];
        found = find(errors, u"index-range"_s);
        QVERIFY(found.take(u"text"_s).toString().contains(u"99"));
        QCOMPARE(found, (QJsonObject{{u"severity"_s, u"error"_s},
                                     {u"id"_s, u"index-range"_s},
                                     {u"lump"_s, QString::fromLatin1(leafFaces.name.data())},
                                     {u"index"_s, 1},
                                     {u"field"_s, QString::fromLatin1(leafFaces.fields[0].name.data())},
                                     {u"count"_s, 2}}));
    }

    void checkTellsTheKindsThatAreWanted()
    {
        const auto path = save(folder_, u"kinds.bsp"_s,
                               MapBuilder::room(bsp::quake2)
                                   .setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\"} { \"target\" \"nobody\"}")
                                   .refer("LEAFFACES", 1, "FACES", 99)
                                   .build());
        const auto told = [&](const QString &options) {
            const auto ended = run(QStringList{u"check"_s, path, u"--json"_s} + options.split(u' ', Qt::SkipEmptyParts));
            QStringList ids{QString::number(ended.code)};
            for (const auto &each : QJsonDocument::fromJson(ended.out)["problems"_L1].toArray())
                ids.append(each["id"_L1].toString());
            return ids;
        };
        const auto all = told({});
        QVERIFY(all.contains(u"target-missing"_s) && all.contains(u"index-range"_s) && all.first() == u"1"_s);
        QCOMPARE(told(u"--only target-missing"_s), (QStringList{u"0"_s, u"target-missing"_s}));
        QCOMPARE(told(u"--only index-range --only target-missing"_s),
                 (QStringList{u"1"_s, u"index-range"_s, u"target-missing"_s}));
        auto rest = all;
        rest.removeAll(u"index-range"_s);
        rest.first() = u"0"_s;
        QCOMPARE(told(u"--without index-range"_s), rest);
        QCOMPARE(told(u"--only index-range --without index-range"_s), QStringList(u"0"_s));
    }

    void checkListsEveryFindingWhenAsked()
    {
        constexpr int many = 1200; // more than are kept for a list
        QByteArray text = "{ \"classname\" \"worldspawn\" }";
        for (int i = 0; i < many; ++i)
            text += " { \"classname\" \"light\" \"target\" \"nobody" + QByteArray::number(i) + "\" }";
        const auto path = save(folder_, u"all.bsp"_s, MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", text).build());
        const QStringList check{u"check"_s, path, u"--only"_s, u"target-missing"_s};
        QCOMPARE(run(check).out.count("but no entity has that targetname"), 5);
        const auto all = run(check + QStringList{u"--all"_s});
        QCOMPARE(all.out.count("but no entity has that targetname"), many);
        QVERIFY(all.out.contains("\"nobody1199\"") && !all.out.contains("more of this kind"));
        const auto problem = [&](const QStringList &options) {
            const auto ended = run(check + QStringList{u"--json"_s} + options);
            return QJsonDocument::fromJson(ended.out)["problems"_L1].toArray().at(0).toObject();
        };
        QCOMPARE(keys(problem({})),
                 (QSet<QString>{u"severity"_s, u"id"_s, u"lump"_s, u"index"_s, u"field"_s, u"count"_s, u"text"_s}));
        const auto listed = problem({u"--all"_s});
        const auto records = listed["records"_L1].toArray();
        QCOMPARE(records.size(), many);
        QCOMPARE(listed["count"_L1].toInt(), many);
        QCOMPARE(listed["entity"_L1].toInt(), 1);
        QCOMPARE(listed["key"_L1].toString(), u"target"_s);
        const auto last = records.last().toObject();
        QCOMPARE(last["index"_L1].toInt(), many);
        QCOMPARE(last["entity"_L1].toInt(), many);
        QCOMPARE(last["key"_L1].toString(), u"target"_s);
        QVERIFY(last["text"_L1].toString().contains(u"nobody1199"));
    }

    // However long a list is, and whatever its texts say.
    void listsOfAllAreTheSameBytesAsTheirJson()
    {
        QByteArray text = "{ \"classname\" \"worldspawn\" }";
        for (int i = 0; i < 3000; ++i)
            text +=
                "\n{ \"classname\" \"light\" \"target\" \"\\u0001list " + QByteArray::number(i) + "\" \"origin\" \"a\\b {\" }";
        const auto map = MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", text).refer("LEAFFACES", 1, "FACES", 99);
        const auto path = save(folder_, u"bytes.bsp"_s, map.build()), other = save(folder_, u"other.bsp"_s, map.build());
        const auto one = run({u"check"_s, path, u"--all"_s, u"--json"_s}).out;
        QVERIFY(one.size() > 3 * (256 << 10)); // more than one part
        QCOMPARE(one, QJsonDocument::fromJson(one).toJson());
        const auto both = run({u"check"_s, path, other, u"--all"_s, u"--json"_s}).out;
        QCOMPARE(both, QJsonDocument::fromJson(both).toJson());
        for (const auto &each : QJsonDocument::fromJson(both)["maps"_L1].toArray())
            QCOMPARE(each["problems"_L1], QJsonDocument::fromJson(one)["problems"_L1]);
        const auto lines = run({u"check"_s, path, u"--all"_s}).out.split('\n');
        qsizetype records = 0;
        for (const auto &problem : QJsonDocument::fromJson(one)["problems"_L1].toArray())
            records += problem["records"_L1].toArray().size();
        QCOMPARE(lines.size() - 1, records);
    }

    void keysAreToldInTheMapsCode()
    {
        for (const QByteArray &door : {"t\xc3\xbcr"_ba, "t\xfcr"_ba}) {
            const auto text = "{ \"classname\" \"worldspawn\" }\n{ \"classname\" \"multi_manager\" \"" + door + "\" \"0\" }";
            const auto map = save(folder_, u"code.bsp"_s, MapBuilder::room(bsp::goldsrc).setLumpBytes("ENTITIES", text).build());
            const auto ended = run({u"check"_s, map, u"--only"_s, u"target-missing"_s, u"--json"_s, u"--all"_s});
            const auto problem = QJsonDocument::fromJson(ended.out)["problems"_L1][0].toObject();
            QCOMPARE(problem["key"_L1].toString(), u"t\u00fcr"_s);
            QCOMPARE(problem["records"_L1][0]["key"_L1].toString(), u"t\u00fcr"_s);
        }
    }

    void checkTakesSeveralMaps()
    {
        auto builder = MapBuilder::room(bsp::quake2);
        const auto fine = save(folder_, u"fine.bsp"_s, builder.build());
        const auto damaged = save(folder_, u"damaged.bsp"_s, builder.build().chopped(200));
        const auto none = folder_.filePath(u"none.bsp"_s);
        const auto ended = run({u"check"_s, fine, damaged, u"--json"_s});
        QCOMPARE(ended.code, 1);
        const auto maps = QJsonDocument::fromJson(ended.out)[u"maps"_s].toArray();
        QCOMPARE(maps.size(), 2);
        for (int i = 0; i < 2; ++i) {
            const auto alone = run({u"check"_s, QStringList{fine, damaged}[i], u"--json"_s});
            QCOMPARE(maps[i][u"problems"_s], QJsonDocument::fromJson(alone.out)[u"problems"_s]);
            QCOMPARE(maps[i][u"file"_s].toString(), (QStringList{fine, damaged}[i]));
        }
        const auto withNone = run({u"check"_s, none, fine, u"--only"_s, u"limit"_s});
        QCOMPARE(withNone.code, 2);
        QVERIFY(withNone.err.startsWith("lumpscope: " + none.toUtf8() + ": "));
        QCOMPARE(withNone.out, fine.toUtf8() + ":\nNo problems.\nMaps checked: 1; with errors: 0; with warnings: 0.\n");
        QVERIFY(run({u"check"_s, fine, damaged}).out.contains("\nMaps checked: 2; with errors: 1; with warnings: "));
    }

    // Such as that the game is not installed.
    void notesOfManyMapsArePrintedOnce()
    {
        const QTemporaryDir folder;
        const auto map = contentOf(sampleFile(u"quake2/maps/gallery.bsp"));
        const auto one = save(folder, u"one.bsp"_s, map), two = save(folder, u"two.bsp"_s, map);
        const auto alone = run({u"check"_s, one}), both = run({u"check"_s, one, two});
        QVERIFY2(alone.out.contains("note: "), alone.out.constData());
        QCOMPARE(both.out.count("note: "), alone.out.count("note: "));
        QVERIFY2(both.out.contains(two.toUtf8() + ":\n") && both.out.contains("\nNotes already printed above: "),
                 both.out.constData());
        const auto all = run({u"check"_s, one, two, u"--all"_s});
        QCOMPARE(all.out.count("note: "), 2 * run({u"check"_s, one, u"--all"_s}).out.count("note: "));
    }

    void checkTakesFoldersAndArchives()
    {
        const QTemporaryDir folder, elsewhere;
        const auto room = MapBuilder::room(bsp::quake2).build();
        QVERIFY(QDir(folder.path()).mkpath(u"b/c"_s));
        const QStringList maps{save(folder, u"Z.BSP"_s, room), save(folder, u"b/c/deep.bsp"_s, room),
                               save(folder, u"b/low.bsp"_s, room)};
        save(folder, u"b/text.txt"_s, "no map");
        save(elsewhere, u"linked.bsp"_s, room);
        QVERIFY(QFile::link(elsewhere.path(), folder.filePath(u"link"_s)));
        const auto checked = [](const QStringList &words) {
            const auto ended = run(QStringList{u"check"_s, u"--json"_s, u"--only"_s, u"limit"_s} + words);
            QStringList files{QString::number(ended.code)};
            for (const auto &map : QJsonDocument::fromJson(ended.out)[u"maps"_s].toArray())
                files.append(map[u"file"_s].toString());
            return files;
        };
        QCOMPARE(checked({folder.path()}), QStringList(u"0"_s) + maps);
        QCOMPARE(checked({folder.filePath(u"b/c"_s)}), QStringList(u"0"_s) + maps.mid(1, 1)); // a list also of one
        QCOMPARE(checked({maps[2], folder.filePath(u"b/c"_s)}), (QStringList{u"0"_s, maps[2], maps[1]}));
        save(folder, u"a.bsp"_s, "no map");
        const auto withAnother = run({u"check"_s, folder.path(), u"--only"_s, u"limit"_s});
        QCOMPARE(withAnother.code, 2);
        QVERIFY(withAnother.err.contains("a.bsp: ")
                && withAnother.out.contains(maps[2].toUtf8() + ":\nNo problems.\nMaps checked: 3; "));
        const QTemporaryDir empty;
        const auto none = run({u"check"_s, empty.path()});
        QCOMPARE(none.code, 2);
        QCOMPARE(none.err,
                 "lumpscope: " + empty.path().toUtf8() + ": Neither this folder nor the archives in it contain a map.\n");
        const auto inside = pakOf({{.name = "maps/two.bsp", .bytes = room}, {.name = "maps/one.bsp", .bytes = room}});
        const auto packed = save(empty, u"pak0.PAK"_s, inside);
        save(empty, u"images.pak"_s, pakOf({{.name = "pics/a.txt", .bytes = "none"}}));
        QCOMPARE(checked({empty.path()}), (QStringList{u"0"_s, packed + u"/maps/one.bsp"_s, packed + u"/maps/two.bsp"_s}));
        const auto archive = sampleFile(u"archives/gallery.pk3");
        QCOMPARE(checked({archive}), (QStringList{u"0"_s, archive + u"/maps/gallery.bsp"_s}));
    }

    // And its exit speaks of those.
    // By `check` and `shaders`, with what is wrong with the scripts, as by `images`.
    void shadersThatTheGameRejectsAreTold()
    {
        const GameFolder game;
        auto room = MapBuilder::room(bsp::quake3);
        for (quint32 i = 0; i < room.count("SHADERS"); ++i)
            room.set("SHADERS", i, "shader", "wall");
        game.save(u"baseq3/scripts/a.shader"_s, "wall\n{\n{\nmap wall.tga\nblendfuns filter\n}\n}\n");
        game.save(u"baseq3/scripts/b.shader"_s, "lost\n");
        game.save(u"baseq3/wall.tga"_s, tga({4, 4}, qRgb(1, 2, 3)));
        const auto map = game.save(u"baseq3/maps/a.bsp"_s, room.build());
        const auto text = run({u"check"_s, map}), listed = run({u"shaders"_s, map});
        QCOMPARE(text.code, 0);
        QVERIFY2(text.out.contains("the game rejects the shader wall")
                     && text.out.contains("Line 5: unknown keyword \"blendfuns\"")
                     && text.out.contains("b.shader, line 1: The shader name lost is not followed by {."),
                 text.out.constData());
        QVERIFY2(!text.out.contains("is missing"), text.out.constData());
        QVERIFY2(listed.out.contains("rejected by the game") && listed.out.contains("blendfuns")
                     && !listed.out.contains("drawn in one pass") && listed.out.contains("note: ")
                     && listed.out.contains("b.shader"),
                 listed.out.constData());
        const auto json = QJsonDocument::fromJson(run({u"shaders"_s, map, u"--json"_s}).out).object();
        const auto shader = json["shaders"_L1].toArray().at(0).toObject();
        QVERIFY(shader["rejected"_L1].toString().contains(u"blendfuns") && shader["stages"_L1].toArray().isEmpty());
        QCOMPARE(json["notices"_L1].toArray().size(), 1);
        for (const auto &words : {QStringList{u"shaders"_s, map, u"--json"_s},
                                  QStringList{u"images"_s, map, u"--json"_s, u"--output"_s, game.path(u"out"_s)}}) {
            const auto english = run(words);
            QVERIFY(!english.out.isEmpty());
            QCOMPARE(run(words, {}, u"de"_s).out, english.out);
        }
    }

private:
    QTemporaryDir folder_;
};

ADD_TEST(TestCheckCommand, QCoreApplication)
#include "tst_checkcommand.moc"

// What is said of a save before it, and what is looked at after it.
#include "core/map/checksum.h"
#include "core/map/layout.h"
#include "core/save/leftbehind.h"
#include "core/save/report.h"
#include "core/save/verify.h"
#include "tests/facts.h"
#include "tests/gamefolder.h"
#include "tests/planning.h"
#include "tests/program.h"
#include "tests/rows.h"

using namespace planning;

class TestSaveReport : public QObject
{
    Q_OBJECT

private slots:
    // What the checksum covers decides who can play with an edited copy, and only entities can be given in a file of their own.
    void theChecksumDecidesWhatRecordsMeanForPlayers_data()
    {
        const auto row = addFormatColumns<QString, bool>("lump", "covered");
        row(bsp::goldsrc, "planes", u"PLANES"_s, true);
        row(bsp::quake, "planes", u"PLANES"_s, true);
        row(bsp::quake, "nodes", u"NODES"_s, false);
    }
    void theChecksumDecidesWhatRecordsMeanForPlayers()
    {
        QFETCH(QString, lump);
        QFETCH(bool, covered);
        OPEN_BYTES(opened, MapBuilder::room(fetchFormat()).build());
        auto map = opened;
        const int number = map.findLump(lump);
        const auto first = viewOf(map.lumpBytes(number)).first(1).toByteArray();
        VERIFY_RESULT(map.apply({{number, {{0, first, QByteArray(1, static_cast<char>(first[0] ^ 1))}}}}));
        const auto plan = planSave(map);
        VERIFY_RESULT(plan);
        const auto report = reportOn(map, plan.value());
        QCOMPARE(report.consequence.contains(u"refuses players"), covered);
        QCOMPARE(engineChecksum(*plan.value().saved) != engineChecksum(opened), covered);
        QVERIFY(!report.consequence.isEmpty() && report.entFile.isEmpty());
        const auto ofText = planSave(opened, opened.entityText().toByteArray() + ' ');
        VERIFY_RESULT(ofText);
        QVERIFY(!reportOn(opened, ofText.value()).entFile.isEmpty());
    }

    void editsOfRecordsOutdateTheRoutesOfBots()
    {
        OPEN_BYTES(opened, MapBuilder::room(bsp::quake3).build());
        auto map = opened;
        const int planes = map.format().roles.planes;
        const auto first = viewOf(map.lumpBytes(planes)).first(1).toByteArray();
        VERIFY_RESULT(map.apply({{planes, {{0, first, QByteArray(1, static_cast<char>(first[0] ^ 1))}}}}));
        const auto plan = planSave(map);
        VERIFY_RESULT(plan);
        QVERIFY(reportOn(opened, plan.value()).consequence.contains(u".aas"));
    }

    // Engines read it in place of the lighting lump, if it has as many luxels.
    void lightNextToTheMapIsToldWhenTheMapsOwnIsEdited()
    {
        const GameFolder folder;
        const auto bytes = MapBuilder::room(bsp::quake).build();
        const auto path = folder.save(u"room.bsp"_s, bytes), other = folder.path(u"other.bsp"_s);
        OPEN_BYTES(map, bytes);
        const int lighting = map.format().roles.lighting;
        const auto luxels = viewOf(map.lumpBytes(lighting)).toByteArray();
        const auto told = [&](const QByteArray &light, const QString &to) {
            auto edited = map;
            return edited.apply({{lighting, difference(luxels, light)}}) ? companionsAfterSave(map, edited, path, to).join(u'\n')
                                                                         : u"no edit"_s;
        };
        const auto darker = QByteArray(luxels.size(), '\1'), longer = luxels + "more";
        QCOMPARE(told(darker, path), QString());
        folder.save(u"room.lit"_s, "QLIT" + words({1}) + QByteArray(3 * luxels.size(), 'l'));
        QVERIFY2(told(darker, path).contains(u"instead of the edited lighting"), qPrintable(told(darker, path)));
        QVERIFY2(told(longer, path).contains(u"ignore room.lit"), qPrintable(told(longer, path)));
        QCOMPARE(told(darker, other), QString());
        QVERIFY2(told(longer, other).contains(u"room.lit does not fit the edited map"), qPrintable(told(longer, other)));
        auto grown = map;
        VERIFY_RESULT(grown.apply({{lighting, difference(luxels, longer)}}));
        QCOMPARE(leftBehind(map, path, other), QStringList{u"room.lit"_s});
        QCOMPARE(leftBehind(grown, path, other), QStringList()); // it is of no use there
        auto moved = map;
        moved.setEntityText(world);
        QCOMPARE(companionsAfterSave(map, moved, path, path), QStringList());
    }

    void theReportCountsAndComparesAndSaysThatNothingChanges_data() { addFormatRows(); }
    void theReportCountsAndComparesAndSaysThatNothingChanges()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).addBspx("FIRST", "12345").build());
        const auto text = map.entityText().toByteArray() + "{\n\"classname\" \"light\"\n}\n";
        const auto plan = planSave(map, text).value();
        const auto report = reportOn(map, plan);
        QCOMPARE(report.entitiesAfter, report.entitiesBefore + 1);
        QCOMPARE(report.lumpBefore.length, map.entityText().size() + 1);
        QCOMPARE(report.lumpAfter.length, text.size() + 1);
        QCOMPARE(report.sizeBefore, map.fileSize());
        QCOMPARE(report.sizeAfter, plan.newSize);
        QCOMPARE(report.bspxMoved, plan.bspxMoved);
        QCOMPARE(report.otherLumps, fetchFormat().directorySize); // BSPX's one makes up for the entities
        QCOMPARE(report.changedLumps, QStringList());
        QCOMPARE(report.consequence.isEmpty(), map.game().edited.empty());
        QVERIFY(report.lines().contains(report.placement));
        QCOMPARE(report.lines().contains(report.consequence), !report.consequence.isEmpty());
        for (const auto &line : report.lines())
            QVERIFY2(!line.contains(u'%'), qPrintable(line));
        const auto unchanged = reportOn(map, planSave(map, map.entityText()).value());
        QCOMPARE(unchanged.sizeAfter, unchanged.sizeBefore);
        QVERIFY(unchanged.placement.contains(u"no byte"));
        QVERIFY(unchanged.consequence.isEmpty());
    }

    // Of the lumps that were compared neither is one.
    void aLumpThatComesOrGoesIsNotCounted()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake).addBspx("FIRST", "12345").build());
        const auto report = [&](const Patch &patch) {
            auto edited = map;
            return edited.apply({patch}) ? reportOn(map, planSave(edited).value()) : SaveReport();
        };
        const auto more = report({.lump = 1, .splices = {{0, {}, "678"}}, .kind = Patch::Adds, .name = "SECOND"});
        QCOMPARE(more.otherLumps, bsp::quake.directorySize);
        QVERIFY(more.editedLumps.first().startsWith(u"Bytes of SECOND: 3"));
        QVERIFY2(states(more.placement, {u"SECOND is new"_s, u"Added to the BSPX lumps: SECOND."_s}), qPrintable(more.placement));
        const auto fewer = report({.lump = 0, .splices = {{0, "12345", {}}}, .kind = Patch::Removes, .name = "FIRST"});
        QCOMPARE(fewer.otherLumps, bsp::quake.directorySize - 1);
        QCOMPARE(fewer.changedLumps, QStringList());
        QVERIFY2(fewer.placement.contains(u"Removed from the BSPX lumps: FIRST."_s), qPrintable(fewer.placement));
    }

    // Few changed records with their values, many only by their number; a blob by its bytes.
    void editedLumpsAreReportedWithTheirValues()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const auto report = [&](int lump, QByteArray bytes) {
            auto edited = map;
            return edited.apply({{lump, difference(viewOf(map.lumpBytes(lump)), bytes)}})
                       ? reportOn(map, planSave(edited).value()).editedLumps.join(u'\n')
                       : QString();
        };
        const auto &roles = map.format().roles;
        auto texinfo = viewOf(map.lumpBytes(roles.texinfo)).toByteArray();
        const auto &flags = *std::ranges::find(map.lump(roles.texinfo).fields, "flags", &bsp::Field::name);
        texinfo.replace(flags.offset, 4, QByteArray("\4\0\0\0", 4));
        const auto one = report(roles.texinfo, texinfo);
        QVERIFY2(one.contains(u"Texinfo 0: flags "_s) && one.contains(u"\u2192 SKY."_s), qPrintable(one));
        auto planes = viewOf(map.lumpBytes(roles.planes)).toByteArray();
        for (qsizetype at = 12; at < planes.size(); at += map.lump(roles.planes).stride)
            planes.replace(at, 4, QByteArray("\0\0\1\103", 4));
        const auto many = report(roles.planes, planes);
        QVERIFY2(many.contains(u"Changed in Planes: dist ("_s) && !many.contains(u'\u2192'), qPrintable(many));
        auto luxels = viewOf(map.lumpBytes(roles.lighting)).toByteArray();
        luxels[1] = static_cast<char>(luxels[1] ^ 1);
        const auto byte = report(roles.lighting, luxels);
        QVERIFY2(byte.contains(u"Changed in Lighting: 1 byte"_s), qPrintable(byte));
    }

    void theChecksumFollowsTheEnginesRule_data() { addFormatRows(); }
    // Half-Life's leaves the entities out, wherever they lie.
    void theChecksumFollowsTheEnginesRule()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const auto plan = planSave(map, map.entityText().toByteArray() + QByteArray(500, ' ')).value();
        const auto checksums = checksumsOf(map, plan);
        QCOMPARE(checksums.before, engineChecksum(map));
        QCOMPARE(checksums.after, engineChecksum(*plan.saved));
        QCOMPARE(checksums.before == checksums.after, fetchFormat().checksum != bsp::Checksum::Md4OfFile);
    }

    void faultsOfTheEditAreInTheReport()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        QCOMPARE(reportOn(map, planSave(map, world + "}").value()).faults.refused.size(), 1);
    }

    void whatTheFileLacksIsRefusedFirst_data() { addFormatRows(); }
    // Wherever the end of the file falls.
    void whatTheFileLacksIsRefusedFirst()
    {
        const auto room = MapBuilder::room(fetchFormat()).addBspx("FIRST", "12345");
        for (const auto &bytes : {textLast(fetchFormat(), longer(world)).chopped(40), room.build().chopped(4)}) {
            OPEN_BYTES(map, bytes);
            const auto missing = missingParts(map);
            QVERIFY(!missing.isEmpty());
            const auto plan = planSave(map, world + world);
            VERIFY_RESULT(plan);
            const auto faults = reportOn(map, plan.value()).faults;
            QCOMPARE(faults.refused.first(missing.size()), missing);
            QVERIFY2(missing.first().contains(u", but the file has "), qPrintable(missing.first()));
        }
        OPEN_BYTES(whole, room.build());
        QCOMPARE(missingParts(whole), QStringList());
    }

    void aLongerTextStaysOutOfWhatIsCutOff_data() { addFormatRows(); }
    // The text of a file that is cut off anywhere goes behind all that the directory gives to other lumps; zeros stand for what
    // is lost.
    void aLongerTextStaysOutOfWhatIsCutOff()
    {
        const auto whole = MapBuilder::room(fetchFormat()).build();
        OPEN_BYTES(map, whole);
        const int entities = map.format().roles.entities;
        int cuts = 0;
        for (int each = 0; each < map.format().directorySize; ++each)
            for (const qint64 at : {map.extent(each).offset, map.extent(each).end() - 1}) {
                const bool isText = at <= map.extent(entities).end() && map.extent(entities).length > 0; // it is cut, too
                if (map.extent(each).length < 2 || isText || at >= whole.size())
                    continue;
                ++cuts;
                OPEN_BYTES(cut, whole.first(at));
                const auto plan = planSave(cut, longer(longer(cut.entityText().toByteArray())));
                if (&cut.format() != &map.format()) { // it lacks its last lump, and the text would come to lie there
                    QVERIFY(!plan && plan.error().contains(fromView(map.format().name) + u", not "_s));
                    continue;
                }
                VERIFY_RESULT(plan);
                const auto &saved = *plan.value().saved;
                for (int lump = 0; lump < map.format().directorySize; ++lump) {
                    const auto before = cut.lumpBytes(lump), after = saved.lumpBytes(lump);
                    const auto kept = after.first(std::min(before.size(), after.size()));
                    if (lump == entities)
                        continue;
                    QVERIFY2(std::ranges::equal(before, kept), qPrintable(QString::number(at)));
                    QVERIFY(std::ranges::all_of(after.subspan(kept.size()), [](std::byte byte) { return byte == std::byte{}; }));
                }
            }
        QVERIFY(cuts > 0);
    }

    void whatStandsBehindTheTextIsTold()
    {
        const auto ghost = "{\n\"classname\" \"item_ghost\"\n}\n"_ba;
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", world + QByteArray(9, '\0') + ghost).build());
        const auto report = reportOn(map, planSave(map, world + world).value());
        QVERIFY2(report.bytesAfterText.contains(QString::number(ghost.size())), qPrintable(report.bytesAfterText));
        QVERIFY2(report.bytesAfterText.contains(u"Entities among them: 1."), qPrintable(report.bytesAfterText));
        QVERIFY(report.lines().contains(report.bytesAfterText));
        OPEN_BYTES(plain, MapBuilder::room(bsp::quake2).build());
        QCOMPARE(reportOn(plain, planSave(plain, world).value()).bytesAfterText, QString());
    }

    void aFileThatIsReplacedIsComparedWithAsItIs()
    {
        const auto light = "{\n\"classname\" \"light\"\n}\n"_ba, bad = world + "}\n";
        auto room = MapBuilder::room(bsp::quake2);
        OPEN_BYTES(opened, room.setLumpBytes("ENTITIES", bad + '\0').build());
        const auto visibility = room.name(bsp::quake2.roles.visibility);
        auto changed = room.lumpBytes(visibility);
        changed[changed.size() - 1] = static_cast<char>(changed.back() ^ 1);
        OPEN_BYTES(theirs, room.setLumpBytes(visibility, changed).setLumpBytes("ENTITIES", world + light + '\0').build());
        const auto report = reportOn(opened, planSave(opened, bad + light + light).value(), theirs);
        QCOMPARE(report.entitiesBefore, 2U);
        QCOMPARE(report.entitiesAfter, 3U);
        QCOMPARE(report.sizeBefore, theirs.fileSize());
        QCOMPARE(report.lumpBefore.length, (world + light).size() + 1);
        QCOMPARE(report.changedLumps.size(), 1);
        QVERIFY2(report.entityChanges.contains(u"added: 1"), qPrintable(report.entityChanges));
        QCOMPARE(report.faults.refused.size(), 1); // the file that is replaced has not that fault
        QVERIFY(!report.compared.isEmpty() && report.lines().first() == report.compared);
    }

    void lightsThatAreBakedStayAsTheyAre_data() { addFormatRows(); }
    // Its brush models are those of the map that is saved, and nothing is said of players who have the file that is replaced.
    void aFileOfAnotherMapIsReplacedWhole()
    {
        const QByteArray door = "{\n\"classname\" \"func_door\"\n\"model\" \"*1\"\n}\n";
        auto room = MapBuilder::room(bsp::goldsrc);
        const auto models = room.lumpBytes("MODELS");
        OPEN_BYTES(opened, room.setLumpBytes("ENTITIES", world + door + '\0')
                               .setLumpBytes("MODELS", models.first(64) + models.first(64))
                               .build());
        OPEN_BYTES(theirs, room.setLumpBytes("ENTITIES", world + '\0').setLumpBytes("MODELS", models.first(64)).build());
        const auto report = reportOn(opened, planSave(opened, world + door + door).value(), theirs);
        QCOMPARE(report.faults.refused, QStringList());
        QVERIFY(!report.changedLumps.isEmpty());
        QCOMPARE(report.consequence, QString());
        OPEN_BYTES(
            same,
            room.setLumpBytes("ENTITIES", world + '\0').setLumpBytes("MODELS", models.first(64) + models.first(64)).build());
        QVERIFY(!reportOn(opened, planSave(opened, world + door + door).value(), same).consequence.isEmpty());
    }

    void lightsThatAreBakedStayAsTheyAre()
    {
        const QByteArray light = "{\n\"classname\" \"light_spot\"\n\"light\" \"200\"\n}\n",
                         brighter = QByteArray(light).replace("200", "300"),
                         named = QByteArray(light).replace("\n}", "\n\"targetname\" \"lamp\"\n}"),
                         other = "{\n\"classname\" \"info_null\"\n}\n";
        auto room = MapBuilder::room(fetchFormat());
        room.setLumpBytes("ENTITIES", world + light + light + '\0');
        OPEN_BYTES(map, room.build());
        const auto edited = [&map](const QByteArray &text) { return reportOn(map, planSave(map, text).value()); };
        QCOMPARE(edited(world + light + brighter).bakedLights, 1);
        QCOMPARE(edited(world + light).bakedLights, 1);
        QCOMPARE(edited(world + light + light + light + brighter).bakedLights, 2);
        for (const auto &text : {world + light + light, world + named + light, light + light, world + other + light + light})
            QCOMPARE(edited(text.startsWith(world) ? text : world + text + other).bakedLights, 0);
        const auto said = edited(world + light + brighter).lines().filter(QStringLiteral("compiled"));
        QCOMPARE(said.size(), 1);
        QVERIFY(said.first().contains(u": 1."));
        room.setLumpBytes(room.has("LIGHTING") ? "LIGHTING" : "LIGHTMAPS", {});
        const auto dark = readMap(room.build());
        VERIFY_RESULT(dark);
        QCOMPARE(reportOn(dark.value(), planSave(dark.value(), world + brighter).value()).bakedLights, 0);
    }

    // Not where it goes with the map, nor what games of the map's format do not look for.
    void whatLiesBesideTheMapAndIsNotCopiedIsNamed()
    {
        const GameFolder folder;
        if (isWindows())
            QSKIP("Windows takes no notice of case, and files are told as they are looked for.");
        const auto room = MapBuilder::room(bsp::quake).build();
        const auto from = folder.save(QStringLiteral("old.bsp"), room), to = folder.path(QStringLiteral("new.bsp"));
        OPEN_BYTES(map, room);
        QCOMPARE(leftBehind(map, from, to), QStringList());
        QCOMPARE(leftBehindSentence({}), QString());
        for (const auto &name : {QStringLiteral("OLD.lit"), QStringLiteral("old.vis"), QStringLiteral("old.ent")})
            folder.save(name, "anything");
        QVERIFY(!leftBehind(map, from, to).contains(u"OLD.lit")); // it lights nothing
        const auto luxels = std::ssize(map.lumpBytes(map.format().roles.lighting));
        folder.save(QStringLiteral("OLD.lit"), "QLIT" + words({1}) + QByteArray(3 * luxels, 'l'));
        const QStringList all{QStringLiteral("OLD.lit"), QStringLiteral("old.vis"), QStringLiteral("old.ent")};
        QCOMPARE(leftBehind(map, from, to), all);
        QCOMPARE(leftBehind(map, from, from), QStringList());
        folder.save(QStringLiteral("new.lit"), "its own");
        QCOMPARE(leftBehind(map, from, to), all.mid(1));
        OPEN_BYTES(coloured, MapBuilder::room(bsp::quake2).build());
        QVERIFY(!leftBehind(coloured, from, to).contains(u"OLD.lit") && !leftBehind(coloured, from, to).contains(u"old.vis"));
        auto report = reportOn(map, planSave(map, world).value());
        const auto without = report.lines().size();
        report.leftBehind = all;
        QCOMPARE(report.lines().size(), without + 1);
        QVERIFY(report.lines().last().contains(u"OLD.lit, old.vis, old.ent"));
    }

    void whatWasHarmedIsNamed_data() { addFormatRows(); }
    void whatWasHarmedIsNamed()
    {
        const auto &format = fetchFormat();
        OPEN_BYTES(map, MapBuilder::room(format).addBspx("FIRST", "12345").build());
        const auto plan = planSave(map, world).value();
        QCOMPARE(unwantedDifference(map, world, plan.file), QString());
        QVERIFY(unwantedDifference(map, world + " ", plan.file).contains(u"text"));
        QVERIFY(!unwantedDifference(map, world, plan.file.part(0, 100)).isEmpty());
        QVERIFY(!unwantedDifference(map, world, "hello"_ba).isEmpty());
        for (int lump = 0; lump < format.directorySize; ++lump) {
            if (lump == format.roles.entities)
                continue;
            auto harmed = plan.file.whole();
            const auto last = map.extent(lump).end() - 1;
            harmed[last] = static_cast<char>(~harmed[last]);
            const auto sentence = unwantedDifference(map, world, harmed);
            QVERIFY2(sentence.contains(QString::fromLatin1(map.lump(lump).title.data())), qPrintable(sentence));
        }
        auto lost = plan.file.whole(), renamed = plan.file.whole(), harmed = plan.file.whole();
        QVERIFY(unwantedDifference(map, world, lost.replace("BSPX", "BSPY")).contains(u"BSPX"));
        QVERIFY(unwantedDifference(map, world, renamed.replace("FIRST", "THIRD")).contains(u"FIRST"));
        QVERIFY(unwantedDifference(map, world, harmed.replace("12345", "12346")).contains(u"FIRST"));
    }
};

ADD_TEST(TestSaveReport, QCoreApplication)
#include "tst_savereport.moc"

// Entity texts next to a map that engines read in place of its own: which are, what is wrong with them, and what they change.
#include "core/checks/checks.h"
#include "core/entities/entfiles.h"
#include "core/opening/mapsource.h"
#include "core/save/leftbehind.h"
#include "core/save/lumpplacement.h"
#include "tests/archivebuilder.h"
#include "tests/facts.h"
#include "tests/files.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/sentence.h"

namespace {

const auto world = "{\n\"classname\" \"worldspawn\"\n\"message\" \"A room\"\n}\n"_ba;
const auto start = "{\n\"classname\" \"info_player_start\"\n\"origin\" \"0 0 32\"\n}\n"_ba;

QByteArray roomOf(const bsp::Format &format, const QByteArray &text = world + start)
{
    return MapBuilder::room(format).setLumpBytes("ENTITIES", text + '\0').build();
}

// "note entities-beside: sentence", in their order.
QStringList findings(const QString &path)
{
    const auto map = openMap(path).value();
    const References references(map);
    QStringList lines;
    for (const auto &problem : check({.map = map,
                               .references = references,
                               .wanted = {.only = {u"entities-beside"_s, u"entities-beside-unfit"_s}},
                               .mapPath = path}))
        for (const auto &finding : problem.findings) {
            lines.append(u"%1 %2: %3"_s.arg(severityName(problem.severity), problem.id, finding.text));
            if (!isSentence(finding.text))
                qFatal("%s", qPrintable(finding.text));
        }
    return lines;
}

} // namespace

class TestEntFiles : public QObject
{
    Q_OBJECT

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    // CRC_Block() of QuakeSpasm's crc.c, over all but the last byte.
    void theCrcIsTheEngines()
    {
        QCOMPARE(entityTextCrc(QByteArrayView("123456789\0", 10)), u"29b1"_s); // the check value of CRC-16/CCITT-FALSE
        QCOMPARE(entityTextCrc("1234567890"), u"29b1"_s);                      // whatever the last byte is
        QCOMPARE(entityTextCrc("\xff"), u"ffff"_s);
        QCOMPARE(entityTextCrc({}), u"0000"_s); // then it is not computed
    }

    void theNameWithTheCrcGoesFirst()
    {
        const auto path = write(u"room.bsp"_s, roomOf(bsp::quake));
        const auto crc = entityTextCrc(openMap(path).value().entityBytes());
        QCOMPARE(findings(path), QStringList());
        write(u"room@%1.ent"_s.arg(crc), world + start);
        auto lines = findings(path);
        QCOMPARE(lines.size(), 1);
        QVERIFY2(lines[0].startsWith(u"note entities-beside: "_s) && lines[0].contains(u"room@%1.ent instead"_s.arg(crc))
                     && lines[0].contains(u"QuakeSpasm, vkQuake and Ironwail"_s) && states(lines[0], {u"same entities"_s}),
                 qPrintable(lines[0]));
        write(u"room.ent"_s, world);
        write(u"room@0123.ent"_s, "anything");
        lines = findings(path);
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines[0].startsWith(u"warning entities-beside-unfit: "_s) && lines[0].contains(u"room@0123.ent"_s)
                     && lines[0].contains(u"0123"_s) && lines[0].contains(crc),
                 qPrintable(lines[0]));
        QVERIFY2(lines[1].contains(u"room@%1.ent instead"_s.arg(crc)), qPrintable(lines[1]));
        QVERIFY2(lines[2].contains(u"room.ent"_s) && lines[2].contains(u"NAME@CRC.ent"_s)
                     && lines[2].contains(u"Entities removed: 1"_s),
                 qPrintable(lines[2]));
        // Half-Life's engines know no such names, and those of Quake III's read none.
        const auto other = write(u"life.bsp"_s, roomOf(bsp::goldsrc));
        write(u"life@%1.ent"_s.arg(entityTextCrc(openMap(other).value().entityBytes())), world);
        QCOMPARE(findings(other), QStringList());
        const auto third = write(u"three.bsp"_s, roomOf(bsp::quake3));
        write(u"three.ent"_s, world);
        QCOMPARE(findings(third), QStringList());
    }

    void namesAreTold_data()
    {
        const auto add = addColumns<QString, int>("name", "use");
        add("its name", u"room.ent"_s, EntFile::ByName);
        add("in other letters", u"ROOM.Ent"_s, EntFile::ByName);
        add("another CRC", u"room@12ab.ent"_s, EntFile::OfOtherText);
        add("in capitals", u"Room@12AB.ENT"_s, EntFile::OfOtherText);
        for (const auto *other : {"room2.ent", "oom.ent", "room.ent.bak", "room@12a.ent", "room@12abc.ent", "room@12ag.ent",
                                  "room-12ab.ent", "room@.ent", "room.en", "room@12ab", "xroom.ent", ".ent", "room"})
            add(other, QString::fromLatin1(other), -1);
    }

    void namesAreTold()
    {
        QFETCH(QString, name);
        QFETCH(int, use);
        const auto path = write(u"room.bsp"_s, roomOf(bsp::quake));
        const auto file = write(name, world);
        const auto map = openMap(path).value();
        const auto found = entFilesOf(map.game(), map.entityBytes(), path);
        QCOMPARE(found.size(), use < 0 ? 0U : 1U);
        if (use >= 0) {
            QCOMPARE(int(found[0].use), use);
            QCOMPARE(found[0].path, file);
        }
        QVERIFY(entFilesOf(map.game(), map.entityBytes(), {}).empty());
    }

    void theirTextIsExamined_data()
    {
        const auto add = addColumns<QByteArray, QStringList>("text", "told"); // what the sentences contain
        add("as the map's", world + start, {u"note entities-beside: "_s, u"same entities"_s});
        add("other values", world.chopped(0) + QByteArray(start).replace("32", "64"), {u"Entities changed: 1 (origin)"_s});
        add("more", world + start + start.chopped(0).replace("0 0 32", "8 8 8"), {u"Entities added: 1"_s});
        add("a web page", "<!DOCTYPE html>\n<html><td>\"classname\" \"worldspawn\"</td></html>\n",
            {u"warning entities-beside-unfit: "_s, u"HTML"_s, u"download"_s});
        add("JSON", "{\"message\": \"Not Found\"}", {u"JSON"_s});
        add("Radiant's definitions", "<?xml version=\"1.0\"?><classes><point name=\"a\"/></classes>", {u"no entities"_s});
        add("another map", roomOf(bsp::quake2), {u"warning entities-beside-unfit: "_s, fromView(bsp::quake2.name)});
        add("packed", "BZh91AY&SY\0\1\2"_ba + '\0', {u"bzip2"_s, u"Unpack"_s});
        add("nothing", "", {u"It is empty."_s});
        add("blanks", " \r\n\t\n", {u"It is empty."_s});
        add("words", "Sorry, this file is gone.\n", {u"no entities"_s});
        add("UTF-16", QByteArray("\xff\xfe{\0", 4), {u"This is UTF-16"_s});
        add("a NUL", world + '\0' + start, {u"It contains a NUL"_s});
        add("cut in an entity", world + start.chopped(3), {u"warning entities-beside-unfit: In "_s, u"line 5: "_s});
        add("cut in a value", world + start.first(20), {u"warning entities-beside-unfit: In "_s});
        add("a model that is not there", world + "{\n\"classname\" \"func_wall\"\n\"model\" \"*77\"\n}\n",
            {u"warning entities-beside-unfit: In "_s, u"\"*77\""_s});
        add("no world", start, {u"worldspawn"_s});
    }

    void theirTextIsExamined()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, told);
        for (const auto *format : {&bsp::quake, &bsp::quake2, &bsp::goldsrc}) {
            const auto path = write(u"room.bsp"_s, roomOf(*format));
            write(u"room.ent"_s, text);
            const auto lines = findings(path).join(u'\n');
            for (const auto &part : told)
                QVERIFY2(lines.contains(part), qPrintable(lines + u" lacks "_s + part));
        }
    }

    // yquake2's collision.c, CMod_LoadEntityString(): what does not fit into map_entitystring is passed over.
    void aTextTooLongForTheEngineIsTold()
    {
        const auto path = write(u"room.bsp"_s, roomOf(bsp::quake2));
        const auto textOf = [](qsizetype size) { return (world + start).leftJustified(size, '\n'); };
        write(u"room.ent"_s, textOf(262'142));
        QCOMPARE(findings(path).size(), 1);
        QVERIFY(findings(path)[0].startsWith(u"note"_s));
        write(u"room.ent"_s, textOf(262'143));
        QVERIFY2(findings(path).size() == 1 && findings(path)[0].startsWith(u"warning entities-beside-unfit: "_s)
                     && findings(path)[0].contains(u"262,143 bytes"_s) && findings(path)[0].contains(u"yquake2"_s),
                 qPrintable(findings(path).join(u'\n')));
        const auto other = write(u"other.bsp"_s, roomOf(bsp::quake));
        write(u"other.ent"_s, textOf(262'143));
        QVERIFY(findings(other).size() == 1 && findings(other)[0].startsWith(u"note"_s));
    }

    void textsCutOffAnywhereAreTold()
    {
        const auto path = write(u"room.bsp"_s, roomOf(bsp::quake));
        const auto text = world + start;
        for (qsizetype size = 0; size < text.size(); ++size) {
            write(u"room.ent"_s, text.first(size));
            const auto lines = findings(path);
            const bool isWhole = size == world.size() || size == world.size() - 1 || size == text.size() - 1;
            const auto isUnfit = [](const QString &line) { return line.contains(u"-unfit"_s); };
            QVERIFY2(std::ranges::any_of(lines, isUnfit) != isWhole, qPrintable(QString::number(size) + lines.join(u'\n')));
        }
    }

    void whatIsInTheMapsArchiveCounts()
    {
        const auto room = roomOf(bsp::quake);
        const auto crc = entityTextCrc(readMap(room).value().entityBytes());
        const auto name = "maps/room@" + crc.toLatin1() + ".ent";
        const auto pak =
            write(u"pak0.pak"_s, pakOf({{"maps/room.bsp", room}, {name, world}, {"room.ent", world}, {"maps/other.ent", world}}));
        auto lines = findings(pak + u"/maps/room.bsp"_s);
        QCOMPARE(lines.size(), 1);
        QVERIFY2(lines[0].contains(pak + u'/' + QString::fromLatin1(name)) && lines[0].contains(u"Entities removed: 1"_s),
                 qPrintable(lines[0]));
        const auto bare = write(u"pak1.pak"_s, pakOf({{"maps/room.bsp", room}}));
        QCOMPARE(findings(bare + u"/maps/room.bsp"_s), QStringList());
        QVERIFY(QDir(folder_->path()).mkpath(u"maps"_s)); // beside the archive
        write(u"maps/room.ent"_s, world);
        lines = findings(bare + u"/maps/room.bsp"_s);
        QVERIFY2(lines.size() == 1 && lines[0].contains(u"maps/room.ent"_s), qPrintable(lines.join(u'\n')));
    }

    void anEditOrphansThem()
    {
        const auto path = write(u"room.bsp"_s, roomOf(bsp::quake));
        const auto map = openMap(path).value();
        const auto same = planSave(map, map.entityText().toByteArray()).value(), edited = planSave(map, world).value();
        QCOMPARE(companionsAfterSave(map, *edited.saved, path, path), QStringList());
        const auto name = u"room@%1.ent"_s.arg(entityTextCrc(map.entityBytes()));
        write(name, world);
        write(u"room@0000.ent"_s, world); // was none of this text's before either
        const auto orphaned = companionsAfterSave(map, *edited.saved, path, path),
                   used = companionsAfterSave(map, *same.saved, path, path);
        QVERIFY2(orphaned.size() == 1 && states(orphaned[0], {name, u"CRC"_s}), qPrintable(orphaned.join(u'\n')));
        QVERIFY2(used.size() == 1 && states(used[0], {name}) && !states(used[0], {u"CRC"_s}), qPrintable(used.join(u'\n')));
        QCOMPARE(companionsAfterSave(map, *edited.saved, path, folder_->filePath(u"copy.bsp"_s)), QStringList());
        write(u"room.ent"_s, world);
        QCOMPARE(companionsAfterSave(map, *edited.saved, path, path).size(), 2);
        const QString first = companionsAfterSave(map, *edited.saved, path, path).front();
        QVERIFY2(first.contains(u"room.ent"_s), qPrintable(first));
    }

private:
    QString write(const QString &name, const QByteArray &bytes) const { return writeFile(folder_->filePath(name), bytes); }

    std::unique_ptr<QTemporaryDir> folder_;
};

ADD_TEST(TestEntFiles, QCoreApplication)
#include "tst_entfiles.moc"

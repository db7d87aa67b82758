// What an edit is refused or warned for: only for what it adds to the faults of the text before.
#include "core/checks/checks.h"
#include "core/format/formats.h"
#include "core/save/refusals.h"
#include "core/text.h"
#include "tests/facts.h"
#include "tests/mapbuilder.h"
#include "tests/planning.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

QByteArray entity(const QByteArray &pairs) { return "{\n\"classname\" \"light\"\n" + pairs + "\n}\n"; }

QByteArray pair(qsizetype key, qsizetype value) { return '"' + QByteArray(key, 'k') + "\" \"" + QByteArray(value, 'v') + "\"\n"; }

QByteArray pairs(int count, qsizetype value = 1)
{
    QByteArray all;
    for (int i = 0; i < count; ++i)
        all += "\"k" + QByteArray::number(i) + "\" \"" + QByteArray(value, 'v') + "\"\n";
    return all;
}

// How many the checks have of kinds that begin so, in a map with that text.
qsizetype findingsOn(const bsp::Format &format, const QByteArray &text, const QString &id)
{
    const auto map = readMap(MapBuilder(format).setLumpBytes("ENTITIES", text + '\0').build());
    const References references(map.value());
    const auto problems = check({.map = map.value(), .references = references});
    return std::ranges::count_if(problems, [&id](const Problem &problem) { return problem.id.startsWith(id); });
}

} // namespace

class TestRefusals : public QObject
{
    Q_OBJECT

private slots:
    void faultsAreRefusedWithTheirLine_data()
    {
        const auto row = addColumns<QByteArray, QStringList>("text", "facts");
        row("no closing brace", world + "{\n\"classname\" \"light\"\n", {u"Line 4"_s, u"no closing brace"_s});
        row("a closing brace too many", world + "}\n", {u"Line 4"_s, u"closing brace"_s});
        row("key without value", world + "{\n\"classname\"\n}\n", {u"Line 6"_s, u"no value"_s});
        row("text ends behind a key", world + "{\n\"classname\"\n", {u"Line 5"_s, u"ends"_s, u"key"_s});
        row("key starts with a brace", world + "{\n\"}key\" \"value\"\n}\n", {u"Line 5"_s, u"key"_s, u"closing brace"_s});
        row("value starts with a brace", world + entity("\"key\" \"}value\""), {u"Line 6"_s, u"value"_s, u"closing brace"_s});
        row("no opening brace", world + "\"classname\" \"light\"\n}\n", {u"Line 4"_s, u"opening brace"_s});
        row("empty key", world + entity("\"\" \"value\""), {u"Line 6"_s, u"key is empty"_s});
        row("open quote", world + entity("\"key\" \"value"), {u"Line 6"_s, u"quote"_s});
        row("a NUL", world + QByteArray("\n\0\n", 3), {u"Line 5"_s, u"NUL"_s});
        row("another first entity", entity({}) + world, {u"Line 1"_s, u"worldspawn"_s});
        row("no entity", "\n", {u"worldspawn"_s});
        row("too long for yquake2", world + QByteArray(0x3ffff - world.size(), ' '), {u"262143"_s, u"yquake2"_s});
    }

    void faultsAreRefusedWithTheirLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, facts);
        QLocale::setDefault(QLocale::c());
        const auto faults = faultsOfEdit(bsp::quake2, bsp::quake2.game(), world, text);
        QVERIFY2(std::ranges::any_of(faults.refused, [&](const QString &refused) { return states(refused, facts); }),
                 qPrintable(faults.refused.join(u'\n')));
        QCOMPARE(faults.kept, 0U);
    }

    void editsAndChecksJudgeLengthsAndLimitsByTheGame_data()
    {
        const auto add = addFormatColumns<QByteArray, QByteArray, QStringList>("allowed", "warned", "facts");
        const auto row = [&add](const char *name, const bsp::Format &format, const QByteArray &allowed, const QByteArray &warned,
                                const QStringList &facts) { add(format, name, world + allowed, world + warned, facts); };
        row("value", bsp::quake2, entity(pair(4, 127)), entity(pair(4, 128)), {u"Line 6"_s, u"127"_s, u"Quake II"_s});
        row("key", bsp::quake2, entity(pair(30, 4)), entity(pair(31, 4)), {u"30"_s, u"compilers"_s});
        row("value", bsp::quake3, entity(pair(4, 1022)), entity(pair(4, 1023)), {u"1022"_s, u"compilers"_s});
        row("value", bsp::goldsrc, entity(pair(4, 1022)), entity(pair(4, 1024)), {u"Half-Life"_s});
        row("keys", bsp::quake3, entity(pairs(63)), entity(pairs(64)), {u"Line 4"_s, u"64"_s, u"Quake III Arena"_s});
        row("keys", bsp::goldsrc, entity(pairs(500)), entity(pair(31, 4)), {u"compilers"_s});
        // classname and light take 16 bytes, each key 3 and each value 1,017
        row("bytes", bsp::quake3, entity(pairs(4, 1016)), entity(pairs(4, 1017) + pair(1, 1)), {u"4096"_s, u"Quake III Arena"_s});
        const auto filled = [](qsizetype size) { return QByteArray(size - world.size(), ' '); };
        row("SDK", bsp::goldsrc, filled(0x1ffff), filled(0x20000), {u"131072"_s, u"SDK tools"_s});
        row("tools", bsp::quake3, filled(0x3ffff), filled(0x40000), {u"262144"_s});
    }

    // Checks by what a game takes: compilers and tools read no map.
    void editsAndChecksJudgeLengthsAndLimitsByTheGame()
    {
        QFETCH(const bsp::Format *, format);
        QFETCH(QByteArray, allowed);
        QFETCH(QByteArray, warned);
        QFETCH(QStringList, facts);
        QLocale::setDefault(QLocale::c());
        QCOMPARE(faultsOfEdit(*format, format->game(), world, allowed).warned, QStringList());
        const auto faults = faultsOfEdit(*format, format->game(), world, warned);
        QCOMPARE(faults.refused, QStringList());
        QCOMPARE(faults.warned.size(), 1);
        QVERIFY2(states(faults.warned.first(), facts), qPrintable(faults.warned.first()));
        QCOMPARE(faultsOfEdit(*format, format->game(), warned, warned + " ").warned, QStringList());
        QCOMPARE(findingsOn(*format, allowed, u"entity-"_s), 0);
        QCOMPARE(findingsOn(*format, warned, u"entity-"_s), facts.contains(fromView(format->game().title)) ? 1 : 0);
    }

    void checksFindTheSameFirstEntity()
    {
        const QByteArray others[] = {world, entity({}) + world, "\n", entity("\"classname\" \"worldspawn\""),
                                     "{\n\"classname\" \"worldspawn\"\n\"ClassName\" \"light\"\n}\n"};
        for (const auto &text : others)
            for (const auto *format : bsp::formats()) {
                const auto refused = faultsOfEdit(*format, format->game(), world, text).refused;
                QCOMPARE(findingsOn(*format, text, u"worldspawn-missing"_s), refused.size());
            }
    }

    void aHarmlessEditHasNoFaults_data() { addFormatRows(); }
    void aHarmlessEditHasNoFaults()
    {
        const auto faults = faultsOfEdit(fetchFormat(), fetchFormat().game(), world,
                                         "// \"comment\n" + world + entity("\"texture\" \"{rope\" \"empty\" \"\""));
        QCOMPARE(faults.refused + faults.warned, QStringList());
        QCOMPARE(faults.kept, 0U);
    }

    void faultsThatWereThereBeforeAreOnlyCounted()
    {
        const auto broken = entity("\"\" \"value\"") + world + "}\n";
        const auto faults = faultsOfEdit(bsp::quake3, bsp::quake3.game(), broken, "// moved by a line\n" + broken);
        QCOMPARE(faults.refused + faults.warned, QStringList());
        QCOMPARE(faults.kept, 3U); // an empty key, the brace, and what stands first
        const auto fewer = faultsOfEdit(bsp::quake3, bsp::quake3.game(), broken, world + "}\n");
        QCOMPARE(fewer.refused, QStringList());
        QCOMPARE(fewer.kept, 1U);
    }

    void ofAKindThoseThatAreNewAreNamed()
    {
        const auto old = entity("\"\" \"old\"");
        const auto faults =
            faultsOfEdit(bsp::quake2, bsp::quake2.game(), world + old + old, world + old + entity("\"\" \"new\"") + old);
        QVERIFY2(faults.refused.size() == 1 && states(faults.refused[0], {u"Line 10"_s, u"key is empty"_s}),
                 qPrintable(faults.refused.join(u'\n')));
        QCOMPARE(faults.kept, 2U);
    }

    void manyFaultsAreSummedUp()
    {
        const auto faults = faultsOfEdit(bsp::quake2, bsp::quake2.game(), world, world + entity("\"\" \"\"").repeated(3000));
        QCOMPARE(faults.refused.size(), 52);
        QVERIFY(faults.refused[50].startsWith(u"And 950 more"));
        QVERIFY(faults.refused[51].contains(u"2000 more"));
        const auto more = faultsOfEdit(bsp::quake2, bsp::quake2.game(), world + entity("\"\" \"\"").repeated(1100),
                                       world + entity("\"\" \"\"").repeated(1140));
        QCOMPARE(more.refused.size(), 1); // though the parser names only the first thousand
    }

    void theTextsOfRealMapsMayBeEdited_data() { addMapRows(); }
    void theTextsOfRealMapsMayBeEdited()
    {
        OPEN_MAP(map);
        const auto text = map.entityText().toByteArray();
        const auto faults = faultsOfEdit(map.format(), map.game(), text, text + entity("\"origin\" \"1 2 3\""),
                                         map.recordCount(map.format().roles.models));
        QCOMPARE(faults.refused + faults.warned, QStringList());
    }
};

ADD_TEST(TestRefusals, QCoreApplication)
#include "tst_refusals.moc"

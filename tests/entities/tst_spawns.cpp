// Which entities the games leave out, by the way they are played.
#include "core/entities/spawns.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

MapFile twoEntities(const bsp::Format &format, const QByteArray &pairs)
{
    const auto text = "{ \"classname\" \"worldspawn\" " + pairs + " }\n{ \"classname\" \"light\" " + pairs + " }\n";
    return readMap(MapBuilder(format).setLumpBytes("ENTITIES", text).build()).value();
}

QStringList modesThatLeaveOut(const bsp::Format &format, const QByteArray &pairs, const bsp::Game &game)
{
    const auto map = twoEntities(format, pairs);
    QStringList modes;
    for (const auto &mode : game.spawnModes)
        if (!whyNotSpawned(map.entitySource(), 1, game, mode).isEmpty())
            modes.append(fromView(mode.id));
    return modes;
}

} // namespace

class TestSpawns : public QObject
{
    Q_OBJECT

private slots:
    void keysLeaveOutInTheirModes_data()
    {
        const auto add = addFormatColumns<QByteArray, QString>("pairs", "expected");
        const auto row = [&add](const bsp::Format &format, const char *pairs, const QString &expected) {
            add(format, pairs, pairs, expected);
        };
        row(bsp::quake2, "", u""_s);
        row(bsp::quake2, "\"spawnflags\" \"256\"", u"easy"_s);
        row(bsp::quake2, "\"spawnflags\" \"512\"", u"medium"_s);
        row(bsp::quake2, "\"SPAWNFLAGS\" \"1024\"", u"hard"_s);
        row(bsp::quake2, "\"spawnflags\" \"1792\"", u"easy medium hard coop coop2023"_s);
        row(bsp::quake2, "\"spawnflags\" \"2049\"", u"deathmatch"_s);
        row(bsp::quake2, "\"spawnflags\" \"4096\"", u"coop2023"_s);
        row(bsp::quake2, "\"spawnflags\" \"2048\" \"spawnflags\" \"0\"", u""_s); // the last counts
        row(bsp::quake2, "\"spawnflags\" \"many\"", u""_s);
        row(bsp::goldsrc, "\"spawnflags\" \"2048\"", u"deathmatch"_s);
        row(bsp::goldsrc, "\"spawnflags\" \"1792\"", u""_s);
        row(bsp::quake3, "\"notfree\" \"1\"", u"ffa tournament single"_s);
        row(bsp::quake3, "\"notteam\" \"1\"", u"team ctf"_s);
        row(bsp::quake3, "\"notsingle\" \"1\"", u"single"_s);
        row(bsp::quake3, "\"notsingle\" \"0\" \"notsingle\" \"1\"", u""_s); // the first counts
        row(bsp::quake3, "\"notq3a\" \"1\"", u"ffa tournament single team ctf"_s);
        row(bsp::quake3, "\"gametype\" \"ffa tournament\"", u"single team ctf"_s);
        row(bsp::quake3, "\"gametype\" \"teamtournament\"", u"ffa single ctf"_s); // as strstr() finds it
        row(bsp::quake3, "\"spawnflags\" \"2048\"", u""_s);
        row(bsp::wolfenstein, "\"notfree\" \"1\"", u"single"_s);
        row(bsp::raven, "\"spawnflags\" \"512\"", u"medium"_s);
        row(bsp::raven, "\"notsingle\" \"1\"", u"easy medium hard"_s);
        row(bsp::qfusion, "\"gametype\" \"TDM,ctf\"", u"dm duel"_s); // whole names in any case
        row(bsp::qfusion, "\"not_gametype\" \"dm\"", u"dm"_s);
        row(bsp::qfusion, "\"notduel\" \"1\"", u"duel"_s);
    }

    void keysLeaveOutInTheirModes()
    {
        QFETCH(QByteArray, pairs);
        QTEST(modesThatLeaveOut(fetchFormat(), pairs, fetchFormat().game()).join(u' '), "expected");
    }

    // What stands there as a comment in the original: 4096 is not in coop. And 16384 is in coop alone.
    void theRereleaseKnowsCoop()
    {
        const auto leftOut = [](const char *flags) {
            const auto pairs = "\"spawnflags\" \"" + QByteArray(flags) + '"';
            return modesThatLeaveOut(bsp::qbsp, pairs, bsp::games::quake2Rerelease).join(u' ');
        };
        QCOMPARE(leftOut("0"), u""_s);
        QCOMPARE(leftOut("4096"), u"coop"_s);
        QCOMPARE(leftOut("16384"), u"easy medium hard"_s);
        QCOMPARE(leftOut("512"), u"medium"_s);
        QCOMPARE(leftOut("1792"), u"easy medium hard coop"_s);
        QCOMPARE(leftOut("2048"), u"deathmatch"_s);
    }

    void theWorldIsAlwaysMade()
    {
        const auto map = twoEntities(bsp::quake2, "\"spawnflags\" \"65535\"");
        for (const auto &mode : bsp::games::quake2.spawnModes) {
            QCOMPARE(whyNotSpawned(map.entitySource(), 0, bsp::games::quake2, mode), QString());
            QVERIFY(!whyNotSpawned(map.entitySource(), 1, bsp::games::quake2, mode).isEmpty());
        }
    }

    void everyModeHasANameAndEveryReasonIsASentence()
    {
        for (const bsp::Format *format : bsp::formats()) {
            QVERIFY2(!format->game().spawnModes.empty(), format->id.data());
            for (const auto &mode : format->game().spawnModes) {
                QVERIFY(!spawnModeName(mode).isEmpty());
                for (const auto &rule : mode.rules)
                    QVERIFY(QByteArrayView(rule.reason).endsWith('.'));
            }
        }
    }
};

ADD_TEST(TestSpawns, QCoreApplication)
#include "tst_spawns.moc"

// Games that are installed are found with their mods and folders in the order of the search, and a map gets those of the
// one that it lies in.
#include "core/assets/gameconfiguration.h"
#include "core/assets/gamefolders.h"
#include "core/format/formats.h"
#include "core/opening/gameofmap.h"
#include "core/text.h"
#include "tests/gamefolder.h"
#include "tests/program.h"

class GameConfigurationTest : public QObject
{
    Q_OBJECT

private slots:
    void steamsLibrariesAreSearched()
    {
        const GameFolder folder;
        makeSteam(folder);
        folder.save(u"disk/L\u00e4den/steamapps/common/Half-Life/valve/halflife.wad"_s, "");
        folder.save(u"disk/L\u00e4den/steamapps/common/Half-Life/valve/maps/c0a0.bsp"_s, "");
        folder.save(u"home/.local/share/Steam/steamapps/common/Quake 2/baseq2/pak0.pak"_s, "");
        folder.save(u"home/.local/share/Steam/steamapps/common/Quake 2/rerelease/baseq2/pak0.pak"_s, "");
        folder.save(u"home/.local/share/Steam/steamapps/common/Something Else/baseq2/pak0.pak"_s, "");
        const auto found = foundConfigurations(roots(folder));
        QCOMPARE(names(found), (QStringList{u"Quake II"_s, u"Quake II re-release"_s, u"Half-Life"_s}));
        QCOMPARE(of(found, u"Quake II re-release"_s).game, &bsp::games::quake2Rerelease);
        QCOMPARE(of(found, u"half-life"_s).game, &bsp::games::halfLife);
        QCOMPARE(below(folder, of(found, u"Half-Life"_s).places),
                 QStringList{u"disk/L\u00e4den/steamapps/common/Half-Life/valve"_s});
    }

    void gamesInASubfolderOfTheirInstallationAreFound()
    {
        const GameFolder folder;
        makeSteam(folder);
        folder.save(u"home/.local/share/Steam/steamapps/common/Jedi Academy/GameData/base/assets0.pk3"_s, "");
        const auto found = foundConfigurations(roots(folder));
        QCOMPARE(names(found), QStringList{u"Jedi Academy"_s});
        QCOMPARE(of(found, u"Jedi Academy"_s).game, &bsp::games::jediAcademy);
    }

    void olderListsOfLibrariesAreRead()
    {
        const GameFolder folder;
        folder.save(u"home/.local/share/Steam/steamapps/libraryfolders.vdf"_s,
                    "\"LibraryFolders\"\n{\n\t\"TimeNextStatsReport\"\t\"1561832478\"\n\t\"1\"\t\t\""
                        + folder.path(u"disk/one"_s).toUtf8() + "\"\n\t\"2\"\t\t\"" + folder.path(u"disk/two"_s).toUtf8()
                        + "\"\n}\n");
        folder.save(u"disk/one/steamapps/common/Half-Life/valve/halflife.wad"_s, "");
        folder.save(u"disk/two/steamapps/common/Quake 2/baseq2/pak0.pak"_s, "");
        QCOMPARE(names(foundConfigurations(roots(folder))), (QStringList{u"Half-Life"_s, u"Quake II"_s}));
    }

    void aFolderThatIsClosedOrLeadsBackIsNoHindrance()
    {
        const GameFolder folder;
        makeSteam(folder);
        const auto common = u"home/.local/share/Steam/steamapps/common"_s, quake = common + u"/Quake 2"_s;
        folder.save(quake + u"/baseq2/pak0.pak"_s, "");
        folder.save(quake + u"/ctf/pak0.pak"_s, "");
        if (!linkFile(u".."_s, folder.path(common + u"/quake2"_s)) || !linkFile(u".."_s, folder.path(quake + u"/baseq2/more"_s))
            || !linkFile(u"."_s, folder.path(quake + u"/maps"_s)))
            QSKIP("Here no symbolic links are made, and nobody takes a folder's rights as on Linux.");
        folder.save(common + u"/Half-Life/valve/halflife.wad"_s, "");
        QFile closed(folder.path(common + u"/Half-Life"_s));
        QVERIFY(closed.setPermissions({}));
        const auto found = foundConfigurations(roots(folder));
        const auto isOpen = QDir(closed.fileName()).isReadable(); // to who may read all
        QVERIFY(closed.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QVERIFY(!of(found, u"Quake II"_s).places.isEmpty() && !of(found, u"Quake II: ctf"_s).places.isEmpty());
        QCOMPARE(of(found, u"Half-Life"_s).places.isEmpty(), !isOpen);
    }

    void theCaseOfABaseFolderIsNoMatter()
    {
        const GameFolder folder;
        folder.save(u"share/games/Kingpin/Main/pak0.pak"_s, "");
        const auto map = folder.save(u"share/games/Kingpin/mymod/maps/a.bsp"_s, "");
        const auto found = foundConfigurations(roots(folder));
        QCOMPARE(names(found), (QStringList{u"Kingpin: Life of Crime"_s, u"Kingpin: Life of Crime: mymod"_s}));
        QCOMPARE(below(folder, of(found, u"Kingpin: Life of Crime: mymod"_s).places),
                 (QStringList{u"share/games/Kingpin/mymod"_s, u"share/games/Kingpin/Main"_s}));
        QVERIFY(searched(folder, map, bsp::games::kingpin, roots(folder)).contains(u"share/games/Kingpin/Main/pak0.pak"_s));
    }

    // Engines put there what is downloaded, beside nothing of the game itself.
    void modsInTheHomeFolderAloneAreFound()
    {
        const GameFolder folder;
        folder.save(u"share/games/openarena/baseoa/pak0.pk3"_s, "");
        folder.save(u"share/games/openarena/Shared/pak0.pk3"_s, "");
        folder.save(u"home/.openarena/mymod/mine.pk3"_s, "");
        folder.save(u"home/.openarena/shared/more.pk3"_s, "");
        const auto found = foundConfigurations(roots(folder));
        QCOMPARE(names(found), (QStringList{u"OpenArena"_s, u"OpenArena: mymod"_s, u"OpenArena: shared"_s}));
        QCOMPARE(below(folder, of(found, u"OpenArena: mymod"_s).places),
                 (QStringList{u"home/.openarena/mymod"_s, u"share/games/openarena/baseoa"_s}));
        QCOMPARE(
            below(folder, of(found, u"OpenArena: shared"_s).places),
            (QStringList{u"home/.openarena/shared"_s, u"share/games/openarena/Shared"_s, u"share/games/openarena/baseoa"_s}));
    }

    void aFolderThatIsCalledAsAnotherFormatsGameIsAModsOwn()
    {
        const GameFolder folder;
        folder.save(u"share/games/quake3/baseq3/pak0.pk3"_s, "");
        folder.save(u"share/games/quake3/svencoop/pak0.pk3"_s, "");
        folder.save(u"home/GOG Games/Half-Life/valve/halflife.wad"_s, "");
        folder.save(u"home/GOG Games/Half-Life/cstrike_mine/maps/a.bsp"_s, "");
        const auto found = foundConfigurations(roots(folder));
        QCOMPARE(of(found, u"Quake III Arena: svencoop"_s).game, &bsp::games::quake3);
        QVERIFY(std::ranges::none_of(found, [](const auto &each) { return each.game == &bsp::games::svenCoop; }));
        QCOMPARE(of(found, u"Counter-Strike"_s).game, &bsp::games::counterStrike); // as a map in it would tell
    }

    void aMapOfCounterStrikeGetsThatAndThenHalfLife()
    {
        const GameFolder folder;
        makeSteam(folder);
        const auto common = u"home/.local/share/Steam/steamapps/common/Half-Life/"_s;
        folder.save(common + u"valve/maps/c0a0.bsp"_s, "");
        folder.save(common + u"cstrike/maps/de_dust.bsp"_s, "");
        folder.save(common + u"cstrike_downloads/maps/other.bsp"_s, "");
        const auto found = foundConfigurations(roots(folder));
        QCOMPARE(names(found), (QStringList{u"Half-Life"_s, u"Counter-Strike"_s}));
        const auto plain = folder.path(common + u"cstrike/maps/de_dust.bsp"_s);
        const auto *fitting = fittingConfiguration(found, plain, bsp::goldsrc);
        QVERIFY(fitting);
        QCOMPARE(fitting->game, &bsp::games::counterStrike);
        QStringList ends;
        for (const auto &place : fitting->places)
            ends.append(place.section(u'/', -1));
        QCOMPARE(ends, (QStringList{u"cstrike"_s, u"cstrike_downloads"_s, u"valve"_s}));
        QCOMPARE(searched(folder, plain, bsp::games::counterStrike, roots(folder)),
                 (QStringList{common + u"cstrike"_s, common + u"cstrike_downloads"_s, common + u"valve"_s}));
        QCOMPARE(fittingConfiguration(found, folder.path(common + u"valve/maps/c0a0.bsp"_s), bsp::goldsrc)->game,
                 &bsp::games::halfLife);
    }

    void aMapByWayOfALinkGetsItsGame()
    {
        const GameFolder folder;
        makeSteam(folder);
        if (!QFileInfo(folder.path(u"home/.steam/steam"_s)).isSymbolicLink())
            QSKIP("Here no symbolic links are made.");
        folder.save(u"home/.local/share/Steam/steamapps/common/Half-Life/valve/maps/c0a0.bsp"_s, "");
        folder.save(u"home/.local/share/Steam/steamapps/common/Half-Life/cstrike/maps/de_dust.bsp"_s, "");
        const auto linked = folder.path(u"home/.steam/steam/steamapps/common/Half-Life/cstrike/maps/de_dust.bsp"_s);
        const auto found = foundConfigurations(roots(folder));
        const auto *fitting = fittingConfiguration(found, linked, bsp::goldsrc);
        QVERIFY(fitting);
        QCOMPARE(fitting->game, &bsp::games::counterStrike);
    }

    void modsAreCalledWhatTheyCallThemselves()
    {
        const GameFolder folder;
        makeSteam(folder);
        const auto common = u"home/.local/share/Steam/steamapps/common/Half-Life/"_s;
        folder.save(common + u"valve/maps/c0a0.bsp"_s, "");
        folder.save(common + u"gearbox/liblist.gam"_s, "game \"Opposing Force\"\nfallback_dir \"extra\"\n");
        folder.save(common + u"extra/sound/a.wav"_s, "");
        folder.save(common + u"bshift/maps/ba.bsp"_s, "");
        folder.save(common + u"reslists/list.txt"_s, "");
        const auto found = foundConfigurations(roots(folder));
        QCOMPARE(names(found), (QStringList{u"Half-Life"_s, u"Half-Life: Blue Shift"_s, u"Opposing Force"_s}));
        QCOMPARE(of(found, u"Half-Life: Blue Shift"_s).game, &bsp::games::blueShift);
        QCOMPARE(below(folder, of(found, u"Opposing Force"_s).places),
                 (QStringList{common + u"gearbox"_s, common + u"extra"_s, common + u"valve"_s}));
    }

    void aMapOfAModOfQuakeIIIGetsTheModAndThenTheBase()
    {
        const GameFolder folder;
        const auto quake = u"share/games/quake3/"_s;
        folder.save(quake + u"baseq3/pak0.pk3"_s, "");
        folder.save(quake + u"missionpack/pak0.pk3"_s, "");
        folder.save(quake + u"docs/readme.txt"_s, "");
        const auto map = folder.save(quake + u"missionpack/maps/mpq3.bsp"_s, "");
        const auto found = foundConfigurations(roots(folder));
        QCOMPARE(names(found), (QStringList{u"Quake III Arena"_s, u"Quake III Arena: missionpack"_s}));
        const auto *fitting = fittingConfiguration(found, map, bsp::quake3);
        QVERIFY(fitting);
        QCOMPARE(below(folder, fitting->places), (QStringList{quake + u"missionpack"_s, quake + u"baseq3"_s}));
        QCOMPARE(searched(folder, map, bsp::games::quake3, roots(folder)),
                 (QStringList{quake + u"missionpack/pak0.pk3"_s, quake + u"missionpack"_s, quake + u"baseq3/pak0.pk3"_s,
                              quake + u"baseq3"_s}));
    }

    void whatDistributionsInstallGoesBehindTheHomeFolder()
    {
        const GameFolder folder;
        folder.save(u"share/games/openarena/baseoa/pak0.pk3"_s, "");
        folder.save(u"share/games/nexuiz/data/data.pk3"_s, "");
        folder.save(u"home/.openarena/baseoa/download.pk3"_s, "");
        const auto found = foundConfigurations(roots(folder));
        QCOMPARE(names(found), (QStringList{u"Nexuiz"_s, u"OpenArena"_s}));
        QCOMPARE(below(folder, of(found, u"OpenArena"_s).places),
                 (QStringList{u"home/.openarena/baseoa"_s, u"share/games/openarena/baseoa"_s}));
        QCOMPARE(below(folder, of(found, u"Nexuiz"_s).places), QStringList{u"share/games/nexuiz/data"_s});
        // A map inside an archive of it.
        const auto map = folder.path(u"share/games/nexuiz/data/data.pk3/maps/aggressor.bsp"_s);
        QCOMPARE(fittingConfiguration(found, map, bsp::quake3), findConfiguration(found, u"Nexuiz"_s));
    }

    void aMapInTheHomeFolderGetsWhatIsInstalled()
    {
        const GameFolder folder;
        folder.save(u"share/games/openarena/baseoa/pak0.pk3"_s, "");
        folder.save(u"home/.openarena/baseoa/download.pk3"_s, "");
        folder.save(u"home/.openarena/mine/mine.pk3"_s, "");
        const auto map = folder.save(u"home/.openarena/mine/maps/a.bsp"_s, "");
        QCOMPARE(searched(folder, map, bsp::games::openArena, roots(folder)),
                 (QStringList{u"home/.openarena/mine/mine.pk3"_s, u"home/.openarena/mine"_s,
                              u"home/.openarena/baseoa/download.pk3"_s, u"home/.openarena/baseoa"_s,
                              u"share/games/openarena/baseoa/pak0.pk3"_s, u"share/games/openarena/baseoa"_s}));
        const auto elsewhere = folder.save(u"home/downloads/a.bsp"_s, "");
        QCOMPARE(searched(folder, elsewhere, bsp::games::openArena, roots(folder)), QStringList{u"home/downloads"_s});
    }

    void gogPutsGamesOneFolderDeeper()
    {
        const GameFolder folder;
        folder.save(u"home/GOG Games/Quake III Arena/data/baseq3/pak0.pk3"_s, "");
        const auto found = foundConfigurations(roots(folder));
        QCOMPARE(names(found), QStringList{u"Quake III Arena"_s});
        QCOMPARE(below(folder, found.front().places), QStringList{u"home/GOG Games/Quake III Arena/data/baseq3"_s});
    }

    void namesAreDifferent()
    {
        const GameFolder folder;
        makeSteam(folder);
        for (const auto &place : {u"share/games/quake3/baseq3"_s, u"home/GOG Games/Quake III/baseq3"_s,
                                  u"home/.local/share/Steam/steamapps/common/Quake 3 Arena/baseq3"_s,
                                  u"disk/L\u00e4den/steamapps/common/Quake 3 Arena/baseq3"_s})
            folder.save(place + u"/pak0.pk3"_s, "");
        QCOMPARE(names(foundConfigurations(roots(folder))), (QStringList{u"Quake III Arena"_s, u"Quake III Arena (Steam)"_s,
                                                                         u"Quake III Arena (GOG)"_s, u"Quake III Arena 2"_s}));
    }

    // Where each was compared with each, this did not end within the time of a test.
    void thousandsOfModsAreFoundInTheTimeOfThousands()
    {
        constexpr int many = 2000;
        const GameFolder folder;
        const auto root = u"home/GOG Games/Half-Life/"_s;
        folder.save(root + u"valve/halflife.wad"_s, "");
        for (int i = 0; i < many; ++i)
            folder.save(root + u"m%1/liblist.gam"_s.arg(i, 4, 10, QChar(u'0')), "game \"The Same\"\n");
        const auto found = foundConfigurations(roots(folder));
        QCOMPARE(found.size(), size_t{many + 1});
        QCOMPARE(found[1].name, u"The Same"_s);
        QCOMPARE(found[2].name, u"The Same (GOG)"_s);
        QCOMPARE(found[many].name, u"The Same (GOG) %1"_s.arg(many - 1));
        QCOMPARE(below(folder, found[many].places), (QStringList{root + u"m1999"_s, root + u"valve"_s}));
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(foundConfigurations(roots(folder), stopped.get_token()).empty());
    }

    void nothingIsFoundWhereNothingIs()
    {
        const GameFolder folder;
        folder.save(u"home/.steam/steam/steamapps/libraryfolders.vdf"_s, QByteArray(1000, '"'));
        folder.save(u"share/games/quake3/readme.txt"_s, "");
        QVERIFY(foundConfigurations(roots(folder)).empty());
        QVERIFY(foundConfigurations({}).empty());
        QVERIFY(!fittingConfiguration({}, u":/samples/quake2/maps/gallery.bsp"_s, bsp::quake2));
    }

    void theLongestPathThatFitsCounts()
    {
        const std::vector<GameConfiguration> some{{.name = u"all"_s, .places = rooted({u"/games"_s})},
                                                  {.name = u"one"_s, .places = rooted({u"/mine"_s, u"/games/one"_s})},
                                                  {.name = u"on"_s, .places = rooted({u"/games/o"_s})}};
        const auto nameFor = [&some](const QString &path) {
            const auto *fitting = fittingConfiguration(some, path, bsp::quake2);
            return fitting ? fitting->name : QString();
        };
        QCOMPARE(nameFor(u"/games/one/maps/a.bsp"_s), u"one"_s);
        QCOMPARE(nameFor(u"/games/ones/maps/a.bsp"_s), u"all"_s); // it is no folder's name that only begins so
        QCOMPARE(nameFor(u"/mine/a.bsp"_s), u"one"_s);
        QCOMPARE(nameFor(u"/other/a.bsp"_s), QString());
        QCOMPARE(nameFor({}), QString());
    }

    void ofEqualPathsTheOneThatStandsFirstCounts()
    {
        const std::vector<GameConfiguration> some{{.name = u"mod"_s, .places = rooted({u"/g/mod"_s, u"/g/base"_s})},
                                                  {.name = u"base"_s, .places = rooted({u"/g/base"_s})},
                                                  {.name = u"same"_s, .places = rooted({u"/g/base"_s})}};
        QCOMPARE(fittingConfiguration(some, u"/g/base/maps/a.bsp"_s, bsp::quake2)->name, u"base"_s);
        QCOMPARE(fittingConfiguration(some, u"/g/mod/maps/a.bsp"_s, bsp::quake2)->name, u"mod"_s);
    }

    void onlyGamesOfTheMapsFormatFit()
    {
        const std::vector<GameConfiguration> some{{.name = u"a"_s, .game = &bsp::games::quake3, .places = rooted({u"/maps"_s})}};
        QVERIFY(!fittingConfiguration(some, u"/maps/a.bsp"_s, bsp::goldsrc));
        QVERIFY(fittingConfiguration(some, u"/maps/a.bsp"_s, bsp::quake3));
        QCOMPARE(findGame(u"OpenArena"_s), &bsp::games::openArena);
        QVERIFY(!findGame(u"doom"_s));
    }

    void gamesThatAreInstalledAsTheyAreCalledTellTheirMaps()
    {
        QCOMPARE(gameFromInstallation(u"/usr/share/games/nexuiz/data/maps/a.bsp"_s, bsp::quake3), &bsp::games::nexuiz);
        QCOMPARE(gameFromInstallation(u"/opt/Kingpin/main/maps/a.bsp"_s, bsp::quake2), &bsp::games::kingpin);
        QCOMPARE(gameFromInstallation(u"/opt/Quake 2/rerelease/baseq2/maps/a.bsp"_s, bsp::qbsp), &bsp::games::quake2Rerelease);
        QCOMPARE(gameFromInstallation(u"/opt/Jedi Academy/GameData/base/maps/a.bsp"_s, bsp::raven), &bsp::games::jediAcademy);
        QCOMPARE(gameFromInstallation(u"/opt/Jedi Outcast/GameData/base/maps/a.bsp"_s, bsp::raven), &bsp::games::jediOutcast);
        QCOMPARE(gameFromInstallation(u"/opt/sof2/base/maps/a.bsp"_s, bsp::raven), &bsp::games::soldierOfFortune2);
        QCOMPARE(gameFromInstallation(u"/opt/rtcw/Main/maps/a.bsp"_s, bsp::wolfenstein), &bsp::games::wolfenstein);
        QVERIFY(!gameFromInstallation(u"/home/me/data/maps/a.bsp"_s, bsp::quake3));
        QVERIFY(!gameFromInstallation(u"/home/me/nexuiz/maps/a.bsp"_s, bsp::quake3));
    }

private:
    // A made home folder, and one of a distribution.
    GameRoots roots(const GameFolder &folder) const
    {
        return {.home = folder.path(u"home"_s), .shared = {folder.path(u"share/games"_s)}};
    }
    // Steam with a library on another disk.
    void makeSteam(const GameFolder &folder) const
    {
        folder.save(u"home/.local/share/Steam/steamapps/libraryfolders.vdf"_s,
                    "\"libraryfolders\"\n{\n\t\"0\"\n\t{\n\t\t\"path\"\t\t\"" + folder.path(u"home/.local/share/Steam"_s).toUtf8()
                        + "\"\n" + "\t\t\"label\"\t\t\"\"\n\t}\n\t\"1\"\n\t{\n" + "\t\t\"path\"\t\t\""
                        + folder.path(u"disk/L\u00e4den"_s).toUtf8() + "\"\n\t}\n}\n");
        QDir().mkpath(folder.path(u"home/.steam"_s));
        QFile::link(folder.path(u"home/.local/share/Steam"_s), folder.path(u"home/.steam/steam"_s));
    }
    // Where each disk has a root of its own, paths are of one.
    static QStringList rooted(QStringList paths)
    {
        for (auto &path : paths)
            path = QFileInfo(path).absoluteFilePath();
        return paths;
    }
    static const GameConfiguration &of(const std::vector<GameConfiguration> &found, const QString &name)
    {
        static const GameConfiguration none;
        const auto *configuration = findConfiguration(found, name);
        return configuration ? *configuration : none;
    }
    static QStringList names(const std::vector<GameConfiguration> &found)
    {
        QStringList all;
        for (const auto &each : found)
            all.append(each.name);
        return all;
    }
    static QStringList searched(const GameFolder &folder, const QString &map, const bsp::Game &game, const GameRoots &roots)
    {
        QStringList paths;
        for (const auto &place : searchedPlaces(map, game.folders, {}, roots))
            paths.append(place.path);
        return below(folder, paths);
    }
};

ADD_TEST(GameConfigurationTest, QCoreApplication)
#include "tst_gameconfiguration.moc"

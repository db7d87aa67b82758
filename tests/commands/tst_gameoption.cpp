// `--game`: a folder or archive keeps the game that the map tells, a name chooses the game and its folders.
#include "tests/commandline.h"
#include "tests/gamefolder.h"
#include "tests/program.h"
#include "tests/texturemaps.h"

using namespace commandline;

class GameOptionTest : public QObject
{
    Q_OBJECT

private slots:
    void anInstalledGameIsChosenByItsName()
    {
        if (isWindows())
            QSKIP("Windows says by other means than variables where games and settings are.");
        const GameFolder folder;
        folder.save(u"share/games/openarena/baseoa/textures/a.png"_s, png({7, 7}, 0));
        const auto map = folder.save(u"downloads/a.bsp"_s, quake3Map({"textures/a"}));
        const auto widthWith = [&](const QStringList &words) {
            QDir(folder.path(u"out"_s)).removeRecursively();
            const auto out = folder.path(u"out"_s);
            const auto ended = runIn(folder, QStringList{u"images"_s, map, u"--textures"_s, u"--output"_s, out} + words);
            return ended.code == 0 ? QImage(folder.path(u"out/textures/a.png"_s)).width() : 0;
        };
        QCOMPARE(widthWith({}), 0);
        QCOMPARE(widthWith({u"--game"_s, u"openARENA"_s}), 7);
        QCOMPARE(infoOf(folder, map, {u"--game"_s, u"OpenArena"_s})["game"_L1].toString(), u"openarena"_s);
    }

    void aGameIsChosenByItsId()
    {
        const GameFolder folder;
        const auto map = saveMap(folder, u"downloads/a.bsp"_s);
        QVERIFY(!infoOf(folder, map).contains(u"game"_s));
        // Though it is not installed.
        QCOMPARE(infoOf(folder, map, {u"--game"_s, u"nexuiz"_s})["game"_L1].toString(), u"nexuiz"_s);
    }

    void aFolderKeepsTheGame()
    {
        const GameFolder folder;
        const auto map = saveMap(folder, u"baseoa/maps/a.bsp"_s);
        QDir().mkpath(folder.path(u"nexuiz"_s));
        QCOMPARE(infoOf(folder, map)["game"_L1].toString(), u"openarena"_s);
        QCOMPARE(infoOf(folder, map, {u"--game"_s, folder.path(u"nexuiz"_s)})["game"_L1].toString(), u"openarena"_s);
    }

    void anUnknownNameListsTheKnownOnes()
    {
        if (isWindows())
            QSKIP("Windows says by other means than variables where games and settings are.");
        const GameFolder folder;
        folder.save(u"home/.steam/steam/steamapps/common/Half-Life/valve/halflife.wad"_s, "");
        folder.save(u"home/.steam/steam/steamapps/common/Half-Life/tfc/liblist.gam"_s, "game \"Team Fortress Classic\"\n");
        const auto map = saveMap(folder, u"a.bsp"_s);
        for (const auto &command : {u"check"_s, u"info"_s, u"images"_s}) {
            auto words = QStringList{command, map, u"--game"_s, u"doom"_s};
            if (command == u"images")
                words += QStringList{u"--output"_s, folder.path(u"out"_s)};
            const auto ended = runIn(folder, words);
            QCOMPARE(ended.code, 2);
            QVERIFY(ended.out.isEmpty());
            for (const auto *known : {"--game doom", "Half-Life", "Team Fortress Classic", "quake2", "openarena"})
                QVERIFY2(ended.err.contains(known), ended.err.constData());
            QCOMPARE(ended.err.count('\n'), 1);
        }
    }

    void aGameOfAnotherFormatIsRefused()
    {
        const GameFolder folder;
        const auto ended = runIn(folder, {u"check"_s, saveMap(folder, u"a.bsp"_s), u"--game"_s, u"svencoop"_s});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("Sven Co-op") && ended.err.contains("quake3, openarena, nexuiz"), ended.err.constData());
    }

    // The game and the folders, of a map by its path however it is given.
    void whatTheWindowChoseCounts()
    {
        if (isWindows())
            QSKIP("Windows says by other means than variables where games and settings are.");
        const GameFolder folder;
        const auto map = saveMap(folder, u"downloads/a.bsp"_s), told = saveMap(folder, u"baseoa/maps/b.bsp"_s),
                   old = u"images/places/quake3"_s;
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path(u"config"_s));
        QSettings store(u"lumpscope"_s, u"lumpscope"_s);
        store.setValue(u"game/quake3"_s, u"nexuiz"_s);
        const auto key = QCryptographicHash::hash(told.toUtf8(), QCryptographicHash::Md5).toHex();
        store.setValue(u"gameOfMap/"_s + QString::fromLatin1(key), u"quake3"_s);
        store.setValue(old, QStringList{folder.path(u"downloads"_s)});
        store.sync();
        QCOMPARE(infoOf(folder, map)["game"_L1].toString(), u"nexuiz"_s);
        const auto relative = QDir().relativeFilePath(told);
        QVERIFY(!infoOf(folder, relative).contains(u"game"_s));
        QCOMPARE(infoOf(folder, map, {u"--game"_s, u"openarena"_s})["game"_L1].toString(), u"openarena"_s);
        store.sync();
        QVERIFY(store.contains(old)); // only the window makes anything of it
    }

    void aPipeInPlaceOfTheSettingsIsNotRead()
    {
        if (isWindows())
            QSKIP("Windows says by other means than variables where settings are.");
        const GameFolder folder;
        const auto map = saveMap(folder, u"a.bsp"_s);
        QVERIFY(QDir().mkpath(folder.path(u"config/lumpscope"_s)));
        QCOMPARE(QProcess::execute(u"mkfifo"_s, {folder.path(u"config/lumpscope/lumpscope.conf"_s)}), 0);
        QCOMPARE(infoOf(folder, map, {u"--game"_s, u"openarena"_s})["game"_L1].toString(), u"openarena"_s);
    }

    // A check has an entry for each, as long as the game is there.
    void whatIsMissingIsTheSameNumberEverywhere()
    {
        const GameFolder folder;
        folder.save(u"baseq3/pics/none.txt"_s, "");
        const auto map = saveMap(folder, u"baseq3/maps/a.bsp"_s);
        const auto textures = infoOf(folder, map)["textures"_L1].toObject();
        QVERIFY(textures["missing"_L1].toInt() > 0);
        QVERIFY(textures["missing"_L1].toInt() <= textures["drawn"_L1].toInt());
        const auto checked = QJsonDocument::fromJson(runIn(folder, {u"check"_s, map, u"--json"_s}).out).object();
        int counted = -1;
        for (const auto &problem : checked["problems"_L1].toArray())
            if (problem["id"_L1] == u"texture-missing"_s)
                counted = problem["count"_L1].toInt();
        QCOMPARE(counted, textures["missing"_L1].toInt());
        QCOMPARE(infoOf(folder, map, {u"--game"_s, sampleFile(u"quake3")})["textures"_L1]["missing"_L1].toInt(), 0);
    }

private:
    // With a home folder and a distribution's folder of its own.
    static Ended runIn(const GameFolder &folder, const QStringList &words)
    {
        auto environment = withoutDisplay();
        environment.insert(u"HOME"_s, folder.path(u"home"_s));
        environment.insert(u"XDG_CONFIG_HOME"_s, folder.path(u"config"_s));
        environment.insert(u"XDG_DATA_DIRS"_s, folder.path(u"share"_s));
        return run(words, {}, {}, environment);
    }
    static QJsonObject infoOf(const GameFolder &folder, const QString &map, const QStringList &more = {})
    {
        return QJsonDocument::fromJson(runIn(folder, QStringList{u"info"_s, map, u"--json"_s} + more).out).object();
    }
    // A quad of Quake III for each texture.
    static QString saveMap(const GameFolder &folder, const QString &name)
    {
        return folder.save(name, contentOf(sampleFile(u"quake3/maps/gallery.bsp")));
    }
};

ADD_TEST(GameOptionTest, QCoreApplication)
#include "tst_gameoption.moc"

// The names in a folder are listed once a process where that is asked for, until the folder changes.
#include "core/files/foldernames.h"
#include "tests/gamefolder.h"
#include "tests/program.h"

#include <filesystem>

class FolderNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void namesAreSortedAndLinksAreWhatTheyLeadTo()
    {
        const GameFolder folder;
        for (const auto &name : {u"b.pak"_s, u"A.pak"_s, u".hidden"_s, u"maps/a.bsp"_s, u".git/config"_s})
            folder.save(name, "x");
        const auto names = namesIn(folder.path());
        QCOMPARE(names->files(), (QStringList{u"A.pak"_s, u"b.pak"_s}));
        QCOMPARE(names->folders(), QStringList(u"maps"_s));
#ifndef Q_OS_WIN
        QCOMPARE(names->hiddenFiles(), QStringList(u".hidden"_s));
        QCOMPARE(names->foldersNamed(u".Git"_s), QStringList(u".git"_s));
        QVERIFY(QFile::link(folder.path(u"maps"_s), folder.path(u"more"_s)));
        QVERIFY(QFile::link(folder.path(u"b.pak"_s), folder.path(u"c.pak"_s)));
        QCOMPARE(namesIn(folder.path())->folders(), (QStringList{u"maps"_s, u"more"_s}));
        QCOMPARE(namesIn(folder.path())->files(), (QStringList{u"A.pak"_s, u"b.pak"_s, u"c.pak"_s}));
#endif
        QVERIFY(namesIn(folder.path(u"none"_s))->files().isEmpty());
    }

    void namesAreKeptUntilTheFolderChanges()
    {
        const GameFolder folder;
        folder.save(u"a"_s, "x");
        const auto path = std::filesystem::path(folder.path().toStdU16String());
        const auto old = std::filesystem::file_time_type::clock::now() - std::chrono::seconds(10);
        const auto files = [&folder] { return namesIn(folder.path())->files(); };
        const auto add = [&](const QString &name) {
            folder.save(name, "x");
            std::filesystem::last_write_time(path, old); // as a file system does that does not change a folder's time
        };
        std::filesystem::last_write_time(path, old);
        QCOMPARE(files(), QStringList(u"a"_s));
        add(u"b"_s);
        QCOMPARE(files(), (QStringList{u"a"_s, u"b"_s})); // the window sees it
        keepFolderNames();
        QCOMPARE(files().size(), 2);
        add(u"c"_s);
        QCOMPARE(files().size(), 2);
        folder.save(u"d"_s, "x");
        QTRY_COMPARE(files(), (QStringList{u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
    }
};

ADD_TEST(FolderNamesTest, QCoreApplication)
#include "tst_foldernames.moc"

// What counts as one path: the file system's own rule on case, and whole names of folders. Another name of the same file
// stands for a file system that takes no notice of case.
#include "core/files/samepath.h"
#include "tests/files.h"
#include "tests/program.h"

#include <filesystem>

class SamePathTest : public QObject
{
    Q_OBJECT

private slots:
    void anotherCaseIsAsTheFileSystemHasIt()
    {
        const QTemporaryDir folder;
        const auto path = writeFile(folder.filePath(u"a\u00e4.txt"_s), "one"), other = folder.filePath(u"A\u00c4.TXT"_s);
        QVERIFY(isSamePath(path, path) && isSamePath(folder.filePath(u"none"_s), folder.filePath(u"none"_s)));
        QVERIFY(!isSamePath(folder.filePath(u"none"_s), folder.filePath(u"None"_s)));
        if (QFile::exists(other)) { // as on Windows
            QVERIFY(isSamePath(path, other));
            return;
        }
        writeFile(other, "another");
        QVERIFY(!isSamePath(path, other));
        QVERIFY(QFile::remove(other));
        std::filesystem::create_hard_link(path.toStdString(), other.toStdString());
        QVERIFY(isSamePath(path, other));
        const auto elsewhere = folder.filePath(u"b.txt"_s);
        std::filesystem::create_hard_link(path.toStdString(), elsewhere.toStdString());
        QVERIFY(!isSamePath(path, elsewhere)); // another name
    }

    void keysOfPathsAreSharedAsPathsAreTheSame()
    {
        const QTemporaryDir folder;
        const auto at = [&folder](const QString &name) { return folder.filePath(name); };
        const auto path = writeFile(at(u"a\u00e4.txt"_s), "one"), other = at(u"A\u00c4.TXT"_s);
        const QStringList paths{path, other, at(u"b.txt"_s), at(u"none"_s), at(u"None"_s)};
        const auto compare = [&paths] {
            for (const auto &one : paths)
                for (const auto &two : paths)
                    QVERIFY2((keyOfPath(one) == keyOfPath(two)) == isSamePath(one, two), qPrintable(one + u' ' + two));
        };
        std::filesystem::create_hard_link(path.toStdString(), at(u"b.txt"_s).toStdString());
        compare();
        if (QFile::exists(other)) // as on Windows
            return;
        writeFile(other, "another");
        compare();
        QVERIFY(QFile::remove(other));
        std::filesystem::create_hard_link(path.toStdString(), other.toStdString());
        compare();
        QCOMPARE(keyOfPath(path), keyOfPath(other));
    }

    void aFolderHoldsWhatLiesInItByWholeNames()
    {
        QVERIFY(isInFolder(u"/g/mod"_s, u"/g"_s) && isInFolder(u"/g"_s, u"/g"_s) && isInFolder(u"/g"_s, u"/"_s));
        QVERIFY(isInFolder(u"C:/g"_s, u"C:/"_s) && isInFolder(u"//host/share/g"_s, u"//host/share"_s));
        QVERIFY(!isInFolder(u"/game"_s, u"/g"_s) && !isInFolder(u"/"_s, u"/g"_s) && !isInFolder(u"g/mod"_s, {}));
        const QTemporaryDir folder;
        const auto games = folder.filePath(u"games"_s), other = folder.filePath(u"GAMES"_s);
        QVERIFY(QDir().mkdir(games));
        QCOMPARE(isInFolder(other + u"/mod"_s, games), QFile::exists(other));
        if (!QFile::exists(other)) {
            std::filesystem::create_directory_symlink(games.toStdString(), other.toStdString());
            QVERIFY(isInFolder(other + u"/mod"_s, games));
        }
    }
};

ADD_TEST(SamePathTest, QCoreApplication)
#include "tst_samepath.moc"

// Writing a map: whatever happens, the file is the old one or the new one. This program is also what the tests run as
// another process, which may be killed, run out of space, or be nobody in particular: see asChild(). LUMPSCOPE_KILLS: how often
// it is killed (50 times by default).
#include "core/files/newfile.h"
#include "core/save/mapwriter.h"
#include "tests/facts.h"
#include "tests/files.h"
#include "tests/program.h"
#include "tests/testmaps.h"

#include <csignal>
#include <cstdio>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

constexpr rlim_t mostWritten = 100'000; // that a file of a child without space may have
constexpr uint nobody = 65534;

// What a child writes: a file that can be told from others, and from a part of itself.
QByteArray content(char fill, qsizetype size) { return QByteArray("begin ") + QByteArray(size, fill) + " end"; }

int tell(const QString &sentence)
{
    std::puts(qPrintable(sentence));
    return std::fflush(stdout);
}

// "full PATH", "short PATH", "nobody PATH": writes once and tells how it went. "loop PATH": writes until it is killed. "lock
// PATH": holds its lock until then.
int asChild(const QByteArray &what, const QString &path)
{
    if (what == "full" || what == "short") {
        std::signal(SIGXFSZ, SIG_IGN); // the system would end the program otherwise
        const rlimit limit{mostWritten, mostWritten};
        if (setrlimit(RLIMIT_FSIZE, &limit) != 0)
            return 1;
    }
    if (what == "nobody" && geteuid() == 0 && (setgid(nobody) != 0 || setuid(nobody) != 0))
        return 1;
    if (what == "loop") {
        tell(u"started"_s);
        for (char fill = 'a';; fill = fill == 'z' ? 'a' : static_cast<char>(fill + 1))
            if (const auto written = writeMap(path, content(fill, 300'000), {.backup = fill == 'a'}); !written)
                return tell(written.error());
    }
    if (what == "lock") {
        const auto lock = FileLock::take(path, 0);
        tell(lock ? u"locked"_s : u"taken"_s);
        for (;;)
            QThread::sleep(60);
    }
    const auto written = writeMap(path, content('n', what == "short" ? 10 : 2 * mostWritten));
    if (!written)
        return tell(written.error());
    const auto &done = written.value();
    return tell(!done.refused.isEmpty()       ? u"refused: "_s + done.refused
                : !done.formerOwner.isEmpty() ? u"written over a file of "_s + done.formerOwner
                                              : u"written"_s);
}

QString runChild(const QString &what, const QString &path)
{
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {u"mapwriter"_s, u"--child"_s, what, path});
    child.waitForFinished(-1);
    return QString::fromLocal8Bit(child.readAllStandardOutput().trimmed());
}

QString errorOf(const Result<Written> &written) { return written ? QString() : written.error(); }

} // namespace

class TestMapWriter : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = writeFile(in(u"map.bsp"_s), "first");
    }

    void aNewFileIsWrittenWithoutABackup()
    {
        const auto path = in(u"new.bsp"_s);
        const auto written = writeMap(path, "new"_ba);
        VERIFY_RESULT(written);
        QVERIFY(written.value().backup.isEmpty());
        QCOMPARE(contentOf(path), QByteArray("new"));
        QCOMPARE(files(), (QStringList{u"map.bsp"_s, u"new.bsp"_s}));
    }

    void theOldFileIsKeptWithItsModeAndTime()
    {
        const auto backup = path_ + u".bak"_s;
        QFile file(path_);
        const auto time = QDateTime(QDate(2001, 2, 3), QTime(4, 5, 6));
        QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(time, QFileDevice::FileModificationTime));
        file.close();
        QVERIFY(file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadGroup));
        const auto permissions = file.permissions();
        const auto written = writeMap(path_, "second"_ba);
        VERIFY_RESULT(written);
        QCOMPARE(written.value().backup, backup);
        QCOMPARE(contentOf(backup), QByteArray("first"));
        QCOMPARE(QFileInfo(backup).lastModified(), time);
        QCOMPARE(QFileInfo(backup).permissions(), permissions);
        // A backup of other bytes is none of these.
        const auto again = writeMap(path_, "first"_ba);
        VERIFY_RESULT(again);
        QVERIFY(again.value().isNewBackup);
        QCOMPARE(again.value().backup, path_ + u".bak2"_s);
        QCOMPARE(contentOf(path_ + u".bak2"_s), QByteArray("second"));
        QCOMPARE(contentOf(backup), QByteArray("first"));
        // These bytes have one.
        const auto third = writeMap(path_, "third"_ba);
        VERIFY_RESULT(third);
        QVERIFY(!third.value().isNewBackup);
        QCOMPARE(third.value().backup, backup);
        QCOMPARE(contentOf(path_), QByteArray("third"));
        QCOMPARE(files(), (QStringList{u"map.bsp"_s, u"map.bsp.bak"_s, u"map.bsp.bak2"_s}));
    }

    void aBackupIsARegularFile_data()
    {
        QTest::addColumn<QString>("kind");
        for (const auto *kind : {"folder", "pipe", "link to a file with the same bytes", "file with other bytes"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }

    void aBackupIsARegularFile()
    {
        QFETCH(QString, kind);
        const auto taken = path_ + u".bak"_s;
        if (kind == u"folder")
            QVERIFY(QDir().mkpath(taken));
        else if (kind == u"pipe")
            QCOMPARE(mkfifo(taken.toLocal8Bit().constData(), 0600), 0);
        else if (kind.startsWith(u"link"))
            QVERIFY(QFile::link(writeFile(in(u"same"_s), "first"), taken));
        else
            writeFile(taken, "older");
        const auto written = writeMap(path_, "second"_ba);
        VERIFY_RESULT(written);
        QCOMPARE(written.value().backup, path_ + u".bak2"_s);
        QVERIFY(written.value().isNewBackup && QFileInfo(path_ + u".bak2"_s).isFile());
        QCOMPARE(contentOf(path_ + u".bak2"_s), QByteArray("first"));
    }

    // A link that bears the name of a backup would be written into with the map.
    void aSecondNameOfTheMapIsNoBackup()
    {
        QCOMPARE(link(path_.toLocal8Bit().constData(), (path_ + u".bak"_s).toLocal8Bit().constData()), 0);
        const auto written = writeMap(path_, "second"_ba, {.keepLinks = true});
        VERIFY_RESULT(written);
        QCOMPARE(written.value().backup, path_ + u".bak2"_s);
        QCOMPARE(contentOf(path_ + u".bak2"_s), QByteArray("first"));
    }

    // Another program saves just before the file is replaced: over it, into it, or such that size and time stay.
    void whatAnotherProgramWroteStays_data()
    {
        QTest::addColumn<QString>("how");
        QTest::addColumn<bool>("knowsBytes");
        QTest::addColumn<bool>("keepLinks");
        for (const auto *how : {"replaces", "writes into", "keeps size and time", "made"})
            for (const bool knowsBytes : {true, false})
                for (const bool keepLinks : {true, false})
                    if (QByteArray(how) != "made" || (!knowsBytes && !keepLinks))
                        QTest::addRow("%s, %d, %d", how, knowsBytes, keepLinks)
                            << QString::fromLatin1(how) << knowsBytes << keepLinks;
    }

    void whatAnotherProgramWroteStays()
    {
        QFETCH(QString, how);
        QFETCH(bool, knowsBytes);
        QFETCH(bool, keepLinks);
        const auto path = how == u"made" ? in(u"new.bsp"_s) : path_;
        const auto theirs = how == u"keeps size and time" ? QByteArray("theirs").first(5) : QByteArray("their version");
        if (keepLinks)
            QCOMPARE(link(path.toLocal8Bit().constData(), in(u"other.bsp"_s).toLocal8Bit().constData()), 0);
        const auto interfere = [&](const FileBytes &) {
            struct stat before = {};
            stat(path.toLocal8Bit().constData(), &before);
            if (how == u"replaces" || how == u"made")
                return std::rename(writeFile(in(u"theirs"_s), theirs).toLocal8Bit().constData(), path.toLocal8Bit().constData())
                               == 0
                           ? QString()
                           : u"no"_s;
            writeFile(path, theirs);
            const timespec times[] = {before.st_atim, before.st_mtim};
            return how != u"keeps size and time" || utimensat(AT_FDCWD, path.toLocal8Bit().constData(), times, 0) == 0 ? QString()
                                                                                                                       : u"no"_s;
        };
        Replaceable replaces{.stamp = stampOf(path)};
        if (knowsBytes)
            replaces.bytes = QByteArray("first");
        const auto written = writeMap(path, "second"_ba, {.replaces = replaces, .keepLinks = keepLinks, .verify = interfere});
        VERIFY_RESULT(written);
        if (how == u"keeps size and time" && !knowsBytes) {
            QCOMPARE(written.value().refused, QString());
            QCOMPARE(contentOf(written.value().backup), theirs); // nothing could tell the versions apart
            return;
        }
        QVERIFY2(written.value().isChanged && written.value().refused.contains(u"nother program"),
                 qPrintable(written.value().refused));
        QCOMPARE(contentOf(path), theirs);
        QVERIFY(!QFileInfo::exists(path + u".bak"_s));
        QVERIFY(files().filter(u"lumpscope"_s).isEmpty());
    }

    // The same between the last look and the moment in which the file is replaced.
    void whatIsFoundInItsPlaceIsPutBack()
    {
        NewFile file(path_, Writing::Kept);
        QCOMPARE(file.write("second"), 6);
        int asked = 0;
        const auto outcome = file.putInPlace([&](const QString &old) {
            if (++asked == 1)
                return std::rename(writeFile(in(u"theirs"_s), "theirs").toLocal8Bit().constData(),
                                   path_.toLocal8Bit().constData())
                       == 0;
            return contentOf(old) == "first";
        });
        QVERIFY(outcome == NewFile::Outcome::Refused);
        QCOMPARE(asked, 2);
        QCOMPARE(contentOf(path_), QByteArray("theirs"));
        QCOMPARE(files(), QStringList{u"map.bsp"_s});
    }

    // The same for a file with more names, which is written into.
    void whatIsFoundBeforeTheFirstByteStays()
    {
        const auto identity = stampOf(path_).identity;
        auto written = writeInto(path_, "second"_ba, identity, [&] { return contentOf(path_) != "first"; });
        QVERIFY(written.isOther && written.isAsBefore);
        QCOMPARE(contentOf(path_), QByteArray("first"));
        written = writeInto(path_, "second"_ba, {}, [] { return true; });
        QVERIFY(written.isOther);
        QCOMPARE(contentOf(path_), QByteArray("first"));
        written = writeInto(path_, "second"_ba, identity, [] { return true; });
        QVERIFY(!written.isOther && written.why.isEmpty());
        QCOMPARE(contentOf(path_), QByteArray("second"));
    }

    void aTouchedFileIsStillTheOneThatWasRead()
    {
        const auto stamp = stampOf(path_);
        std::rename(writeFile(in(u"again"_s), "first").toLocal8Bit().constData(), path_.toLocal8Bit().constData());
        QVERIFY(stampOf(path_) != stamp);
        const auto written = writeMap(path_, "second"_ba, {.replaces = {.bytes = "first"_ba, .stamp = stamp}});
        VERIFY_RESULT(written);
        QCOMPARE(written.value().refused, QString());
        QCOMPARE(contentOf(path_), QByteArray("second"));
    }

    void aLockKeepsOthersOutUntilItsProcessEnds()
    {
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {u"mapwriter"_s, u"--child"_s, u"lock"_s, path_});
        QVERIFY(child.waitForReadyRead(-1));
        QCOMPARE(child.readAllStandardOutput().trimmed(), "locked");
        QVERIFY(!FileLock::take(path_, 0));
        const auto written = writeMap(path_, "second"_ba);
        VERIFY_RESULT(written);
        QCOMPARE(written.value().refused, whyLocked());
        QCOMPARE(contentOf(path_), QByteArray("first"));
        child.kill();
        child.waitForFinished(-1);
        {
            const auto lock = FileLock::take(path_, 0);
            QVERIFY(lock && !FileLock::take(path_, 0));
            const auto again = writeMap(path_, "second"_ba, {.isLocked = true});
            VERIFY_RESULT(again);
            QVERIFY(FileLock::take(path_, 0)); // the lock is on the file that was replaced
        }
        QVERIFY(FileLock::take(path_, 0) && FileLock::take(in(u"none.bsp"_s), 0));
    }

    void aReadOnlyFileOfAnotherUserIsNotReplaced()
    {
        QVERIFY(QFile::setPermissions(path_, QFileDevice::Permissions(0x4444)));
        QCOMPARE(chmod(folder_->path().toLocal8Bit().constData(), 0777), 0);
        if (geteuid() != 0)
            QSKIP("Only root has files of two users.");
        const auto told = runChild(u"nobody"_s, path_);
        QVERIFY2(told.startsWith(u"refused: "_s) && states(told, {u"read-only"_s, u"root"_s}), qPrintable(told));
        QCOMPARE(contentOf(path_), QByteArray("first"));
        QCOMPARE(files(), QStringList{u"map.bsp"_s});
        // One that everybody may write is replaced, and whose it was is told.
        QVERIFY(QFile::setPermissions(path_, QFileDevice::Permissions(0x6666)));
        QCOMPARE(runChild(u"nobody"_s, path_), u"written over a file of root"_s);
        QCOMPARE(QFileInfo(path_).ownerId(), nobody);
    }

    void theModeStays()
    {
        for (const mode_t mode : {0600U, 0664U, 0755U}) {
            QCOMPARE(chmod(path_.toLocal8Bit().constData(), mode), 0);
            QCOMPARE(errorOf(writeMap(path_, "second"_ba)), QString());
            struct stat status = {};
            QCOMPARE(stat(path_.toLocal8Bit().constData(), &status), 0);
            QCOMPARE(status.st_mode & 07777, mode);
        }
    }

    void aLinkStaysAndItsTargetIsReplaced()
    {
        const auto target = in(u"target.bsp"_s), link = in(u"link.bsp"_s);
        writeFile(target, "first");
        QVERIFY(QFile::link(u"target.bsp"_s, link));
        QCOMPARE(errorOf(writeMap(link, "second"_ba)), QString());
        QVERIFY(QFileInfo(link).isSymLink());
        QVERIFY(!QFileInfo(target).isSymLink());
        QCOMPARE(contentOf(target), QByteArray("second"));
        QCOMPARE(contentOf(link + u".bak"_s), QByteArray("first"));
        QVERIFY(!QFileInfo(link + u".bak"_s).isSymLink());
    }

    void whatTheCallbackRefusesIsNotWritten()
    {
        QByteArray seen;
        const auto written = writeMap(path_, "second"_ba, {.verify = [&seen](const FileBytes &bytes) {
                                          seen = bytes.whole();
                                          return u"No."_s;
                                      }});
        QCOMPARE(seen, QByteArray("second"));
        verifyUntouched(errorOf(written), u"No."_s);
    }

    void aFullDiskLeavesTheOldFile()
    {
        QVERIFY(states(runChild(u"full"_s, in(u"new.bsp"_s)), {u"cannot be written"_s}));
        QVERIFY(!QFile::exists(in(u"new.bsp"_s)));
        verifyUntouched(runChild(u"full"_s, path_), u"cannot be written"_s);
    }

    void aFolderWithoutPermissionLeavesTheOldFile()
    {
        QVERIFY(QFile::setPermissions(path_, QFileDevice::Permissions(0x6666)));
        QCOMPARE(chmod(folder_->path().toLocal8Bit().constData(), 0555), 0);
        const auto told = runChild(u"nobody"_s, path_);
        QCOMPARE(chmod(folder_->path().toLocal8Bit().constData(), 0700), 0);
        if (told.isEmpty() && geteuid() == 0)
            QSKIP("This program cannot be run as nobody.");
        verifyUntouched(told, u"cannot be written"_s);
    }

    void aFolderThatVanishesIsTold()
    {
        const auto inside = in(u"inside"_s), path = inside + u"/map.bsp"_s;
        for (const bool backup : {false, true}) {
            QVERIFY(QDir().mkpath(inside));
            writeFile(path, "first");
            const auto written =
                writeMap(path, "second"_ba, {.backup = backup, .verify = [&inside](const FileBytes &) {
                                                 return QDir(inside).removeRecursively() ? QString() : u"still there"_s;
                                             }});
            QVERIFY(!written);
            QVERIFY2(!states(written.error(), {u"unchanged"_s}), qPrintable(written.error())); // there is no old file
            QVERIFY(!QFileInfo::exists(inside));
        }
    }

    void anUnwritableBackupStopsTheSave()
    {
        const auto old = content('o', 2 * mostWritten); // longer than the child may write
        writeFile(path_, old);
        verifyUntouched(runChild(u"short"_s, path_), u"The backup "_s, old);
    }

    void noBackupGoesThroughALinkThatLeadsNowhere()
    {
        const auto elsewhere = in(u"elsewhere"_s);
        QVERIFY(QFile::link(elsewhere, path_ + u".bak"_s));
        const auto written = writeMap(path_, "second"_ba);
        VERIFY_RESULT(written);
        QCOMPARE(written.value().backup, path_ + u".bak2"_s);
        QCOMPARE(contentOf(path_ + u".bak2"_s), QByteArray("first"));
        QVERIFY(!QFile::exists(elsewhere) && QFileInfo(path_ + u".bak"_s).isSymLink());
    }

    void longAndOddNamesAreKept()
    {
        for (const auto &name : {QString(250, u'x'), u"50%2 off%1.bsp"_s, u"\u5730\u56fe [1].bsp"_s}) {
            const auto first = writeMap(in(name), "first"_ba), second = writeMap(in(name), "second"_ba, {.backup = false});
            VERIFY_RESULT(first);
            VERIFY_RESULT(second);
            QCOMPARE(contentOf(in(name)), QByteArray("second"));
        }
        QCOMPARE(files().size(), 3 + 1); // and no backup, since none was wanted
    }

    // Between getting its name and replacing the old file; what is new may be another program's that is still writing.
    void whatAKillLeftIsSweptByTheNextSave()
    {
        const auto stale = in(u".map.bsp.0123456789abcdef.lumpscope"_s), fresh = in(u".map.bsp.fedcba9876543210.lumpscope"_s),
                   others = in(u".map.bsp.backup.lumpscope"_s);
        for (const auto &each : {stale, fresh, others})
            writeFile(each, "left");
        for (const auto &each : {stale, others}) {
            QFile file(each);
            QVERIFY(file.open(QIODevice::ReadWrite)
                    && file.setFileTime(QDateTime::currentDateTime().addSecs(-3600), QFileDevice::FileModificationTime));
        }
        {
            const auto lock = FileLock::take(stale, 0); // as of one that another program has just exchanged
            QVERIFY(lock);
            VERIFY_RESULT(writeMap(path_, "second"_ba));
            QVERIFY(QFile::exists(stale));
        }
        const auto written = writeMap(path_, "first"_ba);
        VERIFY_RESULT(written);
        QVERIFY(!QFile::exists(stale));
        QVERIFY(QFile::exists(fresh) && QFile::exists(others));
    }

    // A folder, one in no folder, and one below a file.
    void wrongPathsAreTold()
    {
        for (const auto &path : {u"."_s, u"nowhere/map.bsp"_s, u"map.bsp/map.bsp"_s}) {
            const auto written = writeMap(in(path), "second"_ba);
            QVERIFY2(!written, qPrintable(path));
            QVERIFY2(states(written.error(), {u"cannot be written"_s}) && written.error().endsWith(u'.'),
                     qPrintable(written.error()));
            QCOMPARE(files(), QStringList{u"map.bsp"_s});
        }
    }

    void aPipeIsWrittenTo()
    {
        const auto path = in(u"pipe"_s);
        QCOMPARE(mkfifo(path.toLocal8Bit().constData(), 0600), 0);
        QProcess reader;
        reader.setStandardOutputFile(in(u"read"_s)); // nobody would empty a pipe meanwhile
        reader.start(u"cat"_s, {path});
        QVERIFY(reader.waitForStarted());
        const auto bytes = content('p', 500'000);
        QCOMPARE(errorOf(writeMap(path, bytes)), QString());
        QVERIFY(reader.waitForFinished(-1));
        QCOMPARE(contentOf(in(u"read"_s)), bytes);
        QCOMPARE(files(), (QStringList{u"map.bsp"_s, u"pipe"_s, u"read"_s}));
        QVERIFY(!QFileInfo(path).isFile());
    }

    void aDeviceStaysADevice()
    {
        QCOMPARE(errorOf(writeMap(u"/dev/null"_s, "second"_ba)), QString());
        QVERIFY(!QFileInfo(u"/dev/null"_s).isFile());
        QVERIFY(!QFileInfo::exists(u"/dev/null.bak"_s));
        if (QFileInfo::exists(u"/dev/full"_s))
            QVERIFY(!writeMap(u"/dev/full"_s, "second"_ba));
    }

    void aKilledProgramLeavesAWholeFile()
    {
        const auto isWhole = [](const QByteArray &bytes) {
            return bytes == content(bytes.size() > 6 ? bytes[6] : char(), 300'000);
        };
        writeFile(path_, content('0', 300'000));
        QRandomGenerator random(1);
        QSet<char> found;
        const int kills = triesFrom("LUMPSCOPE_KILLS", 50);
        for (int kill = 0; kill < kills; ++kill) {
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(), {u"mapwriter"_s, u"--child"_s, u"loop"_s, path_});
            QVERIFY(child.waitForReadyRead(-1));
            QThread::usleep(random.bounded(25'000U));
            child.kill();
            child.waitForFinished(-1);
            const auto bytes = contentOf(path_);
            QVERIFY2(isWhole(bytes), qPrintable(u"kill %1: %2 bytes"_s.arg(kill).arg(bytes.size())));
            QVERIFY(!QFileInfo::exists(path_ + u".bak"_s) || isWhole(contentOf(path_ + u".bak"_s)));
            found.insert(bytes[6]);
        }
        qInfo("%d different files were found, %d left behind", static_cast<int>(found.size()), static_cast<int>(files().size()));
    }

private:
    QString in(const QString &name) const { return folder_->filePath(name); }
    QStringList files() const { return QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name); }
    // That a save has failed, saying so, and left the folder as it was.
    void verifyUntouched(const QString &told, const QString &why, const QByteArray &old = "first") const
    {
        QVERIFY2(told.contains(why) && states(told, {u"unchanged"_s}), qPrintable(told));
        QCOMPARE(contentOf(path_), old);
        QCOMPARE(files(), QStringList{u"map.bsp"_s});
    }

    std::unique_ptr<QTemporaryDir> folder_;
    QString path_; // of a file that may be replaced
};

// A child that the test starts and kills, or else the test.
static int runMapWriter(int argc, char **argv)
{
    if (argc != 4 || std::strcmp(argv[1], "--child") != 0)
        return runTest<TestMapWriter, QCoreApplication>(argc, argv);
    QCoreApplication application(argc, argv);
    return asChild(argv[2], QString::fromLocal8Bit(argv[3]));
}

static const AddedTest addedMapWriter(TestMapWriter::staticMetaObject, runMapWriter);
#include "tst_mapwriter.moc"

// Writing a map: whatever happens, the file is the old one or the new one. This program is also what the tests run as
// another process, which may be killed, run out of space, or be nobody in particular: see asChild().
#include "core/save/mapwriter.h"
#include "tests/testmaps.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QThread>
#include <QtTest>

#include <csignal>
#include <cstdio>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace
{

constexpr rlim_t mostBytes = 100'000; // that a file of a child without space may have
constexpr uint nobody = 65534;

// What a child writes: a file that can be told from others, and from a part of itself.
QByteArray content(char fill, qsizetype size)
{
    return QByteArray("begin ") + QByteArray(size, fill) + " end";
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

int tell(const QString &sentence)
{
    std::puts(qPrintable(sentence));
    return std::fflush(stdout);
}

// "full PATH", "short PATH", "nobody PATH": writes once and tells how it went. "loop PATH": writes until it is killed.
int asChild(const QByteArray &what, const QString &path)
{
    if (what == "full" || what == "short") {
        std::signal(SIGXFSZ, SIG_IGN); // the system would end the program otherwise
        const rlimit limit{mostBytes, mostBytes};
        if (setrlimit(RLIMIT_FSIZE, &limit) != 0)
            return 1;
    }
    if (what == "nobody" && geteuid() == 0 && (setgid(nobody) != 0 || setuid(nobody) != 0))
        return 1;
    if (what == "loop") {
        tell(u"started"_s);
        for (char fill = 'a';; fill = fill == 'z' ? 'a' : static_cast<char>(fill + 1))
            if (const auto written = writeMap(path, content(fill, 300'000)); !written)
                return tell(written.error());
    }
    const auto written = writeMap(path, content('n', what == "short" ? 10 : 2 * mostBytes));
    return tell(written ? u"written"_s : written.error());
}

QString runChild(const QString &what, const QString &path)
{
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {u"--child"_s, what, path});
    child.waitForFinished(-1);
    return QString::fromLocal8Bit(child.readAllStandardOutput().trimmed());
}

QString errorOf(const Result<Written> &written)
{
    return written ? QString() : written.error();
}

QStringList filesIn(const QTemporaryDir &folder)
{
    return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
}

} // namespace

class TestMapWriter : public QObject
{
    Q_OBJECT

private slots:
    void aNewFileIsWrittenWithoutABackup();
    void theOldFileIsKeptOnceWithItsModeAndTime();
    void noBackupIsMadeWhenNoneIsWanted();
    void theModeStays();
    void aLinkStaysAndItsTargetIsReplaced();
    void whatTheCallbackRefusesIsNotWritten();
    void aFullDiskLeavesTheOldFile();
    void aFolderWithoutPermissionLeavesTheOldFile();
    void aFolderThatVanishesIsTold();
    void anUnwritableBackupStopsTheSave();
    void noBackupGoesThroughALinkThatLeadsNowhere();
    void longAndOddNamesAreKept();
    void whatAKillLeftIsSweptByTheNextSave();
    void wrongPathsAreTold_data();
    void wrongPathsAreTold();
    void aPipeIsWrittenTo();
    void aDeviceStaysADevice();
    void aKilledProgramLeavesAWholeFile();
};

void TestMapWriter::aNewFileIsWrittenWithoutABackup()
{
    const QTemporaryDir folder;
    const auto path = folder.filePath(u"new.bsp"_s);
    const auto written = writeMap(path, "new");
    VERIFY_RESULT(written);
    QVERIFY(written.value().backup.isEmpty());
    QCOMPARE(read(path), QByteArray("new"));
    QCOMPARE(filesIn(folder), QStringList{u"new.bsp"_s});
}

void TestMapWriter::theOldFileIsKeptOnceWithItsModeAndTime()
{
    const QTemporaryDir folder;
    const auto path = folder.filePath(u"map.bsp"_s), backup = path + u".bak"_s;
    put(path, "first");
    QFile file(path);
    const auto time = QDateTime(QDate(2001, 2, 3), QTime(4, 5, 6));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(time, QFileDevice::FileModificationTime));
    file.close();
    QVERIFY(file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadGroup));
    const auto permissions = file.permissions();
    const auto written = writeMap(path, "second");
    VERIFY_RESULT(written);
    QCOMPARE(written.value().backup, backup);
    QCOMPARE(read(backup), QByteArray("first"));
    QCOMPARE(QFileInfo(backup).lastModified(), time);
    QCOMPARE(QFileInfo(backup).permissions(), permissions);
    const auto again = writeMap(path, "third");
    VERIFY_RESULT(again);
    QVERIFY(again.value().backup.isEmpty());
    QCOMPARE(read(backup), QByteArray("first"));
    QCOMPARE(read(path), QByteArray("third"));
    QCOMPARE(filesIn(folder), (QStringList{u"map.bsp"_s, u"map.bsp.bak"_s}));
}

void TestMapWriter::noBackupIsMadeWhenNoneIsWanted()
{
    const QTemporaryDir folder;
    const auto path = folder.filePath(u"map.bsp"_s);
    put(path, "first");
    QCOMPARE(errorOf(writeMap(path, "second", {.backup = false})), QString());
    QCOMPARE(filesIn(folder), QStringList{u"map.bsp"_s});
}

void TestMapWriter::theModeStays()
{
    const QTemporaryDir folder;
    const auto path = folder.filePath(u"map.bsp"_s);
    put(path, "first");
    for (const mode_t mode : {0600U, 0664U, 0755U}) {
        QCOMPARE(chmod(path.toLocal8Bit().constData(), mode), 0);
        QCOMPARE(errorOf(writeMap(path, "second")), QString());
        struct stat status = {};
        QCOMPARE(stat(path.toLocal8Bit().constData(), &status), 0);
        QCOMPARE(status.st_mode & 07777, mode);
    }
}

void TestMapWriter::aLinkStaysAndItsTargetIsReplaced()
{
    const QTemporaryDir folder;
    const auto target = folder.filePath(u"target.bsp"_s), link = folder.filePath(u"link.bsp"_s);
    put(target, "first");
    QVERIFY(QFile::link(u"target.bsp"_s, link));
    QCOMPARE(errorOf(writeMap(link, "second")), QString());
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(!QFileInfo(target).isSymLink());
    QCOMPARE(read(target), QByteArray("second"));
    QCOMPARE(read(link + u".bak"_s), QByteArray("first"));
    QVERIFY(!QFileInfo(link + u".bak"_s).isSymLink());
}

void TestMapWriter::whatTheCallbackRefusesIsNotWritten()
{
    const QTemporaryDir folder;
    const auto path = folder.filePath(u"map.bsp"_s);
    put(path, "first");
    QByteArray seen;
    const auto written = writeMap(path, "second", {.verify = [&seen](const QByteArray &bytes) {
                                      seen = bytes;
                                      return u"No."_s;
                                  }});
    QVERIFY(!written);
    QCOMPARE(written.error(), u"No. The old file is as it was."_s);
    QCOMPARE(seen, QByteArray("second"));
    QCOMPARE(read(path), QByteArray("first"));
    QCOMPARE(filesIn(folder), QStringList{u"map.bsp"_s});
}

void TestMapWriter::aFullDiskLeavesTheOldFile()
{
    const QTemporaryDir folder;
    const auto path = folder.filePath(u"map.bsp"_s);
    QCOMPARE(runChild(u"full"_s, path).section(u". "_s, 1), u"No file was made."_s);
    QCOMPARE(filesIn(folder), QStringList());
    put(path, "first");
    const auto told = runChild(u"full"_s, path);
    QVERIFY2(told.startsWith(u"It cannot be written: ") && told.endsWith(u". The old file is as it was."),
             qPrintable(told));
    QCOMPARE(read(path), QByteArray("first"));
    QCOMPARE(filesIn(folder), QStringList{u"map.bsp"_s});
}

void TestMapWriter::aFolderWithoutPermissionLeavesTheOldFile()
{
    const QTemporaryDir folder;
    const auto path = folder.filePath(u"map.bsp"_s);
    put(path, "first");
    QVERIFY(QFile::setPermissions(path, QFileDevice::Permissions(0x6666)));
    QCOMPARE(chmod(folder.path().toLocal8Bit().constData(), 0555), 0);
    const auto told = runChild(u"nobody"_s, path);
    QCOMPARE(chmod(folder.path().toLocal8Bit().constData(), 0700), 0);
    if (told.isEmpty() && geteuid() == 0)
        QSKIP("This program cannot be run as nobody.");
    QVERIFY2(told.startsWith(u"It cannot be written: ") && told.endsWith(u" The old file is as it was."),
             qPrintable(told));
    QCOMPARE(read(path), QByteArray("first"));
    QCOMPARE(filesIn(folder), QStringList{u"map.bsp"_s});
}

void TestMapWriter::aFolderThatVanishesIsTold()
{
    const QTemporaryDir folder;
    const auto inside = folder.filePath(u"inside"_s), path = inside + u"/map.bsp"_s;
    for (const bool backup : {false, true}) {
        QVERIFY(QDir().mkpath(inside));
        put(path, "first");
        const auto written =
            writeMap(path, "second", {.backup = backup, .verify = [&inside](const QByteArray &) {
                                          return QDir(inside).removeRecursively() ? QString() : u"still there"_s;
                                      }});
        QVERIFY(!written);
        QVERIFY2(written.error().endsWith(u" No file was made."), qPrintable(written.error()));
        QVERIFY(!QFileInfo::exists(inside));
    }
}

void TestMapWriter::anUnwritableBackupStopsTheSave()
{
    const QTemporaryDir folder;
    const auto path = folder.filePath(u"map.bsp"_s);
    put(path, content('o', 2 * mostBytes)); // longer than the child may write
    const auto told = runChild(u"short"_s, path);
    QVERIFY2(told.startsWith(u"The backup ") && told.endsWith(u" The old file is as it was."), qPrintable(told));
    QCOMPARE(read(path), content('o', 2 * mostBytes));
    QCOMPARE(filesIn(folder), QStringList{u"map.bsp"_s});
}

void TestMapWriter::longAndOddNamesAreKept()
{
    const QTemporaryDir folder;
    for (const auto &name : {QString(250, u'x'), u"50%2 off%1.bsp"_s, u"\u5730\u56fe [1].bsp"_s}) {
        const auto first = writeMap(folder.filePath(name), "first"),
                   second = writeMap(folder.filePath(name), "second", {.backup = false});
        VERIFY_RESULT(first);
        VERIFY_RESULT(second);
        QCOMPARE(read(folder.filePath(name)), QByteArray("second"));
    }
    QCOMPARE(filesIn(folder).size(), 3);
}

// Between getting its name and replacing the old file; what is new may be another program's that is still writing.
void TestMapWriter::whatAKillLeftIsSweptByTheNextSave()
{
    const QTemporaryDir folder;
    const auto path = folder.filePath(u"map.bsp"_s);
    const auto stale = folder.filePath(u".map.bsp.0123456789abcdef.lumpscope"_s),
               fresh = folder.filePath(u".map.bsp.fedcba9876543210.lumpscope"_s),
               others = folder.filePath(u".map.bsp.backup.lumpscope"_s);
    for (const auto &each : {stale, fresh, others})
        put(each, "left");
    for (const auto &each : {stale, others}) {
        QFile file(each);
        QVERIFY(file.open(QIODevice::ReadWrite)
                && file.setFileTime(QDateTime::currentDateTime().addSecs(-3600), QFileDevice::FileModificationTime));
    }
    const auto written = writeMap(path, "first");
    VERIFY_RESULT(written);
    QVERIFY(!QFile::exists(stale));
    QVERIFY(QFile::exists(fresh) && QFile::exists(others));
}

void TestMapWriter::noBackupGoesThroughALinkThatLeadsNowhere()
{
    const QTemporaryDir folder;
    const auto path = folder.filePath(u"map.bsp"_s), elsewhere = folder.filePath(u"elsewhere"_s);
    put(path, "first");
    QVERIFY(QFile::link(elsewhere, path + u".bak"_s));
    const auto written = writeMap(path, "second");
    VERIFY_RESULT(written);
    QCOMPARE(written.value().backup, path + u".bak2"_s);
    QCOMPARE(read(path + u".bak2"_s), QByteArray("first"));
    QVERIFY(!QFile::exists(elsewhere) && QFileInfo(path + u".bak"_s).isSymLink());
}

void TestMapWriter::wrongPathsAreTold_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("a folder") << u"."_s;
    QTest::newRow("in no folder") << u"nowhere/map.bsp"_s;
    QTest::newRow("below a file") << u"file/map.bsp"_s;
}

void TestMapWriter::wrongPathsAreTold()
{
    QFETCH(QString, path);
    const QTemporaryDir folder;
    put(folder.filePath(u"file"_s), "first");
    const auto written = writeMap(folder.filePath(path), "second");
    QVERIFY(!written);
    QVERIFY2(written.error().startsWith(u"It cannot be written: ") && written.error().endsWith(u'.'),
             qPrintable(written.error()));
    QCOMPARE(filesIn(folder), QStringList{u"file"_s});
}

void TestMapWriter::aPipeIsWrittenTo()
{
    const QTemporaryDir folder;
    const auto path = folder.filePath(u"pipe"_s);
    QCOMPARE(mkfifo(path.toLocal8Bit().constData(), 0600), 0);
    QProcess reader;
    reader.setStandardOutputFile(folder.filePath(u"read"_s)); // nobody would empty a pipe meanwhile
    reader.start(u"cat"_s, {path});
    QVERIFY(reader.waitForStarted());
    const auto bytes = content('p', 500'000);
    QCOMPARE(errorOf(writeMap(path, bytes)), QString());
    QVERIFY(reader.waitForFinished(-1));
    QCOMPARE(read(folder.filePath(u"read"_s)), bytes);
    QCOMPARE(filesIn(folder), (QStringList{u"pipe"_s, u"read"_s}));
    QVERIFY(!QFileInfo(path).isFile());
}

void TestMapWriter::aDeviceStaysADevice()
{
    QCOMPARE(errorOf(writeMap(u"/dev/null"_s, "second")), QString());
    QVERIFY(!QFileInfo(u"/dev/null"_s).isFile());
    QVERIFY(!QFileInfo::exists(u"/dev/null.bak"_s));
    if (QFileInfo::exists(u"/dev/full"_s))
        QVERIFY(!writeMap(u"/dev/full"_s, "second"));
}

void TestMapWriter::aKilledProgramLeavesAWholeFile()
{
    const QTemporaryDir folder;
    const auto path = folder.filePath(u"map.bsp"_s);
    const auto isWhole = [](const QByteArray &bytes) {
        return bytes == content(bytes.size() > 6 ? bytes[6] : char(), 300'000);
    };
    put(path, content('0', 300'000));
    QRandomGenerator random(1);
    QSet<char> found;
    for (int kill = 0; kill < 200; ++kill) {
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {u"--child"_s, u"loop"_s, path});
        QVERIFY(child.waitForReadyRead(-1));
        QThread::usleep(random.bounded(25'000U));
        child.kill();
        child.waitForFinished(-1);
        const auto bytes = read(path);
        QVERIFY2(isWhole(bytes), qPrintable(u"kill %1: %2 bytes"_s.arg(kill).arg(bytes.size())));
        QVERIFY(!QFileInfo::exists(path + u".bak"_s) || isWhole(read(path + u".bak"_s)));
        found.insert(bytes[6]);
    }
    qInfo("%d different files were found, %d left behind", static_cast<int>(found.size()),
          static_cast<int>(filesIn(folder).size()));
}

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (argc == 4 && std::strcmp(argv[1], "--child") == 0)
        return asChild(argv[2], QString::fromLocal8Bit(argv[3]));
    TestMapWriter test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_mapwriter.moc"

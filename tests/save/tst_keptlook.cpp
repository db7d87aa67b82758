// What a save keeps of a file besides its bytes: owner, mode, access list, attributes, and its further names; and how it is
// held against what was written.
#include "core/files/newfile.h"
#include "core/save/mapwriter.h"
#include "tests/files.h"
#include "tests/program.h"
#include "tests/testmaps.h"

#include <csignal>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace {

const QByteArray oldBytes = "the old map", newBytes = "a new map, which is longer than the old one";

// Of POSIX, as the kernel stores it: version 2, then tag, permissions and id of each. The owner may write, user 12 may
// read, the group and others nothing.
constexpr char accessList[] = "\2\0\0\0"
                              "\1\0\6\0\xff\xff\xff\xff"
                              "\2\0\4\0\x0c\0\0\0"
                              "\4\0\0\0\xff\xff\xff\xff"
                              "\x10\0\4\0\xff\xff\xff\xff"
                              "\x20\0\0\0\xff\xff\xff\xff";

QByteArray attribute(const QByteArray &path, const char *name)
{
    QByteArray value(256, '\0');
    const auto size = ::getxattr(path.constData(), name, value.data(), static_cast<size_t>(value.size()));
    return size < 0 ? QByteArray("none") : value.first(size);
}

} // namespace

class TestKeptLook : public QObject
{
    Q_OBJECT

private slots:
    void aReadBackTellsEveryDifference()
    {
        for (const auto size : {qsizetype(0), qsizetype(1), NewFile::blockSize, 2 * NewFile::blockSize + 5}) {
            const QByteArray bytes(size, 'x');
            NewFile file(folder_->filePath(u"%1.bsp"_s.arg(size)), Writing::Kept);
            QCOMPARE(file.write(bytes), size);
            const auto isReadBackAs = [&file](QByteArray expected) {
                QBuffer buffer(&expected);
                return buffer.open(QIODevice::ReadOnly) && file.readsBackAs(buffer);
            };
            QVERIFY(isReadBackAs(bytes));
            QVERIFY(!isReadBackAs(bytes + 'x'));
            QVERIFY(size == 0 || !isReadBackAs(bytes.chopped(1)));
            QVERIFY(size == 0 || !isReadBackAs(bytes.chopped(1) + 'y'));
        }
    }

    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = writeFile(folder_->filePath(u"map.bsp"_s), oldBytes);
        other_ = folder_->filePath(u"other.bsp"_s);
    }
    void modeAccessListAndAttributesStay()
    {
        QCOMPARE(::chmod(encoded().constData(), 0640), 0);
        const auto give = [this](const char *name, const QByteArray &value) {
            const bool can =
                ::setxattr(encoded().constData(), name, value.constData(), static_cast<size_t>(value.size()), 0) == 0;
            if (!can)
                qInfo("The file system of %s does not take %s: it is not tested there.", qPrintable(folder_->path()), name);
            return can ? value : QByteArray("none");
        };
        const auto comment = give("user.comment", "from the mapper");
        const auto access = give("system.posix_acl_access", QByteArray(accessList, sizeof(accessList) - 1));
        struct stat before, after;
        QCOMPARE(::stat(encoded().constData(), &before), 0);
        QVERIFY(writeMap(path_, newBytes));
        QCOMPARE(contentOf(path_), newBytes);
        QCOMPARE(::stat(encoded().constData(), &after), 0);
        QCOMPARE(after.st_mode, before.st_mode);
        for (const auto &each : {encoded(), encoded() + ".bak"}) {
            QCOMPARE(attribute(each, "user.comment"), comment);
            QCOMPARE(attribute(each, "system.posix_acl_access"), access);
        }
    }

    void theOwnerStays()
    {
        constexpr uid_t someone = 1234;
        if (::chown(encoded().constData(), someone, someone) != 0)
            return; // only root gives files away
        QCOMPARE(::chmod(encoded().constData(), 02664), 0);
        QVERIFY(writeMap(path_, newBytes));
        struct stat after;
        QCOMPARE(::stat(encoded().constData(), &after), 0);
        QCOMPARE(after.st_uid, someone);
        QCOMPARE(after.st_gid, someone);
        QCOMPARE(after.st_mode & 07777, mode_t(02664));
    }

    void aFileWithMoreNamesIsRefusedOrWrittenInto()
    {
        QCOMPARE(::link(encoded().constData(), QFile::encodeName(other_).constData()), 0);
        QCOMPARE(otherNamesOf(path_), quint64(1));
        const auto written = writeMap(path_, newBytes);
        VERIFY_RESULT(written);
        const auto &why = written.value().refused;
        QVERIFY2(why.contains(u"hard links") && why.contains(u"Nothing was written"), qPrintable(why));
        QCOMPARE(contentOf(path_), oldBytes);
        QCOMPARE(QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden).size(), 2);
        // Or written into with a backup, also where there is one already: this is no single step.
        const auto before = identityOf(path_);
        for (const auto &bytes : {newBytes, QByteArray("short")}) {
            const auto old = contentOf(path_);
            const auto into = writeMap(path_, bytes, {.keepLinks = true});
            VERIFY_RESULT(into);
            QCOMPARE(contentOf(other_), bytes);
            QCOMPARE(contentOf(into.value().backup), old);
            QVERIFY(identityOf(path_) == before && identityOf(other_) == before);
        }
        QCOMPARE(whyUnfinished(path_), QString());
        const auto refused = writeMap(path_, newBytes, {.keepLinks = true, .verify = [](const FileBytes &) { return u"No."_s; }});
        QVERIFY(!refused);
        QCOMPARE(contentOf(other_), "short");
    }

    // A kill between two bytes leaves parts of both versions: the backup is whole, and the next one to open the file is told.
    void aSaveIntoTheFileThatIsCutOffIsTold()
    {
        const QByteArray old(8 << 20, 'o'), now(8 << 20, 'n');
        bool wasCutOff = false;
        for (int kill = 0; kill < 40; ++kill) {
            const bool isLast = kill == 39; // ended by the system for what it writes beyond a limit: that is in the middle
            writeFile(path_, old);
            QFile::remove(other_);
            QCOMPARE(::link(encoded().constData(), QFile::encodeName(other_).constData()), 0);
            if (isLast)
                writeFile(path_ + u".bak"_s, old);
            const auto child = ::fork();
            if (child == 0) {
                const rlimit most{.rlim_cur = 4 << 20, .rlim_max = 4 << 20};
                if (isLast && ::setrlimit(RLIMIT_FSIZE, &most) != 0)
                    ::_exit(2);
                const auto written = writeMap(path_, now, {.keepLinks = true});
                ::_exit(written ? 0 : 1);
            }
            bool hasEnded = false;
            while (!hasEnded && !QFile::exists(path_ + u".unfinished"_s))
                hasEnded = ::usleep(100) == 0 && ::waitpid(child, nullptr, WNOHANG) == child;
            ::usleep(static_cast<useconds_t>(50 * kill * kill)); // the folder's sync takes a while
            if (!hasEnded && (isLast || ::kill(child, SIGKILL) == 0))
                ::waitpid(child, nullptr, 0);
            const auto found = contentOf(path_);
            const auto why = whyUnfinished(path_);
            if (found != old && found != now) {
                wasCutOff = true;
                QVERIFY2(why.contains(u"map.bsp.bak"), qPrintable(why));
                QCOMPARE(contentOf(path_ + u".bak"_s), old);
            }
            if (!why.isEmpty()) {
                const auto again = writeMap(path_, old, {.keepLinks = true});
                VERIFY_RESULT(again);
                QVERIFY2(again.value().refused.contains(u"was interrupted"), qPrintable(again.value().refused));
                QVERIFY(QFile::remove(path_ + u".unfinished"_s));
            }
            for (const auto &name : QDir(folder_->path()).entryList({u"map.bsp.bak*"_s}, QDir::Files))
                QFile::remove(folder_->filePath(name));
        }
        QVERIFY(wasCutOff);
    }

    void intoAFullDiskNothingIsWritten()
    {
        QCOMPARE(::link(encoded().constData(), QFile::encodeName(other_).constData()), 0);
        rlimit before;
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        std::signal(SIGXFSZ, SIG_IGN); // the system would end the program otherwise
        const rlimit small{20, before.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        const auto written = writeMap(path_, newBytes, {.keepLinks = true});
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
        QVERIFY(!written);
        QVERIFY2(written.error().contains(u"is unchanged"), qPrintable(written.error()));
        QCOMPARE(contentOf(path_), oldBytes);
        QCOMPARE(contentOf(other_), oldBytes);
    }

private:
    QByteArray encoded() const { return QFile::encodeName(path_); }

    std::unique_ptr<QTemporaryDir> folder_;
    QString path_, other_;
};

ADD_TEST(TestKeptLook, QCoreApplication)
#include "tst_keptlook.moc"

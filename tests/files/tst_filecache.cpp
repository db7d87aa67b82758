// Values made from files are kept until the file changes.
#include "core/files/filecache.h"
#include "tests/gamefolder.h"
#include "tests/program.h"

#include <QtConcurrentMap>

#include <atomic>

namespace {

struct Length {
    qsizetype length = 0;
    qsizetype cost() const { return length; }
};
using LengthPointer = std::shared_ptr<const Length>;

// Reads lengths of files through a cache, and counts how often it reads one.
class Lengths
{
public:
    explicit Lengths(qsizetype most) : cache_(most) {}
    qsizetype of(const QString &path)
    {
        const auto length = cache_.value(path, stampOf(path), [&]() -> Result<LengthPointer> {
            ++read_;
            const auto bytes = QFile::exists(path) ? contentOf(path) : QByteArray();
            if (bytes.isEmpty())
                return Error{u"It is empty."_s};
            return std::make_shared<const Length>(Length{bytes.size()});
        });
        return length ? length.value()->length : -1;
    }
    int read() const { return read_; }

private:
    FileCache<Length> cache_;
    std::atomic_int read_ = 0;
};

} // namespace

class FileCacheTest : public QObject
{
    Q_OBJECT

private slots:
    void aFileIsReadAgainOnlyAfterItChanges()
    {
        Lengths lengths(1 << 20);
        const auto path = folder_.saveOld(u"a"_s, "12345");
        QCOMPARE(lengths.of(path), 5);
        QCOMPARE(lengths.of(path), 5);
        QCOMPARE(lengths.read(), 1);
        folder_.saveOld(u"a"_s, "123456");
        QCOMPARE(lengths.of(path), 6);
        QCOMPARE(lengths.read(), 2);
        const auto other = folder_.saveOld(u"b"_s, "123456"); // another file takes its place, with the same size and time
        QVERIFY(QFile::remove(path) && QFile::rename(other, path));
        QCOMPARE(lengths.of(path), 6);
        QCOMPARE(lengths.read(), 3);
        QVERIFY(QFile::remove(path));
        QCOMPARE(lengths.of(path), -1);
    }

    void aFileThatMayStillChangeIsReadEachTime()
    {
        Lengths lengths(1 << 20);
        const auto path = folder_.save(u"new"_s, "12345");
        QCOMPARE(lengths.of(path), 5);
        QCOMPARE(lengths.of(path), 5);
        QCOMPARE(lengths.read(), 2);
    }

    void failuresAreNotKept()
    {
        Lengths lengths(1 << 20);
        const auto path = folder_.saveOld(u"empty"_s, {});
        QCOMPARE(lengths.of(path), -1);
        QCOMPARE(lengths.of(path), -1);
        QCOMPARE(lengths.read(), 2);
    }

    void theLeastRecentlyUsedValuesAreDropped()
    {
        Lengths lengths(10'000);
        const auto a = folder_.saveOld(u"a"_s, QByteArray(4'000, 'a')), b = folder_.saveOld(u"b"_s, QByteArray(4'000, 'b')),
                   c = folder_.saveOld(u"c"_s, QByteArray(4'000, 'c')), large = folder_.saveOld(u"d"_s, QByteArray(20'000, 'd'));
        for (const auto &path : {a, b, a, c, a})
            QCOMPARE(lengths.of(path), 4'000);
        QCOMPARE(lengths.read(), 3);
        QCOMPARE(lengths.of(b), 4'000); // made room for c
        QCOMPARE(lengths.read(), 4);
        for (int i = 0; i < 2; ++i)
            QCOMPARE(lengths.of(large), 20'000); // more than all may cost
        QCOMPARE(lengths.read(), 6);
    }

    void threadsReadAFileOnce()
    {
        Lengths lengths(1 << 20);
        QStringList paths;
        for (int i = 0; i < 2'000; ++i)
            paths.append(folder_.path(QString::number(i % 20)));
        for (int i = 0; i < 20; ++i)
            folder_.saveOld(QString::number(i), QByteArray(i + 1, 'x'));
        const auto found = QtConcurrent::blockingMapped(paths, [&lengths](const QString &path) { return lengths.of(path); });
        for (int i = 0; i < found.size(); ++i)
            QCOMPARE(found[i], i % 20 + 1);
        QCOMPARE(lengths.read(), 20);
    }

private:
    GameFolder folder_;
};

ADD_TEST(FileCacheTest, QCoreApplication)
#include "tst_filecache.moc"

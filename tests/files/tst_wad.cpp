// WADs are browsed like the other archives, and whatever is wrong with one is told in a sentence.
#include "core/files/archive.h"
#include "tests/archivebuilder.h"
#include "tests/files.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/sentence.h"
#include "tests/testmaps.h"

namespace {

const QList<PackedLump> someLumps{{.name = "brick", .bytes = QByteArray("1234567890").repeated(9)},
                                  {.name = "{GRATE", .bytes = "cut out", .type = 68},
                                  {.name = "conback", .bytes = "a picture", .type = 66},
                                  {.name = "palette", .bytes = {}, .type = 64},
                                  {.name = "sixteen letters!", .bytes = "x", .type = 70},
                                  {.name = "anything", .bytes = "y", .type = -1}};
const QStringList theirNames{u"brick.mip"_s,   u"{GRATE.mip"_s,           u"conback.qpic"_s,
                             u"palette.lmp"_s, u"sixteen letters!.fnt"_s, u"anything.lmp"_s};

} // namespace

class WadTest : public QObject
{
    Q_OBJECT

private slots:
    void lumpsAreFilesNamedByTheirType_data() { addTextRows("magic", {"WAD3", "WAD2"}); } // of Half-Life and of Quake
    void lumpsAreFilesNamedByTheirType()
    {
        QFETCH(QString, magic);
        auto opened = Archive::fromBytes(wadOf(someLumps, magic.toLatin1()));
        VERIFY_RESULT(opened);
        auto &archive = opened.value();
        QCOMPARE(archive.entries().size(), static_cast<size_t>(theirNames.size()));
        for (qsizetype i = 0; i < theirNames.size(); ++i) {
            QCOMPARE(archive.entries()[static_cast<size_t>(i)].name, theirNames[i]);
            const auto *entry = archive.find(theirNames[i].toUpper());
            QVERIFY(entry);
            QCOMPARE(entry->size, someLumps[i].bytes.size());
            const auto read = archive.read(*entry);
            VERIFY_RESULT(read);
            QCOMPARE(read.value(), someLumps[i].bytes);
        }
        QVERIFY(!archive.find(u"brick"_s) && !archive.find(u".mip"_s));
    }

    void ofOneNameTheFirstIsTaken()
    {
        auto wad = Archive::fromBytes(wadOf({{.name = "a", .bytes = "one"}, {.name = "A", .bytes = "two"}}));
        VERIFY_RESULT(wad);
        QCOMPARE(wad.value().read(*wad.value().find(u"a.mip"_s)).value(), "one");
    }

    void theSampleHoldsItsTextures()
    {
        const auto path = sampleFile(u"halflife/gallery.wad");
        QVERIFY(Archive::recognizes(path));
        auto wad = Archive::open(path);
        VERIFY_RESULT(wad);
        QCOMPARE(wad.value().entries().size(), 14U);
        for (const auto &entry : wad.value().entries()) {
            QVERIFY(entry.name.endsWith(u".mip"));
            const auto read = wad.value().read(entry);
            VERIFY_RESULT(read);
            QCOMPARE(read.value().size(), 40 + 64 * 64 * 85 / 64 + 2 + 768 + 2);
            const auto stored = QByteArray(read.value().constData()); // the header begins with the name
            QCOMPARE(QString::fromLatin1(stored).toLower() + u".mip"_s, entry.name.toLower());
        }
    }

    void aWadCutOffAnywhereSaysOrReadsWhatIsThere()
    {
        const auto bytes = wadOf(someLumps);
        for (qsizetype size = 0; size < bytes.size(); ++size) {
            const auto wad = Archive::fromBytes(bytes.first(size)); // the directory is at the end: it is cut in any case
            QVERIFY2(!wad && isSentence(wad.error()), qPrintable(QString::number(size)));
        }
        const auto directory = wadEntry({.name = "a"}, 12 + 32, 40);
        const auto first = wadOfDirectory(1, 12, directory) + QByteArray(40, 'b');
        for (qsizetype size = 12 + 32; size <= first.size(); ++size) {
            auto wad = Archive::fromBytes(first.first(size));
            VERIFY_RESULT(wad);
            const auto read = wad.value().read(wad.value().entries().front());
            QCOMPARE(static_cast<bool>(read), size == first.size());
            QVERIFY(read || isSentence(read.error()));
        }
    }

    void theDirectoryMustLieInTheFile_data()
    {
        const auto row = addColumns<QByteArray, int>("bytes", "count"); // of entries; -1: refused
        const auto entry = wadEntry({.name = "a"}, 12, 0);
        row("two", wadOfDirectory(2, 12, entry + wadEntry({.name = "b"}, 12, 0)), 2);
        row("none", wadOfDirectory(0, 12, {}), 0);
        row("without names", wadOfDirectory(2, 12, QByteArray(64, '\0')), 0);
        row("one too many", wadOfDirectory(2, 12, entry), -1);
        row("2^31 - 1", wadOfDirectory(INT32_MAX, 12, entry), -1);
        row("-2^31", wadOfDirectory(INT32_MIN, 12, entry), -1);
        row("-1", wadOfDirectory(-1, 12, entry), -1);
        row("at 2^31 - 1", wadOfDirectory(1, INT32_MAX, entry), -1);
        row("at -1", wadOfDirectory(1, -1, entry), -1);
        row("at the end of numbers", wadOfDirectory(INT32_MAX, INT32_MAX, entry), -1);
        row("a magic alone", "WAD3", -1);
    }

    void theDirectoryMustLieInTheFile()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, count);
        const auto wad = Archive::fromBytes(bytes);
        if (count < 0)
            QVERIFY(!wad && isSentence(wad.error()));
        else
            QVERIFY(wad && wad.value().entries().size() == static_cast<size_t>(count));
    }

    void lumpsMustLieInTheFile_data()
    {
        const auto row = addColumns<int, int, bool>("offset", "length", "readable");
        row("inside", 44, 10, true);
        row("nothing at the end", 54, 0, true);
        row("over the directory", 0, 54, true);
        row("a byte too long", 44, 11, false);
        row("behind the file", 55, 0, false);
        row("a negative length", 44, -1, false);
        row("a negative offset", -1, 10, false);
        row("the largest of both", INT32_MAX, INT32_MAX, false);
        row("the smallest of both", INT32_MIN, INT32_MIN, false);
    }

    void lumpsMustLieInTheFile()
    {
        QFETCH(int, offset);
        QFETCH(int, length);
        QFETCH(bool, readable);
        const auto bytes = wadOfDirectory(1, 12, wadEntry({.name = "a"}, offset, length) + "0123456789");
        auto wad = Archive::fromBytes(bytes);
        VERIFY_RESULT(wad);
        const auto read = wad.value().read(wad.value().entries().front());
        QCOMPARE(static_cast<bool>(read), readable);
        if (readable)
            QCOMPARE(read.value(), bytes.mid(offset, length));
        else
            QVERIFY2(isSentence(read.error()) && read.error().contains(u"a.mip"), qPrintable(read.error()));
    }

    void aCompressedLumpIsRefused()
    {
        auto wad = Archive::fromBytes(wadOf({{.name = "a", .bytes = "12345", .compression = 1}, {.name = "b", .bytes = "6"}}));
        VERIFY_RESULT(wad);
        const auto read = wad.value().read(*wad.value().find(u"a.mip"_s));
        QVERIFY(!read && isSentence(read.error()) && read.error().contains(u"compressed"));
        QCOMPARE(wad.value().read(*wad.value().find(u"b.mip"_s)).value(), "6");
    }

    void lumpsThatClaimTheSameBytesAreNotReadWithoutEnd()
    {
        constexpr int many = 1000;
        const QByteArray bytes(100'000, 'x'); // behind the header; a directory takes 32 a lump
        QByteArray directory;
        for (int i = 0; i < many; ++i)
            directory += wadEntry({.name = "a" + QByteArray::number(i), .bytes = bytes}, 12, static_cast<qint32>(bytes.size()));
        auto whole = wadOf({{.name = "a", .bytes = bytes}});
        whole.truncate(12 + bytes.size());
        const auto numbers = wadOfDirectory(many, static_cast<qint32>(whole.size()), {});
        whole.replace(0, 12, numbers.first(12));
        auto wad = Archive::fromBytes(whole + directory);
        VERIFY_RESULT(wad);
        QCOMPARE(wad.value().entries().size(), size_t(many));
        QVERIFY(wad.value().read(wad.value().entries()[3]));
        int count = 0;
        for (const auto &entry : wad.value().entries())
            count += wad.value().read(entry) ? 1 : 0;
        QCOMPARE(count, 5); // of 132,012 bytes each may be claimed four times
        const auto last = wad.value().read(wad.value().entries().back());
        QVERIFY2(isSentence(last.error()) && last.error().contains(u"a999.mip"_s), qPrintable(last.error()));
    }
};

ADD_TEST(WadTest, QCoreApplication)
#include "tst_wad.moc"

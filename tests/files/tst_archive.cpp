// PAK and PK3: what is inside is found and read, and whatever is wrong with one is told in a sentence.
#include "core/files/archive.h"
#include "tests/gamefolder.h"
#include "tests/mapbuilder.h"
#include "tests/mostmemory.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/sentence.h"

#include <sys/resource.h>
#include <sys/stat.h>

namespace {

const QList<PackedFile> someFiles{{.name = "maps/first.bsp", .bytes = QByteArray("1234567890").repeated(30)},
                                  {.name = "textures\\Wall.WAL", .bytes = "some bytes", .stored = true},
                                  {.name = "maps/empty.bsp", .bytes = {}},
                                  {.name = "maps/Second.BSP", .bytes = QByteArray("\x00\xff\x80", 3)}};

} // namespace

class ArchiveTest : public QObject
{
    Q_OBJECT

private slots:
    void filesAreFoundInAnyCaseAndRead_data() { addArchives(); }
    void filesAreFoundInAnyCaseAndRead()
    {
        QFETCH(QByteArray, bytes);
        auto opened = Archive::fromBytes(bytes);
        VERIFY_RESULT(opened);
        auto &archive = opened.value();
        QCOMPARE(archive.entries().size(), static_cast<size_t>(someFiles.size()));
        for (const auto &file : someFiles) {
            const auto stored = QString::fromLatin1(file.name);
            for (const auto &name : {stored, stored.toUpper(), QString(stored).replace(u'/', u'\\')}) {
                const auto *entry = archive.find(name);
                QVERIFY(entry);
                QCOMPARE(entry->name, QString(stored).replace(u'\\', u'/'));
                QCOMPARE(entry->size, file.bytes.size());
                const auto read = archive.read(*entry);
                VERIFY_RESULT(read);
                QCOMPARE(read.value(), file.bytes);
            }
        }
        QVERIFY(!archive.find(u"maps"_s) && !archive.find(u"maps/"_s) && !archive.find(QString()));
    }

    void ofOneNameTheGamesChoiceIsTaken()
    {
        const QList<PackedFile> twice{{.name = "a.bsp", .bytes = "one"}, {.name = "A.BSP", .bytes = "two"}};
        auto pak = Archive::fromBytes(pakOf(twice)), zip = Archive::fromBytes(zipOf(twice));
        VERIFY_RESULT(pak);
        VERIFY_RESULT(zip);
        QCOMPARE(pak.value().read(*pak.value().find(u"a.bsp"_s)).value(), "one");
        QCOMPARE(zip.value().read(*zip.value().find(u"a.bsp"_s)).value(), "two");
    }

    void archivesReadFromTheFileAfterTheyWereMoved()
    {
        for (const auto &bytes : {pakOf(someFiles), zipOf(someFiles)}) {
            auto opened = Archive::open(folder_.save(u"named.any"_s, bytes));
            VERIFY_RESULT(opened);
            const auto *entry = opened.value().find(u"maps/first.bsp"_s);
            Archive moved = std::move(opened).value();
            QCOMPARE(moved.find(u"maps/first.bsp"_s), entry);
            QCOMPARE(moved.read(*entry).value(), someFiles.first().bytes);
        }
    }

    // Those that are opened again after so many others must be the same files.
    void manyArchivesAreReadWithFewFilesOpen()
    {
        rlimit before;
        QCOMPARE(getrlimit(RLIMIT_NOFILE, &before), 0);
        const rlimit few{.rlim_cur = 200, .rlim_max = before.rlim_max};
        QCOMPARE(setrlimit(RLIMIT_NOFILE, &few), 0);
        const auto restores = qScopeGuard([&before] { setrlimit(RLIMIT_NOFILE, &before); });
        std::vector<Archive> archives;
        for (int i = 0; i < 300; ++i) {
            const auto path = folder_.save(u"many/%1"_s.arg(i), i % 2 == 0 ? zipOf(someFiles) : pakOf(someFiles));
            auto opened = Archive::open(path);
            VERIFY_RESULT(opened);
            archives.push_back(std::move(opened).value());
        }
        for (auto &archive : archives) {
            const auto read = archive.read(*archive.find(u"maps/first.bsp"_s));
            VERIFY_RESULT(read);
            QCOMPARE(read.value(), someFiles.first().bytes);
        }
        for (size_t i = 0; i < 2; ++i) {
            folder_.save(u"many/%1"_s.arg(i), i == 0 ? zipOf(someFiles) : pakOf(someFiles));
            const auto read = archives[i].read(*archives[i].find(u"textures/wall.wal"_s));
            QVERIFY(!read);
            QVERIFY2(isSentence(read.error()) && read.error().contains(u"changed"), qPrintable(read.error()));
        }
    }

    void archivesCutOffAnywhereSayOrReadWhatIsThere_data() { addArchives(); }
    void archivesCutOffAnywhereSayOrReadWhatIsThere()
    {
        QFETCH(QByteArray, bytes);
        for (qsizetype size = 0; size < bytes.size(); ++size) {
            auto archive = Archive::fromBytes(bytes.first(size));
            if (!archive) {
                QVERIFY2(isSentence(archive.error()), qPrintable(archive.error()));
                continue;
            }
            for (const auto &file : someFiles) {
                const auto *entry = archive.value().find(QString::fromLatin1(file.name));
                QVERIFY(entry);
                const auto read = archive.value().read(*entry);
                QVERIFY2(read ? read.value() == file.bytes : isSentence(read.error()), qPrintable(QString::number(size)));
            }
        }
    }

    void aFileThatShrinksMeanwhileIsNotRead_data() { addArchives(); }
    void aFileThatShrinksMeanwhileIsNotRead()
    {
        QFETCH(QByteArray, bytes);
        const auto path = folder_.save(u"shrinking"_s, bytes + QByteArray(100'000, '\0'));
        QFile::resize(path, bytes.size());
        auto archive = Archive::open(path);
        VERIFY_RESULT(archive);
        QVERIFY(QFile::resize(path, 20));
        const auto read = archive.value().read(*archive.value().find(u"maps/first.bsp"_s));
        QVERIFY2(read ? read.value() == someFiles.first().bytes : isSentence(read.error()), "neither read nor refused");
    }

    void aPaksDirectoryMustLieInTheFile_data()
    {
        const auto row = addColumns<QByteArray, int>("bytes", "count"); // of entries; -1: refused
        const auto entry = pakEntry("a", 12, 0);
        row("two", pakOfDirectory(12, 128, entry + pakEntry("b", 12, 0)), 2);
        row("none", pakOfDirectory(12, 0, {}), 0);
        row("a part of an entry", pakOfDirectory(12, 100, entry + entry), 1);
        row("without names", pakOfDirectory(12, 128, QByteArray(128, '\0')), 0);
        row("a byte too long", pakOfDirectory(12, 65, entry), -1);
        row("2^31 - 1 bytes", pakOfDirectory(12, INT32_MAX, entry), -1);
        row("-2^31 bytes", pakOfDirectory(12, INT32_MIN, entry), -1);
        row("-1 bytes", pakOfDirectory(12, -1, entry), -1);
        row("at 2^31 - 1", pakOfDirectory(INT32_MAX, 64, entry), -1);
        row("at -2^31", pakOfDirectory(INT32_MIN, 64, entry), -1);
        row("at the end of numbers", pakOfDirectory(INT32_MAX, INT32_MAX, entry), -1);
        row("a magic alone", "PACK", -1);
    }

    void aPaksDirectoryMustLieInTheFile()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, count);
        const auto archive = Archive::fromBytes(bytes);
        if (count < 0)
            QVERIFY(!archive && isSentence(archive.error()));
        else
            QVERIFY(archive && archive.value().entries().size() == static_cast<size_t>(count));
    }

    void aPaksFilesMustLieInTheFile_data()
    {
        const auto row = addColumns<int, int, bool>("offset", "length", "readable");
        row("inside", 76, 10, true);
        row("nothing at the end", 86, 0, true);
        row("over the header and the directory", 0, 80, true);
        row("a byte too long", 76, 11, false);
        row("behind the file", 87, 0, false);
        row("a negative length", 76, -1, false);
        row("a negative offset", -1, 10, false);
        row("the largest length", 76, INT32_MAX, false);
        row("the largest of both", INT32_MAX, INT32_MAX, false);
        row("the smallest of both", INT32_MIN, INT32_MIN, false);
    }

    void aPaksFilesMustLieInTheFile()
    {
        QFETCH(int, offset);
        QFETCH(int, length);
        QFETCH(bool, readable);
        const auto bytes = pakOfDirectory(12, 64, pakEntry("a.bsp", offset, length) + "0123456789");
        auto archive = Archive::fromBytes(bytes);
        VERIFY_RESULT(archive);
        const auto read = archive.value().read(archive.value().entries().front());
        QCOMPARE(static_cast<bool>(read), readable);
        if (readable)
            QCOMPARE(read.value(), bytes.mid(offset, length));
        else
            QVERIFY2(isSentence(read.error()) && read.error().contains(u"a.bsp"), qPrintable(read.error()));
    }

    void aZipsFilesMustBeWhatTheySay_data()
    {
        const auto add = addColumns<QByteArray, QString>("bytes", "reason"); // empty: it can be read
        const auto row = [&add](const char *name, PackedFile file, const char *reason) {
            file.name = "a.bsp";
            file.bytes = QByteArray("1234567890").repeated(100);
            add(name, zipOf({file}), QString::fromLatin1(reason));
        };
        row("deflated", {}, "");
        row("stored", {.stored = true}, "");
        row("longer than it says", {.statedSize = 999}, "not as long");
        row("shorter than it says", {.statedSize = 1001}, "not as long");
        row("longer than it says, stored", {.stored = true, .statedSize = 999}, "not as long");
        row("shorter than it says, stored", {.stored = true, .statedSize = 1001}, "not as long");
        row("empty, it says", {.statedSize = 0}, "not as long");
        row("more than deflate can pack", {.statedSize = 500'000}, "not as long");
        row("larger than any map", {.statedSize = 600U << 20}, "up to 536870912");
        row("4 GiB", {.statedSize = 0xfffffffe}, "up to 536870912");
        row("packed beyond the file", {.statedPacked = 100'000}, "truncated or damaged");
        row("packed in nothing", {.statedPacked = 0}, "not as long");
        row("encrypted", {.flags = 1}, "encrypted");
        row("bzip2", {.method = 12}, "method 12");
        row("unknown to anyone", {.method = 77}, "method 77");
        row("of another checksum", {.checksumError = 1}, "damaged");
    }

    void aZipsFilesMustBeWhatTheySay()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, reason);
        auto archive = Archive::fromBytes(bytes);
        VERIFY_RESULT(archive);
        const auto *entry = archive.value().find(u"a.bsp"_s);
        QVERIFY(entry);
        const auto read = archive.value().read(*entry);
        QCOMPARE(static_cast<bool>(read), reason.isEmpty());
        if (!read)
            QVERIFY2(isSentence(read.error()) && read.error().contains(reason), qPrintable(read.error()));
    }

    void namesOfZipsAreDecoded_data()
    {
        const auto row = addColumns<PackedFile, QString>("file", "name");
        row("in letters", {.name = "a.bsp", .bytes = {}}, u"a.bsp"_s);
        row("code page 437", {.name = "\x81\xe1\x9b.bsp", .bytes = {}}, u"üß¢.bsp"_s);
        row("UTF-8", {.name = "\xc3\xbc.bsp", .bytes = {}, .flags = 0x800}, u"ü.bsp"_s);
        row("UTF-8, it seems", {.name = "\xc3\xbc.bsp", .bytes = {}}, u"ü.bsp"_s);
        const auto field = [](const QByteArray &checksum) { return zipField(0x7075, "\x01" + checksum + "\xc3\xbc.bsp"); };
        const auto checksum = "M3\xc8#"_ba; // of "_.bsp"
        row("another name", {.name = "_.bsp", .bytes = {}, .extra = zipField(1, {}) + field(checksum)}, u"ü.bsp"_s);
        row("that of another file", {.name = "_.bsp", .bytes = {}, .extra = field("xxxx")}, u"_.bsp"_s);
    }
    void namesOfZipsAreDecoded()
    {
        QFETCH(PackedFile, file);
        QFETCH(QString, name);
        const auto archive = Archive::fromBytes(zipOf({file}));
        VERIFY_RESULT(archive);
        QCOMPARE(archive.value().entries().at(0).name, name);
    }

    void sizesOf64BitsAreRead()
    {
        const auto zipOfSize = [](qint64 size) {
            return zipOf({{.name = "a.bsp",
                           .bytes = "x",
                           .stored = true,
                           .statedSize = 0xffffffff,
                           .extra = zipField(1, littleEndian(size, 8))}});
        };
        auto large = Archive::fromBytes(zipOfSize(5'000'000'000)), small = Archive::fromBytes(zip64Of(zipOfSize(1)));
        VERIFY_RESULT(large);
        VERIFY_RESULT(small);
        QCOMPARE(large.value().entries().at(0).size, 5'000'000'000);
        QCOMPARE(small.value().read(small.value().entries().at(0)).value(), "x");
    }

    void aZipsDirectoryMustLieInTheFile()
    {
        const auto zip = zipOf({{.name = "a.bsp", .bytes = "x"}});
        const auto size = zip.size() - 22;
        const std::pair<qint64, qint64> places[] = {{0, 0xffffffff}, {0xffffffff, 0}, {51, size - 50}, {0, size}, {size, 1}};
        for (const auto &[length, offset] : places) {
            const auto archive = Archive::fromBytes(zip.first(size) + zipEnd(1, length, offset));
            QVERIFY(!archive && isSentence(archive.error()));
        }
        for (const qint64 at : {qint64(-1), qint64(-5'000'000'000), std::numeric_limits<qint64>::max(), size - 55, qint64(0)}) {
            const auto locator = "PK\x06\x07" + words({0}) + littleEndian(at, 8) + words({1});
            const auto archive = Archive::fromBytes(zip.first(size) + locator + zip.last(22));
            QVERIFY(!archive && isSentence(archive.error()));
        }
    }

    // The end's mark may be in the comment, and a file in the archive may be an archive itself.
    void endsInOtherPlacesAreNotTaken()
    {
        const auto inner = zipOf({{.name = "inner.bsp", .bytes = "inner"}});
        const auto zip = zipOf({{.name = "a.pk3", .bytes = inner, .stored = true}});
        const auto comment = "It ends with PK\x05\x06, and that is not all."_ba;
        auto archive = Archive::fromBytes(zip.chopped(2) + littleEndian(comment.size(), 2) + comment);
        VERIFY_RESULT(archive);
        QCOMPARE(archive.value().entries().size(), 1U);
        QCOMPARE(archive.value().read(archive.value().entries().at(0)).value(), inner);
    }

    void anArchiveIsListedAgainOnlyAfterItChanges()
    {
        for (const auto pack : {+[](const QList<PackedFile> &files) { return zipOf(files); },
                                +[](const QList<PackedFile> &files) { return pakOf(files); }}) {
            const auto path = folder_.saveOld(u"kept"_s, pack({{.name = "a.bsp", .bytes = "first"}}));
            auto first = Archive::open(path), second = Archive::open(path), unread = Archive::open(path);
            VERIFY_RESULT(first);
            VERIFY_RESULT(second);
            VERIFY_RESULT(unread);
            QCOMPARE(&first.value().entries(), &second.value().entries());
            for (auto *archive : {&first.value(), &second.value()})
                QCOMPARE(archive->read(archive->entries().at(0)).value(), "first");
            folder_.saveOld(u"kept"_s, pack({{.name = "a.bsp", .bytes = "first"}, {.name = "b.bsp", .bytes = "second"}}));
            const auto third = Archive::open(path);
            VERIFY_RESULT(third);
            QVERIFY(third.value().find(u"b.bsp"_s) && !first.value().find(u"b.bsp"_s));
            const auto late = unread.value().read(unread.value().entries().at(0));
            QVERIFY(!late && late.error().contains(u"changed"));
        }
    }

    // 32 MB of nothing in 32 KB: unpacked no further than it says.
    void aBombIsNotUnpacked()
    {
        const auto zip = zipOf({{.name = "a.wal", .bytes = QByteArray(32 << 20, '\0'), .statedSize = 5540}});
        QVERIFY(zip.size() < 40'000);
        auto archive = Archive::fromBytes(zip);
        VERIFY_RESULT(archive);
        if (!forgetMostMemory())
            QSKIP("This system does not tell how much memory was used at most.");
        const auto before = mostMemory();
        const auto read = archive.value().read(archive.value().entries().front());
        QVERIFY(!read && isSentence(read.error()) && read.error().contains(u"not as long"));
        QVERIFY2(mostMemory() - before < 8 << 20, qPrintable(QString::number(mostMemory() - before)));
    }

    void aHundredThousandFilesAreFoundAndManyEndsRefused()
    {
        QList<PackedFile> files;
        for (int i = 0; i < 100'000; ++i)
            files.append({.name = "maps/" + QByteArray::number(i), .bytes = QByteArray::number(i), .stored = true});
        for (const auto &bytes : {pakOf(files), zipOf(files)}) {
            auto archive = Archive::fromBytes(bytes);
            VERIFY_RESULT(archive);
            QCOMPARE(archive.value().entries().size(), 100'000U);
            for (const auto &file : files) {
                const auto *entry = archive.value().find(QString::fromLatin1(file.name));
                QVERIFY(entry);
                QCOMPARE(archive.value().read(*entry).value(), file.bytes);
            }
        }
        // Each end sends libzip through the whole directory, and through it again for each pair of ends.
        QList<PackedFile> many;
        for (int i = 0; i < 20'000; ++i)
            many.append({.name = QByteArray::number(i), .bytes = "x", .stored = true});
        const auto zip = zipOf(many);
        const auto end = zip.last(22);
        QVERIFY(Archive::fromBytes(zip + end));
        const auto archive = Archive::fromBytes(zip + end.repeated(2900));
        QVERIFY(!archive && isSentence(archive.error()));
    }

    void whatIsNoArchiveIsNamed()
    {
        const auto fifo = folder_.path(u"fifo"_s);
        QCOMPARE(mkfifo(qPrintable(fifo), 0600), 0);
        const std::pair<QString, QString> paths[] = {
            {folder_.path(u"absent"_s), u"no such file"_s},
            {folder_.path(), u"folder"_s},
            {fifo, u"pipe"_s},
            {u"/dev/zero"_s, u"device"_s},
            {folder_.save(u"empty.pk3"_s, {}), u"an empty file"_s},
            {folder_.save(u"text.pak"_s, "hello"), u"text"_s},
            {folder_.save(u"map.pk3"_s, MapBuilder::room(bsp::quake2).build()), u"a Quake II map"_s},
            {folder_.save(u"garbage.pk3"_s, "PK\x03\x04" + QByteArray("\xfe\x01").repeated(5000)), u"damaged"_s},
        };
        for (const auto &[path, reason] : paths) {
            const auto archive = Archive::open(path);
            QVERIFY(!archive);
            QVERIFY2(isSentence(archive.error()) && archive.error().contains(reason), qPrintable(archive.error()));
        }
    }

private:
    static void addArchives()
    {
        const auto row = addColumns<QByteArray>("bytes");
        row("pak", pakOf(someFiles));
        row("pak, directory first", pakOf(someFiles, true));
        row("zip", zipOf(someFiles));
        row("zip64", zip64Of(zipOf(someFiles)));
    }

    GameFolder folder_;
};

ADD_TEST(ArchiveTest, QCoreApplication)
#include "tst_archive.moc"

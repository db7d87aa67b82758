#include "core/text.h"
#include "tests/files.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cmath>
#include <thread>

namespace {

// Values that a wrong width, sign or offset would change.
std::vector<double> tellingValues(const bsp::Field &field)
{
    if (bsp::childWraps(field))
        return {1, 5, -1, -3, -16}; // smaller than the count of records
    switch (field.type) {
    case bsp::Type::U8: return {1, 127, 128, 255};
    case bsp::Type::I8: return {1, 127, -128, -1};
    case bsp::Type::U16: return {1, 258, 32767, 32768, 65535};
    case bsp::Type::I16: return {1, 258, 32767, -32768, -1};
    case bsp::Type::U32: return {1, 16909060, 2147483647, 2147483648.0, 4294967295.0};
    case bsp::Type::I32: return {1, 16909060, 2147483647, -2147483648.0, -1};
    default: return {1, -0.5, 16777216, 1.0e30, -1.0e-30};
    }
}

} // namespace

class TestMapFile : public QObject
{
    Q_OBJECT

private slots:
    void reasonsWithinSentencesHaveNoFullStop()
    {
        QCOMPARE(withoutFullStop(u"Sharing violation."_s), u"Sharing violation"_s); // as Windows says it
        QCOMPARE(withoutFullStop(u"Access denied. "_s), u"Access denied"_s);
        QCOMPARE(withoutFullStop(u"No such file"_s), u"No such file"_s);
        QCOMPARE(withoutFullStop({}), QString());
    }

    void everyFieldShowsTheValueThatTheFileHolds_data() { addFormatRows(); }
    void everyFieldShowsTheValueThatTheFileHolds()
    {
        const auto &format = fetchFormat();
        for (int lump = 0; lump < format.directorySize; ++lump) {
            const auto &table = format.lumps[static_cast<size_t>(lump)];
            for (const auto &field : table.fields) {
                if (field.type == bsp::Type::Chars)
                    continue;
                auto builder = MapBuilder::room(format);
                const auto first = builder.count(table.name);
                const auto values = tellingValues(field);
                for (const double value : values)
                    builder.set(table.name, builder.addRecord(table.name), field.name, value);
                OPEN_BYTES(map, builder.build());
                const auto column = map.column(lump, field.name);
                QCOMPARE(column.count(), first + values.size());
                for (quint32 i = 0; i < values.size(); ++i) {
                    const bool isFloat = field.type == bsp::Type::F32;
                    QCOMPARE(column.number(first + i), isFloat ? static_cast<double>(static_cast<float>(values[i])) : values[i]);
                    if (!isFloat)
                        QCOMPARE(column.integer(first + i), static_cast<qint64>(values[i]));
                }
                for (const auto &other : table.fields) // and no other field has changed
                    if (other.offset != field.offset && other.type != bsp::Type::Chars)
                        QVERIFY2(std::fpclassify(map.column(lump, other.name).number(first)) == FP_ZERO, other.name.data());
            }
        }
    }

    void textWithoutANulIsShownWhole_data() { addFormatRows(); }
    void textWithoutANulIsShownWhole()
    {
        const auto &format = fetchFormat();
        for (int lump = 0; lump < format.directorySize; ++lump) {
            const auto &table = format.lumps[static_cast<size_t>(lump)];
            for (const auto &field : table.fields) {
                if (field.type != bsp::Type::Chars)
                    continue;
                const QByteArray full(field.chars, '\xe9'), cut("a\0b", 3);
                auto builder = MapBuilder::room(format);
                builder.set(table.name, 0, field.name, full).set(table.name, builder.addRecord(table.name), field.name, cut);
                OPEN_BYTES(map, builder.build());
                const auto column = map.column(lump, field.name);
                QCOMPARE(map.text(column, 0).toByteArray(), full);
                QCOMPARE(map.text(column, column.count() - 1).toByteArray(), "a"_ba);
            }
        }
    }

    void aRecordsBytesAreItsOwn_data() { addFormatRows(); }
    void aRecordsBytesAreItsOwn()
    {
        const auto builder = MapBuilder::room(fetchFormat());
        const auto bytes = builder.build();
        OPEN_BYTES(map, bytes);
        for (int lump = 0; lump < map.format().directorySize; ++lump) {
            const auto &table = map.lump(lump);
            const auto &expected = builder.lumpBytes(table.name);
            QCOMPARE(map.extent(lump).length, expected.size());
            QCOMPARE(bytes.sliced(map.extent(lump).offset, expected.size()), expected);
            const bool blob = table.fields.empty();
            const auto records = blob ? static_cast<quint32>(expected.size()) : map.recordCount(lump);
            for (quint32 i = 0; i < records; i += blob ? 100 : 1) {
                const auto record = map.recordBytes({lump, i});
                const auto length = blob ? std::min<qsizetype>(16, expected.size() - i) : table.stride;
                QCOMPARE(static_cast<qsizetype>(record.size()), static_cast<qsizetype>(length));
                const auto at = static_cast<qsizetype>(i) * (blob ? 1 : table.stride);
                QVERIFY(std::memcmp(record.data(), expected.constData() + at, record.size()) == 0);
            }
            QVERIFY(map.contains({lump, records - 1}) && !map.contains({lump, records}));
            QVERIFY(map.recordBytes({lump, records}).empty());
        }
        QVERIFY(!map.contains({-1, 0}) && !map.contains({99, 0}) && !map.contains({firstBspxLump, 0}));
    }

    void lumpsAreFoundUnderEveryNameTheyHave_data() { addFormatRows(); }
    void lumpsAreFoundUnderEveryNameTheyHave()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        for (const int lump : map.lumps()) {
            const auto name = lumpName(map, lump);
            QCOMPARE(map.findLump(name), lump);
            QCOMPARE(map.findLump(name.toLower()), lump);
            QCOMPARE(map.findLump(name.left(1) + name.sliced(1).toLower()), lump);
            const auto &table = map.lump(lump);
            for (const auto &alias : wordsOf(table.aliases)) {
                QCOMPARE(map.findLump(alias), lump);
                QCOMPARE(map.findLump(alias.toUpper()), lump);
            }
            QCOMPARE(map.findLump(fromView(table.title)), lump);
        }
        for (int slot = 0; slot < map.format().directorySize; ++slot)
            QCOMPARE(map.findLump(QString::number(slot)), map.format().slot(slot));
        const auto behindTheLast = QString::number(map.format().directorySize);
        for (const auto &unknown : {u"-1"_s, behindTheLast, u"1000"_s, u""_s, u" "_s, u"face edges"_s, u"nonsense"_s})
            QCOMPARE(map.findLump(unknown), -1);
    }

    void lumpsAreListedInTheDirectorysOrder_data() { addFormatRows(); }
    void lumpsAreListedInTheDirectorysOrder()
    {
        const auto &format = fetchFormat();
        OPEN_BYTES(map, MapBuilder::room(format).build());
        QCOMPARE(map.lumps().size(), format.lumps.size());
        for (int i = 0; i < static_cast<int>(map.lumps().size()); ++i)
            QCOMPARE(map.lumps()[static_cast<size_t>(i)], i < format.directorySize ? format.slot(i) : i);
        for (int i = 1; i < format.directorySize; ++i) // MapBuilder writes slots one behind the other
            QVERIFY(map.extent(map.lumps()[static_cast<size_t>(i)]).offset
                    >= map.extent(map.lumps()[static_cast<size_t>(i - 1)]).end());
    }

    void entityListShowsWhatTheTextSays_data() { addFormatRows(); }
    void entityListShowsWhatTheTextSays()
    {
        const QByteArray text =
            "{ \"classname\" \"worldspawn\"}\n"
            "{ \"ClassName\" \"light\" \"origin\" \"1 2 3\" \"target\" \"a\" \"target\" \"b\" \"targetname\" \"c\" }";
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).setLumpBytes("ENTITIES", text).build());
        const int list = map.format().roles.entityList;
        const auto cell = [&](std::string_view field, quint32 i) { return map.text(map.column(list, field), i).toByteArray(); };
        QCOMPARE(map.recordCount(list), 2U);
        QCOMPARE(cell("classname", 0), "worldspawn"_ba);
        QCOMPARE(cell("classname", 1), "light"_ba); // engines compare keys without regard to case
        QCOMPARE(cell("origin", 1), "1 2 3"_ba);
        QCOMPARE(cell("target", 1), "b"_ba); // of equal keys the last one counts
        QCOMPARE(cell("targetname", 1), "c"_ba);
        QCOMPARE(cell("model", 1), QByteArray());
        QCOMPARE(map.column(list, "offset").integer(1), 28);
        QCOMPARE(map.column(list, "length").integer(0), 27);
    }

    void imagesListEachNameOnceWithItsUsers()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).set("TEXINFO", 1, "texture", "ROOM/Wall").build());
        const int images = map.format().roles.images;
        const auto names = map.column(images, "name");
        QCOMPARE(names.count(), 2U);
        QCOMPARE(map.text(names, 0).toByteArray(), "room/wall"_ba);
        QCOMPARE(map.text(names, 1).toByteArray(), "room/floor"_ba);
        QCOMPARE(map.column(images, "users").integer(0), 2);
        QCOMPARE(map.column(images, "users").integer(1), 1);
    }

    void halfLifeImagesTellEmbeddedFromMissing()
    {
        auto builder = MapBuilder::room(bsp::goldsrc);
        const auto textures = builder.lumpBytes("TEXTURES");
        builder.setLumpBytes("TEXTURES", words({4, 20, 20 + textures.size() - 12 - 40, -1, 1 << 30}) + textures.sliced(12));
        OPEN_BYTES(map, builder.build());
        const int images = map.format().roles.images;
        const auto embedded = map.column(images, "embedded"), offset = map.column(images, "offset"),
                   width = map.column(images, "width");
        QCOMPARE(map.recordCount(images), 4U);
        QCOMPARE(map.text(map.column(images, "name"), 0).toByteArray(), "wall"_ba);
        QCOMPARE(map.text(map.column(images, "name"), 1).toByteArray(), "floor"_ba);
        QVERIFY(embedded.integer(0) == 1 && embedded.integer(1) == 0 && embedded.integer(2) == 0);
        QVERIFY(width.integer(0) == 16 && width.integer(1) == 16 && width.integer(2) == 0);
        QVERIFY(offset.integer(0) == 20 && offset.integer(2) == -1);
        QCOMPARE(offset.integer(3), -1); // a header that lies outside of the lump is missing, too
    }

    void bspxLumpsAreListedBehindTheOthers_data() { addFormatRows(); }
    void bspxLumpsAreListedBehindTheOthers()
    {
        const auto &format = fetchFormat();
        auto builder = MapBuilder::room(format);
        builder.addBspx("DECOUPLED_LM", QByteArray(40, 'x')).addBspx("A_NAME_OF_24_CHARACTERS_", "tail").appendBytes("trailing");
        OPEN_BYTES(map, builder.build());
        QCOMPARE(map.lumps().size(), format.lumps.size() + 2);
        QCOMPARE(map.findLump(u"decoupled_lm"), firstBspxLump);
        QCOMPARE(map.findLump(u"A_NAME_OF_24_CHARACTERS_"), firstBspxLump + 1);
        QCOMPARE(map.recordCount(firstBspxLump), 1U);
        QCOMPARE(viewOf(map.lumpBytes(firstBspxLump + 1)).toByteArray(), "tail"_ba);
        QCOMPARE(map.bspxDirectory().length, 8 + 2 * 32);
        QCOMPARE(map.extent(firstBspxLump).offset, map.bspxDirectory().end());
        QVERIFY(map.contains({firstBspxLump, 0}) && !map.contains({firstBspxLump, 1}));
        QVERIFY(map.contains({firstBspxLump + 1, 3}) && !map.contains({firstBspxLump + 1, 4}));
        OPEN_BYTES(without, MapBuilder::room(format).appendBytes("bspx").build());
        QCOMPARE(without.lumps().size(), format.lumps.size());
        QCOMPARE(without.bspxDirectory().length, 0);
    }

    void brokenBspxEntriesAreLeftOut_data() { addFormatRows(); }
    void brokenBspxEntriesAreLeftOut()
    {
        const auto &format = fetchFormat();
        const auto name = QByteArray("BROKEN").leftJustified(24, '\0');
        for (const auto &[offset, length] : {std::pair<qint64, qint64>{-1, 4}, {4, -1}, {INT32_MAX, INT32_MAX}, {0, INT32_MAX}}) {
            const auto directory = "BSPX" + words({2}) + name + words({offset, length}) + name + words({0, 4});
            OPEN_BYTES(map, MapBuilder::room(format).appendBytes(directory).build());
            QCOMPARE(map.lumps().size(), format.lumps.size() + 1);
            QCOMPARE(map.extent(firstBspxLump).length, 4);
        }
        for (const qint64 count : {0LL, 3LL, -1LL, static_cast<qint64>(INT32_MAX)}) {
            OPEN_BYTES(map, MapBuilder::room(format).appendBytes("BSPX" + words({count}) + name + words({0, 4})).build());
            QCOMPARE(map.lumps().size(), format.lumps.size() + (count == 0 ? 0 : 1));
        }
    }

    void whatIsNoFileIsRefusedWithASentence_data()
    {
        const auto row = addColumns<QString, QString>("what", "sentence");
        row("missing", u"missing.bsp"_s, u"no such file"_s);
        row("folder", u"."_s, u"a folder"_s);
        row("fifo", u"fifo.bsp"_s, u"a pipe or a device"_s);
        row("link to a fifo", u"link.bsp"_s, u"a pipe or a device"_s);
        row("dangling link", u"dangling.bsp"_s, u"no such file"_s);
        row("device", u"/dev/zero"_s, u"a pipe or a device"_s);
        row("empty", u"empty.bsp"_s, u"an empty file"_s);
    }

    void whatIsNoFileIsRefusedWithASentence()
    {
        QFETCH(QString, what);
        const QTemporaryDir folder;
        QCOMPARE(::mkfifo(QFile::encodeName(folder.filePath(u"fifo.bsp"_s)).constData(), 0600), 0);
        QVERIFY(QFile::link(u"fifo.bsp"_s, folder.filePath(u"link.bsp"_s)));
        QVERIFY(QFile::link(u"missing.bsp"_s, folder.filePath(u"dangling.bsp"_s)));
        writeFile(folder.filePath(u"empty.bsp"_s), {});
        const auto map = readMapFile(QDir(folder.path()).filePath(what));
        QVERIFY(!map);
        QFETCH(QString, sentence);
        QVERIFY2(map.error().contains(sentence) && map.error().endsWith(u'.'), qPrintable(map.error()));
    }

    void aFileWithoutPermissionSaysSo()
    {
        const QTemporaryDir folder;
        const auto path = writeFile(folder.filePath(u"locked.bsp"_s), MapBuilder::room(bsp::quake2).build());
        QVERIFY(QFile::setPermissions(path, {}));
        constexpr uid_t nobody = 65534;
        const bool isRoot = ::geteuid() == 0; // who may read every file, but may be another for a moment
        QVERIFY(!isRoot || (::chmod(QFile::encodeName(folder.path()).constData(), 0755) == 0 && ::seteuid(nobody) == 0));
        const auto becomeAgain = qScopeGuard([isRoot] {
            if (isRoot && ::seteuid(0) != 0)
                qFatal("cannot be root again");
        });
        const auto map = readMapFile(path);
        QVERIFY(!map);
        QVERIFY2(map.error().contains(u"cannot be read"_s), qPrintable(map.error()));
    }

    void aFileLargerThanAnyOffsetIsRefusedUnread()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"huge.bsp"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(MapBuilder::room(bsp::quake2).build());
        if (!file.resize(2LL << 30)) // a hole: takes no room on the disk
            QSKIP("This disk has no files of 2 GiB.");
        const auto map = readMapFile(file.fileName());
        QVERIFY(!map);
        QVERIFY2(map.error().contains(u"2 GiB"_s), qPrintable(map.error()));
    }

    void aFileThatShrinksWhileItIsReadOpensOrSaysWhy()
    {
        const QTemporaryDir folder;
        const auto bytes = MapBuilder::room(bsp::quake2).appendBytes(QByteArray(1 << 20, 'x')).build();
        const auto path = writeFile(folder.filePath(u"map.bsp"_s), bytes);
        std::atomic<bool> stop = false;
        std::thread compiler([&] { // rewrites its output in place
            QFile file(path);
            while (!stop && file.open(QIODevice::ReadWrite)) {
                file.resize(100);
                file.seek(0);
                file.write(bytes);
                file.close();
            }
        });
        QString oddity;
        for (int i = 0; i < 200; ++i) {
            const auto map = readMapFile(path);
            if (map)
                walk(map.value());
            else if (!map.error().endsWith(u'.'))
                oddity = map.error();
        }
        stop = true;
        compiler.join();
        QCOMPARE(oddity, QString());
        VERIFY_RESULT(readMapFile(path));
    }

    void sampleAndRealMapsReadWithoutAFault_data() { addMapRows(); }
    void sampleAndRealMapsReadWithoutAFault()
    {
        OPEN_MAP(map);
        QVERIFY(walk(map) > 0);
        for (int lump = 0; lump < map.format().directorySize; ++lump) {
            QCOMPARE(static_cast<qint64>(map.lumpBytes(lump).size()), map.extent(lump).length);
            if (!map.lump(lump).fields.empty())
                QCOMPARE(map.lumpBytes(lump).size() % map.lump(lump).stride, 0U);
        }
        QVERIFY2(map.entities().faults.empty(),
                 map.entities().faults.empty() ? "" : qPrintable(map.entities().faults.front().what));
    }
};

ADD_TEST(TestMapFile, QCoreApplication)
#include "tst_mapfile.moc"

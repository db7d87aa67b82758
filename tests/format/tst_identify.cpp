#include "core/opening/identitytext.h"
#include "core/text.h"
#include "tests/facts.h"
#include "tests/gamefolder.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

// A header as id's 22-lump games write it: version 46, and planes where Quake III has shaders.
QByteArray soldierOfFortune()
{
    QByteArray directory;
    for (int slot = 0; slot < 22; ++slot)
        directory += slot == 1 ? words({184, 120}) : slot == 10 ? words({304, 20}) : words({324, 0});
    return "IBSP" + words({46}) + directory + QByteArray(140, '\0');
}

QByteArray padded(QByteArray start) { return start.leftJustified(200, '\1'); }

} // namespace

class TestIdentify : public QObject
{
    Q_OBJECT

private slots:
    void whatIsNoMapIsCalledByItsName_data()
    {
        const auto row = addColumns<QByteArray, QString>("bytes", "facts"); // between bars
        row("nothing", {}, u"an empty file"_s);
        row("sof", soldierOfFortune(), u"Soldier of Fortune"_s);
        row("qbsp 37", padded("QBSP" + words({37})), u"QBSP|unknown version"_s);
        row("pak", padded("PACK"), u"a PAK archive"_s);
        row("zip", padded("PK\x03\x04"), u"a ZIP archive (PK3)"_s);
        row("wad3", padded("WAD3"), u"a WAD3 texture archive (Half-Life)"_s);
        row("wad2", padded("WAD2"), u"a WAD2 archive (Quake)"_s);
        row("doom", padded("IWAD"), u"Doom WAD"_s);
        row("doom patch", padded("PWAD"), u"Doom WAD"_s);
        row("md2", padded("IDP2"), u"MD2 model"_s);
        row("md3", padded("IDP3"), u"MD3 model"_s);
        row("half-life model", padded("IDST"), u"MDL model (Half-Life)"_s);
        row("quake model", padded("IDPO"), u"MDL model (Quake)"_s);
        row("png", padded("\x89PNG\r\n\x1a\n"), u"a PNG image"_s);
        row("jpeg", padded("\xff\xd8\xff\xe0"), u"a JPEG image"_s);
        row("elf",
            padded("\x7f"
                   "ELF"),
            u"a Linux program"_s);
        row("exe", padded("MZ"), u"a Windows program"_s);
        const auto unpack = u"|Unpack"_s;
        row("gzip", padded("\x1f\x8b\x08"), u"a gzip archive"_s + unpack);
        row("7z", padded("7z\xbc\xaf\x27\x1c"), u"a 7-Zip archive"_s + unpack);
        row("rar", padded("Rar!\x1a\x07"), u"a RAR archive"_s + unpack);
        row("zstd", padded("\x28\xb5\x2f\xfd"), u"a Zstandard archive"_s + unpack);
        row("bzip2", padded("BZh91AY&SY\x01"), u"a bzip2 archive"_s + unpack);
        row("bzip2 of nothing", "BZh9\x17\x72\x45\x38\x50\x90"_ba + QByteArray(4, '\0'), u"a bzip2 archive"_s + unpack);
        row("xz", padded(QByteArray("\xfd\x37zXZ\0\0\x04", 8)), u"an xz archive"_s + unpack);
        row("lzma", padded(QByteArray("\x5d\0\0\x80\0\xff\xff\xff\xff\xff\xff\xff\xff\0", 14)), u"an lzma archive"_s + unpack);
        row("lzma of known size", padded(QByteArray("\x5d\0\0\0\x03\x16\xff\x03\0\0\0\0\0\0", 14)),
            u"an lzma archive"_s + unpack);
        row("no lzma", padded(QByteArray("\x5d\0\0\x81\7\xff\xff\xff\xff\xff\xff\xff\xff\0", 14)),
            u"not a map that this program knows"_s);
        row("lzma cut off", QByteArray("\x5d\0\0\x80\0\xff\xff\xff\xff\xff\xff\xff", 12), u"not a map that this program knows"_s);
        row("lzip", padded("LZIP\x01"), u"an lzip archive"_s + unpack);
        row("lz4", padded("\x04\x22\x4d\x18"), u"an LZ4 archive"_s + unpack);
        row("compress", padded("\x1f\x9d\x90"), u"a compress archive (.Z)"_s + unpack);
        const auto page = u"HTML|download"_s;
        row("web page", "<!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 2.0//EN\">\n<title>404 Not Found</title>\n", page);
        row("web page in small letters", "<!doctype html>\n<p>Not here", page);
        row("web page without a type", "\xef\xbb\xbf\r\n<HTML><body>No</body></HTML>", page);
        row("web page behind a comment", "<!-- Cache --><head><title>Wait</title></head>", page);
        row("XHTML", "<?xml version=\"1.0\"?>\n<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\">\n", page);
        row("page with entities", "<html><td>\"classname\" \"worldspawn\"</td></html>", page);
        const auto answer = u"|download"_s;
        row("JSON", "{\"message\": \"Not Found\", \"status\": 404}", u"JSON"_s + answer);
        row("JSON of entities", " {\n \"classname\" : 1 }", u"JSON"_s + answer);
        row("JSON list", "[\n  {\"classname\": \"a\"}]", u"JSON"_s + answer);
        row("XML", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Error><Code>AccessDenied</Code></Error>", u"XML"_s + answer);
        row("Radiant's definitions", "<?xml version=\"1.0\"?>\n<classes>\n<point name=\"a\"/>\n</classes>\n",
            u"definitions for Radiant"_s);
        row("Git LFS pointer",
            "version https://git-lfs.github.com/spec/v1\noid "
            "sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\n"
            "size 12345\n",
            u"Git LFS|git lfs pull"_s);
        row("a note on versions", "version https://example.org\nsize 3\n", u"text."_s);
        row("a list in a text", "[Settings]\nvolume=1\n", u"text."_s);
        row("one entity", "{\"classname\" \"worldspawn\"}", u"text with entities"_s);
        row("words about a map", "BSP2 and 2PSB are what Quake's maps of today are, for those of BSP 29 ended too early.",
            u"text."_s);
        row("map source", "// Game: Quake 2\n{\n\"classname\" \"worldspawn\"\n}\n", u"text with entities"_s);
        row("text", "Some notes.\r\n\tOn two lines.\n", u"text."_s);
        row("noise", QByteArray("\x01\x02\x03\x04\x05", 5), u"not a map that this program knows"_s);
    }

    void whatIsNoMapIsCalledByItsName()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, facts);
        const auto map = readMap(bytes);
        QVERIFY(!map);
        QVERIFY2(map.error().startsWith(u"This is "_s) && states(map.error(), facts.split(u'|')), qPrintable(map.error()));
        const auto what = bsp::identify(std::as_bytes(std::span(bytes.constData(), static_cast<size_t>(bytes.size())))).what;
        QVERIFY2(std::ranges::count(bsp::identityTexts(), what) > 0, "no translator would see it");
        QVERIFY2(map.error().endsWith(u'.'), qPrintable(map.error()));
        QVERIFY2(!map.error().contains(u"BSP 29"_s), qPrintable(map.error())); // what can be opened, --help lists
    }

    void everyFormatIsAmongThoseThatAreListed()
    {
        for (const auto *format : bsp::formats())
            QVERIFY2(openableFormats().contains(fromView(format->name).section(u" of "_s, 0, 0)), format->id.data());
    }

    // Whatever part of a file is there, it is called something.
    void filesCutOffAnywhereAreCalledSomething()
    {
        const QByteArray files[] = {QByteArray("\x5d\0\0\x80\0\xff\xff\xff\xff\xff\xff\xff\xff\0", 14),
                                    QByteArray("\xfd\x37zXZ\0\0\x04", 8),
                                    "BZh91AY&SY\x01",
                                    "{ \"a\" : 1 }",
                                    "[ {\"a\": 1}]",
                                    "\xef\xbb\xbf  <!DOCTYPE html><html>",
                                    "version https://x\noid sha256:0\nsize 1\n"};
        for (const auto &file : files)
            for (qsizetype size = 0; size <= file.size(); ++size) {
                const QByteArray part(file.constData(), size); // of its own, so that reads behind it are told
                const auto map = readMap(part);
                QVERIFY2(!map && map.error().endsWith(u'.'), qPrintable(map ? QString() : map.error()));
            }
    }

    void aMapCutInsideItsHeaderSaysSo_data() { addFormatRows(); }
    void aMapCutInsideItsHeaderSaysSo()
    {
        const auto &format = fetchFormat();
        const auto bytes = MapBuilder::room(format).build();
        for (qsizetype size = 0; size < format.headerSize(); ++size) {
            const auto *shorter = &format == &bsp::quakeLive ? &bsp::wolfenstein : &format; // of the same signature
            if (size >= shorter->headerSize())
                break; // a whole header of that format
            const auto map = readMap(bytes.first(size));
            QVERIFY(!map);
            if (size < format.directoryAt()) // inside its signature it is no map
                QVERIFY2(map.error().startsWith(u"This is "_s), qPrintable(map.error()));
            else
                for (const auto number : {size, static_cast<qsizetype>(shorter->headerSize())})
                    QVERIFY2(map.error().contains(QString::number(number)), qPrintable(map.error()));
        }
    }

    void theFilesNamePlaysNoPart()
    {
        const GameFolder folder;
        for (const auto &name : {u"map.bsp"_s, u"map.BSP"_s, u"map.pak"_s, u"map.wad"_s, u"map.txt"_s, u"map"_s}) {
            for (const bsp::Format *format : bsp::formats()) {
                const auto map = readMapFile(folder.save(name, MapBuilder::room(*format).build()));
                VERIFY_RESULT(map);
                QCOMPARE(&map.value().format(), format);
            }
            const auto archive = readMapFile(folder.save(name, padded("PACK")));
            QVERIFY2(!archive, qPrintable(name));
            QVERIFY2(archive.error().contains(u"a PAK archive"_s), qPrintable(archive.error()));
        }
    }

    void quakeThreeIsToldFromSoldierOfFortune()
    {
        auto builder = MapBuilder::room(bsp::quake3);
        auto shaders = builder.lumpBytes("SHADERS");
        for (int more = 0; more < 3; ++more) { // 3, 4, 5 shaders: 216, 288 and 360 bytes
            auto bytes = builder.setLumpBytes("SHADERS", shaders + QByteArray(72LL * more, '\0')).build();
            bytes.insert(144, QByteArray(76, 'q')); // q3map2's signature
            for (qsizetype entry = 8; entry < 144; entry += 8) {
                const auto offset = bsp::load<qint32>(reinterpret_cast<const std::byte *>(bytes.constData()) + entry);
                bytes.replace(entry, 4, words({offset + 76}));
            }
            OPEN_BYTES(map, bytes);
            QCOMPARE(&map.format(), &bsp::quake3);
        }
        auto soldier = soldierOfFortune();
        QVERIFY(!readMap(soldier));
        soldier.replace(8 + 8, 8, words({184, 72 * 5})); // the same with lump 1 as shaders: 360 is a multiple of 20, too
        VERIFY_RESULT(readMap(soldier + QByteArray(300, '\0')));
    }

    void blueShiftIsToldByWhereItsEntitiesAre()
    {
        const auto usual = MapBuilder::room(bsp::goldsrc).build(), swapped = MapBuilder::room(bsp::blueShift).build();
        QCOMPARE(usual.size(), swapped.size());
        OPEN_BYTES(halfLife, usual);
        OPEN_BYTES(blueShift, swapped);
        QCOMPARE(&halfLife.format(), &bsp::goldsrc);
        QCOMPARE(&blueShift.format(), &bsp::blueShift);
        for (const auto &name : {u"ENTITIES"_s, u"PLANES"_s}) {
            const int lump = halfLife.findLump(name);
            QVERIFY(std::ranges::equal(halfLife.lumpBytes(lump), blueShift.lumpBytes(lump)));
            QVERIFY(halfLife.extent(lump).offset != blueShift.extent(lump).offset);
        }
        // Both slots with a classname: Half-Life's own order wins.
        auto both = MapBuilder::room(bsp::goldsrc);
        both.setLumpBytes("PLANES", both.lumpBytes("ENTITIES"));
        OPEN_BYTES(doubtful, both.build());
        QCOMPARE(&doubtful.format(), &bsp::goldsrc);
        // Without entities it is still Half-Life.
        OPEN_BYTES(empty, MapBuilder::room(bsp::goldsrc).setLumpBytes("ENTITIES", {}).build());
        QCOMPARE(&empty.format(), &bsp::goldsrc);
        QCOMPARE(empty.recordCount(empty.format().roles.planes), MapBuilder::room(bsp::goldsrc).count("PLANES"));
    }

    // What records of both divide is Quake's if the world says nothing else; and so is what neither do.
    void hexenTwoIsToldByItsModels()
    {
        for (const auto *format : {&bsp::quake, &bsp::hexen2})
            for (const auto &[length, told] : std::initializer_list<std::pair<int, const bsp::Format *>>{{0, &bsp::quake},
                                                                                                         {64, &bsp::quake},
                                                                                                         {80, &bsp::hexen2},
                                                                                                         {160, &bsp::hexen2},
                                                                                                         {320, &bsp::quake},
                                                                                                         {400, &bsp::hexen2},
                                                                                                         {100, &bsp::quake}}) {
                auto room = MapBuilder::room(*format);
                room.setLumpBytes("MODELS", QByteArray(length, '\0'));
                const auto map = readMap(room.build());
                VERIFY_RESULT(map);
                QCOMPARE(&map.value().format(), told);
            }
        for (const auto *format : {&bsp::quake, &bsp::hexen2}) {
            auto room = MapBuilder::room(*format);
            for (int models = 2; models <= 20; ++models, room.addRecord("MODELS")) {
                const auto map = readMap(room.build());
                VERIFY_RESULT(map);
                QCOMPARE(&map.value().format(), format);
            }
        }
    }

    void sampleAndRealMapsAreOfTheirFoldersGame_data() { addMapRows(); }
    void sampleAndRealMapsAreOfTheirFoldersGame()
    {
        OPEN_MAP(map);
        const QHash<QString, const bsp::Format *> formats{{u"quake2"_s, &bsp::quake2},
                                                          {u"quake3"_s, &bsp::quake3},
                                                          {u"halflife"_s, &bsp::goldsrc},
                                                          {u"goldsrc"_s, &bsp::goldsrc}};
        const bsp::Format *expected = nullptr;
        for (const auto &folder : path.split(u'/'))
            expected = formats.value(folder, expected);
        if (expected)
            QCOMPARE(&map.format(), expected);
        // Of the real ones OpenArena's own has its points to hold; the others stand where nothing tells more than their format.
        QCOMPARE(&map.game(), path.contains(u"openarena"_s) ? &bsp::games::openArena : &map.format().game());
        QVERIFY(!map.entities().entities.empty());
    }
};

ADD_TEST(TestIdentify, QCoreApplication)
#include "tst_identify.moc"

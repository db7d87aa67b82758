// Writes seeds for the fuzzers: small maps of every format, small archives, images, models, .vis files, rules and
// definitions, valid and broken: fuzz_seeds map|archive|image|model|vis|rules|definitions|light FOLDER
#include "core/format/formats.h"
#include "core/format/lookalikes.h"
#include "core/opening/readmap.h"
#include "core/save/lumpplacement.h"
#include "tests/archivebuilder.h"
#include "tests/bspxbuilder.h"
#include "tests/mapbuilder.h"
#include "tests/modelbuilder.h"
#include "tests/picturebuilder.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QImage>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

void save(const QDir &folder, const QString &name, const QByteArray &bytes)
{
    QFile file(folder.filePath(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
}

// Returns a part that grown() repeats `root` * `root` times; `root` is below 256.
QByteArray many(const QByteArray &part, int root) { return '\1' + part + '\2' + static_cast<char>(root); }

// Returns the map as it is after an edit, with the text behind all other lumps.
QByteArray withMoreText(const QByteArray &bytes)
{
    const auto map = readMap(bytes);
    const auto plan = planSave(map.value(), map.value().entityText().toByteArray() + QByteArray(100, ' '));
    return plan ? plan.value().file.whole() : bytes;
}

void saveMaps(const QDir &folder)
{
    for (const auto *format : bsp::formats()) {
        const auto name = QString::fromLatin1(format->id.data(), static_cast<qsizetype>(format->id.size()));
        auto room = MapBuilder::room(*format);
        const auto whole = room.build();
        save(folder, name, whole);
        save(folder, name + u"-cut"_s, whole.first(whole.size() / 2));
        auto extended = room;
        for (const auto &[lump, bytes] : everyBspx(3, 12, 4, 8))
            extended.addBspx(lump, bytes);
        const auto bspx = extended.addBspx("ZIP_PAKFILE", zipOf({{.name = "a", .bytes = "1"}})).build();
        save(folder, name + u"-bspx"_s, bspx);
        save(folder, name + u"-saved"_s, withMoreText(whole));
        save(folder, name + u"-bspxsaved"_s, withMoreText(bspx));
        save(folder, name + u"-text"_s,
             room.setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" \"model\" \"*9\" } { a // b").build());
    }
}

// Saves maps to be read as another format, each behind the byte that selects it in fuzz_map.cpp: the rooms of all formats as
// the next format, and lookalikes as the format that they resemble.
void saveMapsToReadAs(const QDir &folder)
{
    const auto all = bsp::formats();
    const auto asked = [](size_t format) { return QByteArray(1, static_cast<char>(0x80 + format)); };
    for (size_t i = 0; i < all.size(); ++i)
        save(folder, u"as-%1"_s.arg(i), asked((i + 1) % all.size()) + MapBuilder::room(*all[i]).build());
    int number = 0;
    for (const auto &row : bsp::lookalikes()) {
        const auto nearest = std::ranges::find(all, row.nearest);
        if (nearest == all.end())
            continue;
        auto beginning = QByteArray(row.start.data(), static_cast<qsizetype>(row.start.size())) + littleEndian(row.version, 4);
        beginning.truncate(row.nearest->directoryAt());
        auto map = MapBuilder::room(*row.nearest).build();
        map.replace(0, beginning.size(), beginning);
        save(folder, u"lookalike-%1"_s.arg(++number), asked(static_cast<size_t>(nearest - all.begin())) + map);
    }
}

void saveArchives(const QDir &folder)
{
    const QList<PackedFile> files{{.name = "maps/a.bsp", .bytes = QByteArray("0123456789").repeated(20)},
                                  {.name = "Maps\\A.BSP", .bytes = "stored", .stored = true}};
    save(folder, u"pak"_s, pakOf(files));
    save(folder, u"pak-first"_s, pakOf(files, true));
    save(folder, u"pak-outside"_s, pakOfDirectory(12, 64, pakEntry("a", 12, 65)));
    save(folder, u"wad"_s, wadOf({{.name = "brick", .bytes = QByteArray(80, 'b')}, {.name = "a/b\\c", .type = 64}}));
    save(folder, u"wad2"_s, wadOf({{.name = "sixteen letters!", .bytes = "1", .type = 68, .compression = 1}}, "WAD2"));
    save(folder, u"wad-outside"_s, wadOfDirectory(1, 12, wadEntry({.name = "a"}, 12, 33)));
    save(folder, u"script"_s,
         "// a\na/b\n{\nsurfaceparm sky\nskyparms env/a 512 -\ncull none\nqer_editorimage \"a b.tga\"\n{\nmap $lightmap\n}\n"
         "{\nanimMap 5 a.tga b.tga\nblendFunc filter\nalphaFunc GE128\n}\n}\n/* b */ c { { clampmap d } }");
    save(folder, u"script-deep"_s, "a\n{\n" + many("{\nmap a\n", 99) + many("}\n", 99) + "}\n");
    save(folder, u"script-wide"_s, "a\n{\n{\n" + many("tcMod scroll 1 1\n", 99) + "}\n}\n" + many("a {\n}\n", 99));
    save(folder, u"zip"_s, zipOf(files));
    save(folder, u"zip-empty"_s, zipOf({}));
    save(folder, u"zip-encrypted"_s, zipOf({{.name = "a", .bytes = "12345678901234567890", .flags = 1}}));
    save(folder, u"zip-longer"_s, zipOf({{.name = "a", .bytes = "1", .statedSize = 900}}));
    save(folder, u"zip-ends"_s, zipOf(files) + zipEnd(2, 10, 10).repeated(3));
}

QByteArray savedByQt(const char *format)
{
    QImage image(9, 7, QImage::Format_RGB32);
    image.fill(qRgb(1, 2, 3));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return buffer.data();
}

// Saves images, each behind the number of its reader in fuzz_image.cpp.
void saveImages(const QDir &folder)
{
    const QSize size(9, 16);
    const auto indexes = someIndexes(size);
    save(folder, u"wal"_s, '\0' + walOf("name", size));
    save(folder, u"miptex"_s, '\1' + miptexOf("{name", size, someColors()));
    save(folder, u"miptex-quake"_s, '\1' + miptexOf("name", size, {}));
    save(folder, u"qpic"_s, '\2' + qpicOf(size, indexes, someColors()));
    save(folder, u"pcx"_s, '\3' + pcxOf(size, indexes, someColors(), true));
    for (const auto &[type, bits] : {std::pair(2, 24), {3, 8}, {10, 32}, {11, 8}})
        save(folder, u"tga%1"_s.arg(type), '\4' + tgaOf({type, bits, 0x20, "id"}, size, someTexels(size)));
    for (const auto *format : {"PNG", "JPEG", "BMP"})
        save(folder, QString::fromLatin1(format), '\5' + savedByQt(format));
    save(folder, u"palette"_s, '\6' + pcxOf(size, indexes, someColors()));
}

void saveModels(const QDir &folder)
{
    save(folder, u"md2"_s, md2Of("models/a/skin"));
    save(folder, u"md3"_s, md3Of("models/a/skin"));
    save(folder, u"mdl"_s, studioOf());
    save(folder, u"mdl-beside"_s, studioOf({.withTextures = false, .sequenceGroup = 1}));
    save(folder, u"alias"_s, aliasOf());
    save(folder, u"alias-wider"_s, aliasOf({.isWider = true, .flags = 16392, .facesBack = true}));
    save(folder, u"spr-quake"_s, quakeSpriteOf());
    save(folder, u"bsp"_s, MapBuilder::room(bsp::goldsrc).build());
    for (int format = 0; format < 4; ++format)
        save(folder, u"spr%1"_s.arg(format), spriteOf(format, format));
}

void saveVis(const QDir &folder)
{
    const auto room = MapBuilder::room(bsp::quake);
    const auto counted = [](const QByteArray &bytes) { return words({bytes.size()}) + bytes; };
    const auto data = counted(room.lumpBytes("VISIBILITY")) + counted(room.lumpBytes("LEAFS"));
    const auto entry = [&data](const QByteArray &name) { return name.leftJustified(32, '\0') + words({data.size()}) + data; };
    save(folder, u"room"_s, entry("room.bsp"));
    save(folder, u"second"_s, entry("other.bsp") + entry("ROOM.BSP"));
}

void saveRules(const QDir &folder)
{
    save(folder, u"json"_s,
         R"(// a
[{"match": {"classname": "func_*"}, "not_match": {"a": "1"}, "have": ["model"], "not_have": ["b"], "maps": ["m"], "limit": 2,
"replace": {"model": "*2"}, "rename": {"a": "b"}, "add": {"c": "$model"}, "calc": {"light": "(value | 1) * a / 2"}, "remove": ["d"],
"new_entity": [{"classname": "e\u00e4"}]}, {"have": ["light"], "delete": true}])");
    save(folder, u"json-records"_s,
         R"([{"lump": "FACES", "where": "texture~e1u1 | !side=1", "set": {"styles[0]": "255", "side": "(value | 1) * side / 2"}},
{"lump": "texinfo", "set": ["flags += SLICK | NODRAW", "flags -= LIGHT", "texture = \"sky\""], "maps": ["m"]},
{"lump": 1, "where": "id=1..3", "set": {"dist": "+= 8", "surfaceFlags": 0}}, {"have": ["light"], "delete": true}])");
    save(folder, u"json-records-wide"_s, "[{\"lump\": \"PLANES\", \"set\": [" + many("\"dist += dist\", ", 40) + "\"dist=0\"]}]");
    save(folder, u"stripper"_s,
         "; a\nfilter:\n{\n\"classname\" \"/^light.*/\"\n}\nadd:\n{\n\"classname\" \"b\"\n}\n"
         "modify:\n{\nmatch:\n{\n\"model\" \"*1\"\n}\nreplace:\n{\n\"model\" \"*2\"\n}\n"
         "delete:\n{\n\"target\" \"/t(1|2)+/\"\n}\ninsert:\n{\n\"a\" \"b\"\n}\n}\n");
    save(folder, u"stripper-lines"_s,
         "stray\n{\nit \"a\" \"b\" // \"c\" \"d\"\n};\nmodify: x\nmatch:\n{\n\"a\" \"//\"\n}\nreplace:\n{\n\"a\" \"c\"\n}\n}\n");
    save(folder, u"qmm-lines"_s,
         "# "
         "a\nfilter:\n{\nclassname=light\nd=\n}\nreplace:\n{\na=/1|2/\n}\n{\n}\nwith:\n{\na=3\nd=\n}\nadd:\n{\nclassname=b\n}\n");
    save(folder, u"qmm-words"_s,
         "filter: { \"classname\" \"light\" \"d\" \"\" } replace: { a \"/1|2/\" } { } with: { \"a\" \"3\" d \"\" } add: { "
         "classname b }");
    save(folder, u"qmm-wide"_s, "replace:\n" + many("{\na=/(b{1,9}){1,9}/\n}\n", 40) + "with:\n{\na=b\n}\n");
    save(folder, u"json-deep"_s, many("[{\"match\":", 9) + "1");
    save(folder, u"json-wide"_s, "[{\"match\": {\"a\": \"b\"}, \"remove\": [" + many("\"c\", ", 90) + "\"d\"]}]");
    save(folder, u"stripper-wide"_s, many("filter:\n{\n\"a\" \"/(b{1,9}){1,9}/\"\n}\n", 40));
}

void saveDefinitions(const QDir &folder)
{
    save(folder, u"fgd"_s,
         "@include \"a.fgd\"\n@BaseClass = B [ t(target_source) : \"N\" ]\n@PointClass base(B, C) size(-8 -8 -8, 8 8 8) color(1 "
         "2 3) "
         "model({{ s & 1 -> \":a.mdl\", \"b.mdl\" }}) = l : \"A\" + \"b\\\"c\" [\nk(choices) readonly : \"K\" : -1 : \"h\" = [ 0 "
         ": \"x\" \"a\" : \"y\" ]\n"
         "s(flags) = [ 1 : \"o\" : 1 : \"h\" ]\ninput I(void) : \"i\"\n]\n@SolidClass = w : \"open\n[ ]");
    save(folder, u"quaked"_s,
         "/*QUAKED d (0 .5 .8) ? A x B\n{ model({ \"path\": \":a.md2\" }); }\ntext\n\"s\" how\n1) a\nk = b\n-------- KEYS "
         "--------\nl : m\nmore\n"
         "-------- SPAWNFLAGS --------\n&1 A : on\n-------- MODEL FOR RADIANT ONLY --------\nmodel=\"b.md3\"\n*/\n/*QUAKED p (1 "
         "1 0) (-8 -8 -8) (8 8 8)");
    save(folder, u"xml"_s,
         "<?xml version=\"1.0\"?><classes><list name='l'><item name='R' value='1'/></list><point name='p' color='1 0 0' box='-8 "
         "-8 -8 8 8 8' "
         "model='m'>A\n---- KEYS ----\n<l key='k' name='K'>h</l><target key='t' name='T' value='v'/><flag key='F' "
         "bit='2'>x</flag></point><group "
         "name='g'/></classes>");
    save(folder, u"fgd-deep"_s, "@PointClass = a " + many("x(", 200) + many(")", 200));
    save(folder, u"fgd-lists"_s, "@PointClass = a [ " + many("k(choices) = [ ", 99) + "]");
    save(folder, u"fgd-bases"_s, "@PointClass = a []\n" + many("@PointClass base(a, b, c) = b []\n", 90));
    save(folder, u"fgd-joined"_s, "@PointClass = a : " + many("\"b\\\"c\" + ", 99) + "\"\" []");
    save(folder, u"fgd-wrong"_s, "@PointClass = a [" + many(" k(\n", 255) + "]");
    save(folder, u"quaked-deep"_s, "/*QUAKED a (1 1 1) ?\n" + many("{ choice \"a\" (", 99) + "*/");
    save(folder, u"quaked-wide"_s, many("/*QUAKED a (", 99) + "*/");
    for (const auto *element : {"<a>", "<point name='p'>", "<string key='k'>", "<list name='l'>"})
        save(folder, u"xml-deep-%1"_s.arg(QLatin1StringView(element).sliced(1, 1)),
             "<classes><point name='p'><string key='k'>" + many(element, 99) + "x");
    save(folder, u"xml-attributes"_s, "<classes><point name='p'" + many(" a='b'", 99) + "/></classes>");
    save(folder, u"xml-declared"_s, "<!DOCTYPE c [<!ENTITY a 'b'>]><classes><point name='" + many("&a;", 99) + "'/></classes>");
}

// Saves light, each behind the byte that selects its use in fuzz_light.cpp.
void saveLight(const QDir &folder)
{
    const auto luxels = MapBuilder::room(bsp::quake).lumpBytes("LIGHTING").size();
    const auto faces = MapBuilder::room(bsp::quake).count("FACES");
    const auto face =
        littleEndian(3, 2) + littleEndian(2, 2) + littleEndian(9, 4) + words({0, 0x3c800000, 0, 0, 0, 0, 0x3c800000, 0});
    save(folder, u"decoupled"_s, '\0' + face.repeated(faces));
    save(folder, u"shift"_s, '\1' + QByteArray(faces, '\3'));
    save(folder, u"offset"_s, '\2' + littleEndian(7, 4).repeated(faces));
    save(folder, u"style"_s, '\3' + QByteArray(4 * faces, '\1'));
    save(folder, u"style16"_s, '\4' + QByteArray(12 * faces, '\1'));
    save(folder, u"hdr"_s, '\5' + QByteArray(4 * luxels, '\x81'));
    save(folder, u"rgb"_s, '\6' + QByteArray(3 * luxels, '\x81'));
    save(folder, u"lit"_s, "\7QLIT" + littleEndian(1, 4) + QByteArray(3 * luxels, '\x81'));
    save(folder, u"lit-hdr"_s, "\7QLIT" + littleEndian(0x10001, 4) + QByteArray(4 * luxels, '\x81'));
    const auto lit2 = littleEndian(0, 4) + words({-256}) + littleEndian(2, 2) + littleEndian(3, 2) + '\4';
    save(folder, u"lit2"_s, "\7QLIT" + words({2, faces, 6}) + lit2.repeated(faces) + QByteArray(36, '\x81'));
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const auto words = QCoreApplication::arguments();
    const QDir folder(words.value(2, u"."_s));
    if (words.value(1) == u"archive")
        saveArchives(folder);
    else if (words.value(1) == u"image")
        saveImages(folder);
    else if (words.value(1) == u"model")
        saveModels(folder);
    else if (words.value(1) == u"vis")
        saveVis(folder);
    else if (words.value(1) == u"rules")
        saveRules(folder);
    else if (words.value(1) == u"definitions")
        saveDefinitions(folder);
    else if (words.value(1) == u"light")
        saveLight(folder);
    else {
        saveMaps(folder);
        saveMapsToReadAs(folder);
    }
    return 0;
}

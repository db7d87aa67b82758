// Small maps of every format and small archives, whole and broken, for the fuzzers to start from:
// fuzz_seeds map|archive FOLDER
#include "core/format/formats.h"
#include "tests/archivebuilder.h"
#include "core/save/placement.h"
#include "core/save/verify.h"
#include "tests/mapbuilder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace
{

void save(const QDir &folder, const QString &name, const QByteArray &bytes)
{
    QFile file(folder.filePath(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
}

// As it is after an edit: with the text behind all other lumps.
QByteArray withMoreText(const QByteArray &bytes)
{
    const auto map = MapFile::fromBytes(bytes);
    const auto plan = planSave(map.value(), storedText(map.value()).toByteArray() + QByteArray(100, ' '));
    return plan ? plan.value().bytes : bytes;
}

void saveMaps(const QDir &folder)
{
    for (const auto *format : bsp::formats()) {
        const auto name = QString::fromLatin1(format->id.data(), static_cast<qsizetype>(format->id.size()));
        auto room = MapBuilder::room(*format);
        const auto whole = room.build();
        save(folder, name, whole);
        save(folder, name + u"-cut"_s, whole.first(whole.size() / 2));
        const auto bspx = MapBuilder(room).addBspx("RGBLIGHTING", "123456").build();
        save(folder, name + u"-bspx"_s, bspx);
        save(folder, name + u"-saved"_s, withMoreText(whole));
        save(folder, name + u"-bspxsaved"_s, withMoreText(bspx));
        save(folder, name + u"-text"_s, room.setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" \"model\" \"*9\" } { a // b").build());
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
    save(folder, u"zip"_s, zipOf(files));
    save(folder, u"zip-empty"_s, zipOf({}));
    save(folder, u"zip-encrypted"_s, zipOf({{.name = "a", .bytes = "12345678901234567890", .flags = 1}}));
    save(folder, u"zip-longer"_s, zipOf({{.name = "a", .bytes = "1", .statedSize = 900}}));
    save(folder, u"zip-ends"_s, zipOf(files) + zipEnd(2, 10, 10).repeated(3));
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const auto words = QCoreApplication::arguments();
    const QDir folder(words.value(2, u"."_s));
    if (words.value(1) == u"archive")
        saveArchives(folder);
    else
        saveMaps(folder);
    return 0;
}

// Small maps of every format, whole and broken, for the fuzzer to start from: fuzz_seeds FOLDER
#include "core/format/formats.h"
#include "core/save/placement.h"
#include "core/save/verify.h"
#include "tests/mapbuilder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace {

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

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QDir folder(QCoreApplication::arguments().value(1, u"."_s));
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
    return 0;
}

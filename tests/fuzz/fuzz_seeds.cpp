// Small maps of every format, whole and broken, for the fuzzer to start from: fuzz_seeds FOLDER
#include "core/format/formats.h"
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
        save(folder, name + u"-bspx"_s, MapBuilder(room).addBspx("RGBLIGHTING", "123456").build());
        save(folder, name + u"-text"_s, room.setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" \"model\" \"*9\" } { a // b").build());
    }
    return 0;
}

#include "core/assets/gamepicture.h"

#include "core/images/picture.h"

#include <QFileInfo>

QImage findPicture(const GameFiles &files, const QString &name)
{
    const auto file = files.find(name);
    if (!file)
        return {};
    const auto bytes = files.read(*file);
    if (!bytes)
        return {};
    const auto picture = readPicture(bytes.value(), name, {});
    return picture ? picture.value().image() : QImage();
}

ExternalPages externalPagesOf(const MapFile &map, const QString &path, const GameFiles &files, std::stop_token stop)
{
    const auto find = [&](const QString &page) { return files.open(stop) ? findPicture(files, page) : QImage(); };
    return findExternalPages(map, QFileInfo(path).completeBaseName(), find, stop);
}

#include "core/game/gamepicture.h"

#include "core/images/picture.h"

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

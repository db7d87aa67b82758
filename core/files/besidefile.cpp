#include "core/files/besidefile.h"

#include "core/files/foldernames.h"

#include <QDir>
#include <QFileInfo>

QString fileNextToMap(const QString &mapPath, QLatin1StringView extension)
{
    if (mapPath.isEmpty())
        return {};
    const QFileInfo map(mapPath);
    const auto name = map.completeBaseName() + u'.' + extension;
    const QDir folder(map.path());
    if (QFileInfo(folder.filePath(name)).isFile())
        return folder.filePath(name);
    const auto file = namesIn(map.path())->file(name);
    return file.isEmpty() ? QString() : folder.filePath(file);
}

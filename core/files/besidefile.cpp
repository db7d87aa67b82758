#include "core/files/besidefile.h"

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
    for (const auto &each : folder.entryList(QDir::Files))
        if (each.compare(name, Qt::CaseInsensitive) == 0)
            return folder.filePath(each);
    return {};
}

#include "core/save/leftbehind.h"

#include "core/files/besidefile.h"
#include "core/map/litfile.h"
#include "core/map/visfile.h"
#include "core/save/savingtext.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

QStringList leftBehind(const MapFile &map, const QString &from, const QString &to)
{
    if (from == to)
        return {};
    QStringList names;
    const auto add = [&](const QString &path, QLatin1StringView extension) {
        if (!path.isEmpty() && besideFile(to, extension).isEmpty())
            names.append(QFileInfo(path).fileName());
    };
    if (const auto light = litBeside(map, mapSource(from)); light && light->read)
        add(light->path, "lit"_L1);
    if (takesVisFiles(map))
        add(besideFile(from, "vis"_L1), "vis"_L1);
    if (!map.game().entFile.empty())
        add(besideFile(from, "ent"_L1), "ent"_L1);
    return names;
}

QString leftBehindSentence(const QStringList &names)
{
    return names.isEmpty() ? QString()
                           : SavingText::tr("Not copied with the map: %1. Games find such files by the map's name, beside it.")
                                 .arg(names.join(u", "_s));
}

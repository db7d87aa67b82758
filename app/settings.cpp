#include "app/settings.h"

#include "core/map/mapsource.h"

#include <QCryptographicHash>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype mostRecent = 10, mostMaps = 200; // of which something is remembered

QString columnsKey(const QString &format, const QString &lump)
{
    return u"hiddenColumns/%1/%2"_s.arg(format, lump);
}

// Slashes would part it.
QString keyOfMap(const QString &group, const QString &map)
{
    const auto name = QCryptographicHash::hash(map.toUtf8(), QCryptographicHash::Md5).toHex();
    return group + u'/' + QString::fromLatin1(name);
}

// A value of a map, which drops that of the one used longest ago; an empty one is none.
void setOfMap(QSettings &settings, const QString &group, const QString &map, const QVariant &value)
{
    const QString key = keyOfMap(group, map), list = group + u"/maps"_s;
    auto maps = settings.value(list).toStringList();
    maps.removeAll(key);
    if (value.isNull())
        settings.remove(key);
    else
        maps.prepend(key);
    while (maps.size() > mostMaps)
        settings.remove(maps.takeLast());
    settings.setValue(list, maps);
    if (!value.isNull())
        settings.setValue(key, value);
}

} // namespace

QStringList Settings::recentFiles() const
{
    return settings_.value(u"recentFiles"_s).toStringList();
}

void Settings::addRecentFile(const QString &path)
{
    auto files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    settings_.setValue(u"recentFiles"_s, files.mid(0, mostRecent));
}

void Settings::removeRecentFile(const QString &path)
{
    auto files = recentFiles();
    files.removeAll(path);
    settings_.setValue(u"recentFiles"_s, files);
}

QString Settings::lastFolder() const
{
    const auto files = recentFiles();
    return files.isEmpty() ? QString() : QFileInfo(mapSource(files.first()).file).path();
}

QByteArray Settings::geometry() const
{
    return settings_.value(u"window/geometry"_s).toByteArray();
}

void Settings::setGeometry(const QByteArray &geometry)
{
    settings_.setValue(u"window/geometry"_s, geometry);
}

int Settings::layout() const
{
    return qBound(0, settings_.value(u"window/layout"_s).toInt(), 3);
}

void Settings::setLayout(int layout)
{
    settings_.setValue(u"window/layout"_s, layout);
}

QByteArray Settings::dockState(int layout) const
{
    return settings_.value(u"window/docks%1"_s.arg(layout)).toByteArray();
}

void Settings::setDockState(int layout, const QByteArray &state)
{
    settings_.setValue(u"window/docks%1"_s.arg(layout), state);
}

Theme Settings::theme() const
{
    return static_cast<Theme>(qBound(0, settings_.value(u"theme"_s).toInt(), 2));
}

void Settings::setTheme(Theme theme)
{
    settings_.setValue(u"theme"_s, static_cast<int>(theme));
}

QString Settings::engine(const QString &format) const
{
    return settings_.value(u"engine/%1"_s.arg(format)).toString();
}

void Settings::setEngine(const QString &format, const QString &engine)
{
    settings_.setValue(u"engine/%1"_s.arg(format), engine);
}

QString Settings::game(const QString &format) const
{
    return settings_.value(u"game/%1"_s.arg(format)).toString();
}

void Settings::setGame(const QString &format, const QString &game)
{
    settings_.setValue(u"game/%1"_s.arg(format), game);
}

QString Settings::gameOfMap(const QString &map) const
{
    return settings_.value(keyOfMap(u"gameOfMap"_s, map)).toString();
}

void Settings::setGameOfMap(const QString &map, const QString &game)
{
    setOfMap(settings_, u"gameOfMap"_s, map, game.isEmpty() ? QVariant() : QVariant(game));
}

QString Settings::spawnMode(const QString &format) const
{
    return settings_.value(u"entities/spawnsIn/%1"_s.arg(format)).toString();
}

void Settings::setSpawnMode(const QString &format, const QString &mode)
{
    settings_.setValue(u"entities/spawnsIn/%1"_s.arg(format), mode);
}

QStringList Settings::addedPlaces(const QString &format) const
{
    return settings_.value(u"images/places/%1"_s.arg(format)).toStringList();
}

void Settings::setAddedPlaces(const QString &format, const QStringList &places)
{
    settings_.setValue(u"images/places/%1"_s.arg(format), places);
}

double Settings::brightness() const
{
    return settings_.value(u"view/brightness"_s, 1.0).toDouble();
}

void Settings::setBrightness(double times)
{
    settings_.setValue(u"view/brightness"_s, times);
}

QStringList Settings::bookmarks(const QString &map) const
{
    return settings_.value(keyOfMap(u"bookmarks"_s, map)).toStringList();
}

void Settings::setBookmarks(const QString &map, const QStringList &cameras)
{
    setOfMap(settings_, u"bookmarks"_s, map, cameras);
}

int Settings::fieldOfView() const
{
    return qBound(30, settings_.value(u"view/fieldOfView"_s, 90).toInt(), 150);
}

void Settings::setFieldOfView(int degrees)
{
    settings_.setValue(u"view/fieldOfView"_s, degrees);
}

int Settings::pictureMemory() const
{
    return qBound(0, settings_.value(u"view/pictureMemory"_s, 0).toInt(), 1 << 20);
}

void Settings::setPictureMemory(int megabytes)
{
    settings_.setValue(u"view/pictureMemory"_s, megabytes);
}

bool Settings::entitiesGrouped() const
{
    return settings_.value(u"entities/grouped"_s).toBool();
}

void Settings::setEntitiesGrouped(bool grouped)
{
    settings_.setValue(u"entities/grouped"_s, grouped);
}

bool Settings::legendShown() const
{
    return settings_.value(u"view/legend"_s, true).toBool();
}

void Settings::setLegendShown(bool shown)
{
    settings_.setValue(u"view/legend"_s, shown);
}

QStringList Settings::hiddenColumns(const QString &format, const QString &lump) const
{
    return settings_.value(columnsKey(format, lump)).toStringList();
}

void Settings::setHiddenColumns(const QString &format, const QString &lump, const QStringList &names)
{
    if (names.isEmpty())
        settings_.remove(columnsKey(format, lump));
    else
        settings_.setValue(columnsKey(format, lump), names);
}

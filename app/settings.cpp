#include "app/settings.h"

#include "core/map/mapsource.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace
{

constexpr qsizetype mostRecent = 10, mostMaps = 200; // of which something is remembered

} // namespace

SettingOfTexts::Texts SettingOfTexts::operator()(const QString &name) const
{
    Texts texts;
    const auto stored = stored_(name);
    for (auto it = stored.begin(); it != stored.end(); ++it)
        texts.insert(it.key(), it.value().toString());
    return texts;
}

void SettingOfTexts::set(const QString &name, const Texts &texts)
{
    QVariantMap stored;
    for (auto it = texts.begin(); it != texts.end(); ++it)
        stored.insert(it.key(), it.value());
    stored_.set(name, stored);
}

// Slashes would part it.
QString keyOfMap(const QString &group, const QString &map)
{
    const auto name = QCryptographicHash::hash(map.toUtf8(), QCryptographicHash::Md5).toHex();
    return group + u'/' + QString::fromLatin1(name);
}

void setOfMap(QSettings &store, const QString &group, const QString &map, const QVariant &value)
{
    const QString key = keyOfMap(group, map), list = group + QStringLiteral("/maps");
    auto maps = store.value(list).toStringList();
    maps.removeAll(key);
    if (value.isNull())
        store.remove(key);
    else
        maps.prepend(key);
    while (maps.size() > mostMaps)
        store.remove(maps.takeLast());
    store.setValue(list, maps);
    if (!value.isNull())
        store.setValue(key, value);
}

void Settings::addRecentFile(const QString &path)
{
    auto files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    recentFiles.set(files.mid(0, mostRecent));
}

void Settings::removeRecentFile(const QString &path)
{
    auto files = recentFiles();
    files.removeAll(path);
    recentFiles.set(files);
}

QString Settings::lastFolder() const
{
    const auto files = recentFiles();
    return files.isEmpty() ? QString() : QFileInfo(mapSource(files.first()).file).path();
}

#include "app/settings.h"

#include "core/files/samepath.h"
#include "core/format/formats.h"
#include "core/opening/mapsource.h"
#include "core/text.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

namespace {

struct SettingsText {
    Q_DECLARE_TR_FUNCTIONS(Settings)
};

constexpr auto configurationsKey = "games/configurations"; // an array of QSettings
constexpr qsizetype mostRecent = 10, mostMaps = 200;       // mostMaps: maps with stored values

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

// Hashes the path, since QSettings splits keys at slashes.
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

QString Settings::whyNotKept()
{
    const QSettings store; // writes what is pending; an older object keeps its error
    if (store.status() != QSettings::AccessError && store.isWritable())
        return {};
    QFileInfo there(store.fileName()); // or the nearest existing folder above
    while (!there.exists() && !there.isRoot())
        there.setFile(there.path());
    return SettingsText::tr("Your settings will be lost when Lumpscope closes, because it cannot write %1.")
        .arg(QDir::toNativeSeparators(there.filePath()));
}

void Settings::avoidPipe()
{
    const auto file =
        QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + QStringLiteral("/lumpscope/lumpscope.conf");
    const QFileInfo info(file);
    if (info.exists() && !info.isFile() && !info.isDir())
        // Uses the pipe or device as the folder of settings. As it is no folder, no file in it can be read or written.
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, file);
}

void Settings::addRecentFile(const QString &path)
{
    auto files = recentFiles();
    files.removeIf([&path](const QString &each) { return isSamePath(each, path); });
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
    const QFileInfo last(files.isEmpty() ? QString() : mapSource(files.first()).file);
    return files.isEmpty() ? QString() : last.isDir() ? last.filePath() : last.path();
}

std::vector<GameConfiguration> Settings::gameConfigurations()
{
    std::vector<GameConfiguration> configurations;
    store_.beginReadArray(QLatin1StringView(configurationsKey)); // the stored size may be any number
    for (int i = 0;; ++i) {
        store_.setArrayIndex(i);
        if (store_.childKeys().isEmpty())
            break;
        const auto stored = store_.value("game").toString();
        const auto *known = findGame(stored);
        configurations.push_back({.id = store_.value("id").toString(),
                                  .name = store_.value("name").toString(),
                                  .game = known,
                                  .places = store_.value("places").toStringList(),
                                  .definitions = store_.value("definitions").toStringList(),
                                  .unknownGame = known ? QString() : stored});
    }
    store_.endArray();
    return configurations;
}

GameChoice Settings::gameChoice(const MapFile &map, const QString &path) const
{
    return {.configuration = configurationOfMap(path),
            .usual = usualConfiguration(usualKey(map, path)),
            .game = gameOfMap(path),
            .formatGame = game(fromView(map.format().id))};
}

void Settings::carryOverPlaces()
{
    auto configurations = gameConfigurations();
    bool isCarriedOver = false;
    for (const auto *format : bsp::formats()) {
        const auto key = QStringLiteral("images/places/") + fromView(format->id);
        const auto places = store_.value(key).toStringList();
        if (places.isEmpty())
            continue;
        store_.remove(key);
        configurations.push_back({.id = QUuid::createUuid().toString(QUuid::WithoutBraces),
                                  .name = freeName(configurations, fromView(format->game().title)),
                                  .game = nullptr,
                                  .places = places});
        usualConfiguration.set(fromView(format->id), configurations.back().id);
        isCarriedOver = true;
    }
    if (isCarriedOver)
        setGameConfigurations(configurations);
}

void Settings::setGameConfigurations(const std::vector<GameConfiguration> &configurations)
{
    store_.remove(QLatin1StringView(configurationsKey));
    store_.beginWriteArray(QLatin1StringView(configurationsKey), static_cast<int>(configurations.size()));
    for (size_t i = 0; i < configurations.size(); ++i) {
        store_.setArrayIndex(static_cast<int>(i));
        const auto &each = configurations[i];
        store_.setValue("id", each.id);
        store_.setValue("name", each.name);
        store_.setValue("game", each.game ? fromView(each.game->id) : each.unknownGame);
        store_.setValue("places", each.places);
        store_.setValue("definitions", each.definitions);
    }
    store_.endArray();
}

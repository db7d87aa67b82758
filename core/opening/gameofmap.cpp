#include "core/opening/gameofmap.h"

#include "core/files/settingsfile.h"
#include "core/games/entityclass.h"
#include "core/opening/mapsource.h"
#include "core/text.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>

#include <algorithm>

namespace {

constexpr qsizetype mostFolders = 64; // folders above a map to search
constexpr int fewest = 2;             // entities of a game's own classes

// Returns the game whose title this one begins with, as "Counter-Strike 1.6" does; the longest title wins.
const bsp::Game *gameOfTitle(const QString &title, const bsp::Format &format)
{
    const bsp::Game *found = nullptr;
    for (const auto *game : format.games)
        if (title.startsWith(fromView(game->title), Qt::CaseInsensitive) && (!found || game->title.size() > found->title.size()))
            found = game;
    return found;
}

// Returns the game that the settings in a folder name, or null.
const bsp::Game *gameOfSettings(const QString &folder, const bsp::Format &format)
{
    const auto &folders = format.game().folders;
    if (folders.settings.empty())
        return nullptr;
    const auto path = folder + QChar(u'/') + fromView(folders.settings);
    for (const auto &key : wordsOf(folders.gameKeys)) {
        const auto value = settingOf(path, key);
        if (value.isEmpty())
            continue;
        if (const auto *game = gameOfTitle(value, format))
            return game;
        if (const auto *game = gameFromFolder(value, format, {}))
            return game;
    }
    return nullptr;
}

// Returns the game that the folders of a path indicate, or null. `folders`: the names on the path to the map. `archive`: the
// index of the one that is an archive; -1: none.
const bsp::Game *gameFromFolders(const QStringList &folders, qsizetype archive, const bsp::Format &format)
{
    const auto end = std::max<qsizetype>(folders.size() - mostFolders, 0);
    bool isBesideMaps = false;
    for (auto i = folders.size() - 1; i >= end; --i) {
        if (i != archive)
            if (const auto *game = gameFromFolder(folders[i], format, i > 0 ? folders[i - 1] : QString()))
                return game;
        const bool isInside = archive >= 0 && i > archive;
        if (isBesideMaps && !isInside)
            if (const auto *game = gameOfSettings(folders.mid(0, i + 1).join(QChar(u'/')), format))
                return game;
        isBesideMaps = i == archive || (!isInside && folders[i].compare(u"maps", Qt::CaseInsensitive) == 0);
    }
    return nullptr;
}

const bsp::Game *gameOfFile(const QString &file, const QString &entry, const bsp::Format &format)
{
    auto folders = file.split(QChar(u'/'));
    const auto archive = entry.isEmpty() ? -1 : folders.size() - 1;
    if (!entry.isEmpty())
        folders += entry.split(QChar(u'/'));
    folders.removeLast(); // the map itself
    return gameFromFolders(folders, archive, format);
}

} // namespace

bool isInstalledAs(const QString &folder, const bsp::Game &game)
{
    return std::ranges::any_of(game.folders.installed, [&folder](std::string_view name) {
        return folder.compare(fromView(name), Qt::CaseInsensitive) == 0;
    });
}

const bsp::Game *gameFromFolder(const QString &name, const bsp::Format &format, const QString &around)
{
    const auto isIts = [&name](const QString &known) {
        return name.compare(known, Qt::CaseInsensitive) == 0 || name.startsWith(known + QChar(u'_'), Qt::CaseInsensitive);
    };
    const bsp::Game *first = nullptr;
    for (const auto *game : format.games)
        if (std::ranges::any_of(wordsOf(game->folders.names), isIts)) {
            if (isInstalledAs(around, *game))
                return game;
            first = first ? first : game;
        }
    return first;
}

const bsp::Game *gameFromPath(const QString &path, const bsp::Format &format)
{
    if (path.isEmpty() || path.startsWith(QChar(u':')) || format.games.size() < 2)
        return nullptr;
    const auto source = mapSource(QDir::cleanPath(QFileInfo(path).absoluteFilePath()));
    if (const auto *game = gameOfFile(source.file, source.entry, format))
        return game;
    const auto linked = QFileInfo(source.file).canonicalFilePath(); // where a symbolic link leads
    return linked.isEmpty() || linked == source.file ? nullptr : gameOfFile(linked, source.entry, format);
}

const bsp::Game *gameFromInstallation(const QString &path, const bsp::Format &format)
{
    if (path.isEmpty() || path.startsWith(QChar(u':')) || format.games.size() < 2)
        return nullptr;
    const auto folders = QDir::cleanPath(QFileInfo(path).absoluteFilePath()).split(QChar(u'/'));
    for (auto i = folders.size() - 1; i > std::max<qsizetype>(folders.size() - mostFolders, 0); --i) {
        for (const auto *game : format.games) {
            const auto inside = fromView(game->folders.inside);
            const bool isInside = i > 1 && !inside.isEmpty() && folders[i - 1].compare(inside, Qt::CaseInsensitive) == 0;
            if ((wordsOf(game->folders.bases) + wordsOf(game->folders.plainBases)).contains(folders[i], Qt::CaseInsensitive)
                && isInstalledAs(folders[isInside ? i - 2 : i - 1], *game))
                return game;
        }
    }
    return nullptr;
}

const bsp::Game *gameFromEntities(const MapFile &map)
{
    if (map.format().games.size() < 2)
        return nullptr;
    QHash<QByteArrayView, int> classes; // number of entities of each class
    const auto column = map.column(map.format().columns.entityClass);
    for (quint32 entity = 0; entity < column.count(); ++entity)
        ++classes[map.text(column, entity)];
    const bsp::Game *best = nullptr;
    int most = 0, all = 0;
    for (const auto *game : map.format().games) {
        int own = 0;
        for (auto each = classes.cbegin(); each != classes.cend(); ++each)
            if (bsp::EntityClass(*game, each.key()).isOwn())
                own += each.value();
        all += own;
        if (own > most) {
            most = own;
            best = game;
        }
    }
    return most >= fewest && most > all - most ? best : nullptr;
}

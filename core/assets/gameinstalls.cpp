#include "core/assets/gameinstalls.h"

#include "core/files/settingsfile.h"
#include "core/files/system.h"
#include "core/map/gameofmap.h"
#include "core/text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{

// A folder in which each folder may be an installation.
struct Shelf {
    QString path, source;
};

// Steam's own folders below the home folder: its installer's links, flatpak's and snap's.
constexpr QLatin1StringView steamFolders[] = {
    ".steam/steam"_L1,
    ".steam/root"_L1,
    ".steam/debian-installation"_L1,
    ".local/share/Steam"_L1,
    ".var/app/com.valvesoftware.Steam/.local/share/Steam"_L1,
    ".var/app/com.valvesoftware.Steam/data/Steam"_L1,
    "snap/steam/common/.local/share/Steam"_L1,
};
// Of GOG's installers, and where launchers put its games unless told otherwise.
constexpr QLatin1StringView gogFolders[] = {"GOG Games"_L1, "Games"_L1, "Games/Heroic"_L1, "games"_L1};
// In an installation, where the game's folders may lie: GOG's installers put them below, and so does the new Quake II.
constexpr QLatin1StringView below[] = {"game"_L1, "data"_L1, "rerelease"_L1};
constexpr int mostLibraries = 64; // of an old list

// Since 2021 each library is a section with a "path"; before, a line of a number and the path. Windows' backslashes are
// written twice.
QStringList librariesIn(const QString &list)
{
    auto libraries = settingsOf(list, u"path"_s);
    for (int number = 1; number <= mostLibraries; ++number) {
        auto paths = settingsOf(list, QString::number(number)); // else of an app, its size
        paths.removeIf([](const QString &path) { return QDir::isRelativePath(path); });
        if (paths.isEmpty())
            break;
        libraries += paths;
    }
    for (auto &library : libraries)
        library = QDir::cleanPath(QDir::fromNativeSeparators(library));
    return libraries;
}

QStringList steamLibraries(const GameRoots &roots)
{
    auto folders = roots.steam;
    for (const auto folder : steamFolders)
        folders.append(roots.home + u'/' + folder);
    QStringList libraries;
    for (const auto &steam : folders) {
        if (!QFileInfo(steam).isDir())
            continue;
        libraries.append(steam);
        for (const auto &list : {u"/steamapps/libraryfolders.vdf"_s, u"/config/libraryfolders.vdf"_s})
            libraries += librariesIn(steam + list);
    }
    return libraries;
}

std::vector<Shelf> shelvesOf(const GameRoots &roots)
{
    std::vector<Shelf> shelves;
    std::vector<FileIdentity> seen; // Steam's folders are links to one another; where case does not matter, one has two names
    const auto add = [&](const QString &path, const QString &source) {
        const auto folder = identityOf(path);
        if (!folder || std::ranges::find(seen, *folder) != seen.end())
            return;
        seen.push_back(*folder);
        shelves.push_back({QFileInfo(path).canonicalFilePath(), source});
    };
    for (const auto &library : steamLibraries(roots))
        for (const auto &apps : {u"/steamapps/common"_s, u"/SteamApps/common"_s})
            add(library + apps, u"Steam"_s);
    for (const auto folder : gogFolders)
        add(roots.home + u'/' + folder, u"GOG"_s);
    for (const auto &folder : roots.gog)
        add(folder, u"GOG"_s);
    for (const auto &folder : roots.shared)
        add(folder, {});
    return shelves;
}

bool hasBase(const QString &root, const bsp::Game &game)
{
    const auto bases = wordsOf(game.folders.bases) + wordsOf(game.folders.plainBases);
    const auto folders = QDir(root).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    return std::ranges::any_of(folders, [&bases](const QString &name) { return bases.contains(name, Qt::CaseInsensitive); });
}

QStringList homesOf(const QString &home, const bsp::Game &game)
{
    QStringList homes;
    for (const auto name : game.folders.home)
        if (const auto path = home + u'/' + fromView(name); QFileInfo(path).isDir())
            homes.append(path);
    return homes;
}

// Of one folder on a shelf, itself and what lies in it. A game that is installed inside of another's folder goes by the name of
// its own: both have a base folder of one name.
void addInstalls(std::vector<GameInstall> &installs, const GameRoots &roots, const Shelf &shelf, const QString &name)
{
    const auto folder = shelf.path + u'/' + name;
    QStringList candidates{name};
    for (const auto inner : below)
        candidates.append(inner);
    for (const auto *game : bsp::games::all())
        for (const auto &own : candidates) {
            const auto root = &own == &candidates.constFirst() ? folder : folder + u'/' + own;
            if (!hasBase(root, *game))
                continue;
            const auto isItself = [&](const bsp::Game *other) { return isInstalledAs(own, *other) && hasBase(root, *other); };
            if (std::ranges::any_of(bsp::games::all(), isItself) ? isInstalledAs(own, *game) : isInstalledAs(name, *game))
                installs.push_back({game, homesOf(roots.home, *game) + QStringList{root}, shelf.source});
        }
}

} // namespace

GameRoots GameRoots::ofSystem()
{
    return {.home = QDir::homePath(), .shared = sys::gameFolders(), .steam = sys::steamFolders(), .gog = sys::gogFolders()};
}

std::vector<GameInstall> findInstalls(const GameRoots &roots, std::stop_token stop)
{
    std::vector<GameInstall> installs;
    for (const auto &shelf : shelvesOf(roots))
        for (const auto &name : QDir(shelf.path).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
            if (!stop.stop_requested())
                addInstalls(installs, roots, shelf, name);
    for (const auto *game : bsp::games::all()) {
        const auto isKnown = [game](const GameInstall &install) { return install.game == game; };
        if (const auto homes = homesOf(roots.home, *game); !homes.isEmpty() && std::ranges::none_of(installs, isKnown))
            installs.push_back({game, homes, {}});
    }
    return installs;
}

#include "core/assets/gameinstalls.h"

#include "core/files/foldernames.h"
#include "core/files/settingsfile.h"
#include "core/files/system.h"
#include "core/opening/gameofmap.h"
#include "core/text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <mutex>
#include <optional>

using namespace Qt::StringLiterals;

namespace {

// A folder whose subfolders may be installations.
struct LibraryFolder {
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
// The default folders of GOG's installers and of launchers for its games.
constexpr QLatin1StringView gogFolders[] = {"GOG Games"_L1, "Games"_L1, "Games/Heroic"_L1, "games"_L1};
// Subfolders of an installation that may contain the game's folders: by GOG's installers, and the new Quake II's.
constexpr QLatin1StringView below[] = {"game"_L1, "data"_L1, "rerelease"_L1};
constexpr int mostLibraries = 64; // in a list of the form before 2021

// Returns the paths of a list's libraries. Since 2021 each library is a section with a "path"; before, it was a line with
// a number and the path. Windows' backslashes are doubled.
QStringList librariesIn(const QString &list)
{
    auto libraries = settingsOf(list, u"path"_s);
    for (int number = 1; number <= mostLibraries; ++number) {
        auto paths = settingsOf(list, QString::number(number)); // since 2021 an app's number is the key of its size
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

std::vector<LibraryFolder> libraryFoldersOf(const GameRoots &roots)
{
    std::vector<LibraryFolder> libraryFolders;
    std::vector<FileIdentity> seen; // Steam's folders link to one another; on case-insensitive disks one has two names
    const auto add = [&](const QString &path, const QString &source) {
        const auto folder = identityOf(path);
        if (!folder || std::ranges::find(seen, *folder) != seen.end())
            return;
        seen.push_back(*folder);
        libraryFolders.push_back({QFileInfo(path).canonicalFilePath(), source});
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
    return libraryFolders;
}

bool hasBase(const QStringList &folders, const bsp::Game &game)
{
    const auto bases = wordsOf(game.folders.bases) + wordsOf(game.folders.plainBases);
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

// Returns the names of the subfolders that may hold a game in its folder.
const QStringList &innerFolders()
{
    static const QStringList names = [] {
        QStringList inner(std::begin(below), std::end(below));
        for (const auto *game : bsp::games::all())
            if (!game->folders.inside.empty())
                inner.append(fromView(game->folders.inside));
        inner.removeDuplicates();
        return inner;
    }();
    return names;
}

// Adds the games installed in the folder `name` of a library, or in one of its subfolders. Base folders of different games may
// share a name, so a subfolder named like a game's own installation is that game's, and any other belongs to the outer folder's
// game.
void addInstalls(std::vector<GameInstall> &installs, const GameRoots &roots, const LibraryFolder &library, const QString &name)
{
    struct Candidate {
        QString own, root;
        QStringList folders;
    };
    std::vector<Candidate> candidates;
    const auto add = [&candidates](const QString &own, const QString &root) {
        if (const auto names = namesIn(root); !names->folders().isEmpty())
            candidates.push_back({own, root, names->folders()});
    };
    const auto folder = library.path + u'/' + name;
    add(name, folder);
    for (const auto &inner : innerFolders())
        add(inner, folder + u'/' + inner);
    for (const auto *game : bsp::games::all())
        for (const auto &each : candidates) {
            if (!hasBase(each.folders, *game))
                continue;
            const auto isInstallOf = [&](const bsp::Game *other) {
                return isInstalledAs(each.own, *other) && hasBase(each.folders, *other);
            };
            if (std::ranges::any_of(bsp::games::all(), isInstallOf) ? isInstalledAs(each.own, *game) : isInstalledAs(name, *game))
                installs.push_back({game, homesOf(roots.home, *game) + QStringList{each.root}, library.source});
        }
}

std::vector<GameInstall> searchForInstalls(const GameRoots &roots, const std::stop_token &stop)
{
    std::vector<GameInstall> installs;
    for (const auto &library : libraryFoldersOf(roots))
        for (const auto names = namesIn(library.path, stop); const auto &name : names->folders())
            if (!stop.stop_requested())
                addInstalls(installs, roots, library, name);
    for (const auto *game : bsp::games::all()) {
        const auto isKnown = [game](const GameInstall &install) { return install.game == game; };
        if (const auto homes = homesOf(roots.home, *game); !homes.isEmpty() && std::ranges::none_of(installs, isKnown))
            installs.push_back({game, homes, {}});
    }
    return installs;
}

struct KnownInstalls {
    GameRoots roots;
    std::vector<GameInstall> installs;
};

} // namespace

GameRoots GameRoots::ofSystem()
{
    return {.home = QDir::homePath(), .shared = sys::gameFolders(), .steam = sys::steamFolders(), .gog = sys::gogFolders()};
}

std::vector<GameInstall> findInstalls(const GameRoots &roots, std::stop_token stop)
{
    if (!areFolderNamesKept())
        return searchForInstalls(roots, stop);
    static auto &guard = *new std::mutex; // never destroyed: threads may outlive static objects
    static auto &known = *new std::optional<KnownInstalls>;
    const std::lock_guard lock(guard);
    if (!known || known->roots != roots) {
        auto installs = searchForInstalls(roots, stop);
        if (stop.stop_requested())
            return installs;
        known = KnownInstalls{roots, std::move(installs)};
    }
    return known->installs;
}

#include "core/assets/gamefolders.h"

#include "core/files/foldernames.h"
#include "core/files/samepath.h"
#include "core/files/settingsfile.h"
#include "core/games/game.h"
#include "core/opening/mapsource.h"
#include "core/text.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace {

constexpr int foldersAbove = 5;       // searched if no game directory is known
constexpr qsizetype fewArchives = 16; // most archives that are opened next to a map that is outside any game
constexpr std::string_view contentFolders = " textures pics scripts maps ";

// Returns the parent folder; empty for a root, which on Windows may be a share: //server/share.
QString parentOf(const QString &folder)
{
    const auto slash = folder.lastIndexOf(u'/');
    if (slash < 0 || slash == folder.size() - 1 || (folder.startsWith(u"//") && folder.count(u'/') <= 3))
        return {};
    return slash == 0 || folder[slash - 1] == u':' ? folder.left(slash + 1) : folder.left(slash);
}

QString nameOf(const QString &folder) { return folder.mid(folder.lastIndexOf(u'/') + 1); }

QString inside(const QString &folder, const QString &name)
{
    return folder.endsWith(u'/') ? folder + name : folder + u'/' + name;
}

// Returns whether the folder is the home folder or a disk's root, either of which may contain anything.
bool isHomeOrRoot(const QString &folder) { return isSamePath(folder, QDir::homePath()) || parentOf(folder).isEmpty(); }
bool isContentName(const QString &name) { return wordsOf(contentFolders).contains(name, Qt::CaseInsensitive); }

class Search
{
public:
    explicit Search(const bsp::GameFolders &game, std::stop_token stop = {})
        : game_(game), endings_(wordsOf(game.archives)), stop_(std::move(stop))
    {
    }

    const std::vector<SearchPath> &places() const { return places_; }

    void addArchive(const QString &path) { add({path, true}); }
    // Adds a folder and its archives, in the engine's order.
    void addFolder(const QString &folder);
    void addUserPath(const QString &path);
    struct GameAround {
        QString parent, mod; // the folder that contains the mod's, and the mod's name
        QStringList besides; // also searched, next to it: the base game's or, for the base game, `behind`
        bool isBase = false; // `mod` is the base game
    };
    // Returns the nearest game directory: the folder itself, or one above it.
    std::optional<GameAround> gameAround(const QString &folder) const;
    // Adds the game that the folder belongs to; returns false if there is none.
    bool addGameOf(const QString &folder);
    // Adds the game in whose installation the folder lies.
    void addInstalled(const QString &folder, const std::vector<GameInstall> &installs);
    QStringList foldersOfMod(const QStringList &roots, const QString &mod) const;
    std::vector<FoundMod> modsIn(const QStringList &roots) const;
    QString installationAround(const QString &folder) const;
    // Adds the folder, and those above it that look like a game's. With `isOfArchive`, the map is in an archive, and other
    // archives next to that are not searched.
    void addAround(const QString &folder, bool isOfArchive);

private:
    void add(SearchPath place)
    {
        const auto known = known_.size();
        known_.insert({keyOfPath(place.path), place.isArchive});
        if (known_.size() > known)
            places_.push_back(std::move(place));
    }
    const FolderNames &names(const QString &folder) const;
    // Returns the path of the subfolder with this name, regardless of case; empty if there is none.
    QString subfolder(const QString &folder, const QString &name) const;
    bool holdsContent(const QString &folder) const;
    QStringList archivesIn(const QString &folder) const;
    bool holdsArchive(const QString &folder) const;
    bool isBase(const QString &folder) const;
    bool isMod(const QString &folder) const;
    QStringList foldersIn(const QString &folder, const QStringList &names) const;
    QStringList basesIn(const QString &folder) const;
    QStringList together(const QString &parent, const QString &name) const;
    QString fallbackOf(const QString &mod) const
    {
        return game_.settings.empty() ? QString() : settingOf(inside(mod, fromView(game_.settings)), fromView(game_.fallbackKey));
    }
    QString modOf(const QString &parent, const QString &name) const;

    const bsp::GameFolders &game_;
    QStringList endings_;
    std::vector<SearchPath> places_;
    QSet<std::pair<QString, bool>> known_; // keyOfPath() and isArchive of places_
    std::stop_token stop_;
    mutable QHash<QString, std::shared_ptr<const FolderNames>> names_; // cache, by folder
};

const FolderNames &Search::names(const QString &folder) const
{
    auto &known = names_[folder];
    if (!known)
        known = namesIn(folder, stop_);
    return *known;
}

QString Search::subfolder(const QString &folder, const QString &name) const
{
    if (name.isEmpty() || name.contains(u'/') || name.startsWith(u'.'))
        return {};
    const auto found = names(folder).foldersNamed(name);
    return found.isEmpty() ? QString() : inside(folder, found.constFirst());
}

bool Search::holdsContent(const QString &folder) const { return !foldersIn(folder, wordsOf(contentFolders)).isEmpty(); }

// Returns the names in descending order.
QStringList Search::archivesIn(const QString &folder) const
{
    QStringList found;
    for (const auto &ending : endings_)
        found += names(folder).filesEnding(ending);
    std::ranges::sort(found, [](const QString &a, const QString &b) {
        const int order = a.compare(b, Qt::CaseInsensitive);
        return order != 0 ? order > 0 : a > b;
    });
    return found;
}

bool Search::holdsArchive(const QString &folder) const
{
    return std::ranges::any_of(endings_, [&](const QString &ending) { return !names(folder).filesEnding(ending).isEmpty(); });
}

void Search::addFolder(const QString &folder)
{
    const auto numbered = fromView(game_.numbered);
    QStringList first, others;
    for (const auto &name : archivesIn(folder)) {
        const bool hasDigit = !numbered.isEmpty() && name.size() > numbered.size() + 1
                              && name.startsWith(numbered, Qt::CaseInsensitive) && name[numbered.size() + 1] == u'.'
                              && name[numbered.size()] >= u'0' && name[numbered.size()] <= u'9';
        (hasDigit ? first : others).append(name);
    }
    if (game_.othersBeforeFiles)
        first += others;
    for (const auto &name : first)
        addArchive(inside(folder, name));
    add({folder, false});
    if (!game_.othersBeforeFiles)
        for (const auto &name : others)
            addArchive(inside(folder, name));
}

bool Search::isBase(const QString &folder) const
{
    const auto name = nameOf(folder);
    if (wordsOf(game_.bases).contains(name, Qt::CaseInsensitive))
        return true;
    return wordsOf(game_.plainBases).contains(name, Qt::CaseInsensitive) && (holdsContent(folder) || holdsArchive(folder));
}

QStringList Search::foldersIn(const QString &folder, const QStringList &names) const
{
    QStringList found;
    for (const auto &name : names)
        if (const auto path = subfolder(folder, name); !path.isEmpty())
            found.append(path);
    return found;
}

QStringList Search::basesIn(const QString &folder) const
{
    auto found = foldersIn(folder, wordsOf(game_.bases) + wordsOf(game_.plainBases));
    found.removeIf([this](const QString &path) { return !isBase(path); });
    return found;
}

// Returns the folder of a game or mod and those that go with it (bsp::GameFolders::around).
QStringList Search::together(const QString &parent, const QString &name) const
{
    if (name.isEmpty())
        return {};
    return foldersIn(parent, wordsOf(game_.around).replaceInStrings(u"="_s, name));
}

// Returns the mod that a folder belongs to: the one that it goes with (bsp::GameFolders::around), else the folder itself.
QString Search::modOf(const QString &parent, const QString &name) const
{
    for (auto word : wordsOf(game_.around)) {
        const auto ending = word.remove(u'=');
        if (!ending.isEmpty() && name.endsWith(ending, Qt::CaseInsensitive)) {
            const auto mod = name.chopped(ending.size());
            if (!subfolder(parent, mod).isEmpty())
                return mod;
        }
    }
    return name;
}

std::optional<Search::GameAround> Search::gameAround(const QString &folder) const
{
    for (auto at = folder; !at.isEmpty(); at = parentOf(at)) {
        const auto parent = parentOf(at);
        if (parent.isEmpty() || isContentName(nameOf(at)))
            continue;
        const auto mod = modOf(parent, nameOf(at));
        const bool isBaseGame = isBase(subfolder(parent, mod));
        const auto besides = isBaseGame ? foldersIn(parent, wordsOf(game_.behind)) : basesIn(parent);
        if (isBaseGame || !besides.isEmpty())
            return GameAround{parent, mod, besides, isBaseGame};
    }
    return {};
}

bool Search::addGameOf(const QString &folder)
{
    const auto around = gameAround(folder);
    if (!around)
        return false;
    const auto &[parent, mod, besides, isBaseGame] = *around;
    auto folders = together(parent, mod) + together(parent, fallbackOf(subfolder(parent, mod)));
    for (const auto &base : besides)
        folders += together(parent, nameOf(base));
    for (const auto &each : folders)
        addFolder(each);
    return true;
}

QStringList Search::foldersOfMod(const QStringList &roots, const QString &mod) const
{
    QStringList names{mod}, folders;
    for (const auto &root : roots)
        if (const auto folder = subfolder(root, mod); !folder.isEmpty())
            names.append(fallbackOf(folder));
    names += wordsOf(game_.bases);
    for (const auto &name : wordsOf(game_.plainBases)) // only those that hold game data
        if (std::ranges::any_of(roots, [&](const QString &root) { return isBase(subfolder(root, name)); }))
            names.append(name);
    names += wordsOf(game_.behind);
    for (const auto &name : names)
        for (const auto &root : roots)
            folders += together(root, name);
    folders.removeDuplicates();
    return folders;
}

bool Search::isMod(const QString &folder) const
{
    return holdsArchive(folder) || !subfolder(folder, u"maps"_s).isEmpty()
           || (!game_.settings.empty() && QFileInfo(inside(folder, fromView(game_.settings))).isFile());
}

std::vector<FoundMod> Search::modsIn(const QStringList &roots) const
{
    std::vector<FoundMod> mods;
    QSet<QString> known; // case-folded
    const auto add = [&](const QString &name) {
        mods.push_back({name, foldersOfMod(roots, name)});
        known.insert(name.toCaseFolded());
    };
    const auto isKnown = [&known](const QString &name) { return known.contains(name.toCaseFolded()); };
    for (const auto &root : roots)
        for (const auto &base : basesIn(root))
            if (!isKnown(nameOf(base)))
                add(nameOf(base));
    if (mods.empty())
        return mods;
    for (const auto &root : roots)
        for (const auto &name : names(root).folders())
            if (!stop_.stop_requested() && !isKnown(name) && modOf(root, name) == name && isMod(inside(root, name)))
                add(name);
    return mods;
}

// Chooses the innermost root, since the home folder may contain the others.
void Search::addInstalled(const QString &folder, const std::vector<GameInstall> &installs)
{
    const GameInstall *found = nullptr;
    QString innermost, mod;
    for (const auto &install : installs)
        for (const auto &root : install.roots)
            if (root.size() > innermost.size() && root.size() < folder.size() && isInFolder(folder, root)) {
                found = &install;
                innermost = root;
                mod = folder.mid(root.size() + (root.endsWith(u'/') ? 0 : 1)).section(u'/', 0, 0);
            }
    if (!found)
        return;
    for (const auto &each : foldersOfMod(found->roots, modOf(innermost, mod)))
        addFolder(each);
}

QString Search::installationAround(const QString &folder) const
{
    for (auto at = parentOf(folder); !at.isEmpty(); at = parentOf(at))
        if (!isHomeOrRoot(at) && !basesIn(at).isEmpty())
            return at;
    return {};
}

void Search::addAround(const QString &folder, bool isOfArchive)
{
    const bool few = !isOfArchive && archivesIn(folder).size() <= fewArchives;
    auto at = folder;
    for (int level = 0; level <= foldersAbove && !at.isEmpty(); ++level, at = parentOf(at)) {
        const bool isGame = holdsContent(at);
        if (!isHomeOrRoot(at) && (isGame || (level == 0 && few)))
            addFolder(at);
        else if (level == 0 || isGame)
            add({at, false});
    }
}

void Search::addUserPath(const QString &path)
{
    const QFileInfo info(path);
    const auto absolute = QDir::cleanPath(info.absoluteFilePath());
    if (info.isFile()) {
        addArchive(absolute);
    } else if (info.isDir()) {
        const auto folder = isContentName(nameOf(absolute)) ? parentOf(absolute) : absolute;
        addFolder(folder);
        for (const auto &base : basesIn(folder))
            addFolder(base);
    }
}

} // namespace

QString modAround(const QString &path, const bsp::GameFolders &game)
{
    if (path.isEmpty())
        return {};
    const auto around = Search(game).gameAround(parentOf(mapSource(QDir::cleanPath(QFileInfo(path).absoluteFilePath())).file));
    return around && !around->isBase ? around->mod : QString();
}

std::vector<FoundMod> modsIn(const QStringList &roots, const bsp::GameFolders &game, std::stop_token stop)
{
    return Search(game, std::move(stop)).modsIn(roots);
}

QString installationAround(const QString &folder)
{
    QString innermost;
    for (const bsp::Game *game : bsp::games::all())
        if (const auto found = Search(game->folders).installationAround(folder); found.size() > innermost.size())
            innermost = found;
    return innermost;
}

std::vector<SearchPath> searchedPlaces(const QString &path, const bsp::GameFolders &game, const QStringList &added,
                                       const GameRoots &roots, std::stop_token stop)
{
    Search search(game, stop);
    const auto source = path.isEmpty() ? MapSource() : mapSource(QDir::cleanPath(QFileInfo(path).absoluteFilePath()));
    if (!source.entry.isEmpty())
        search.addArchive(source.file);
    for (const auto &each : added)
        search.addUserPath(each);
    if (path.isEmpty())
        return search.places();
    const auto folderOf = [](const QString &file) { return QFileInfo(file).isDir() ? file : parentOf(file); };
    const auto folder = folderOf(source.file);
    const auto linked = folderOf(QFileInfo(source.file).canonicalFilePath()); // where a link leads
    const auto installs = findInstalls(roots, stop);
    for (const auto &each : {folder, linked})
        search.addInstalled(each, installs);
    if (!search.addGameOf(folder) && !search.addGameOf(linked))
        search.addAround(folder, !source.entry.isEmpty());
    return search.places();
}

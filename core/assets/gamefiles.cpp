#include "core/assets/gamefiles.h"

#include "core/assets/gamefolders.h"
#include "core/files/regularfile.h"
#include "core/map/bspx.h"
#include "core/text.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostWads = 255; // Xash3D's limit; the original engine's is lower
// The most MB for all WADs inside archives together, which are kept in memory.
constexpr qint64 mostPackedMegabytes = 256;

// Returns the name with single forward slashes and without "." and ".."; empty if it leaves its folder.
QString normalized(const QString &name)
{
    QStringList parts;
    for (const auto &part : QString(name).replace(u'\\', u'/').split(u'/', Qt::SkipEmptyParts)) {
        if (part == u".."_s && parts.isEmpty())
            return {};
        if (part == u".."_s)
            parts.removeLast();
        else if (part != u"."_s)
            parts.append(part);
    }
    return parts.join(u'/');
}

bool isWad(const QString &path) { return path.endsWith(u".wad"_s, Qt::CaseInsensitive); }

// Returns the file that the engine opens for an entry of the list; empty if none. Follows TEX_InitFromWad() of ReHLDS's
// textures.cpp: COM_FileBase() cuts a name at its last dot, and COM_DefaultExtension() appends the extension unless there is
// another dot.
QString wadFile(const QString &entry)
{
    static const QRegularExpression separator(u"[/\\\\:]"_s);
    const auto name = entry.mid(entry.lastIndexOf(separator) + 1).trimmed();
    const auto dot = name.lastIndexOf(u'.');
    const auto base = dot < 0 ? name : name.first(dot);
    if (base.isEmpty() || base.contains("pldecal"_L1) || base.contains("tempdecal"_L1))
        return {};
    return base.contains(u'.') ? base : isWad(name) ? name : base + u".wad"_s;
}

QString pathIn(const SearchPlace &place, const QString &stored)
{
    return place.path().endsWith(u'/') ? place.path() + stored : place.path() + u'/' + stored;
}

} // namespace

// Takes the first pair if a key is repeated, as Mod_LoadEntities() of ReHLDS's model.cpp does.
QStringList wadNames(const MapFile &map)
{
    const auto source = map.entitySource();
    if (source.count() == 0)
        return {};
    const auto pairs = source.pairsOf(0);
    auto list = pairs.end();
    for (const QByteArrayView key : {"_wad", "wad"})
        if (const auto found = std::ranges::find(pairs, key, [&](const KeyValue &pair) { return source.key(pair); });
            found != pairs.end())
            list = found;
    QStringList names;
    QSet<QString> seen;
    const auto entries = list == pairs.end() ? QStringList() : QString::fromLatin1(source.value(*list)).split(u';');
    for (auto entry = entries.rbegin(); entry != entries.rend() && names.size() < mostWads; ++entry) {
        const auto name = wadFile(*entry);
        const auto key = name.toLower();
        if (name.isEmpty() || seen.contains(key))
            continue;
        seen.insert(key);
        names.append(name);
    }
    return names;
}

GameFiles::GameFiles(const QString &path, const bsp::GameFolders &game, const QStringList &added, const QStringList &wads)
    : GameFiles(path, game, added, wads, {})
{
}

GameFiles::GameFiles(const QString &path, const bsp::GameFolders &game, const QStringList &added, const QStringList &wads,
                     Packed packed)
    : path_(path), game_(&game), added_(added), wadNames_(wads), packed_(std::move(packed))
{
}

GameFiles::GameFiles(const QString &path, const MapFile &map, const QStringList &added)
    : GameFiles(path, map.game().folders, added, wadNames(map), packedIn(map))
{
}

GameFiles::Packed GameFiles::packedIn(const MapFile &map)
{
    const auto archive = packedFiles(map);
    return archive.empty() ? Packed() : Packed{map.file(), archive};
}

QString GameFiles::mapFolder() const
{
    const QFileInfo info(path_);
    return info.isFile() ? info.absolutePath() : QString();
}

QString GameFiles::mapName() const { return QFileInfo(path_).completeBaseName(); }

// Discards the result of a stopped search.
void GameFiles::findPlaces(std::stop_token stop) const
{
    if (arePlacesFound_)
        return;
    const std::lock_guard lock(findingPlaces_);
    if (arePlacesFound_)
        return;
    const auto searched = searchedPlaces(path_, *game_, added_, GameRoots::ofSystem(), stop);
    if (stop.stop_requested())
        return;
    const auto packed = viewOf(packed_.archive); // not copied, since it may be most of the map
    auto archive =
        packed.isEmpty() ? Error{QString()} : Archive::fromBytes(QByteArray::fromRawData(packed.data(), packed.size()));
    if (archive)
        places_.emplace_back(path_, std::move(archive).value());
    else
        packedProblem_ = archive.error();
    for (const auto &[path, isArchive] : searched)
        if (!isArchive || !isWad(path)) // a WAD's lumps are not files of the game
            places_.emplace_back(path, isArchive);
    for (size_t i = 0; i < places_.size(); ++i)
        if (!places_[i].isArchive())
            folders_.push_back(i);
    arePlacesFound_ = true;
}

bool GameFiles::open(std::stop_token stop) const
{
    if (areOpen_)
        return true;
    findPlaces(stop);
    if (!arePlacesFound_) // the search was stopped
        return false;
    for (size_t i = 0; !stop.stop_requested() && i < places_.size(); ++i)
        archiveWith({}, i + 1);
    areOpen_ = !stop.stop_requested();
    return areOpen_;
}

std::optional<size_t> GameFiles::archiveWith(const QString &name, size_t end) const
{
    const std::lock_guard lock(listingNames_);
    while (true) {
        if (const auto found = names_.constFind(name); found != names_.cend())
            return *found < end ? std::optional(*found) : std::nullopt;
        if (listed_ >= end)
            return {};
        places_[listed_].addNames(names_, listed_);
        ++listed_;
    }
}

Result<Archive> GameFiles::openPacked(const GameFile &file, qint64 &packedLeft) const
{
    if (file.place->size(file.stored) > packedLeft)
        return Error{FileText::tr("The map's WADs inside archives would need more than %1 MB of memory. Unpack this WAD "
                                  "so that it is searched.")
                         .arg(mostPackedMegabytes)};
    const auto bytes = read(file, packedLeft);
    if (!bytes)
        return Error{bytes.error()};
    packedLeft -= bytes.value().size();
    return Archive::fromBytes(bytes.value());
}

void GameFiles::addWad(const QString &name, qint64 &packedLeft) const
{
    const auto file = find(name);
    Wad &wad = wads_.emplace_back();
    if (!file) {
        wad.tried = tried(name);
        return;
    }
    if (QFileInfo(file->path).isFile()) {
        wad.place.emplace(file->path, true);
        return;
    }
    wad.tried = QStringList{file->path}; // in an archive
    if (auto archive = openPacked(*file, packedLeft))
        wad.place.emplace(file->path, std::move(archive).value());
    else
        wad.problem = archive.error();
}

void GameFiles::findWads() const
{
    findPlaces();
    std::call_once(wadsFound_, [this] {
        for (const auto &path : added_)
            if (isWad(path) && QFileInfo(path).isFile())
                wads_.emplace_back().place.emplace(path, true);
        qint64 packedLeft = mostPackedMegabytes << 20;
        for (const auto &name : wadNames_)
            addWad(name, packedLeft);
    });
}

std::optional<GameFile> GameFiles::find(const QString &name) const
{
    findPlaces();
    const auto wanted = normalized(name);
    if (wanted.isEmpty())
        return {};
    const auto fileIn = [&wanted](const SearchPlace &place) -> std::optional<GameFile> {
        auto stored = place.find(wanted);
        if (stored.isEmpty())
            return {};
        return GameFile{pathIn(place, stored), &place, std::move(stored)};
    };
    const auto key = wanted.toLower();
    for (const auto folder : folders_) {
        if (const auto archive = archiveWith(key, folder))
            return fileIn(places_[*archive]);
        if (auto file = fileIn(places_[folder]))
            return file;
    }
    const auto archive = archiveWith(key, places_.size());
    return archive ? fileIn(places_[*archive]) : std::nullopt;
}

QStringList GameFiles::tried(const QString &name) const
{
    findPlaces();
    QStringList paths;
    const auto wanted = normalized(name);
    for (const auto &place : places_)
        if (!wanted.isEmpty())
            paths.append(pathIn(place, wanted));
    return paths;
}

std::vector<GameFile> GameFiles::list(const QString &folder, const QString &ending) const
{
    findPlaces();
    std::vector<GameFile> files;
    QSet<QString> seen;
    for (const auto &place : places_)
        for (const auto &stored : place.list(normalized(folder), ending))
            if (const auto key = stored.toLower(); !seen.contains(key)) {
                seen.insert(key);
                files.push_back({pathIn(place, stored), &place, stored});
            }
    return files;
}

std::optional<GameFile> GameFiles::findInWads(const QString &name) const
{
    findWads();
    for (const auto &wad : wads_)
        if (wad.place)
            if (auto stored = wad.place->find(name); !stored.isEmpty())
                return GameFile{pathIn(*wad.place, stored), &*wad.place, std::move(stored)};
    return {};
}

QStringList GameFiles::triedInWads(const QString &name) const
{
    findWads();
    QStringList paths;
    for (const auto &wad : wads_)
        paths += wad.place ? QStringList{pathIn(*wad.place, name)} : wad.tried;
    return paths;
}

bool GameFiles::knowsGame() const
{
    findPlaces();
    const auto bases = wordsOf(game_->bases) + wordsOf(game_->plainBases);
    return std::ranges::any_of(places_, [&bases](const SearchPlace &place) {
        const auto parts = place.path().split(u'/'); // a folder, or an archive in one
        return std::ranges::any_of(parts.last(std::min<qsizetype>(parts.size(), 2)),
                                   [&bases](const QString &part) { return bases.contains(part, Qt::CaseInsensitive); });
    });
}

QStringList GameFiles::places() const
{
    findWads();
    QStringList paths;
    for (const auto &place : places_)
        paths.append(place.path());
    for (const auto &wad : wads_)
        if (wad.place)
            paths.append(wad.place->path());
    return paths;
}

QStringList GameFiles::problems() const
{
    findWads();
    QStringList sentences;
    const auto addProblem = [&sentences](const QString &path, const QString &problem) {
        if (!problem.isEmpty())
            sentences.append(FileText::tr("%1 is not searched: %2").arg(path, problem));
    };
    addProblem(path_, packedProblem_);
    for (const auto &place : places_)
        addProblem(place.path(), place.problem());
    for (const auto &wad : wads_)
        if (wad.place)
            addProblem(wad.place->path(), wad.place->problem());
        else
            addProblem(wad.tried.value(0), wad.problem);
    return sentences;
}

#include "core/opening/mapfiles.h"

#include "core/files/archive.h"
#include "core/files/regularfile.h"
#include "core/opening/mapsource.h"
#include "core/text.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QStringDecoder>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <iterator>

using namespace Qt::StringLiterals;

namespace {

struct NamedList : std::vector<NamedMap> {
    QStringList unfollowed{}; // links to folders
};

const Qt::CaseSensitivity diskCase =
#ifdef Q_OS_WIN
    Qt::CaseInsensitive;
#else
    Qt::CaseSensitive;
#endif

bool isWildcard(const QString &word) { return word.contains(u'*') || word.contains(u'?'); }
bool isMapName(const QString &name) { return name.endsWith(u".bsp", Qt::CaseInsensitive); }

bool isArchiveName(const QString &name) { return QDir::match(Archive::namePatterns().split(u' '), name); }

// Only * and ? have a meaning: Qt also takes brackets for a set of characters, except in a set.
QRegularExpression wildcard(const QString &pattern, Qt::CaseSensitivity sensitivity)
{
    const auto text = QRegularExpression::wildcardToRegularExpression(QString(pattern).replace(u'[', u"[[]"_s));
    return QRegularExpression(text, sensitivity == Qt::CaseSensitive ? QRegularExpression::NoPatternOption
                                                                     : QRegularExpression::CaseInsensitiveOption);
}

QString notUtf8() { return FileText::tr("This name is not valid UTF-8. Rename the file or folder to open it."); }

// Returns the size that an archive states for ARCHIVE/maps/NAME.bsp; 0: unknown.
qint64 sizeInArchive(const QString &path)
{
    const auto source = mapSource(path);
    const auto archive = source.entry.isEmpty() ? Result<Archive>(Error{}) : Archive::open(source.file);
    const auto *entry = archive ? archive.value().find(source.entry) : nullptr;
    return entry ? entry->size : 0;
}

// Returns an element for a folder, archive, list or pattern that leads to no map.
NamedMap noMap(const QString &path, const QString &fault) { return {.path = path, .fault = fault, .isMap = false}; }

void addFile(NamedList &maps, const QString &path)
{
    const QFileInfo info(path);
    const bool isUnreadableName = path.contains(QChar::ReplacementCharacter) && !info.exists();
    maps.push_back({path, info.isFile() ? info.size() : sizeInArchive(path), isUnreadableName ? notUtf8() : QString()});
}

// Adds the maps in an archive whose names fit, all by default. Returns whether the file is an archive with such maps.
bool addArchive(NamedList &maps, const QString &path, const std::function<bool(const QString &name)> &fits = {})
{
    if (!Archive::recognizes(path))
        return false;
    const auto archive = Archive::open(path);
    if (!archive) {
        maps.push_back(noMap(path, archive.error()));
        return true;
    }
    const auto begin = maps.size();
    for (const auto &name : mapNames(archive.value())) {
        const auto *entry = archive.value().find(name);
        if (!fits || fits(name))
            maps.push_back({.path = path + u'/' + name, .size = entry ? entry->size : 0, .entry = path.size() + 1});
    }
    return maps.size() > begin;
}

// Adds the maps in a folder of an archive. Returns whether there are any.
bool addArchiveFolder(NamedList &maps, const QString &path, const QString &folder)
{
    const auto begin = folder.endsWith(u'/') ? folder : folder + u'/';
    return Archive::open(path)
           && addArchive(maps, path, [&begin](const QString &name) { return name.startsWith(begin, Qt::CaseInsensitive); });
}

// Returns a path as Qt would, or nothing if Qt could not open it.
std::optional<QString> pathOf(const std::filesystem::path &path)
{
#ifdef Q_OS_WIN
    return QDir::fromNativeSeparators(QString::fromStdWString(path.native()));
#else
    const auto bytes = QByteArray::fromStdString(path.native());
    const auto name = QFile::decodeName(bytes);
    return QFile::encodeName(name) == bytes ? std::optional(name) : std::nullopt;
#endif
}

struct FolderEntry {
    QString name;
    bool isUtf8 = true;    // otherwise it has replacement characters, and Qt cannot open it
    bool isFolder = false; // known only if it cannot be opened; not a link
};

// Returns what a folder contains, sorted by name. Adds a fault if it cannot be read. Qt's own iterators skip folders that cannot
// be read and names that are no UTF-8 without a word.
std::vector<FolderEntry> entriesOf(NamedList &maps, const QString &folder, const std::stop_token &stop)
{
    std::vector<FolderEntry> entries;
    std::error_code error, ignored;
    std::filesystem::directory_iterator at(QFileInfo(folder).filesystemFilePath(), error);
    for (; !error && !stop.stop_requested() && at != std::filesystem::directory_iterator(); at.increment(error)) {
        if (const auto name = pathOf(at->path().filename()))
            entries.push_back({*name});
        else
            entries.push_back({QString::fromUtf8(at->path().filename().string()), false,
                               at->is_directory(ignored) && !at->is_symlink(ignored)});
    }
    if (error)
        maps.push_back(
            noMap(folder, FileText::tr("This folder cannot be read: %1.")
                              .arg(withoutFullStop(QString::fromLocal8Bit(QByteArray::fromStdString(error.message()))))));
    std::ranges::sort(entries, {}, &FolderEntry::name);
    return entries;
}

void addUnreadableName(NamedList &maps, const QString &path, bool isFolder)
{
    maps.push_back({.path = path, .fault = notUtf8(), .isMap = !isFolder && !isArchiveName(QFileInfo(path).fileName())});
}

// Adds the maps in a folder, and appends its subfolders to `folders` and its archives to `archives`.
void addContent(NamedList &maps, const QString &folder, QStringList &folders, QStringList &archives, const std::stop_token &stop)
{
    for (const auto &[name, isUtf8, isFolder] : entriesOf(maps, folder, stop)) {
        const auto path = QDir(folder).filePath(name);
        const QFileInfo info(path);
        if (info.isHidden())
            continue;
        if (!isUtf8) {
            if (isFolder || isMapName(name) || isArchiveName(name))
                addUnreadableName(maps, path, isFolder);
        } else if (info.isDir()) {
            (info.isSymLink() || info.isJunction() ? maps.unfollowed : folders).append(path);
        } else if (isMapName(name)) {
            maps.push_back({path, info.size()});
        } else if (isArchiveName(name)) {
            archives.append(path);
        }
    }
}

// Adds the maps in archives, several of which are listed at the same time.
void addArchives(NamedList &maps, const QStringList &archives, const std::stop_token &stop)
{
    processInOrder(
        static_cast<size_t>(archives.size()), {.stop = stop}, [](size_t) { return qint64{1}; },
        [&archives](size_t index) {
            NamedList inside;
            const auto &path = archives[static_cast<qsizetype>(index)];
            if (addArchive(inside, path) || path.endsWith(u".wad", Qt::CaseInsensitive)) // other games have WADs, too
                return inside;
            if (const auto archive = Archive::open(path); !archive)
                inside.push_back(noMap(path, archive.error()));
            return inside;
        },
        [&maps](NamedList inside) {
            std::ranges::move(inside, std::back_inserter(maps));
            return true;
        });
}

void addFolder(NamedList &maps, const QString &folder, const std::stop_token &stop)
{
    const auto begin = static_cast<std::ptrdiff_t>(maps.size());
    QStringList folders{folder}, archives;
    while (!folders.isEmpty() && !stop.stop_requested())
        addContent(maps, folders.takeLast(), folders, archives, stop);
    addArchives(maps, archives, stop);
    const auto below = QDir(folder).filePath(u"x"_s).size() - 1;
    for (auto map = maps.begin() + begin; map != maps.end(); ++map)
        map->below = map->path.size() > below ? below : 0; // a fault may be that of the folder
    std::ranges::sort(maps.begin() + begin, maps.end(), {}, &NamedMap::path);
    if (std::ssize(maps) == begin)
        maps.push_back(noMap(folder, FileText::tr("Neither this folder nor the archives in it contain a map.")));
}

// Adds the maps that a path leads to. Returns whether it leads to a folder or to an archive with maps.
bool addPath(NamedList &maps, const QString &path, const std::stop_token &stop = {})
{
    if (QFileInfo(path).isDir()) {
        addFolder(maps, path, stop);
        return true;
    }
    const auto [file, inside] = mapSource(path);
    if (inside.isEmpty() ? addArchive(maps, file) : addArchiveFolder(maps, file, inside))
        return true;
    addFile(maps, path);
    return false;
}

// Adds what fits the pattern `rest` in the folder or archive `base`; empty: the current folder.
void addMatching(NamedList &maps, const QString &base, const QString &rest)
{
    if (!base.isEmpty() && !QFileInfo(base).isDir()) {
        const auto [archive, folder] = mapSource(base);
        const auto pattern = wildcard(folder.isEmpty() ? rest : folder + u'/' + rest, Qt::CaseInsensitive);
        addArchive(maps, archive, [&pattern](const QString &name) { return pattern.match(name).hasMatch(); });
        return;
    }
    const auto slash = rest.indexOf(u'/');
    const auto first = rest.first(slash < 0 ? rest.size() : slash), more = slash < 0 ? QString() : rest.sliced(slash + 1);
    const auto fits = wildcard(first, diskCase);
    const auto prefix = base.isEmpty() || base.endsWith(u'/') ? base : base + u'/';
    for (const auto &[name, isUtf8, isFolder] : entriesOf(maps, base.isEmpty() ? u"."_s : base, {})) {
        const auto path = prefix + name;
        if (!fits.match(name).hasMatch() || QFileInfo(path).isHidden())
            continue;
        if (!isUtf8) {
            if (slash < 0 || isFolder || isArchiveName(name))
                addUnreadableName(maps, path, isFolder);
        } else if (more.isEmpty()) {
            if (slash < 0 || QFileInfo(path).isDir())
                addPath(maps, path);
        } else if (isWildcard(more)) {
            addMatching(maps, path, more);
        } else if (const auto source = mapSource(path + u'/' + more); QFileInfo::exists(source.file)) {
            addPath(maps, path + u'/' + more);
        }
    }
}

void addPattern(NamedList &maps, const QString &word)
{
    const auto begin = maps.size();
    const auto slash = word.lastIndexOf(u'/', word.indexOf(QRegularExpression(u"[*?]"_s)));
    addMatching(maps, slash < 0 ? QString() : word.first(std::max<qsizetype>(slash, 1)), word.sliced(slash + 1));
    if (maps.size() == begin)
        maps.push_back(noMap(word, FileText::tr("No file matches this pattern.")));
}

// Adds what a word names. Returns whether it may name several maps.
bool addWord(NamedList &maps, const QString &given)
{
    const auto word = QDir::fromNativeSeparators(given);
    if (!isWildcard(word) || QFileInfo::exists(word))
        return addPath(maps, word);
    addPattern(maps, word);
    return true;
}

// Adds what the names in a text lead to. `list`: what the text is, for messages.
void addNames(NamedList &maps, const QByteArray &text, const QString &list)
{
    const bool isNulSeparated = text.contains('\0');
    qsizetype number = 0;
    for (auto line : text.split(isNulSeparated ? '\0' : '\n')) {
        const auto begin = maps.size();
        ++number;
        if (!isNulSeparated && line.endsWith('\r'))
            line.chop(1);
        QStringDecoder decoder(QStringDecoder::Utf8); // skips a byte order mark
        const QString name = decoder(line);
        if (decoder.hasError())
            maps.push_back({name, 0, notUtf8()});
        else if (!name.isEmpty())
            addWord(maps, name);
        const bool isOne = maps.size() == begin + 1 && maps.back().below == 0 && maps.back().entry == 0;
        if (isOne && !isNulSeparated && maps.back().size == 0)
            maps.back().listed = FileText::tr("Line %1 of %2 names it.").arg(numberText(number), list);
    }
}

// Adds what the names on the standard input lead to.
void addInput(NamedList &maps, QIODevice &input)
{
    const auto begin = maps.size();
    addNames(maps, input.readAll(), FileText::tr("standard input"));
    if (maps.size() == begin)
        maps.push_back(noMap(u"-"_s, FileText::tr("The standard input names no map.")));
}

void addList(NamedList &maps, const QString &word)
{
    QFile file(word.sliced(1));
    const auto begin = maps.size();
    if (file.open(QIODevice::ReadOnly))
        addNames(maps, file.readAll(), file.fileName());
    if (!file.isOpen() || file.error() != QFileDevice::NoError)
        maps.push_back(
            noMap(file.fileName(), FileText::tr("This list cannot be read: %1.").arg(withoutFullStop(file.errorString()))));
    else if (maps.size() == begin)
        maps.push_back(noMap(file.fileName(), FileText::tr("This list names no map.")));
}

// Makes maps of archives that were named themselves go into folders with the archives' names, if there are other maps.
void separateArchives(NamedList &maps)
{
    const auto archiveOf = [](const NamedMap &map) { return map.path.first(std::max<qsizetype>(map.entry - 1, 0)); };
    const auto isAlone = [&](const NamedMap &map) { return archiveOf(map) == archiveOf(maps.front()); };
    if (std::ranges::all_of(maps, isAlone))
        return;
    for (auto &map : maps)
        map.isInArchiveFolder = map.below == 0 && map.entry > 0;
}

// Removes maps that were named before. Elements with a fault stay: several faults may be about one file.
void removeRepeated(NamedList &maps)
{
    QSet<QString> known;
    std::erase_if(maps, [&known](const NamedMap &map) {
        const auto archive = map.path.first(std::max<qsizetype>(map.entry - 1, 0));
        const auto path = archive.isEmpty() ? wholePath(map.path) : wholePath(archive) + u'/' + map.path.sliced(map.entry);
        const bool isKnown = map.fault.isEmpty() && known.contains(path);
        known.insert(path);
        return isKnown;
    });
}

} // namespace

QString NamedMap::subfolder() const
{
    if (below == 0 && !isInArchiveFolder)
        return {};
    const auto begin = below > 0 ? below : path.lastIndexOf(u'/', entry - 2) + 1;
    auto names = path.sliced(begin).split(u'/');
    names.removeLast();
    QStringList folders;
    for (const auto &name : names)
        if (!QString(name).remove(u'.').trimmed().isEmpty()) // as of "..", whatever an archive calls its folders
            folders.append(name);
    return folders.join(u'/');
}

qsizetype countOfMaps(std::span<const NamedMap> maps) { return std::ranges::count_if(maps, &NamedMap::isMap); }

NamedMaps namedMaps(const QStringList &words, QIODevice &input)
{
    NamedMaps named;
    NamedList maps;
    named.isMany = words.size() != 1;
    for (const auto &word : words) {
        bool isMany = true;
        if (word == u"-")
            addInput(maps, input);
        else if (word.startsWith(u'@'))
            addList(maps, word);
        else
            isMany = addWord(maps, word);
        named.isMany = named.isMany || isMany;
    }
    removeRepeated(maps);
    separateArchives(maps);
    named.unfollowed = std::move(maps.unfollowed);
    named.maps = std::move(maps);
    return named;
}

std::vector<NamedMap> mapsBelow(const QString &path, std::stop_token stop)
{
    NamedList maps;
    addPath(maps, path, stop);
    return maps;
}

InOrderLimits limitsForMaps(const std::stop_token &stop)
{
    const unsigned threads = threadsHere(), cores = std::max(threads, std::thread::hardware_concurrency());
    return {.threads = threads, .cost = std::max<qint64>(sys::memory(), 0) / 2 / cores * threads, .stop = stop};
}

qint64 memoryFor(const NamedMap &map)
{
    constexpr qint64 bytesPerByte = 8, bytesPerMap = 4 << 20;
    return bytesPerMap + bytesPerByte * std::clamp<qint64>(map.size, 0, bsp::furthestByte);
}

#include "app/commands/dumpmany.h"

#include "app/commands/overmaps.h"
#include "core/database/databasewriter.h"
#include "core/database/partitionwriter.h"
#include "core/files/archive.h"
#include "core/files/regularfile.h"
#include "core/opening/mapsource.h"
#include "core/query/exporter.h"
#include "core/search/declaredlumps.h"
#include "core/text.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <new>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

// Returns the names of the textures in a WAD; nothing if the file is none.
std::optional<QStringList> wadTextures(const QString &path)
{
    if (!Archive::recognizes(path))
        return {};
    const auto archive = Archive::open(path);
    if (!archive || archive.value().kind() != ArchiveKind::Wad)
        return {};
    QStringList names;
    for (const auto &entry : archive.value().entries())
        if (entry.name.endsWith(u".mip", Qt::CaseInsensitive))
            names.append(entry.name.chopped(4));
    return names;
}

// Parses --shard. Returns nothing if it is wrong.
std::optional<Shard> shardOf(const Arguments &arguments)
{
    if (!arguments.has(u"shard"_s))
        return Shard{};
    const auto parts = arguments.value(u"shard"_s).split(u'/');
    bool isNumber = false, isCount = false;
    const Shard shard{parts[0].toInt(&isNumber), parts.value(1).toInt(&isCount)};
    const bool isRight = parts.size() == 2 && isNumber && isCount && shard.number >= 1 && shard.number <= shard.count;
    return isRight ? std::optional(shard) : std::nullopt;
}

// Returns the lumps to write: those of --lump that the map has, by default all that store records, and the list of entities.
std::vector<int> writtenLumps(const MapFile &map, const QStringList &names)
{
    auto lumps = names.isEmpty() ? recordLumps(map) : std::vector<int>();
    if (names.isEmpty())
        lumps.push_back(map.format().roles.entityList);
    for (const auto &name : names)
        if (const int lump = map.findLump(name);
            lump != bsp::none && !map.lump(lump).fields.empty() && std::ranges::find(lumps, lump) == lumps.end())
            lumps.push_back(lump);
    return lumps;
}

DatabaseFile databaseFile(const QString &path) { return {wholePath(path), stampOf(mapSource(path).file)}; }

// What a file adds to the database; neither a map nor textures if it could not be read.
struct DatabaseEntry {
    DatabaseFile file;
    std::optional<DatabaseMap> map{};
    std::optional<QStringList> textures{};
    QString error{};

    explicit DatabaseEntry(const NamedMap &named) : file(databaseFile(named.path)) {}
    void setError(const QString &why) { error = why; }
};

// Reads a map or a WAD. Returns an exit code.
int readForDatabase(DatabaseEntry &made, const QString &path, const Arguments &arguments)
{
    made.textures = wadTextures(path);
    if (made.textures)
        return Fine;
    auto map = openMap(path, arguments);
    if (!map) {
        made.error = map.error();
        made.file.isReadable = bool(openRegularFile(mapSource(path).file));
        return fail(path, made.error);
    }
    made.map.emplace(databaseMap(std::move(map).value()));
    return Fine;
}

// Adds an entry to the database. Returns why that failed, for good; empty: it is added, or as unreadable if this entry alone
// cannot be. `code` receives the exit code then.
QString addToDatabase(DatabaseWriter &writer, const DatabaseEntry &made, int &code)
{
    QString why;
    try {
        if (made.textures)
            return writer.addTextures(made.file, *made.textures);
        if (!made.map)
            return writer.addUnreadable(made.file, made.error);
        why = writer.add(*made.map, made.file);
        if (why.isEmpty() || !writer.recover())
            return why;
        why = CommandText::tr("It cannot be written: %1.").arg(why);
    } catch (const std::bad_alloc &) {
        why = CommandText::tr("There is not enough memory for this.");
    }
    code = fail(made.file.path, why);
    return writer.addUnreadable(made.file, why);
}

// A map as it is read for a partition.
struct PartitionEntry {
    PartitionMap map{};
    QStringList lumps{}; // those of --lump that the map has

    explicit PartitionEntry(const NamedMap &named)
        : map{.path = named.relative(), .status = "unreadable", .mtime = stampOf(mapSource(named.path).file).changed}
    {
    }
    void setError(const QString &why) { map.error = why; }
};

// Reads a map and compresses the records of these lumps; if `isListed`, only computes its SHA-256. Returns an exit code.
int readForPartition(PartitionEntry &made, const QString &path, bool isListed, const QStringList &names,
                     const Arguments &arguments)
{
    QElapsedTimer timer;
    timer.start();
    auto map = openMap(path, arguments, isListed ? Missing::Ignored : Missing::Reported);
    if (!map) {
        made.setError(map.error());
        return fail(path, made.map.error);
    }
    const auto lumps = isListed ? std::vector<int>() : writtenLumps(map.value(), names);
    calculate(map.value(), lumps, arguments.has(u"calculated"_s));
    fillPieces(made.map, map.value(), lumps);
    for (const auto &name : names)
        if (map.value().findLump(name) != bsp::none)
            made.lumps.append(name);
    made.map.seconds = static_cast<double>(timer.elapsed()) / 1000;
    return Fine;
}

// Returns the names of the tables that --lump names, sorted, and indexes of lumps as they are. Fails with a sentence if no format
// has such a table.
Result<QStringList> partitionLumps(const QStringList &words)
{
    QStringList names;
    for (const auto &word : words) {
        bool isIndex = false;
        word.toInt(&isIndex);
        const auto hasRecords = [](const DeclaredLump &each) { return !each.lump->fields.empty(); };
        const auto name = isIndex && std::ranges::any_of(lumpsNamed(word), hasRecords) ? word : tableNamed(word).toUpper();
        if (name.isEmpty())
            return Error{CommandText::tr("dump: No format has a table %1.").arg(word) + u' ' + meantTable(word)};
        names.append(name);
    }
    names.sort();
    names.removeDuplicates();
    return names;
}

// Returns the maps that FILE... names, each once.
std::vector<NamedMap> distinctMaps(const Arguments &arguments)
{
    auto maps = mapsNamedBy(arguments).maps;
    QSet<QString> known;
    std::erase_if(maps, [&known](const NamedMap &map) {
        const auto size = known.size();
        known.insert(wholePath(map.path));
        return known.size() == size;
    });
    return maps;
}

// Returns a sentence if two maps have the same relative path, by which tables know them; empty: no two have.
QString faultOfNames(const std::vector<NamedMap> &maps)
{
    QHash<QString, QString> known; // paths, by the relative ones
    for (const auto &map : maps) {
        auto &path = known[map.relative()];
        if (!path.isEmpty() && map.fault.isEmpty())
            return CommandText::tr("dump: %1 and %2 would both be %3 in the tables. Name a folder that contains both, or "
                                   "write them into two folders.")
                .arg(path, map.path, map.relative());
        path = map.path;
    }
    return {};
}

// Returns whether a map can be listed: one that was named has a file, even if the file is no map.
bool isListable(const NamedMap &map)
{
    return map.fault.isEmpty() || QFileInfo::exists(map.path) || map.path.contains(QChar::ReplacementCharacter);
}

// Returns whether at least one of the maps is there, so that an output is made.
bool isAnyThere(const std::vector<NamedMap> &maps)
{
    return maps.empty() || std::ranges::any_of(maps, [](const NamedMap &map) {
               return isListable(map) && QFileInfo::exists(mapSource(map.path).file);
           });
}

// Calls `make(made, index)` for each map without a fault, in several threads, and `add(made)` in this one for all, in the maps'
// order. `make` returns an exit code; `add` returns why it failed, which ends the run and is left in `why`. A map that has a
// fault, or that there is no memory for, is added as unreadable. Returns the worst exit code.
template <typename Made>
int makeAndAdd(const MapsRun &run, QString &why, const std::function<int(Made &made, size_t index)> &make,
               const std::function<QString(const Made &made)> &add)
{
    std::vector<std::unique_ptr<Made>> made(run.maps.size());
    return runOverMaps(
        run,
        [&](size_t index) {
            auto now = std::make_unique<Made>(run.maps[index]);
            const int code = make(*now, index);
            made[index] = std::move(now);
            return code;
        },
        [&](size_t index, MapOutput &output) {
            auto done = std::move(made[index]);
            if (!done && isListable(run.maps[index])) {
                done = std::make_unique<Made>(run.maps[index]);
                done->setError(output.sentences.empty() ? QString() : output.sentences.back().text);
            }
            if (done)
                why = add(*done);
            return why.isEmpty();
        });
}

// Prints for each map why it cannot be read.
int failForAll(const MapsRun &run)
{
    return runOverMaps(run, [&run](size_t index) {
        const auto map = openMap(run.maps[index].path);
        return map ? Fine : fail(run.maps[index].path, map.error());
    });
}

// A run that writes partitions.
class PartitionRun
{
public:
    PartitionRun(PartitionWriter &writer, const QStringList &lumps, Shard shard) : writer_(writer), lumps_(lumps), shard_(shard)
    {
    }

    // Removes the maps of other shards, and those that are written and have not changed since.
    void skipDone(std::vector<NamedMap> &maps)
    {
        std::erase_if(maps, [this](const NamedMap &map) {
            const bool isDone = shard_.has(map.relative()) && isCurrent(map);
            skipped_ += isDone ? 1 : 0;
            return isDone || !shard_.has(map.relative());
        });
        for (const auto &map : maps) {
            const auto *known = writer_.listed(map.relative());
            isListed_.push_back(known && known->isRead());
        }
    }
    // Reads a map, for any thread. Returns an exit code.
    int read(PartitionEntry &made, const QString &path, size_t index, const Arguments &arguments) const
    {
        return readForPartition(made, path, isListed_[index], lumps_, arguments);
    }
    QString add(const PartitionEntry &made)
    {
        const auto &map = made.map;
        const auto *known = writer_.listed(map.path);
        if (known && known->isRead() && map.isRead() && known->sha256 != map.sha256)
            changed_.append(map.path);
        hasRead_ = hasRead_ || map.isRead();
        found_.unite({made.lumps.begin(), made.lumps.end()});
        return writer_.add(map);
    }
    // Prints what was skipped, what has changed, and which lumps no map has. Returns an exit code.
    int report() const
    {
        int code = Fine;
        if (skipped_ > 0)
            fail(CommandText::tr("Maps skipped because they are written already: %1.").arg(numberText(skipped_)));
        if (!changed_.isEmpty()) {
            fail(
                CommandText::tr("Maps that differ from those written under the same paths: %1: %2. The old records stay. To have "
                                "the new ones, write all maps into another folder.")
                    .arg(numberText(changed_.size()), namesText(changed_)));
            code = Findings;
        }
        QStringList missing = lumps_;
        missing.removeIf([this](const QString &name) { return found_.contains(name); });
        const bool hasEarlier = skipped_ > 0 || std::ranges::count(isListed_, true) > 0; // these may have it
        if (!hasRead_ || hasEarlier || missing.isEmpty())
            return code;
        fail(CommandText::tr("None of these maps has %1.").arg(namesText(missing)));
        return shard_.count > 1 ? code : worse(code, Unmatched); // other shards may have it
    }

private:
    bool isCurrent(const NamedMap &map) const
    {
        const auto *known = writer_.listed(map.relative());
        return known && known->isRead() && known->mtime == stampOf(mapSource(map.path).file).changed
               && (map.size == 0 || map.size == known->bytes);
    }

    PartitionWriter &writer_;
    QStringList lumps_;
    Shard shard_;
    std::vector<bool> isListed_; // by map: it is written already
    qint64 skipped_ = 0;
    QStringList changed_;
    bool hasRead_ = false; // at least one map
    QSet<QString> found_;  // those of lumps_ that a map has
};

// Returns the exit code of a run, and prints after Ctrl+C how to continue it.
int endedRun(int code)
{
    if (code == Cancelled)
        fail(CommandText::tr("Run the same command again to continue."));
    return code;
}

} // namespace

int dumpDatabase(const Arguments &arguments)
{
    const auto path = arguments.value(u"output"_s);
    if (path.isEmpty())
        return fail(CommandText::tr("dump: --format sqlite needs --output DB."));
    for (const auto &option : {u"as"_s, u"lump"_s, u"partition"_s, u"shard"_s, u"guard-formulas"_s, u"json-lines"_s})
        if (arguments.has(option))
            return fail(CommandText::tr("dump: --%1 cannot be combined with --format sqlite.").arg(option));
    speakEnglish();
    MapsRun run{
        .maps = distinctMaps(arguments), .form = ManyForm::Plain, .command = arguments.command(), .stop = interruption(path)};
    if (!QFileInfo::exists(path) && !isAnyThere(run.maps))
        return failForAll(run);
    const auto opened = DatabaseWriter::open(path);
    if (!opened)
        return fail(path, opened.error());
    auto &writer = *opened.value();
    std::erase_if(run.maps, [&writer](const NamedMap &map) { return writer.isCurrent(databaseFile(map.path)); });
    QString why;
    int added = Fine;
    const int code = makeAndAdd<DatabaseEntry>(
        run, why, [&](DatabaseEntry &made, size_t index) { return readForDatabase(made, run.maps[index].path, arguments); },
        [&](const DatabaseEntry &made) { return addToDatabase(writer, made, added); });
    if (why.isEmpty() && code != Cancelled)
        why = writer.finish();
    return why.isEmpty() ? endedRun(worse(code, added)) : fail(path, CommandText::tr("It cannot be written: %1.").arg(why));
}

int dumpPartitions(const Arguments &arguments)
{
    const auto folder = arguments.value(u"partition"_s);
    const auto shard = shardOf(arguments);
    if (folder.isEmpty())
        return fail(CommandText::tr("dump: --shard needs --partition DIR."));
    if (arguments.value(u"format"_s) != u"ndjson" || arguments.has(u"output"_s))
        return fail(CommandText::tr("dump: --partition needs --format ndjson, and no --output."));
    if (!shard)
        return fail(CommandText::tr("dump: --shard takes I/N, with I from 1 to N, as in --shard 2/8."));
    speakEnglish();
    const auto lumps = partitionLumps(arguments.values(u"lump"_s));
    if (!lumps)
        return fail(lumps.error());
    MapsRun run{
        .maps = distinctMaps(arguments), .form = ManyForm::Plain, .command = arguments.command(), .stop = interruption(folder)};
    if (const auto fault = faultOfNames(run.maps); !fault.isEmpty())
        return fail(fault);
    if (!isAnyThere(run.maps))
        return failForAll(run);
    const auto opened =
        PartitionWriter::open(folder, *shard, {lumps.value(), arguments.has(u"calculated"_s), arguments.value(u"as"_s)});
    if (!opened)
        return fail(opened.error());
    PartitionRun partition(*opened.value(), lumps.value(), *shard);
    partition.skipDone(run.maps);
    QString why;
    int code = makeAndAdd<PartitionEntry>(
        run, why,
        [&](PartitionEntry &made, size_t index) { return partition.read(made, run.maps[index].path, index, arguments); },
        [&](const PartitionEntry &made) { return partition.add(made); });
    if (why.isEmpty())
        why = opened.value()->finish();
    if (!why.isEmpty())
        return fail(why);
    return endedRun(code == Cancelled ? code : worse(code, partition.report()));
}

} // namespace commands

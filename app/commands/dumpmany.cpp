#include "app/commands/dumpmany.h"

#include "app/commands/overmaps.h"
#include "core/database/databasewriter.h"
#include "core/database/partitionwriter.h"
#include "core/files/archive.h"
#include "core/opening/mapsource.h"
#include "core/query/exporter.h"
#include "core/text.h"

#include <QElapsedTimer>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

// Returns the names of the textures in a WAD; nothing if the file is not an archive without maps.
std::optional<QStringList> wadTextures(const QString &path)
{
    if (!Archive::recognizes(path))
        return {};
    const auto archive = Archive::open(path);
    if (!archive)
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
    DatabaseFile file{};
    std::optional<DatabaseMap> map{};
    std::optional<QStringList> textures{};
    QString error{};
};

// Reads a map or a WAD. Returns an exit code.
int readForDatabase(DatabaseEntry &made, const QString &path, const Arguments &arguments)
{
    made.file = databaseFile(path);
    made.textures = wadTextures(path);
    if (made.textures)
        return Fine;
    auto map = openMap(path, arguments);
    if (!map) {
        made.error = map.error();
        return fail(path, made.error);
    }
    made.map.emplace(databaseMap(std::move(map).value()));
    return Fine;
}

QString addToDatabase(DatabaseWriter &writer, const DatabaseEntry &made)
{
    if (made.textures)
        return writer.addTextures(made.file.path, *made.textures);
    return made.map ? writer.add(*made.map, made.file) : writer.addUnreadable(made.file, made.error);
}

// Reads a map and compresses its records. Returns an exit code.
int readForPartition(PartitionMap &made, const NamedMap &named, const Arguments &arguments)
{
    QElapsedTimer timer;
    timer.start();
    made.path = named.relative();
    made.status = "unreadable";
    auto map = openMap(named.path, arguments);
    if (map) {
        const auto lumps = writtenLumps(map.value(), arguments.values(u"lump"_s));
        calculate(map.value(), lumps, arguments.has(u"calculated"_s));
        fillPieces(made, map.value(), lumps);
    } else {
        made.error = map.error();
    }
    made.seconds = static_cast<double>(timer.elapsed()) / 1000;
    return map ? Fine : fail(named.path, made.error);
}

// Calls `make(made, index)` for each map, in several threads, and `add(made)` in this one, in the maps' order. `make` returns an
// exit code; `add` returns why it failed, which ends the run and is left in `why`. Returns the worst exit code.
template <typename Made>
int makeAndAdd(const MapsRun &run, QString &why, const std::function<int(Made &made, size_t index)> &make,
               const std::function<QString(const Made &made)> &add)
{
    std::vector<std::unique_ptr<Made>> made(run.maps.size());
    return runOverMaps(
        run,
        [&](size_t index) {
            auto now = std::make_unique<Made>();
            const int code = make(*now, index);
            made[index] = std::move(now);
            return code;
        },
        [&](size_t index, MapOutput &) {
            if (const auto done = std::move(made[index]))
                why = add(*done);
            return why.isEmpty();
        });
}

// Returns the exit code of a run, and prints after Ctrl+C how to continue it.
int endedRun(int code)
{
    if (code == Cancelled)
        fail(CommandText::tr("Run the same command again to go on."));
    return code;
}

} // namespace

int dumpDatabase(const Arguments &arguments)
{
    const auto path = arguments.value(u"output"_s);
    if (path.isEmpty())
        return fail(CommandText::tr("dump: --format sqlite needs --output DB."));
    for (const auto &option : {u"lump"_s, u"partition"_s, u"shard"_s, u"guard-formulas"_s, u"json-lines"_s})
        if (arguments.has(option))
            return fail(CommandText::tr("dump: --%1 cannot be combined with --format sqlite.").arg(option));
    speakEnglish();
    const auto opened = DatabaseWriter::open(path);
    if (!opened)
        return fail(path, opened.error());
    auto &writer = *opened.value();
    MapsRun run{
        .maps = mapsNamedBy(arguments).maps, .form = ManyForm::Plain, .command = arguments.command(), .stop = interruption(path)};
    if (!arguments.as())
        std::erase_if(run.maps, [&writer](const NamedMap &map) { return writer.isCurrent(databaseFile(map.path)); });
    QString why;
    const int code = makeAndAdd<DatabaseEntry>(
        run, why, [&](DatabaseEntry &made, size_t index) { return readForDatabase(made, run.maps[index].path, arguments); },
        [&writer](const DatabaseEntry &made) { return addToDatabase(writer, made); });
    if (why.isEmpty() && code != Cancelled)
        why = writer.finish();
    return why.isEmpty() ? endedRun(code) : fail(path, CommandText::tr("It cannot be written: %1.").arg(why));
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
    const auto opened = PartitionWriter::open(folder, *shard);
    if (!opened)
        return fail(opened.error());
    auto &writer = *opened.value();
    MapsRun run{.maps = mapsNamedBy(arguments).maps,
                .form = ManyForm::Plain,
                .command = arguments.command(),
                .stop = interruption(folder)};
    std::erase_if(run.maps, [&](const NamedMap &map) { return !shard->has(map.relative()) || writer.isDone(map.relative()); });
    QString why;
    const int code = makeAndAdd<PartitionMap>(
        run, why, [&](PartitionMap &made, size_t index) { return readForPartition(made, run.maps[index], arguments); },
        [&writer](const PartitionMap &made) { return writer.add(made); });
    if (why.isEmpty())
        why = writer.finish();
    return why.isEmpty() ? endedRun(code) : fail(why);
}

} // namespace commands

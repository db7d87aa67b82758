#include "app/commands/dumpmany.h"
#include "core/database/partitionwriter.h"
#include "core/opening/mapsource.h"
#include "core/query/exporter.h"
#include "core/search/declaredlumps.h"
#include "core/text.h"

#include <QDir>
#include <QElapsedTimer>
#include <QHash>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

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

// Returns the lumps to write: those of --lump that the map has, by default all tables.
std::vector<int> writtenLumps(const MapFile &map, const QStringList &names)
{
    if (names.isEmpty())
        return recordTables(map);
    std::vector<int> lumps;
    for (const auto &name : names)
        if (const int lump = map.findLump(name);
            lump != bsp::none && !map.lump(lump).fields.empty() && std::ranges::find(lumps, lump) == lumps.end())
            lumps.push_back(lump);
    return lumps;
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

// Returns the names of the folders in which relative paths begin. Their own paths differ on the machines that share the work.
QStringList rootsOf(const std::vector<NamedMap> &maps)
{
    QStringList roots;
    for (const auto &map : maps)
        if (map.below > 0)
            roots.append(QDir(map.path.first(map.below)).absolutePath().section(u'/', -1));
    roots.sort();
    roots.removeDuplicates();
    return roots;
}

// A run that writes partitions.
class PartitionRun
{
public:
    // A map as it is read.
    struct Entry {
        PartitionMap map{};
        QStringList lumps{}; // those of --lump that the map has

        explicit Entry(const NamedMap &named)
            : map{.path = named.relative(), .status = "unreadable", .mtime = stampOf(mapSource(named.path).file).changed}
        {
        }
        void setError(const QString &why) { map.error = why; }
    };

    PartitionRun(PartitionWriter &writer, const QStringList &lumps, Shard shard, const Arguments &arguments)
        : writer_(writer), lumps_(lumps), shard_(shard), arguments_(arguments)
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
    // Reads a map and compresses its records; if it is written already, only computes its SHA-256. For any thread. Returns an
    // exit code.
    int read(Entry &made, const QString &path, size_t index) const
    {
        QElapsedTimer timer;
        timer.start();
        const bool isListed = isListed_[index];
        auto map = openMap(path, arguments_, isListed ? Missing::Ignored : Missing::Reported);
        if (!map) {
            made.setError(map.error());
            return fail(path, made.map.error);
        }
        const auto lumps = isListed ? std::vector<int>() : writtenLumps(map.value(), lumps_);
        calculate(map.value(), lumps, arguments_.has(u"calculated"_s));
        fillPieces(made.map, map.value(), lumps);
        for (const auto &name : lumps_)
            if (map.value().findLump(name) != bsp::none)
                made.lumps.append(name);
        made.map.seconds = static_cast<double>(timer.elapsed()) / 1000;
        return Fine;
    }
    QString add(const Entry &made)
    {
        const auto &map = made.map;
        const auto *known = writer_.listed(map.path);
        if (known && known->isRead() && map.isRead() && known->sha256 != map.sha256)
            changed_.append(map.path);
        if (const auto same = known || !map.isRead() ? QString() : writer_.pathOf(map.sha256); !same.isEmpty())
            copies_.append(CommandText::tr("%1 (the same as %2)").arg(map.path, same));
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
        if (!copies_.isEmpty())
            fail(CommandText::tr("Maps that the tables now have under several paths: %1: %2.")
                     .arg(numberText(copies_.size()), namesText(copies_)));
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
    QStringList lumps_; // of --lump
    Shard shard_;
    const Arguments &arguments_;
    std::vector<bool> isListed_; // by map: it is written already
    qint64 skipped_ = 0;
    QStringList changed_, copies_;
    bool hasRead_ = false; // at least one map
    QSet<QString> found_;  // those of lumps_ that a map has
};

} // namespace

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
    auto maps = runInto(folder, arguments);
    if (const auto fault = faultOfNames(maps.maps); !fault.isEmpty())
        return fail(fault);
    if (!isAnyThere(maps.maps))
        return failForAll(maps);
    const auto writer = PartitionWriter::open(
        folder, *shard, {lumps.value(), arguments.has(u"calculated"_s), arguments.value(u"as"_s), rootsOf(maps.maps)});
    if (!writer)
        return fail(writer.error());
    PartitionRun run(*writer.value(), lumps.value(), *shard, arguments);
    run.skipDone(maps.maps);
    QString why;
    const int code = readAndAdd(maps, run, why);
    if (why.isEmpty())
        why = writer.value()->finish();
    if (!why.isEmpty())
        return fail(why);
    return endedRun(code == Cancelled ? code : worse(code, run.report()));
}

} // namespace commands

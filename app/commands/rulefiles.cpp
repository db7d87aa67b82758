// The rules that --rules and --rules-dir name.
#include "app/commands/entitybatch.h"
#include "app/commands/recordbatch.h"
#include "core/entities/rulereaders.h"
#include "core/text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;
using commands::CommandText;

namespace {

// A file in the folder of --rules-dir.
struct StemFile {
    QString stem; // its name without .cfg
    QString path;
};

// Returns the files of a folder in the order in which they apply to a map.
std::vector<StemFile> stemFilesIn(const QString &folder)
{
    std::vector<StemFile> files;
    if (folder.isEmpty())
        return files;
    for (const auto &info : QDir(folder).entryInfoList({u"*.cfg"_s}, QDir::Files, QDir::Name | QDir::IgnoreCase))
        if (!info.completeBaseName().isEmpty())
            files.push_back({info.completeBaseName(), QDir(folder).filePath(info.fileName())});
    std::ranges::stable_sort(files, {}, [](const StemFile &file) { return file.stem.size(); });
    return files;
}

// Returns a sentence if the folder cannot be read, or two of its files are for the same maps; empty: all is fine.
QString faultOfStemFiles(const QString &folder, const std::vector<StemFile> &files)
{
    if (const QFileInfo info(folder); !info.isDir() || !info.isReadable())
        return folder + u": "_s + CommandText::tr("This is not a folder, or it cannot be read.");
    const auto same = std::ranges::adjacent_find(
        files, [](const StemFile &one, const StemFile &other) { return one.stem.compare(other.stem, Qt::CaseInsensitive) == 0; });
    return same == files.end()
               ? QString()
               : same->path + u": "_s
                     + CommandText::tr("%1 applies to the same maps, because case is ignored. Remove one of the two.")
                           .arg(QFileInfo(std::next(same)->path).fileName());
}

Result<EntityRules> rulesFrom(const QString &path)
{
    QFile file(path);
    constexpr qint64 mostBytes = 16LL << 20; // bounds pipes and devices, too; readRules() accepts less
    if (!file.open(QIODevice::ReadOnly))
        return Error{CommandText::tr("It cannot be read: %1.").arg(withoutFullStop(file.errorString()))};
    const auto bytes = file.read(mostBytes);
    return file.error() == QFileDevice::NoError
               ? readRules(bytes)
               : Result<EntityRules>(Error{CommandText::tr("It cannot be read: %1.").arg(withoutFullStop(file.errorString()))});
}

// Moves the rules to the end of others.
template <typename Rule>
void addRules(std::vector<Rule> &rules, std::vector<Rule> &&more, const QString &path, const QString &stem)
{
    for (auto &rule : more) {
        rule.file = path;
        rule.stem = stem;
        rules.push_back(std::move(rule));
    }
}

// Adds the rules of a file. Returns a whole sentence on what is wrong; empty: nothing.
QString addRulesFrom(EntityBatchArguments &wanted, const QString &path, const QString &stem)
{
    auto read = rulesFrom(path);
    if (!read)
        return path + u": "_s + read.error();
    auto rules = std::move(read).value();
    for (const auto &rule : rules.records)
        if (const auto fault = commands::faultOfNames(rule); !fault.isEmpty())
            return ruleError(path, rule.line, fault).what;
    for (const auto &sentence : rules.ignoredLines)
        commands::fail(path, sentence);
    addRules(wanted.rules.rules, std::move(rules.rules), path, stem);
    addRules(wanted.rules.records, std::move(rules.records), path, stem);
    return {};
}

// Sets the fault of the maps that a file with this name is for, except of those that cannot be read anyway.
void setFault(std::vector<NamedMap> &maps, const QString &stem, const QString &fault)
{
    for (auto &map : maps)
        if (map.fault.isEmpty() && isStemForMap(stem, commands::mapNameOf(map.path)))
            map.fault = fault;
}

// Adds the rules of the files that have the names of the maps. A file that cannot be read is the fault of its maps alone. Returns
// a whole sentence on what is wrong with the folder; empty: nothing.
QString addRulesOfMaps(EntityBatchArguments &wanted, const std::vector<StemFile> &files)
{
    if (const auto fault = faultOfStemFiles(wanted.rulesFolder, files); !fault.isEmpty())
        return fault;
    wanted.isFolderEmpty = files.empty();
    QStringList maps;
    for (const auto &map : wanted.batch.maps)
        maps.append(commands::mapNameOf(map.path));
    for (const auto &[stem, path] : files) {
        if (std::ranges::none_of(maps, [&stem](const QString &map) { return isStemForMap(stem, map); })) {
            wanted.unusedFiles.append(QFileInfo(path).fileName());
            continue;
        }
        wanted.stems.append(stem);
        if (const auto fault = addRulesFrom(wanted, path, stem); !fault.isEmpty())
            setFault(wanted.batch.maps, stem, fault);
    }
    return {};
}

QString readAllRules(EntityBatchArguments &wanted, const QStringList &paths, const std::vector<StemFile> &files)
{
    for (const auto &path : paths)
        if (const auto fault = addRulesFrom(wanted, path, {}); !fault.isEmpty())
            return fault;
    return wanted.rulesFolder.isEmpty() ? QString() : addRulesOfMaps(wanted, files);
}

} // namespace

QString commands::mapNameOf(const QString &file) { return QFileInfo(file).completeBaseName(); }

QList<Option> commands::ruleOptions(const QString &help)
{
    return {
        {.name = u"rules"_s, .values = u"FILE"_s, .help = help, .repeats = true, .reads = true, .edits = true},
        {.name = u"rules-dir"_s,
         .values = u"DIR"_s,
         .help = CommandText::tr("Apply the rules in DIR/NAME.cfg to the map NAME.bsp, as Stripper:Source does with its folder "
                                 "maps: for de_dust.bsp, the rules in DIR/de.cfg and then those in DIR/de_dust.cfg. Case is "
                                 "ignored. Maps without such a file are not changed; if a file is faulty, only its own maps "
                                 "fail. Rules from --rules apply before all of these."),
         .edits = true}};
}

bool EntityBatchArguments::hasFileFor(const QString &file) const
{
    const auto map = commands::mapNameOf(file);
    return std::ranges::any_of(stems, [&map](const QString &stem) { return isStemForMap(stem, map); });
}

Result<EntityBatchArguments> parseRuleArguments(const Arguments &arguments, commands::OutputKind kind)
{
    const auto paths = arguments.values(u"rules"_s);
    const auto folder = arguments.value(u"rules-dir"_s);
    const auto files = stemFilesIn(folder);
    auto read = paths;
    for (const auto &file : files)
        read.append(file.path);
    auto batch = commands::parseBatchArguments(arguments, kind, read);
    if (!batch)
        return Error{batch.error()};
    EntityBatchArguments wanted{
        .batch = std::move(batch).value(), .isByRules = true, .hasRulesForAll = !paths.isEmpty(), .rulesFolder = folder};
    wanted.batch.fault = readAllRules(wanted, paths, files);
    return wanted;
}

#include "app/commands/findwords.h"

#include "app/commands/commands.h"
#include "core/files/archive.h"
#include "core/files/regularfile.h"
#include "core/opening/mapsource.h"
#include "core/search/declaredlumps.h"
#include "core/text.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

QString tablesSentence() { return CommandText::tr("The tables are %1.").arg(tableNames().join(u", "_s)); }

// Returns the error for words of which neither of the last two is a table.
Error tableIsMissing(const QStringList &words)
{
    const auto table = std::ranges::find_if(words, isTableName);
    if (table != words.end() && std::next(table) != words.end())
        return Error{CommandText::tr("find: the filter after %1 has several words. Put it in quotes: '%2'.")
                         .arg(*table, words.sliced(table - words.begin() + 1).join(u' '))};
    if (words.size() < 2)
        return Error{CommandText::tr("find: TABLE is missing after %1.").arg(words.join(u' ')) + u' ' + tablesSentence()};
    return Error{CommandText::tr("find: neither %1 nor %2 is a table. The last words are TABLE, or TABLE and FILTER.")
                     .arg(words[words.size() - 2], words.last())
                 + u' ' + tablesSentence()};
}

// Returns the format of a file as its first bytes tell it; null if it is no map.
const bsp::Format *formatOnDisk(const QString &path)
{
    const auto file = openRegularFile(path);
    return file ? bsp::identify(bytesOf(file.value()->read(bsp::headSize))).format : nullptr;
}

const bsp::Format *formatInArchive(const MapSource &source)
{
    auto archive = Archive::open(source.file);
    const auto *entry = archive ? archive.value().find(source.entry) : nullptr;
    const auto bytes = entry ? archive.value().read(*entry) : Error{};
    return bytes ? bsp::identify(bytesOf(bytes.value())).format : nullptr;
}

// Returns the formats of the maps, in the order in which they first occur.
std::vector<const bsp::Format *> formatsOf(const std::vector<NamedMap> &maps)
{
    std::vector<const bsp::Format *> formats;
    QSet<QString> archives;
    for (const auto &map : maps) {
        const auto source = mapSource(map.path);
        if (!map.fault.isEmpty() || archives.contains(source.file))
            continue;
        if (!source.entry.isEmpty())
            archives.insert(source.file);
        const auto *format = source.entry.isEmpty() ? formatOnDisk(source.file) : formatInArchive(source);
        if (format && std::ranges::find(formats, format) == formats.end())
            formats.push_back(format);
    }
    return formats;
}

// Returns the names of the table's single columns in a format that `name` stands for; without a name, of all that are stored.
QStringList columnNamesOf(const bsp::Lump &lump, const QString &name)
{
    QStringList names;
    for (const auto &field : lump.fields)
        if (name.isEmpty())
            names.append(fromView(field.name));
    const auto stored = std::ssize(lump.fields);
    for (const int field : name.isEmpty() ? std::vector<int>() : fieldsNamed(lump, name))
        names.append(fromView(field < stored ? lump.fields[static_cast<size_t>(field)].name
                                             : lump.computed[static_cast<size_t>(field - stored)].name));
    return names;
}

} // namespace

Result<FindWords> findWordsOf(const QStringList &words)
{
    FindWords found{.files = words};
    auto &files = found.files;
    if (!isTableName(files.last()))
        found.filter = files.takeLast();
    if (files.isEmpty() || !isTableName(files.last()))
        return tableIsMissing(words);
    found.table = files.takeLast();
    if (files.isEmpty())
        return Error{CommandText::tr("FILE is missing. Name a map, or use --sample quake2.")};
    const bool isOneTooMany = found.filter.isEmpty() && isTableName(files.last()) && !QFileInfo::exists(files.last());
    if (isOneTooMany)
        return Error{
            CommandText::tr("find: %1 and %2 are both tables, and there is no file %1. To search the table %1 for the word "
                            "%2, put the word in quotes of its own: '\"%2\"'.")
                .arg(files.last(), found.table)};
    for (auto &file : files)
        file = QDir::fromNativeSeparators(file);
    return found;
}

QStringList csvColumns(const RecordQuery &query, const std::vector<NamedMap> &maps, const bsp::Format *as)
{
    const auto formats = as ? std::vector{as} : formatsOf(maps);
    const auto lumps = lumpsNamed(query.table);
    QStringList columns;
    const auto add = [&columns](const QString &name) {
        if (!columns.contains(name, Qt::CaseInsensitive))
            columns.append(name);
    };
    for (const auto &name : query.columns.isEmpty() ? QStringList{u""_s} : query.columns) {
        bool isKnown = name.isEmpty();
        for (const auto *format : formats) {
            const auto lump = std::ranges::find(lumps, format, &DeclaredLump::format);
            for (const auto &column : lump == lumps.end() ? QStringList() : columnNamesOf(*lump->lump, name)) {
                isKnown = true;
                add(column);
            }
        }
        if (!isKnown)
            add(name);
    }
    return columns;
}

} // namespace commands

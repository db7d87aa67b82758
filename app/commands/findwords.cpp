#include "app/commands/findwords.h"

#include "app/commands/commands.h"
#include "app/commands/mapformats.h"
#include "core/query/termreader.h"
#include "core/search/declaredlumps.h"
#include "core/text.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

// Returns the error for words of which neither of the last two is a table.
Error tableIsMissing(const QStringList &words)
{
    const auto table = std::ranges::find_if(words, isTableName);
    if (table != words.end() && std::next(table) != words.end())
        return Error{CommandText::tr("find: the filter after %1 has several words. Put it in quotes: '%2'.")
                         .arg(*table, words.sliced(table - words.begin() + 1).join(u' '))};
    if (words.size() < 2)
        return Error{CommandText::tr("find: TABLE is missing after %1.").arg(words.join(u' ')) + u' ' + meantTable({})};
    const auto &before = words[words.size() - 2], &last = words.last();
    const bool isBefore = words.size() > 2 && !nearestName(before, tableNames()).isEmpty();
    return Error{
        CommandText::tr("find: neither %1 nor %2 is a table. The last words are TABLE, or TABLE and FILTER.").arg(before, last)
        + u' ' + meantTable(isBefore ? before : last)};
}

// Returns the names of the table's single columns in a format that `name` stands for; without a name, of all that are stored.
QStringList columnNamesOf(const bsp::Lump &lump, const QString &name)
{
    QStringList names;
    for (const auto &field : lump.fields)
        if (name.isEmpty())
            names.append(fromView(field.name));
    const auto stored = std::ssize(lump.fields);
    const auto fields = name.isEmpty() ? std::vector<int>() : fieldsNamed(lump, name);
    for (const int field : fields)
        names.append(fromView(field < stored ? lump.fields[static_cast<size_t>(field)].name
                                             : lump.computed[static_cast<size_t>(field - stored)].name));
    const bool isElsewhere = names.size() == 1 && nameElsewhere(name).compare(names.front(), Qt::CaseInsensitive) == 0;
    return isElsewhere ? QStringList{name} : names;
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
    const auto formats = as ? std::vector{as} : formatsAmong(maps);
    const auto lumps = lumpsNamed(query.table);
    QStringList columns;
    const auto add = [&columns](const QString &name) {
        if (!columns.contains(name, Qt::CaseInsensitive) && !columns.contains(nameElsewhere(name), Qt::CaseInsensitive))
            columns.append(name);
    };
    for (const auto &name : query.columns.isEmpty() ? filterColumns(query, formats) + QStringList{u""_s} : query.columns) {
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

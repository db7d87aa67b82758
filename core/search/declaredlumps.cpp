#include "core/search/declaredlumps.h"

#include "core/format/bspx.h"
#include "core/format/formats.h"
#include "core/format/xash.h"
#include "core/query/termreader.h"
#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

// Calls visit(lump) for all lumps of a format, and all that its maps may have besides their directory.
template <typename Visit>
void eachDeclared(const bsp::Format &format, Visit visit)
{
    std::ranges::for_each(format.lumps, visit);
    for (const auto rows : {bsp::bspxLumps(), bsp::xashLumps()})
        for (const auto &row : rows)
            visit(row.table);
}

// Returns the names in lower case, sorted, of the lumps that are wanted.
template <typename IsWanted>
QStringList declaredNames(IsWanted isWanted)
{
    QStringList names;
    for (const auto *format : bsp::formats())
        eachDeclared(*format, [&](const bsp::Lump &lump) {
            if (isWanted(lump))
                names.append(fromView(lump.name).toLower());
        });
    names.sort();
    names.removeDuplicates();
    return names;
}

// Returns whether a column is part of the array or vector `name`.
bool isPart(QStringView column, QStringView name)
{
    const auto next = column.size() > name.size() ? column[name.size()] : QChar();
    return (next == u'.' || next == u'[') && column.startsWith(name, Qt::CaseInsensitive);
}

std::vector<int> ownFieldsNamed(const bsp::Lump &lump, const QString &name)
{
    std::vector<int> parts;
    int number = 0;
    for (const auto fields : {lump.fields, lump.computed})
        for (const auto &field : fields) {
            const auto column = fromView(field.name);
            if (column.compare(name, Qt::CaseInsensitive) == 0)
                return {number};
            if (isPart(column, name))
                parts.push_back(number);
            ++number;
        }
    return parts;
}

} // namespace

std::vector<DeclaredLump> lumpsNamed(const QString &name)
{
    std::vector<DeclaredLump> lumps;
    bool isSlot = false;
    const int slot = name.toInt(&isSlot);
    const auto isIt = [&name](std::string_view other) { return name.compare(fromView(other), Qt::CaseInsensitive) == 0; };
    for (const auto *format : bsp::formats()) {
        if (isSlot && slot >= 0 && slot < format->directorySize)
            lumps.push_back({format, &format->lumps[static_cast<size_t>(format->slot(slot))]});
        eachDeclared(*format, [&](const bsp::Lump &lump) {
            if (isIt(lump.name) || isIt(lump.title) || wordsOf(lump.aliases).contains(name, Qt::CaseInsensitive))
                lumps.push_back({format, &lump});
        });
    }
    return lumps;
}

std::vector<int> fieldsNamed(const bsp::Lump &lump, const QString &name)
{
    auto fields = ownFieldsNamed(lump, name);
    const auto other = nameElsewhere(name);
    return fields.empty() && !other.isEmpty() ? ownFieldsNamed(lump, other) : fields;
}

QString tableNamed(const QString &name)
{
    bool isNumber = false;
    name.toInt(&isNumber);
    const auto lumps = isNumber || name.isEmpty() ? std::vector<DeclaredLump>() : lumpsNamed(name);
    if (std::ranges::any_of(lumps, [](const DeclaredLump &each) { return !each.lump->fields.empty(); }))
        return name;
    for (const auto &[format, lump] : lumps)
        if (lump == &format->lumps[static_cast<size_t>(format->roles.entities)])
            return fromView(format->lumps[static_cast<size_t>(format->roles.entityList)].name);
    return {};
}

bool isEntityTable(const QString &name)
{
    return std::ranges::any_of(lumpsNamed(name), [](const DeclaredLump &each) {
        const int list = each.format->roles.entityList;
        return list != bsp::none && each.lump == &each.format->lumps[static_cast<size_t>(list)];
    });
}

QStringList knownLumpNames()
{
    return declaredNames([](const bsp::Lump &) { return true; });
}

QStringList tableNames()
{
    return declaredNames([](const bsp::Lump &lump) { return !lump.fields.empty(); });
}

QString meantTable(const QString &word)
{
    const auto names = tableNames();
    const auto meant = didYouMean(word, names);
    return meant.isEmpty() ? QCoreApplication::translate("search", "The tables are %1.").arg(names.join(u", "_s)) : meant;
}

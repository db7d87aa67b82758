#include "core/query/finder.h"

#include "core/query/names.h"
#include "core/text.h"
#include "core/where/space.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct FinderText {
    Q_DECLARE_TR_FUNCTIONS(finder)
};

Result<Found> recordOf(const MapFile &map, int lump, const QString &number)
{
    bool ok = false;
    const RecordRef ref{lump, number.toUInt(&ok)};
    if (ok && map.contains(ref))
        return Found{.record = ref};
    return Error{FinderText::tr("%1 has no record %2; it has %3.")
                     .arg(fromView(map.lump(lump).title), number, numberText(map.recordCount(lump)))};
}

// Returns the first entity whose class or name equals, or otherwise contains, the text.
Result<Found> entityNamed(const MapFile &map, const QString &name)
{
    const int list = map.format().roles.entityList;
    const auto wanted = map.entitySource().searchBytes(name.toLower());
    for (const bool exact : {true, false})
        for (quint32 entity = 0; entity < map.recordCount(list); ++entity)
            for (const auto field : {map.format().columns.entityClass, map.format().columns.entityName}) {
                const auto text = map.text(map.column(field), entity).toByteArray().toLower();
                if (exact ? text == wanted : text.contains(wanted))
                    return Found{.record = {list, entity}};
            }
    return Error{FinderText::tr("No entity has a class or targetname like %1.").arg(name)};
}

// Returns the records with this name: textures if any have it, else entities by class, else entities by name. Nothing if
// there are none.
std::optional<Found> recordsNamed(const MapFile &map, const QString &name)
{
    for (const auto &each : namedRecords(map))
        if (each.kind != NamedRecords::Kind::Lump && each.name.compare(name, Qt::CaseInsensitive) == 0)
            return Found{.record = {each.lump, each.records.front()}, .records = refsOf(each.lump, each.records)};
    return {};
}

bool isOutside(const MapFile &map, const Point &place)
{
    if (map.recordCount(map.format().roles.models) == 0)
        return false; // the extent of the world is unknown
    const StoredBox box(map, map.format().columns.modelBox, 0);
    for (size_t i = 0; i < place.size(); ++i)
        if (place[i] < box.low[i] || place[i] > box.high[i])
            return true;
    return false;
}

} // namespace

Result<Found> findRecord(const MapFile &map, const QString &text, int currentLump)
{
    const auto words = text.simplified();
    if (words.isEmpty())
        return Error{FinderText::tr("Enter where to go, for example: faces 120, cluster 7, entity func_door, *3, or a "
                                    "position: 128 -64 40.")};
    const auto &roles = map.format().roles;
    if (const auto place = parsePlace(words, &map.game())) {
        const auto leaf = pointInLeaf(map, place->eye).leaf;
        if (leaf < 0)
            return Error{FinderText::tr("The node tree is damaged there: no leaf contains that position.")};
        return Found{.record = {roles.leafs, static_cast<quint32>(leaf)}, .place = place};
    }
    const auto isDigits = [](const QString &word) {
        return !word.isEmpty() && std::ranges::all_of(word, [](QChar c) { return c >= u'0' && c <= u'9'; });
    };
    if (isDigits(words))
        return map.hasLump(currentLump)
                   ? recordOf(map, currentLump, words)
                   : Error{FinderText::tr("Record %1 of which lump? Enter, for example: faces %1.").arg(words)};
    if (words.startsWith(u'*'))
        return recordOf(map, roles.models, words.mid(1));
    const auto name = words.section(u' ', 0, -2), last = words.section(u' ', -1);
    const auto entityWord = words.section(u' ', 0, 0);
    const bool isNumber = isDigits(last);
    const bool isEntity =
        entityWord.compare(u"entity"_s, Qt::CaseInsensitive) == 0 || entityWord.compare(u"entities"_s, Qt::CaseInsensitive) == 0;
    if (isEntity && words.contains(u' ') && map.findLump(words) == bsp::none)
        return isNumber ? recordOf(map, roles.entityList, last) : entityNamed(map, words.section(u' ', 1));
    const int lump = map.findLump(isNumber ? name : words);
    if (lump == bsp::none) {
        if (const auto found = recordsNamed(map, words))
            return *found;
        return Error{FinderText::tr("There is no lump %1, and no texture or entity has that name. Enter, for example: faces 120, "
                                    "cluster 7, entity func_door, *3, or a position: 128 -64 40.")
                         .arg(isNumber ? name : words)};
    }
    return isNumber ? recordOf(map, lump, last) : recordOf(map, lump, u"0"_s);
}

QString noteOnPlace(const MapFile &map, const Point &place)
{
    const auto [nodes, leaf, cluster, area, contents] = pointInLeaf(map, place);
    const bool solid = cluster < 0; // nothing is visible from there
    if (isOutside(map, place))
        return (solid ? FinderText::tr("This position is outside the map: leaf %1, solid.")
                      : FinderText::tr("This position is outside the map: leaf %1."))
            .arg(leaf);
    return solid ? FinderText::tr("This position is in solid space: leaf %1.").arg(leaf) : QString();
}

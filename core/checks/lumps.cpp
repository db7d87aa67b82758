#include "core/checks/checkers.h"

#include "core/checks/enginestops.h"
#include "core/entities/textlimits.h"
#include "core/light/lightpages.h"
#include "core/map/entitytext.h"
#include "core/map/layout.h"

#include <algorithm>

namespace {

bool hasWorld(const EntitySource &source)
{
    for (qint32 entity = 0; entity < source.count(); ++entity)
        if (edits::valueOf(source, entity, "classname") == "worldspawn")
            return true;
    return false;
}

} // namespace

void checkLumpExtents(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    for (int lump = 0; lump < map.format().directorySize; ++lump) {
        const qint64 length = map.extent(lump).length;
        const auto &table = map.lump(lump);
        const auto name = fromView(table.title);
        if (const auto why = whyOutside(map, lump); !why.isEmpty())
            problems.add(Severity::Error, "lump-outside", {lump, 0}, -1, [&why] { return why; });
        const bool countsRecords = table.kind == bsp::Kind::Records || table.stride > 1;
        if (countsRecords && length > 0 && length % table.stride != 0)
            problems.add(
                table.strict ? Severity::Error : Severity::Warning, "record-cut", {lump, map.recordCount(lump)}, -1, [&] {
                    return CheckText::tr("%1: %2 bytes are not a multiple of the record size (%3); the last record is truncated.")
                        .arg(name, numberText(length), numberText(table.stride));
                });
        if (table.required && map.recordCount(lump) == 0 && !map.isLeftOut(lump))
            problems.add(Severity::Error, "lump-empty", {lump, 0}, -1,
                         [&] { return CheckText::tr("%1: the lump has no records, so the game refuses the map.").arg(name); });
    }
}

// Reports bytes behind the NUL of the entity text, where games stop reading. They are the rest of a longer text, or the mark
// of a tool.
void checkBehindText(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto behind = bytesAfterText(map.entityBytes());
    if (!behind.isEmpty())
        problems.add(Severity::Note, "entity-text-behind", {map.format().roles.entities, 0}, -1,
                     [&] { return sentenceOfBytesAfterText(behind); });
}

void checkOverlaps(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    std::vector<int> lumps;
    for (const int lump : map.lumps())
        if (map.isStored(lump) && map.extent(lump).length > 0 && map.extent(lump).offset >= 0)
            lumps.push_back(lump);
    std::ranges::stable_sort(lumps, {}, [&map](int lump) { return map.extent(lump).offset; });
    qint64 end = std::max<qint64>(map.format().headerSize(), map.xashDirectory().end());
    QString before = CheckText::tr("the header");
    for (const int lump : lumps) {
        const auto extent = map.extent(lump);
        const auto name = fromView(map.lump(lump).title);
        if (extent.offset < end)
            problems.add(Severity::Warning, "lump-overlap", {lump, 0}, -1, [&] {
                return CheckText::tr("%1 begins at byte %2, inside %3, which ends at byte %4.")
                    .arg(name, numberText(extent.offset), before, numberText(end));
            });
        if (extent.end() > end) {
            end = extent.end();
            before = name;
        }
    }
}

void checkLimits(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    for (const int lump : map.lumps()) {
        const auto limit = effectiveLimit(map, lump, context.engine);
        const auto used = usedOf(map, lump);
        if (!limit.isExceededBy(used))
            continue;
        problems.add(limit.engine ? Severity::Error : Severity::Note, "limit", {lump, 0}, -1, [&] {
            const auto text =
                limit.engine ? CheckText::tr("%1: %2; the limit of %3 is %4.")
                             : CheckText::tr("%1: %2, more than a compiler's limit of %4 (%3). The game may still load the map.");
            return text.arg(fromView(map.lump(lump).title), numberText(used), limitOwner(map, limit), numberText(limit.most));
        });
    }
}

// Checks that lightmaps fit into the pages that engines pack them into when they load a map: AllocBlock() of gl_rsurf.c, and
// LM_UploadBlock() of Quake II's.
void checkLightPages(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto limit = effectiveLimit(map, map.format().lightBlocks.limits, context.engine);
    if (limit.most == 0 || !limit.engine || !context.wanted.has("light-pages"))
        return;
    const auto pages = lightPagesOf(map, context.stop);
    if (limit.isExceededBy(pages.count()) || pages.withoutRoom > 0)
        problems.add(Severity::Error, "light-pages", {map.format().roles.faces, 0}, -1, [&] {
            const auto text =
                CheckText::tr("The lightmaps of all faces take %1 pages of %2 x %2 luxels; %3 has %4 and "
                              "stops (\"AllocBlock: full\").")
                    .arg(numberText(pages.count()), numberText(pages.side),
                         fromView(map.format().engines[static_cast<size_t>(limit.profile)].name), numberText(limit.most));
            return pages.withoutRoom == 0 ? text
                                          : CheckText::tr("%1 The lightmaps of %Ln faces are larger than a page.", nullptr,
                                                          static_cast<int>(pages.withoutRoom))
                                                .arg(text);
        });
}

// Checks that the first entity makes the world. If no entity has the world's class, ED_LoadFromFile() of Quake's pr_edict.c
// and ReHLDS' pr_edict.cpp makes no world, and what that precaches, such as the player's model, is missing. They distinguish
// case in classes.
void checkFirstEntity(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto &roles = map.format().roles;
    const auto source = map.entitySource();
    if (isWorldFirst(source) && hasWorld(source))
        return;
    const auto refuses = enginesThatStop(context, [](const EngineStops &engine) { return engine.firstIsWorld; });
    const auto *engine = stopsOf(map.format(), context.engine);
    const bool isUnmade = engine && engine->freesWorld && !hasWorld(source);
    if (isWorldFirst(source) && !isUnmade)
        return;
    // DarkPlaces' prvm_edict.c, PRVM_ED_LoadFromFile(), makes the first entity the world whatever its class, for which a
    // progs.dat may have a function. That takes at least one entity.
    const bool isMeant = map.format().game().worldspawnIsFirst && !map.game().worldspawnIsFirst && source.count() > 0;
    const auto severity = isUnmade || (refuses && refuses->severity == Severity::Error) ? Severity::Error
                          : isMeant                                                     ? Severity::Note
                                                                                        : Severity::Warning;
    problems.add(severity, "worldspawn-missing", {source.count() > 0 ? roles.entityList : roles.entities, 0}, -1, [&] {
        if (isUnmade)
            return CheckText::tr("No entity has the class worldspawn, so the game never prepares the world. This makes %1 stop "
                                 "(\"no precache\").")
                .arg(fromView(engine->engine));
        return map.game().worldspawnIsFirst
                   ? CheckText::tr("The first entity is not worldspawn: %1 refuses the map.").arg(fromView(map.game().title))
                   : CheckText::tr("The first entity is not worldspawn, but the game uses it as the world anyway.");
    });
}

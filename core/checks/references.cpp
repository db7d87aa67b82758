#include "core/checks/checkers.h"

#include "core/checks/enginestops.h"
#include "core/map/celltext.h"
#include "core/map/link.h"

#include <optional>
#include <vector>

namespace {

// Returns which records of `target` the link leads to from the records of `from`. `from` null: from all records of its lump.
std::vector<bool> reachedRecords(const Link &link, int target, quint32 count, const std::vector<bool> *from)
{
    std::vector<qint32> begins(count + size_t(1)); // ranges that begin at each record, less those that end before it
    for (quint32 record = 0; record < link.count(); ++record)
        if (const auto to = link.at(record); to.lump == target && to.count > 0 && (!from || (*from)[record])) {
            ++begins[to.first];
            --begins[to.first + size_t(to.count)];
        }
    std::vector<bool> led(count);
    qint32 open = 0;
    for (quint32 record = 0; record < count; ++record) {
        open += begins[record];
        led[record] = open > 0;
    }
    return led;
}

// References that no engine follows: a flare's vertexes and indexes, a patch's indexes; Half-Life's textures if the map has
// none; and what engines only copy when they load a map, unless a face or a leaf leads there: surfedges and edges
// (Mod_LoadEdges() and Mod_LoadSurfedges() of QuakeSpasm's gl_model.c and yquake2's models.c; DarkPlaces' model_brush.c,
// Mod_Q1BSP_LoadEdges(), sets such vertexes to 0) and the brushes of leafs (CMod_LoadLeafBrushes() of yquake2's collision.c,
// CMod_LoadLeafBrushes() of ioquake3's cm_load.c; but Mod_Q3BSP_LoadLeafBrushes() of DarkPlaces stops at any).
class Unread
{
public:
    explicit Unread(const CheckContext &context)
        : map_(context.map), references_(context.references), types_(map_.column(map_.format().columns.faceType)),
          copiesBrushes_(stopsOf(map_.format(), context.engine))
    {
    }

    bool operator()(const Link &link, const bsp::Field &field, quint32 record)
    {
        const auto &columns = map_.format().columns;
        if (link.lump() == map_.format().roles.faces && field.use == bsp::Use::First && types_.count() > 0) {
            const auto type = typeOf(record);
            return type == bsp::SurfaceType::Flare
                   || (type == bsp::SurfaceType::Patch && link.field() == columns.faceTriangles.field);
        }
        if (link.lump() == columns.surfedge.lump)
            return !isListed(surfedges_, columns.faceEdges, record);
        if (link.lump() == columns.edgeStart.lump)
            return !isListed(edges_, columns.surfedge, record);
        if (link.lump() == columns.leafBrush.lump && copiesBrushes_)
            return !isListed(leafBrushes_, columns.leafBrushes, record);
        return field.target == map_.format().roles.images && map_.recordCount(field.target) == 0;
    }
    // Returns whether the reference is a flare's fog. ioquake3's tr_surface.c, RB_SurfaceFlare(), draws flares only with
    // r_flares 1; tr_flares.c, RB_RenderFlare(), then reads that fog past the end of the list.
    bool isOfFlare(const Link &link, quint32 record) const
    {
        const auto fog = map_.format().columns.faceFog;
        return link.lump() == fog.lump && link.field() == fog.field && typeOf(record) == bsp::SurfaceType::Flare;
    }

private:
    bsp::SurfaceType typeOf(quint32 face) const
    {
        return types_.count() > 0 ? static_cast<bsp::SurfaceType>(types_.integer(face)) : bsp::SurfaceType::Polygon;
    }
    // Returns whether the field leads to the record from a record that is itself read.
    bool isListed(std::optional<std::vector<bool>> &listed, bsp::FieldRef by, quint32 record)
    {
        const int lump = map_.field(by).target;
        if (!listed && by == map_.format().columns.surfedge && !surfedges_)
            isListed(surfedges_, map_.format().columns.faceEdges, 0);
        if (!listed)
            listed = reachedRecords(*references_.link(by), lump, map_.recordCount(lump),
                                    by == map_.format().columns.surfedge ? &*surfedges_ : nullptr);
        return record < listed->size() && (*listed)[record];
    }

    const MapFile &map_;
    const References &references_;
    Column types_;
    bool copiesBrushes_;
    std::optional<std::vector<bool>> surfedges_, edges_, leafBrushes_; // whether each is read; computed on first use
};

} // namespace

void checkReferences(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    Unread unread(context);
    const auto *engine = stopsOf(map.format(), context.engine);
    for (const int lump : map.lumps()) {
        if (map.originOf(lump) == LumpOrigin::Derived)
            continue;
        const auto fields = map.lump(lump).fields;
        for (int f = 0; f < static_cast<int>(fields.size()) && !context.stop.stop_requested(); ++f) {
            const auto &field = fields[static_cast<size_t>(f)];
            const Link *link = context.references.link(lump, f);
            // Engines ignore invalid references to and from added lumps.
            const bool isAdded = lump >= firstBspxLump || field.target >= firstBspxLump;
            if (!link || (field.use == bsp::Use::ByteOffset && !isAdded) || field.use == bsp::Use::Name
                || field.type == bsp::Type::Number)
                continue;
            const auto &columns = map.format().columns;
            const bool isHull = lump == columns.modelHulls.lump && field.target == columns.clipnodePlane.lump;
            if (isHull && map.recordCount(field.target) == 0)
                continue; // checkHulls() reports it
            if (map.isLeftOut(field.target))
                continue; // it is not read, but may contain what is referred to
            const bool page = map.lump(field.target).kind == bsp::Kind::Bytes;
            if (page && map.recordCount(field.target) == 0)
                continue; // lightmaps are in separate files
            for (quint32 record = 0; record < link->count(); ++record) {
                if (link->at(record).state != Link::Target::Invalid || unread(*link, field, record))
                    continue;
                // Engines light a surface by its vertexes when its page does not exist, and do not read which surface was made
                // from a brush side (OpenJK's qcommon/cm_load.cpp, CMod_LoadBrushSides()).
                const bool noTree = field.use == bsp::Use::Child && map.recordCount(field.target) == 0;
                const bool isSpared = engine && engine->toleratesMissingTextures && map.format().roles.textures != bsp::none
                                      && field.target == map.format().roles.images && map.column(lump, f).integer(record) >= 0;
                const bool isSpare = isSpared || unread.isOfFlare(*link, record) || bsp::FieldRef{lump, f} == columns.sideFace;
                problems.add(page || noTree || isAdded || isSpare ? Severity::Warning : Severity::Error, "index-range",
                             {lump, record}, f, [&] { return whyInvalid(map, *link, record); });
            }
        }
    }
}

// Finds fogs without a brush. q3map2 writes such a fog to fill the whole map. Some games read that, as DarkPlaces does
// (model_brush.c, Mod_Q3BSP_LoadEffects()); Quake III stops at it.
void checkFogs(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const int fogs = map.format().columns.fogBrush.lump;
    const auto brush = map.column(map.format().columns.fogBrush);
    const auto who = enginesThatStop(context, [](const EngineStops &engine) { return engine.fogWithoutBrush; });
    const auto severity = who ? who->severity : Severity::Note;
    for (quint32 fog = 0; fog < brush.count(); ++fog)
        if (brush.integer(fog) == -1)
            problems.add(severity, "fog-everywhere", {fogs, fog}, -1, [&] {
                return CheckText::tr("%1 fills the whole map (brushNum -1). Some games derived from Quake III allow "
                                     "this; Quake III itself stops (\"fog brushNumber out of range\").")
                    .arg(title(map, {fogs, fog}));
            });
}

// Finds brushes whose first six sides run past the end of the list. Quake III takes a brush's box from these sides, however
// many it has: CM_BoundBrush() of cm_load.c, and R_LoadFogs() of tr_bsp.c.
void checkSides(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto where = map.format().columns.brushSides;
    const auto who = enginesThatStop(context, [](const EngineStops &engine) { return engine.fewSides; });
    if (where.lump == bsp::none || !who || map.isLeftOut(map.field(where).target))
        return;
    const auto first = map.column(where);
    const qint64 sides = map.recordCount(map.field(where).target);
    for (quint32 brush = 0; brush < first.count(); ++brush)
        if (const auto from = first.integer(brush); from >= 0 && from <= sides && from + 6 > sides)
            problems.add(who->severity, "brush-sides", {where.lump, brush}, where.field, [&] {
                return CheckText::tr("%1: the first six of its brush sides form its box, but from side %2 on, the map has fewer "
                                     "than six. This makes %3 stop or crash.")
                    .arg(title(map, {where.lump, brush}), numberText(from), who->names);
            });
}

// Finds 16-bit numbers that an engine reads as negative. checkReferences() reports those that lead nowhere.
void checkSignedNumbers(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto *engine = stopsOf(map.format(), context.engine);
    for (const auto &name : engine ? wordsOf(engine->signedFields) : QStringList()) {
        const int lump = map.findLump(name.section(u'.', 0, 0));
        const bsp::FieldRef where{lump, lump < 0 ? bsp::none : map.findColumn(lump, name.section(u'.', 1).toStdString())};
        if (where.field == bsp::none || map.field(where).type != bsp::Type::U16)
            continue;
        const auto numbers = map.column(where);
        const auto &field = map.field(where);
        const auto *link = context.references.link({where.lump, where.field + (field.use == bsp::Use::Count ? field.pair : 0)});
        for (quint32 record = 0; record < numbers.count() && !context.stop.stop_requested(); ++record)
            if (const auto number = numbers.integer(record); number > INT16_MAX && link->at(record).state == Link::Target::Valid)
                problems.add(Severity::Error, "index-signed", {where.lump, record}, where.field, [&] {
                    return CheckText::tr("%1: %2 is %3. %4 reads numbers above %5 as negative, and then stops or reads "
                                         "outside the lump.")
                        .arg(title(map, {where.lump, record}), fromView(field.name), numberText(number), fromView(engine->engine),
                             numberText(INT16_MAX));
                });
    }
}

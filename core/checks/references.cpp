#include "core/checks/checkers.h"

#include "core/map/celltext.h"
#include "core/map/explain.h"

namespace
{

// What no engine follows: a flare's vertexes and indexes, a patch's indexes; Half-Life's textures where the map has
// none.
class Unread
{
public:
    explicit Unread(const MapFile &map) : map_(map), types_(map.column(map.format().columns.faceType)) {}

    bool operator()(const Link &link, const bsp::Field &field, quint32 record) const
    {
        if (link.lump() == map_.format().roles.faces && field.use == bsp::Use::First && types_.count() > 0) {
            const auto type = static_cast<bsp::SurfaceType>(types_.integer(record));
            return type == bsp::SurfaceType::Flare
                   || (type == bsp::SurfaceType::Patch && link.field() == map_.format().columns.faceTriangles.field);
        }
        return field.target == map_.format().roles.images && map_.recordCount(field.target) == 0;
    }

private:
    const MapFile &map_;
    Column types_;
};

} // namespace

void checkReferences(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const Unread unread(map);
    for (const int lump : map.lumps()) {
        if (map.originOf(lump) == LumpOrigin::Derived)
            continue;
        const auto fields = map.lump(lump).fields;
        for (int f = 0; f < static_cast<int>(fields.size()) && !context.stop.stop_requested(); ++f) {
            const auto &field = fields[static_cast<size_t>(f)];
            const Link *link = context.references.link(lump, f);
            // Of these engines leave out what is wrong.
            const bool isAdded = lump >= firstBspxLump || field.target >= firstBspxLump;
            if (!link || (field.use == bsp::Use::ByteOffset && !isAdded) || field.use == bsp::Use::Name
                || field.type == bsp::Type::Number)
                continue;
            const auto &columns = map.format().columns;
            const bool isHull = lump == columns.modelHulls.lump && field.target == columns.clipnodePlane.lump;
            if (isHull && map.recordCount(field.target) == 0)
                continue; // checkHulls() tells
            if (map.isLeftOut(field.target))
                continue; // it may well have what is referred to
            const bool page = map.lump(field.target).kind == bsp::Kind::Bytes;
            if (page && map.recordCount(field.target) == 0)
                continue; // lightmaps are in files of their own
            for (quint32 record = 0; record < link->count(); ++record) {
                if (link->at(record).state != Link::Target::Invalid || unread(*link, field, record))
                    continue;
                // The engine lights a surface by its vertexes when its page does not exist.
                const bool noTree = field.use == bsp::Use::Child && map.recordCount(field.target) == 0;
                problems.add(page || noTree || isAdded ? Severity::Warning : Severity::Error, "index-range", {lump, record}, f,
                             [&] { return whyInvalid(map, *link, record); });
            }
        }
    }
}

// q3map2 writes a fog without a brush for fog that fills the map. Its games read that; Quake III stops at it.
void checkFogs(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const int fogs = map.format().columns.fogBrush.lump;
    const auto brush = map.column(map.format().columns.fogBrush);
    for (quint32 fog = 0; fog < brush.count(); ++fog)
        if (brush.integer(fog) == -1)
            problems.add(Severity::Warning, "fog-everywhere", {fogs, fog}, -1, [&] {
                return CheckText::tr("%1 fills the whole map (brushNum -1), as some Quake III derived games read it; "
                                     "Quake III itself does not.")
                    .arg(title(map, {fogs, fog}));
            });
}

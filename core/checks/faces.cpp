#include "core/checks/checkers.h"

#include "core/checks/enginestops.h"
#include "core/faces/facelights.h"
#include "core/faces/faceshape.h"
#include "core/map/celltext.h"
#include "core/where/visibility.h"

namespace {

// Checks a face's surface type: the renderer stops at an unknown one.
void checkSurfaceType(const CheckContext &context, RecordRef face, bsp::SurfaceType type, Problems &problems)
{
    const auto &map = context.map;
    const auto names = map.field(map.format().columns.faceType).names;
    if (type <= bsp::SurfaceType::Bad || static_cast<qint64>(type) > names.back().value)
        problems.add(Severity::Error, "surface-type", face, -1, [&] {
            return CheckText::tr("%1: surfaceType %2 does not exist.")
                .arg(title(map, face), numberText(static_cast<qint64>(type)));
        });
    else if (type != bsp::SurfaceType::Foliage)
        return;
    else if (const auto who = enginesThatStop(context, [](const EngineStops &engine) { return engine.noFoliage; }))
        problems.add(who->severity, "surface-type", face, -1, [&] {
            return CheckText::tr("%1 is foliage (surfaceType %2). This makes %3 stop or crash.")
                .arg(title(map, face), numberText(static_cast<qint64>(type)), who->names);
        });
}

// A map's lighting data, or the additions that replace it, and where faces' lightmaps end in it.
class LightRanges
{
public:
    LightRanges(const MapFile &map, LightData::Additions additions)
        : map_(map), size_(LightData(map, additions).size()), lights_(map, additions)
    {
    }
    bool isEmpty() const { return size_ == 0; }
    bool usesAdditions() const { return lights_.usesAdditions(); }

    // Returns whether a face's lightmaps run past the end; if so, reports it.
    bool isPastEnd(quint32 face, Severity severity, Problems &problems) const
    {
        const auto light = lights_.at(face);
        if (isEmpty() || !light || light->offset + light->bytes() <= size_ || !lights_.isUsedByEngine(face))
            return false;
        const RecordRef record{map_.format().roles.faces, face};
        problems.add(severity, "lightmap-range", record, map_.format().columns.faceLight.field, [&] {
            return CheckText::tr("%1: its lightmaps (%2 bytes from byte %3) run past the end of the lighting data "
                                 "(%4 bytes).")
                .arg(title(map_, record), numberText(light->bytes()), numberText(light->offset), numberText(size_));
        });
        return true;
    }

private:
    const MapFile &map_;
    qint64 size_; // bytes
    FaceLights lights_;
};

// Checks that the visibility lump is as long as its header claims.
void checkVisibilityHeader(const MapFile &map, Problems &problems)
{
    const RecordRef where{map.format().roles.visibility, 0};
    const auto lump = map.lumpBytes(where.lump);
    const auto clusters = clusterCount(map);
    const qint64 stated = lump.size() >= 4 ? bsp::load<qint32>(lump.data()) : -1;
    const auto rowBytes = clusters > 0 ? visRow(map, 0, VisSet::Pvs).bytes : 0;
    if (visCodingOf(map.format()).statesRowBytes && rowBytes > 0 && rowBytes * 8 < stated)
        problems.add(Severity::Error, "vis-width", where, -1, [&] {
            return CheckText::tr("Visibility: rows of %1 bytes are too short for %2 clusters.")
                .arg(numberText(rowBytes), numberText(stated));
        });
    else if (stated != clusters || lump.size() < 8)
        problems.add(Severity::Error, "vis-size", where, -1, [&] {
            return CheckText::tr("Visibility claims %1 clusters, but its %2 bytes do not have room for them.")
                .arg(numberText(stated), numberText(lump.size()));
        });
}

// Finds leafs with the offset of a row in a map without visibility: engines add the offset to a null pointer, and read there. An
// offset of 0 means no row. Engines read no row of leaf 0, nor of leafs after those that have visibility.
void checkMissingRows(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto &columns = map.format().columns;
    const auto visOffset = map.column(columns.leafVisibility);
    const auto visLeafs = map.column(columns.modelVisLeafs);
    const auto who = enginesThatStop(context, [](const EngineStops &engine) { return engine.visOffsets; });
    if (!who || who->severity != Severity::Error || visLeafs.count() == 0 || map.visFile())
        return;
    for (quint32 leaf = 1; leaf < visOffset.count() && leaf <= visLeafs.integer(0); ++leaf)
        if (const auto offset = visOffset.integer(leaf); offset != -1 && offset != 0)
            problems.add(who->severity, "vis-missing", {map.format().roles.leafs, leaf}, columns.leafVisibility.field, [&] {
                return CheckText::tr("%1: its visibility row should be at byte %2, but the map has no "
                                     "visibility. This makes %3 stop or crash.")
                    .arg(title(map, {map.format().roles.leafs, leaf}), numberText(offset), who->names);
            });
}

// Checks the number of leafs that the world states: engines decode rows, and read leafs, for so many.
void checkVisLeafs(const MapFile &map, Problems &problems)
{
    const auto where = map.format().columns.modelVisLeafs;
    const auto stated = map.column(where);
    const qint64 most = std::max<qint64>(map.recordCount(map.format().roles.leafs), 1) - 1;
    if (stated.count() > 0 && !map.isLeftOut(map.format().roles.leafs) && (stated.integer(0) < 0 || stated.integer(0) > most))
        problems.add(Severity::Error, "vis-leafs", {where.lump, 0}, where.field, [&] {
            return CheckText::tr("%1 claims visibility for %2 leafs, but only %3 follow leaf 0.")
                .arg(title(map, {where.lump, 0}), numberText(stated.integer(0)), numberText(most));
        });
}

// Returns the columns of a cluster with the offsets of its rows: of the PVS, then of the PHS if the format has one.
std::vector<int> rowFields(const MapFile &map)
{
    std::vector<int> found;
    const auto fields = map.lump(map.format().roles.clusters).fields;
    for (int f = 0; f < static_cast<int>(fields.size()); ++f)
        if (fields[static_cast<size_t>(f)].use == bsp::Use::ByteOffset)
            found.push_back(f);
    return found;
}

// Checks a patch against CM_GeneratePatchCollide() of Quake III's cm_patch.c and CMod_LoadPatches(): MAX_PATCH_VERTS and
// MAX_GRID_SIZE.
void checkPatch(const CheckContext &context, RecordRef face, qint64 width, qint64 height, Problems &problems)
{
    constexpr qint64 longest = 129, most = 1024;
    const auto isSide = [](qint64 side) { return side > 2 && side % 2 == 1 && side <= longest; };
    if (isSide(width) && isSide(height) && width * height <= most)
        return;
    if (const auto who = enginesThatStop(context, [](const EngineStops &engine) { return engine.patches; }))
        problems.add(who->severity, "patch-size", face, -1, [&] {
            return CheckText::tr("%1 is a patch of %2 x %3 control points. This makes %6 stop or crash: each side must "
                                 "be an odd number from 3 to %4, and the total at most %5.")
                .arg(title(context.map, face), numberText(width), numberText(height), numberText(longest), numberText(most),
                     who->names);
        });
}

} // namespace

// Finds faces with too few corners, and those that FaceShapes skips because faces list too many corners in all.
void checkFaces(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const int faces = map.format().roles.faces;
    const auto types = map.column(map.format().columns.faceType);
    const auto corners = map.column(map.format().columns.faceCorners);
    const auto width = map.column(map.format().columns.patchWidth), height = map.column(map.format().columns.patchHeight);
    for (quint32 face = 0; face < corners.count(); ++face) {
        if (types.count() > 0) {
            const auto type = static_cast<bsp::SurfaceType>(types.integer(face));
            checkSurfaceType(context, {faces, face}, type, problems);
            if (type == bsp::SurfaceType::Patch)
                checkPatch(context, {faces, face}, width.integer(face), height.integer(face), problems);
            if (type != bsp::SurfaceType::Polygon && type != bsp::SurfaceType::Mesh)
                continue;
        }
        if (corners.integer(face) >= 0 && corners.integer(face) < 3)
            problems.add(Severity::Warning, "face-edges", {faces, face}, -1, [&] {
                return CheckText::tr("%1 has %2 corners; a polygon needs at least 3.")
                    .arg(title(map, {faces, face}), numberText(corners.integer(face)));
            });
    }
    const auto kept = context.wanted.has("faces-left-out") ? FaceShapes(map).kept() : BoundedClaims();
    if (kept.leftOut() > 0)
        problems.add(Severity::Warning, "faces-left-out", {faces, kept.firstLeftOut()}, -1, [&] {
            return CheckText::tr("%1 of %2 faces are neither drawn nor measured. The map is damaged: its faces list far more "
                                 "corners than it has.")
                .arg(numberText(kept.leftOut()), numberText(corners.count()));
        });
}

void checkLightmaps(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    if (map.format().columns.faceLight.lump == bsp::none)
        return; // all pages have the same size, and page numbers are checked as references
    const LightRanges own(map, LightData::Additions::Ignored), used(map, LightData::Additions::Used);
    const auto lightofs = map.column(map.format().columns.faceLight);
    const int faces = map.format().roles.faces, field = map.format().columns.faceLight.field;
    for (quint32 face = 0; face < lightofs.count() && !context.stop.stop_requested(); ++face) {
        if (!own.isEmpty() && lightofs.integer(face) < -1)
            problems.add(Severity::Error, "lightmap-range", {faces, face}, field, [&] {
                return CheckText::tr("%1: lightofs is %2; the only valid negative value is -1.")
                    .arg(title(map, {faces, face}), numberText(lightofs.integer(face)));
            });
        else if (!own.isPastEnd(face, Severity::Error, problems) && used.usesAdditions())
            used.isPastEnd(face, Severity::Warning, problems); // no game refuses a map for an addition
    }
}

void checkVisibility(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto &roles = map.format().roles;
    const auto size = static_cast<qint64>(map.lumpBytes(roles.visibility).size());
    checkVisLeafs(map, problems);
    if (size == 0)
        return checkMissingRows(context, problems);
    const bool leafRows = visCodingOf(map.format()).isOfLeafs;
    if (!leafRows)
        checkVisibilityHeader(map, problems);
    const auto clusters = clusterCount(map);
    const auto fields = rowFields(map);
    const VisRowCheck rows(map);
    for (quint32 cluster = 0; cluster < clusters && !context.stop.stop_requested(); ++cluster)
        for (size_t set = 0; set < fields.size(); ++set) {
            const auto row = visRow(map, cluster, set == 0 ? VisSet::Pvs : VisSet::Phs);
            if ((leafRows && row.offset == -1) || rows.fits(row))
                continue;
            problems.add(Severity::Error, "vis-range", {roles.clusters, cluster}, fields[set], [&] {
                return CheckText::tr("%1: its visibility row at byte %2 runs past the end of the lump (%3 bytes).")
                    .arg(title(map, {roles.clusters, cluster}), numberText(row.offset), numberText(size));
            });
        }
}

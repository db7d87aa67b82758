// Fuzzes maps: whatever the bytes, opening, walking every record and link, checking, lighting, editing, printing and saving end,
// and touch nothing outside the file. A map that is saved with another text differs in nothing else.
#include "core/assets/maptextures.h"
#include "core/cells/cellvalue.h"
#include "core/cells/copies.h"
#include "core/cells/unused.h"
#include "core/cells/users.h"
#include "core/checks/checks.h"
#include "core/columns/columns.h"
#include "core/compare/canonical.h"
#include "core/faces/lightgrid.h"
#include "core/geometry/raycast.h"
#include "core/geometry/solids.h"
#include "core/light/lightpicture.h"
#include "core/light/lightsentence.h"
#include "core/map/checksum.h"
#include "core/map/layout.h"
#include "core/mapdiff/mapdiff.h"
#include "core/query/columnshape.h"
#include "core/query/exporter.h"
#include "core/query/filter.h"
#include "core/save/report.h"
#include "core/scene/areas.h"
#include "core/scene/entities/entitymarks.h"
#include "core/scene/entities/startplace.h"
#include "core/scene/facecolors.h"
#include "core/scene/frameparts.h"
#include "core/vis/clusterboxes.h"
#include "core/vis/clustersight.h"
#include "core/vis/graphlayout.h"
#include "core/vis/mapvis.h"
#include "core/vis/portals.h"
#include "core/vis/rooms.h"
#include "core/where/pointinleaf.h"
#include "core/where/visibility.h"
#include "tests/savechecks.h"
#include "tests/testmaps.h"

#include <QByteArray>

#include <memory>
#include <numeric>

namespace {

constexpr qsizetype mostSaved = 64 << 10; // bytes; larger maps are not saved: checking every byte takes a while

// A device that discards everything written to it.
class Nowhere : public QIODevice
{
public:
    Nowhere() { open(WriteOnly); }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *, qint64 length) override { return length; }
};

// Asks for the difference of each record.
void walkDifferences(const MapDiff &diff)
{
    bool isSame = diff.entities.isEmpty();
    for (const auto &lump : diff.records.lumps)
        isSame = isSame && !diff.differs(lump);
    if (isSame != diff.isSame())
        qFatal("Maps differ if a lump or an entity does.");
    for (const int lump : diff.a->lumps())
        for (quint32 record = 0; record < diff.a->recordCount(lump); ++record)
            if (const auto in = diff.ofA({lump, record}); in.b.isValid() && diff.ofB(in.b).kind != in.kind)
                qFatal("A record and its counterpart differ in the same way.");
    for (const int lump : diff.b->lumps())
        for (quint32 record = 0; record < diff.b->recordCount(lump); ++record)
            (void)diff.ofB({lump, record});
}

// Compares the map with itself and with the former input's.
void compare(const MapFile &map)
{
    constexpr double tolerance = 0.25;
    const auto shared = std::make_shared<const MapFile>(map);
    if (!diffMaps(shared, shared).isSame() || !matchRecords(map, map, {.tolerance = tolerance}).isSame())
        qFatal("A map differs from itself.");
    static std::shared_ptr<const MapFile> former;
    if (former) {
        walkDifferences(diffMaps(former, shared));
        walkDifferences(diffMaps(former, shared, {.tolerance = tolerance}));
    }
    former = shared;
    Nowhere nowhere;
    writeCanonical(map, canonicalLumps(map), nowhere);
}

// Saves a shorter text and then a longer one. A damaged map may have no room for them that changes nothing else.
void save(const MapFile &map, const QByteArray &bytes)
{
    const auto text = map.entityText().toByteArray();
    const auto shorter = text.first(text.size() / 2), longer = text + "{ \"classname\" \"light\" }";
    const auto first = planSave(map, shorter);
    if (!first)
        return;
    reportOn(map, first.value());
    auto wrong = violation(map.format(), bytes, shorter, first.value().file.whole());
    if (const auto second = planSave(*first.value().saved, longer))
        wrong += violation(map.format(), first.value().file.whole(), longer, second.value().file.whole());
    if (!wrong.isEmpty())
        qFatal("%s", qPrintable(wrong));
}

// Edits lumps depending on the bytes, saves the result if that is possible, and undoes the edits.
void edit(MapFile map, const QByteArray &bytes)
{
    (void)unpacked(bytes);
    Edit edit;
    for (qsizetype i = 0; i < std::min<qsizetype>(bytes.size(), 6); ++i) {
        const auto byte = static_cast<quint8>(bytes[bytes.size() - 1 - i]);
        const int lump = byte % map.format().directorySize;
        const auto old = viewOf(map.lumpBytes(lump));
        const auto offset = old.size() * i / 7;
        const auto removed = old.sliced(offset, std::min<qsizetype>(byte % 9, old.size() - offset)).toByteArray();
        if (std::ranges::find(edit, lump, &Patch::lump) == edit.end())
            edit.push_back({lump, {{offset, removed, bytes.first(std::min<qsizetype>(byte % 7, bytes.size()))}}});
    }
    const auto own = difference({}, bytes.first(std::min<qsizetype>(bytes.size(), 20)));
    const Edit listing{{static_cast<int>(map.bspx().size()), own, Patch::Adds, "OWN"}};
    for (const auto &each : {edit, listing}) {
        const auto change = map.apply(each);
        if (!change)
            continue;
        map.prepare();
        const auto plan = planSave(map);
        const auto saved = plan ? readMap(plan.value().file.whole(), map.format()) : Error{QString()};
        for (const auto &patch : saved ? each : Edit())
            if (patch.kind == Patch::Changes && patch.lump != map.format().roles.entities
                && viewOf(saved.value().lumpBytes(patch.lump)) != viewOf(map.lumpBytes(patch.lump)))
                qFatal("A lump is not saved as it was edited.");
        if (!map.apply(inverse(each)) || map.isChanged())
            qFatal("An edit is not taken back.");
    }
}

// Makes an edit in a copy of the map and undoes it.
void makeAndUndo(MapFile map, const Result<Edit> &edit)
{
    if (!edit || !map.apply(edit.value()))
        return;
    map.prepare();
    if (!map.apply(inverse(edit.value())) || map.isChanged())
        qFatal("An edit of records is not taken back.");
}

// Edits the cells of the first record of each lump, copies it, also for one user, appends a record, and removes unused ones.
void editRecords(const References &references)
{
    const auto &map = references.map();
    for (const int lump : map.lumps()) {
        const RecordRef first{lump, 0};
        std::vector<CellChange> changes;
        for (int field = 0; map.recordCount(lump) > 0 && field < static_cast<int>(map.lump(lump).fields.size()); ++field)
            if (whyLocked(map, {lump, field}).isEmpty() && map.field({lump, field}).type != bsp::Type::Text)
                if (auto bytes = cellBytes(map, {lump, field}, QStringLiteral("1")))
                    changes.push_back({first, field, std::move(bytes).value()});
        if (changes.empty())
            continue;
        makeAndUndo(map, editOf(map, changes));
        for (const auto &[by, records] : usersOf(references, first))
            makeAndUndo(map, copyFor(map, first, changes, by, records.front()));
        makeAndUndo(map, copiesOf(map, lump, {first.index}));
        makeAndUndo(map, newRecordIn(map, lump));
        if (whyNotCompacted(map, lump).isEmpty())
            makeAndUndo(map, withoutRecords(references, lump, unusedRecords(references, lump)));
    }
}

// Reads what the views of lightmaps and of faces read.
void light(const References &references)
{
    const auto &map = references.map();
    const LightSource source(std::make_shared<const MapFile>(map));
    for (const auto kind : {AtlasContent::EachSlot, AtlasContent::Combined})
        drawLight(source, {.content = {.kind = kind}, .reading = LightReading::Heat, .stops = 1, .outlines = true});
    for (quint32 face = 0; face < std::min(map.recordCount(map.format().roles.faces), 40U); ++face) {
        lightSentence(references, face);
        placementsOfFace(references, face);
        if (const auto found = source.luxels.light(face)) {
            const auto space = source.spaces.at(face, *found);
            for (const auto &luxel : {QPointF(0, 0), QPointF(found->width, found->height)})
                if (const auto point = space.pointAt(luxel))
                    space.luxelsAt(*point);
        }
    }
}

// Loads the textures in the map and all animations; there are no game files.
void loadTextures(const MapFile &map)
{
    const auto textures = mapTextures(std::make_shared<const MapFile>(map), std::make_shared<const GameFiles>(QString(), map));
    for (int i = 0; i < std::min(textures->count(), 50); ++i)
        textures->load(i);
}

// Computes the camera for looking at faces and into a cluster.
void goThere(const MapScene &built)
{
    const std::vector<quint32> faces{0, 1, 2};
    const auto known = std::span(faces).first(std::min<size_t>(faces.size(), built.geometry.faces.size()));
    const auto world = frameWorldOf(built, [](quint32) { return true; });
    const auto framed = frameClearly(startPlace(*built.map), frameTargetOf(built, known), 1.6, world);
    if (!known.empty() && framed.seen > 0 && !framed.camera.isFinite())
        qFatal("What is seen is seen from somewhere.");
    if (clusterCount(*built.map) > 0)
        (void)standingPositionIn(*built.map, 0);
}

// Builds what is drawn in 3D and in the graphs.
void look(const std::shared_ptr<const MapFile> &map)
{
    const auto built = buildMapScene(map, {}, {});
    const auto clusters = clusterCount(*map);
    for (const qint64 cluster : {qint64(-1), qint64(0), static_cast<qint64>(clusters) - 1})
        if (built->pvs->seenFrom(cluster).size() != built->scene.faces.size())
            qFatal("A face is seen or not.");
    goThere(*built);
    built->pvs->inAreas(areasReached(*map, areaPortals(*map), {}, 1));
    if (!startPlace(*map).isFinite())
        qFatal("A map is seen from somewhere.");
    const auto source = map->entitySource();
    boxesOf(entityMarks(*map, Targets(source, map->game())));
    for (const auto by : {FaceColoring::Face, FaceColoring::Texture, FaceColoring::Leaf, FaceColoring::Cluster,
                          FaceColoring::Area, FaceColoring::Contents})
        if (canColorBy(*map, by))
            colorFaces(*built, *built->map, {.by = by});
    for (const auto column : {map->format().columns.planeNormal, map->format().columns.clusterSeenFaces})
        if (canColorBy(*map, column))
            colorFaces(*built, *built->map, {FaceColoring::Column, column});
    const auto portals = findPortals(*map);
    const auto rooms = roomsOf(*map, portals ? openingsOf(*map, portals.value()) : std::vector<ClusterOpening>());
    if (rooms.roomOf.size() != clusters || (clusters > 0) != (rooms.count > 0))
        qFatal("A cluster is in a room.");
    const auto vis = readMapVis(*map, VisSet::Pvs);
    if (!vis)
        return;
    (void)clusterRecords(*map, vis.value().counts, countDrawableFrom(ClusterDrawing(*map, clusters), vis.value().decoded.matrix));
    for (const auto side : {GraphSide::Top, GraphSide::Front, GraphSide::Side}) {
        const GraphLayout layout(vis.value().places, side);
        (void)layout.nodesIn(layout.bounds());
    }
}

// Does what the viewport does with a map, except drawing it.
void view(const MapFile &map)
{
    const auto geometry = buildGeometry(map);
    const auto placements = placementsOf(map);
    const Raycaster caster(geometry);
    const RayOptions options{.backFaces = true, .flares = true};
    for (const auto &direction : {Point{1, 0, 0}, Point{-1, 2, 3}, Point{0, -1, -4}}) {
        const Ray ray{{0, 0, 0}, direction};
        if (caster.all(ray, placements, options).empty() == caster.first(ray, placements, options).has_value())
            qFatal("A ray that meets faces meets a first one, and no other does.");
    }
    look(std::make_shared<const MapFile>(map));
    brushSolids(map);
    for (int hull = 0; hull < std::ssize(map.game().hulls); ++hull)
        hullSolids(map, hull);
}

// Opens a map. A first byte of 0x80 or more, with which no map begins, selects the format to read the rest as;
// fuzz_seeds.cpp writes it.
Result<MapFile> opened(QByteArray &bytes)
{
    const auto first = bytes.isEmpty() ? 0U : static_cast<unsigned char>(bytes.front());
    if (first < 0x80)
        return readMap(bytes);
    bytes.remove(0, 1);
    return readMapAs(bytes, bsp::formats()[(first - 0x80) % bsp::formats().size()]);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto found = opened(bytes);
    if (!found)
        return 0;
    const MapFile &map = found.value();
    walk(map);
    view(map);
    const References references(map);
    references.prepare();
    check({.map = map, .references = references});
    layoutOf(map);
    engineChecksum(map);
    compare(map);
    pointInLeaf(map, {0, 0, 0});
    light(references);
    if (const auto grid = LightGrid::of(map))
        for (const double place : {-40.0, 0.0, 12.5, 1e9})
            (void)grid->at({place, place, place});
    loadTextures(map);
    if (bytes.size() < mostSaved) {
        save(map, bytes);
        edit(map, bytes);
        editRecords(references);
    }
    Nowhere nowhere;
    std::vector<ExportSelection> all;
    auto whole = map;
    for (const int lump : map.lumps()) {
        if (!map.lump(lump).fields.empty())
            all.push_back({.lump = lump, .withComputed = true});
        if (!map.hasComputed(lump))
            whole.setComputed(lump, computeColumns(whole, lump));
    }
    exportRecords(whole, all, ExportFormat::Json, nowhere);
    for (const auto &selection : all) {
        const quint32 first[] = {0};
        if (map.recordCount(selection.lump) == 0)
            continue;
        for (const int other : references.reachable(selection.lump))
            references.project(first, selection.lump, other);
        for (const auto &source : references.sourcesOf(selection.lump))
            references.sources({selection.lump, 0}, source);
        std::vector<quint32> records(map.recordCount(selection.lump));
        std::iota(records.begin(), records.end(), 0U);
        for (int field = 0; field < whole.fieldCount(selection.lump); ++field) {
            const auto shape = shapeOf(whole, selection.lump, field, records);
            shapeParts(shape);
            if (!shape.bars.empty() && recordsIn(shape, {0, shape.bars.size() - 1}).size() != shape.count)
                qFatal("Every record has a value.");
        }
    }
    const int faces = map.format().roles.faces;
    Filter::parse(QStringLiteral("1 | cluster=0 !-5"), references, faces).apply(references, faces);
    return 0;
}

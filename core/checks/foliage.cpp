#include "core/checks/checkers.h"

#include "core/checks/enginestops.h"
#include "core/map/celltext.h"

namespace {

// Checks foliage as ParseFoliage() of Enemy Territory's tr_bsp.c reads it: the first patchHeight vertexes of the surface are a
// mesh, and the next patchWidth vertexes are the positions of its copies.
class FoliageCheck
{
public:
    FoliageCheck(const CheckContext &context, Problems &problems)
        : map_(context.map), columns_(map_.format().columns), problems_(problems), types_(map_.column(columns_.faceType)),
          vertexes_(map_.column(columns_.faceCorners)), firstVertex_(map_.column(columns_.faceVertexes)),
          copies_(map_.column(columns_.patchWidth)), ofMesh_(map_.column(columns_.patchHeight)),
          who_(enginesThatStop(context, [](const EngineStops &engine) { return engine.foliage; }))
    {
    }
    quint32 faces() const { return types_.count(); }
    bool isFoliage(quint32 face) const
    {
        return static_cast<bsp::SurfaceType>(types_.integer(face)) == bsp::SurfaceType::Foliage;
    }

    // Reports a surface with too few vertexes. The engine then reads those of other surfaces, or past the end.
    void checkVertexes(quint32 face)
    {
        const qint64 copies = copies_.integer(face), ofMesh = ofMesh_.integer(face), vertexes = vertexes_.integer(face);
        const bool isNegative = copies < 0 || ofMesh < 0;
        if (!isNegative && ofMesh + copies <= vertexes)
            return;
        const qint64 end = firstVertex_.integer(face) + ofMesh + copies;
        const bool stops = isNegative || end > map_.recordCount(map_.format().roles.vertexes);
        add({map_.format().roles.faces, face}, columns_.patchWidth.field, stops, [&] {
            return CheckText::tr("%1 has %4 vertexes, too few for a mesh of %2 and the positions of %3 copies.")
                .arg(title(map_, {map_.format().roles.faces, face}), numberText(ofMesh), numberText(copies),
                     numberText(vertexes));
        });
    }

    // Reports a corner of a surface's triangles that is none of the mesh's vertexes.
    void checkCorner(const Link &corners, quint32 corner, qint64 vertex)
    {
        const auto owner = corners.owner(corner);
        const auto face = static_cast<quint32>(owner.record);
        if (owner.record < 0 || vertex < 0 || vertex >= owner.count || !isFoliage(face) || vertex < ofMesh_.integer(face))
            return;
        add({corners.lump(), corner}, corners.field(), true, [&] {
            return CheckText::tr("%1 refers to vertex %2 of %3, whose mesh has only %4 vertexes.")
                .arg(title(map_, {corners.lump(), corner}), numberText(vertex), title(map_, {map_.format().roles.faces, face}),
                     numberText(ofMesh_.integer(face)));
        });
    }

private:
    template <typename Text>
    void add(RecordRef where, int field, bool stops, Text text)
    {
        const bool isStop = stops && who_;
        problems_.add(isStop ? who_->severity : Severity::Warning, "foliage-range", where, field, [&] {
            return isStop ? CheckText::tr("%1 This makes %2 stop or crash.").arg(text(), who_->names) : text();
        });
    }

    const MapFile &map_;
    const bsp::Columns &columns_;
    Problems &problems_;
    Column types_, vertexes_, firstVertex_, copies_, ofMesh_;
    std::optional<StoppingEngines> who_;
};

} // namespace

void checkFoliage(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto types = map.format().columns.faceType;
    if (types.lump == bsp::none || map.field(types).names.back().value < static_cast<qint64>(bsp::SurfaceType::Foliage))
        return; // the format has no foliage, so that another check reports the type
    FoliageCheck foliage(context, problems);
    bool isAny = false;
    for (quint32 face = 0; face < foliage.faces() && !context.stop.stop_requested(); ++face)
        if (foliage.isFoliage(face)) {
            foliage.checkVertexes(face);
            isAny = true;
        }
    const auto where = map.format().columns.triangleCorner;
    const auto corner = map.column(where);
    const auto *corners = isAny ? context.references.link(where) : nullptr;
    for (quint32 i = 0; corners && i < corner.count() && !context.stop.stop_requested(); ++i)
        foliage.checkCorner(*corners, i, corner.integer(i));
}

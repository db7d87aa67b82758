#include "core/checks/checkers.h"

#include "core/map/celltext.h"
#include "core/map/lightmaps.h"
#include "core/map/visibility.h"

using checks::number;

void checkFaces(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const int faces = map.format().roles.faces;
    const auto type = map.column(faces, "surfaceType");
    const auto edges = map.column(faces, type.count() > 0 ? "numVerts" : "numedges");
    for (quint32 face = 0; face < edges.count(); ++face) {
        const qint64 kind = type.count() > 0 ? type.integer(face) : 1;
        if (kind < 1 || kind > 4) // the renderer stops at a type it does not know
            problems.add(Severity::Error, "surface-type", {faces, face}, -1, [&] {
                return CheckText::tr("%1: surfaceType %2 does not exist.").arg(title(map, {faces, face}), number(kind));
            });
        const bool isPolygon = kind == 1 || kind == 3;
        if (isPolygon && edges.integer(face) >= 0 && edges.integer(face) < 3)
            problems.add(Severity::Warning, "face-edges", {faces, face}, -1, [&] {
                return CheckText::tr("%1 has %2 corners; a polygon needs 3.")
                    .arg(title(map, {faces, face}), number(edges.integer(face)));
            });
    }
}

void checkLightmaps(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto &roles = map.format().roles;
    const auto size = static_cast<qint64>(map.lumpBytes(roles.lighting).size());
    if (size == 0 || map.format().lightmaps == bsp::Lightmaps::Pages)
        return; // pages are whole: their numbers are checked as references
    const FaceLights lights(map);
    const auto lightofs = map.column(roles.faces, "lightofs");
    const auto field = static_cast<int>(&lightofs.field() - map.lump(roles.faces).fields.data());
    for (quint32 face = 0; face < lightofs.count() && !context.stop.stop_requested(); ++face) {
        const auto light = lights.at(face);
        if (lightofs.integer(face) < -1)
            problems.add(Severity::Error, "lightmap-range", {roles.faces, face}, field, [&] {
                return CheckText::tr("%1: lightofs is %2; only -1 may be negative.")
                    .arg(title(map, {roles.faces, face}), number(lightofs.integer(face)));
            });
        else if (light && light->offset + light->bytes() > size && lights.isReadByEngine(face))
            problems.add(Severity::Error, "lightmap-range", {roles.faces, face}, field, [&] {
                return CheckText::tr("%1: its lightmaps of %2 bytes from byte %3 on run past the %4 bytes of lighting.")
                    .arg(title(map, {roles.faces, face}), number(light->bytes()), number(light->offset), number(size));
            });
    }
}

void checkVisibility(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto &roles = map.format().roles;
    const auto lump = map.lumpBytes(roles.visibility);
    if (lump.empty())
        return;
    const bool leafRows = map.format().visibility == bsp::Visibility::LeafRle;
    const auto clusters = clusterCount(map);
    if (map.format().visibility == bsp::Visibility::ClusterRows && clusters > 0) {
        const auto rowBytes = visRow(map, 0, VisSet::Pvs).bytes;
        if (rowBytes >= 0 && rowBytes * 8 < clusters)
            problems.add(Severity::Error, "vis-width", {roles.visibility, 0}, -1, [&] {
                return CheckText::tr("Visibility: rows of %1 bytes are too short for %2 clusters.")
                    .arg(number(rowBytes), number(clusters));
            });
    }
    if (!leafRows) {
        const qint64 stated = lump.size() >= 4 ? bsp::load<qint32>(lump.data()) : -1;
        if (stated != clusters || lump.size() < 8)
            problems.add(Severity::Error, "vis-size", {roles.visibility, 0}, -1, [&] {
                return CheckText::tr("Visibility says that it holds %1 clusters, but its %2 bytes do not hold as many.")
                    .arg(number(stated), number(static_cast<qint64>(lump.size())));
            });
    }
    // The columns of a cluster that say where its rows lie: of the PVS, then of the PHS where the format has one.
    std::vector<int> rowFields;
    const auto fields = map.lump(roles.clusters).fields;
    for (int f = 0; f < static_cast<int>(fields.size()); ++f)
        if (fields[static_cast<size_t>(f)].use == bsp::Use::ByteOffset)
            rowFields.push_back(f);
    const VisRowCheck rows(map);
    for (quint32 cluster = 0; cluster < clusters && !context.stop.stop_requested(); ++cluster) {
        for (size_t set = 0; set < rowFields.size(); ++set) {
            const auto row = visRow(map, cluster, set == 0 ? VisSet::Pvs : VisSet::Phs);
            if ((leafRows && row.offset == -1) || rows.fits(row))
                continue;
            problems.add(Severity::Error, "vis-range", {roles.clusters, cluster}, rowFields[set], [&] {
                return CheckText::tr("%1: its row of visibility from byte %2 on runs past the lump's %3 bytes.")
                    .arg(title(map, {roles.clusters, cluster}), number(row.offset),
                         number(static_cast<qint64>(lump.size())));
            });
        }
    }
}

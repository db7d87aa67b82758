#include "core/scene/marks/portalmarks.h"

#include "core/where/visibility.h"

namespace {

constexpr QRgb portalColor = qRgba(255, 225, 90, 235);
constexpr size_t mostLines = 20'000;

void addOutline(Marks &marks, const VisPortals &portals, const VisPortal &portal)
{
    const auto corner = [&](quint32 i) { return toPoint(portals.points[portal.firstPoint + i % portal.pointCount]); };
    for (quint32 i = 0; i < portal.pointCount; ++i)
        addLine(marks, corner(i), corner(i + 1), portalColor);
}

} // namespace

Marks portalMarks(const References &references, const VisPortals &portals, std::span<const RecordRef> records)
{
    const auto &map = references.map();
    const auto &roles = map.format().roles;
    std::vector<RecordRef> chosen;
    for (const auto record : records)
        if (record.isValid() && (record.lump == roles.leafs || record.lump == roles.clusters))
            chosen.push_back(record);
    Marks marks;
    if (chosen.empty())
        return marks;
    std::vector<bool> isChosen(map.recordCount(roles.clusters));
    for (const quint32 cluster : references.project(chosen, roles.clusters))
        isChosen[cluster] = true;
    for (const auto &portal : portals.portals) {
        const auto front = clusterOfLeaf(map, portal.front), back = clusterOfLeaf(map, portal.back);
        const bool isPart = isChosen[static_cast<size_t>(front)] || isChosen[static_cast<size_t>(back)];
        if (front != back && isPart && marks.lines.size() < mostLines * 2)
            addOutline(marks, portals, portal);
    }
    return marks;
}

#include "core/columns/columnfunctions.h"
#include "core/geometry/solids.h"
#include "core/map/link.h"
#include "core/where/brushcontents.h"

namespace {

constexpr quint64 mostOwners = 8; // brushes that may share a side, on average; compilers write one

void brushTexture(Facts &facts, const Cells &cells)
{
    const auto &map = facts.map();
    const auto &columns = map.format().columns;
    const int field = map.lump(columns.sidePlane.lump).fieldTo(map.field(columns.faceTexinfo).target);
    if (field < 0)
        return;
    const Link sides(map, columns.brushSides), texinfo(map, columns.sidePlane.lump, field);
    quint64 walkLeft = mostOwners * (quint64(texinfo.count()) + 1024);
    for (quint32 brush = 0; brush < cells.count(); ++brush) {
        const auto range = sides.at(brush);
        for (quint32 side = range.first; side < range.first + range.count && walkLeft > 0; ++side, --walkLeft)
            if (const auto target = texinfo.at(side); target.count > 0 && facts.images()[target.first] >= 0) {
                cells.set(brush, facts.imageName(facts.images()[target.first]));
                break;
            }
    }
}

void brushFlags(Facts &facts, const Cells &cells)
{
    const BrushFlags flags(facts.map());
    cells.setEach([&](quint32 brush) { return flags.at(brush); });
}

void brushModel(Facts &facts, const Cells &cells)
{
    const auto models = modelsOfBrushes(facts.map());
    cells.setEach([&](quint32 brush) { return models[brush]; });
}

void brushEntity(Facts &facts, const Cells &cells)
{
    const auto models = modelsOfBrushes(facts.map());
    cells.setEach([&](quint32 brush) { return facts.entityOf(models[brush]); });
}

void brushLeafs(Facts &facts, const Cells &cells) { cells.setCounts(facts.listedBrushes(), &Listed::record); }

} // namespace

std::span<const ColumnFunction> brushFunctions()
{
    static constexpr ColumnFunction functions[] = {{"texture", brushTexture},
                                                   {"flags", brushFlags},
                                                   {"submodel", brushModel},
                                                   {"entity", brushEntity},
                                                   {"leafCount", brushLeafs}};
    return functions;
}

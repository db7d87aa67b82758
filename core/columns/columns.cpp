#include "core/columns/columns.h"

#include "core/columns/columnfunctions.h"

#include <algorithm>

namespace {

std::span<const ColumnFunction> functionsOf(const bsp::Format &format, int lump)
{
    const auto &roles = format.roles;
    if (lump == roles.faces)
        return faceFunctions();
    if (lump == roles.leafs)
        return leafFunctions();
    if (lump == roles.models)
        return modelFunctions();
    if (lump == roles.texinfo)
        return texinfoFunctions();
    if (lump == roles.images)
        return imageFunctions();
    if (lump == format.columns.brushSides.lump)
        return brushFunctions();
    return {};
}

const ColumnFunction *functionOf(std::span<const ColumnFunction> functions, const bsp::Field &field)
{
    const auto name = field.use == bsp::Use::Flags ? std::string_view("flags") : field.name;
    const auto found = std::ranges::find(functions, name, &ColumnFunction::name);
    return found == functions.end() ? nullptr : &*found;
}

} // namespace

QByteArray computeColumns(const MapFile &map, int lump, std::stop_token stop)
{
    const auto &fields = map.lump(lump).computed;
    const auto stride = bsp::sizeOf(fields);
    QByteArray records(static_cast<qsizetype>(map.recordCount(lump)) * stride, '\0');
    Facts facts(map, stop);
    for (const auto &field : fields)
        if (!stop.stop_requested())
            functionOf(functionsOf(map.format(), lump), field)->write(facts, Cells(records, stride, field));
    return records;
}

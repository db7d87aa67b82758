#include "core/where/brushcontents.h"

BrushFlags::BrushFlags(const MapFile &map)
    : own_(map.column(map.format().columns.brushContents)), shader_(map.column(map.format().columns.brushShader)),
      ofShader_(map.column(map.format().columns.shaderContents))
{
}

qint64 BrushFlags::at(quint32 brush) const
{
    if (brush < own_.count())
        return own_.integer(brush);
    const qint64 shader = brush < shader_.count() ? shader_.integer(brush) : -1;
    return shader >= 0 && shader < ofShader_.count() ? ofShader_.integer(static_cast<quint32>(shader)) : 0;
}

BrushContents::BrushContents(const MapFile &map)
    : planes_(map), leafBrushes_(map, map.format().columns.leafBrushes), inLeaf_(map, map.format().columns.leafBrush),
      sides_(map, map.format().columns.brushSides), sidePlane_(map, map.format().columns.sidePlane), flags_(map),
      seen_(sides_.count())
{
}

// Visits each brush once, even if a damaged leaf lists it many times.
quint32 BrushContents::within(quint32 leaf, const Point &low, const Point &high, quint64 &effort)
{
    ++call_;
    quint32 contents = 0;
    const auto range = leafBrushes_.at(leaf);
    for (quint32 i = range.first; i < range.first + range.count && effort > 0; ++i, --effort) {
        const auto brush = inLeaf_.at(i);
        if (brush.count == 0 || seen_[brush.first] == call_)
            continue;
        seen_[brush.first] = call_;
        if (const qint64 flags = flags_.at(brush.first); flags != 0 && isTouched(brush.first, low, high, effort))
            contents |= static_cast<quint32>(flags);
    }
    return contents;
}

// Tests the corner of the box that lies farthest behind each plane, as engines do.
bool BrushContents::isTouched(quint32 brush, const Point &low, const Point &high, quint64 &effort) const
{
    const auto side = sides_.at(brush);
    bool touched = side.count > 0;
    for (quint32 s = side.first; touched && s < side.first + side.count && effort > 1; ++s, --effort) {
        const auto number = sidePlane_.at(s);
        if (number.count == 0)
            return false;
        const auto plane = planes_.at(number.first);
        auto corner = low;
        for (size_t axis = 0; axis < 3; ++axis)
            if (plane.normal[axis] < 0)
                corner[axis] = high[axis];
        touched = plane.of(corner) <= 0;
    }
    return touched;
}

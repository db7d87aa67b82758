#include "core/cells/copies.h"

#include "core/cells/cellvalue.h"
#include "core/cells/users.h"
#include "core/text.h"

#include <QCoreApplication>

namespace {

struct CopiesText {
    Q_DECLARE_TR_FUNCTIONS(cells)
};

// Returns a plane's record with the opposite normal and distance.
QByteArray oppositeOf(const MapFile &map, QByteArray plane)
{
    const auto normal = map.format().columns.planeNormal;
    for (int part = 0; part < 4; ++part) {
        auto *at = reinterpret_cast<std::byte *>(plane.data()) + map.field({normal.lump, normal.field + part}).offset;
        bsp::store(at, -bsp::load<float>(at));
    }
    return plane;
}

} // namespace

Result<Edit> copyFor(const MapFile &map, RecordRef record, const std::vector<CellChange> &changes, bsp::FieldRef by, quint32 user)
{
    const auto &refers = map.field(by);
    if (!canHaveCopy(map, by))
        return Error{CopiesText::tr("%1 stands for a range of records, so that none of them can be replaced by a copy.")
                         .arg(fromView(refers.name))};
    if (const auto why = whyNoMore(map, record.lump); !why.isEmpty())
        return Error{why};
    const auto stride = qsizetype{map.lump(record.lump).stride};
    const auto count = map.recordCount(record.lump);
    auto copy = viewOf(map.recordBytes(record)).toByteArray();
    for (const auto &change : changes)
        copy.replace(map.field({record.lump, change.field}).offset, change.bytes.size(), change.bytes);
    auto added = copy;
    auto number = qint64{count};
    if (hasPairs(map, record.lump)) {
        const bool isSecond = record.index % 2 == 1 && count % 2 == 0;
        added = isSecond ? oppositeOf(map, copy) + copy : copy + oppositeOf(map, copy);
        number += isSecond ? 1 : 0;
    }
    const bool isNegative = map.column(by).integer(user) < 0;
    const auto reference = cellBytes(map, by, static_cast<double>(isNegative ? -number : number));
    if (!reference)
        return Error{reference.error()};
    auto edit = editOf(map, {{{by.lump, user}, by.field, reference.value()}});
    auto its = std::ranges::find(edit, record.lump, &Patch::lump);
    if (its == edit.end())
        its = edit.insert(edit.end(), {.lump = record.lump});
    its->splices.push_back({stride * count, {}, std::move(added)});
    return edit;
}

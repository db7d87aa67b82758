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
        bsp::store(at, 0.0F - bsp::load<float>(at)); // not -0
    }
    return plane;
}

QByteArray bytesOfRecord(const MapFile &map, RecordRef record) { return viewOf(map.recordBytes(record)).toByteArray(); }

// Returns the opposite of the last plane if the number of planes is odd, so that appended pairs begin at an even number.
// Otherwise empty.
QByteArray missingOpposite(const MapFile &map, int lump)
{
    const auto count = map.recordCount(lump);
    return hasPairs(map, lump) && count % 2 == 1 ? oppositeOf(map, bytesOfRecord(map, {lump, count - 1})) : QByteArray();
}

Result<Edit> editAppending(const MapFile &map, int lump, const QByteArray &records)
{
    Edit edit{
        {.lump = lump,
         .splices = {{qsizetype{map.lump(lump).stride} * map.recordCount(lump), {}, missingOpposite(map, lump) + records}}}};
    if (const auto why = map.whyNot(edit); !why.isEmpty())
        return Error{why};
    return edit;
}

double valueInNewRecord(const MapFile &map, bsp::FieldRef at)
{
    const auto &field = map.field(at);
    const auto normal = map.format().columns.planeNormal, axes = map.format().columns.texinfoAxes;
    if (isReference(field.use) && field.lowest < 0)
        return -1;
    if (at == bsp::FieldRef{normal.lump, normal.field + 2} || at == axes)
        return 1;
    if (at == bsp::FieldRef{axes.lump, axes.field + 5})
        return -1;
    return at.lump == normal.lump ? static_cast<double>(namedValue(field.names, u"Z").value_or(0)) : 0;
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
    auto copy = bytesOfRecord(map, record);
    for (const auto &change : changes)
        copy.replace(map.field({record.lump, change.field}).offset, change.bytes.size(), change.bytes);
    auto added = missingOpposite(map, record.lump);
    auto number = count + added.size() / stride;
    if (!hasPairs(map, record.lump)) {
        added = copy;
    } else if (record.index % 2 == 1) {
        added += oppositeOf(map, copy) + copy;
        ++number;
    } else {
        added += copy + oppositeOf(map, copy);
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

Result<Edit> copiesOf(const MapFile &map, int lump, std::vector<quint32> records)
{
    if (const auto why = whyNoMore(map, lump); !why.isEmpty())
        return Error{why};
    QByteArray copies;
    for (const quint32 record : withOpposites(map, lump, std::move(records)))
        copies += map.contains({lump, record}) ? bytesOfRecord(map, {lump, record})
                                               : oppositeOf(map, bytesOfRecord(map, {lump, record ^ 1}));
    return editAppending(map, lump, copies);
}

Result<Edit> newRecordIn(const MapFile &map, int lump)
{
    if (const auto why = whyNoMore(map, lump); !why.isEmpty())
        return Error{why};
    const auto &table = map.lump(lump);
    QByteArray record(qsizetype{table.stride}, '\0');
    for (int field = 0; field < static_cast<int>(table.fields.size()); ++field)
        if (const double value = valueInNewRecord(map, {lump, field}); value != 0)
            if (const auto bytes = cellBytes(map, {lump, field}, value))
                record.replace(map.field({lump, field}).offset, bytes.value().size(), bytes.value());
    if (hasPairs(map, lump))
        record += oppositeOf(map, record);
    return editAppending(map, lump, record);
}

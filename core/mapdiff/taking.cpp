#include "core/mapdiff/taking.h"

#include "core/cells/celledit.h"
#include "core/cells/cellvalue.h"
#include "core/cells/lumptable.h"
#include "core/cells/users.h"
#include "core/map/celltext.h"
#include "core/map/link.h"
#include "core/text.h"

#include <QCoreApplication>

namespace {

struct TakingText {
    Q_DECLARE_TR_FUNCTIONS(cells)
};

QByteArray storedBytes(const MapDiff &diff, RecordRef a, int field)
{
    const auto &declared = diff.a->field({a.lump, field});
    return viewOf(diff.a->recordBytes(a)).sliced(declared.offset, bsp::sizeOf(declared)).toByteArray();
}

bool isByNumber(bsp::Use use) { return use == bsp::Use::Index || use == bsp::Use::SignedIndex || use == bsp::Use::Child; }

QString whyNotTaken(const MapDiff &diff, RecordRef a, const bsp::Field &field)
{
    const auto name = fromView(field.name);
    if (field.use == bsp::Use::First || field.use == bsp::Use::Count)
        return TakingText::tr("%1 of %2 belongs to a range of records, which only the whole lumps can take over.")
            .arg(name, title(*diff.a, a));
    if (field.use == bsp::Use::ByteOffset || field.use == bsp::Use::Relative)
        return TakingText::tr("%1 of %2 is an offset in the other map, which means nothing in this one.")
            .arg(name, title(*diff.a, a));
    return {};
}

// Returns the number by which a field of B refers to the counterpart of the record that it refers to in A.
Result<double> numberInB(const MapDiff &diff, RecordRef a, int field, RecordRef target)
{
    const auto &declared = diff.a->field({a.lump, field});
    const auto match = diff.records.inB(target);
    if (!match.isValid())
        return Error{TakingText::tr("%1 of %2 refers to %3 in the other map, which this map lacks. Take that first.")
                         .arg(fromView(declared.name), title(*diff.a, a), title(*diff.a, target))};
    const auto number = static_cast<double>(match.index);
    const bool isNegative = diff.a->column(a.lump, field).integer(a.index) < 0;
    if (isNegative && declared.use == bsp::Use::Child)
        return -1 - number;
    return isNegative ? -number : number;
}

// Returns what a field of B has to store to say what the record of A says. `lump`: in B.
Result<QByteArray> bytesToTake(const MapDiff &diff, const MapFile &map, RecordRef a, bsp::FieldRef at)
{
    const auto &field = map.field(at);
    if (const auto why = whyNotTaken(diff, a, field); !why.isEmpty())
        return Error{why};
    if (!isByNumber(field.use))
        return storedBytes(diff, a, at.field);
    const auto target = Link(*diff.a, a.lump, at.field).at(a.index);
    if (target.state != Link::Target::Valid || !target.ref().isValid())
        return storedBytes(diff, a, at.field);
    const auto number = numberInB(diff, a, at.field, target.ref());
    return number ? cellBytes(map, at, number.value()) : Result<QByteArray>(Error{number.error()});
}
// Returns whether records that match have the same number in both maps.
bool keepsNumbers(const MapDiff &diff, int lumpB)
{
    const auto lump = std::ranges::find(diff.records.lumps, lumpB, &LumpMatches::lumpB);
    if (lump == diff.records.lumps.end())
        return true;
    for (size_t record = 0; record < lump->toA.size(); ++record)
        if (lump->toA[record] >= 0 && lump->toA[record] != static_cast<qint32>(record))
            return false;
    return true;
}

// Returns whether records of `users` that match refer to a lump by the same numbers in both maps.
bool refersAlike(const MapDiff &diff, const LumpMatches &users, int lumpB)
{
    if (users.lumpA == bsp::none || users.lumpB == bsp::none)
        return true;
    for (int field = 0; field < static_cast<int>(diff.b->lump(users.lumpB).fields.size()); ++field) {
        const auto &declared = diff.b->field({users.lumpB, field});
        if (!bsp::isReference(declared.use) || (declared.target != lumpB && declared.negative != lumpB))
            continue;
        const auto inA = diff.a->column(users.lumpA, field), inB = diff.b->column(users.lumpB, field);
        for (quint32 record = 0; record < inB.count(); ++record)
            if (const auto match = diff.records.inA({users.lumpB, record});
                match.isValid() && match.index < inA.count() && inA.integer(match.index) != inB.integer(record))
                return false;
    }
    return true;
}

// Returns a lump whose references from or to `lumpB` would lead elsewhere if that got A's bytes; none: there is none.
int misledLump(const MapDiff &diff, int lumpB)
{
    const auto &roles = diff.b->format().roles;
    for (const auto &users : diff.records.lumps)
        if (!refersAlike(diff, users, lumpB))
            return users.lumpB;
    for (const auto &field : diff.b->lump(lumpB).fields)
        for (const int target : {field.target, field.negative})
            if (bsp::isReference(field.use) && target != bsp::none && target != lumpB && !keepsNumbers(diff, target))
                return target;
    if (lumpB == roles.entities && !keepsNumbers(diff, roles.models))
        return roles.models;
    return lumpB == roles.visibility && !keepsNumbers(diff, roles.leafs) ? roles.leafs : bsp::none;
}

} // namespace

Result<Edit> editToTake(const MapDiff &diff, const MapFile &map, int lump, std::span<const quint32> records, int field)
{
    std::vector<CellChange> changes;
    for (const quint32 record : records) {
        const auto difference = diff.ofB({lump, record});
        if (difference.kind != RecordDifference::Changed)
            continue;
        for (const int each : difference.fields) {
            if (field != bsp::none && field != each)
                continue;
            auto bytes = bytesToTake(diff, map, difference.a, {lump, each});
            if (!bytes)
                return Error{bytes.error()};
            changes.push_back({{lump, record}, each, std::move(bytes).value()});
        }
    }
    return editOf(map, std::move(changes));
}
Result<Edit> editToAppend(const MapDiff &diff, const MapFile &map, int lumpA, std::vector<quint32> records)
{
    const auto found = std::ranges::find(diff.records.lumps, lumpA, &LumpMatches::lumpA);
    if (found == diff.records.lumps.end() || found->lumpB == bsp::none || &diff.a->format() != &map.format())
        return Error{TakingText::tr("This map has no place for %1.").arg(fromView(diff.a->lump(lumpA).title))};
    const int lump = found->lumpB;
    if (hasPairs(map, lump))
        records = withOpposites(map, lump, std::move(records));
    if (const auto why = whyNoMore(map, lump, std::ssize(records)); !why.isEmpty())
        return Error{why};
    const auto &table = map.lump(lump);
    QByteArray added;
    for (const quint32 record : records) {
        if (!diff.a->contains({lumpA, record}))
            return Error{TakingText::tr("%1 has no opposite in the other map.").arg(title(*diff.a, {lumpA, record ^ 1}))};
        auto bytes = viewOf(diff.a->recordBytes({lumpA, record})).toByteArray();
        for (int field = 0; field < static_cast<int>(table.fields.size()); ++field) {
            if (isOwned(map, {lump, field}))
                continue; // it takes no bytes
            const auto its = bytesToTake(diff, map, {lumpA, record}, {lump, field});
            if (!its)
                return Error{its.error()};
            bytes.replace(map.field({lump, field}).offset, its.value().size(), its.value());
        }
        added += bytes;
    }
    Edit edit{{.lump = lump, .splices = {{qsizetype{table.stride} * map.recordCount(lump), {}, added}}}};
    if (const auto why = map.whyNot(edit); !why.isEmpty())
        return Error{why};
    return edit;
}

Result<Edit> editToTakeLump(const MapDiff &diff, const MapFile &map, const LumpMatches &lump)
{
    if (&diff.a->format() != &map.format())
        return Error{TakingText::tr("The other map has a different format, so that lumps cannot be taken over.")};
    if (lump.lumpA == bsp::none)
        return removalOf(map, lump.lumpB);
    const auto bytes = viewOf(diff.a->lumpBytes(lump.lumpA));
    if (const int misled = lump.lumpB == bsp::none ? bsp::none : misledLump(diff, lump.lumpB); misled != bsp::none)
        return Error{
            TakingText::tr("%1 cannot be taken as a whole: records of %2 have other numbers or offsets in the other map, "
                           "so that references would lead elsewhere. Take single records.")
                .arg(fromView(map.lump(lump.lumpB).title), fromView(map.lump(misled).title))};
    if (lump.lumpB != bsp::none)
        return editFromBytes(map, lump.lumpB, bytes, true);
    if (lump.lumpA < firstBspxLump)
        return Error{TakingText::tr("This map has no place for %1.").arg(fromView(diff.a->lump(lump.lumpA).title))};
    return additionOf(map, viewOf(diff.a->lump(lump.lumpA).name).toByteArray(), bytes);
}

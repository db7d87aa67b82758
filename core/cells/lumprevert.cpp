#include "core/cells/lumprevert.h"

#include "core/cells/celledit.h"
#include "core/cells/cellvalue.h"
#include "core/cells/recordchanges.h"
#include "core/cells/users.h"
#include "core/map/celltext.h"
#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

struct LumpRevertText {
    Q_DECLARE_TR_FUNCTIONS(cells)
};

Result<QByteArray> referenceBytes(const MapFile &map, bsp::FieldRef field, qint64 record, bool isNegative)
{
    const auto number = static_cast<double>(record);
    return cellBytes(map, field, isNegative ? -number : number);
}

// Returns the numbers that the records of the file have now, or -1: removed.
std::vector<qint64> numbersNow(const MapFile &map, int lump, const DiskNumbers &onDisk)
{
    std::vector<qint64> now(static_cast<size_t>(map.bytesOnDisk(lump).size() / map.lump(lump).stride), -1);
    for (size_t record = 0; record < onDisk.size(); ++record)
        if (const auto number = onDisk[record]; number >= 0 && static_cast<size_t>(number) < now.size())
            now[static_cast<size_t>(number)] = static_cast<qint64>(record);
    return now;
}

// Changes references to records of another lump in a lump's bytes from the file.
QString renumberInto(QByteArray &bytes, const MapFile &map, bsp::FieldRef at, const DiskNumbers &numbers)
{
    const auto &table = map.lump(at.lump);
    const auto &field = map.field(at);
    const auto now = numbersNow(map, field.target, numbers);
    const auto onDisk = map.bytesOnDisk(at.lump);
    const Column column(bytesOf(onDisk), table.stride, field, map.column(at).wrapsFrom());
    for (quint32 record = 0; record < column.count(); ++record) {
        const auto was = column.integer(record);
        const auto target = field.use == bsp::Use::SignedIndex ? std::abs(was) : was;
        if (target < 0 || target >= std::ssize(now) || now[static_cast<size_t>(target)] == target)
            continue;
        if (now[static_cast<size_t>(target)] < 0)
            return LumpRevertText::tr("%1 %2: its %3 in the file refers to a record that was removed from %4. Revert %4 first.")
                .arg(fromView(table.single), QString::number(record), fromView(field.name),
                     fromView(map.lump(field.target).title));
        const auto cell = referenceBytes(map, at, now[static_cast<size_t>(target)], was < 0);
        if (!cell)
            return cell.error();
        bytes.replace(qsizetype{table.stride} * record + field.offset, cell.value().size(), cell.value());
    }
    return {};
}

// Returns the bytes that the lump has in the file, with references that follow moved records of other lumps.
Result<QByteArray> formerLump(const MapFile &map, int lump)
{
    auto bytes = map.bytesOnDisk(lump);
    for (int number = 0; number < static_cast<int>(map.lump(lump).fields.size()); ++number) {
        const int target = map.field({lump, number}).target;
        if (target == bsp::none || target == lump || !canHaveCopy(map, {lump, number}))
            continue;
        if (const auto moved = map.numbersOnDisk(target))
            if (const auto why = renumberInto(bytes, map, {lump, number}, *moved); !why.isEmpty())
                return Error{why};
    }
    return bytes;
}

// Adds a splice, or extends the last one if both keep the size.
void put(Splices &splices, qsizetype offset, QByteArrayView removed, QByteArrayView inserted)
{
    if (removed == inserted)
        return;
    const bool keepsSize = removed.size() == inserted.size();
    if (auto *last = splices.empty() ? nullptr : &splices.back();
        last && keepsSize && last->removed.size() == last->inserted.size() && last->offset + last->removed.size() == offset) {
        last->removed.append(removed);
        last->inserted.append(inserted);
        return;
    }
    splices.push_back({offset, removed.toByteArray(), inserted.toByteArray()});
}

// Returns the splices that remove added records, insert removed ones and change others, so that the rest keep their identity.
Splices splicesTo(const FormerRecords &former, QByteArrayView now, QByteArrayView then)
{
    const auto stride = qsizetype{former.table().stride};
    Splices splices;
    qsizetype next = 0; // in `then`
    for (quint32 record = 0; record < former.countNow(); ++record) {
        const auto offset = stride * record;
        const auto bytes = now.sliced(offset, stride);
        const auto number = former.numberOf(record);
        if (!number || *number >= former.count()) {
            put(splices, offset, bytes, {});
            continue;
        }
        const auto from = stride * *number;
        put(splices, offset, {}, then.sliced(next, from - next));
        put(splices, offset, bytes, then.sliced(from, stride));
        next = from + stride;
    }
    const auto end = stride * former.countNow();
    put(splices, end, now.sliced(end), then.sliced(next));
    return splices;
}

// Returns what a reference to a record of a lump becomes when the lump is reverted.
Result<QByteArray> referenceAfter(const FormerRecords &former, const FormerRecords &users, const MapFile &map, RecordRef user,
                                  int field, RecordRef target)
{
    if (const auto number = former.numberOf(target.index))
        return referenceBytes(map, {user.lump, field}, *number, map.column(user.lump, field).integer(user.index) < 0);
    const auto &declared = map.field({user.lump, field});
    if (const auto number = users.numberOf(user.index))
        return users.bytes().sliced(qsizetype{users.table().stride} * *number + declared.offset, sizeOf(declared));
    return Error{LumpRevertText::tr(
                     "%1 refers to %2, which is not in the file and would be removed. First change the %3 of %1, or remove %1.")
                     .arg(title(map, user), title(map, target), fromView(declared.name))};
}

// Returns how the references of other lumps change when a lump is reverted. A lump that is as in the file already refers to the
// records of the file.
Result<std::vector<CellChange>> referencesAfter(const References &references, const FormerRecords &former, int lump)
{
    const auto &map = references.map();
    std::vector<CellChange> changes;
    for (const auto &source : references.sourcesOf(lump)) {
        if (source.lump == lump || !canHaveCopy(map, source)
            || viewOf(map.lumpBytes(source.lump)) == map.bytesOnDisk(source.lump))
            continue;
        const Link &link = *references.link(source);
        const FormerRecords users(map, source.lump);
        for (quint32 record = 0; record < link.count(); ++record) {
            const auto target = link.at(record);
            if (target.state != Link::Target::Valid || target.lump != lump || former.numberOf(target.first) == target.first)
                continue;
            auto bytes = referenceAfter(former, users, map, {source.lump, record}, source.field, target.ref());
            if (!bytes)
                return Error{bytes.error()};
            changes.push_back({{source.lump, record}, source.field, std::move(bytes).value()});
        }
    }
    return changes;
}

} // namespace

Result<Edit> editToRevert(const References &references, int lump)
{
    const auto &map = references.map();
    const auto now = viewOf(map.lumpBytes(lump));
    if (map.lump(lump).fields.empty()) {
        auto splices = difference(now, map.bytesOnDisk(lump));
        return splices.empty() ? Edit() : Edit{{.lump = lump, .splices = std::move(splices)}};
    }
    const auto then = formerLump(map, lump);
    if (!then)
        return Error{then.error()};
    const FormerRecords former(map, lump);
    auto splices = splicesTo(former, now, then.value());
    if (splices.empty())
        return Edit();
    auto changes = referencesAfter(references, former, lump);
    if (!changes)
        return Error{changes.error()};
    auto edit = editOf(map, std::move(changes).value());
    edit.push_back({.lump = lump, .splices = std::move(splices)});
    return edit;
}

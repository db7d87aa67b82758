#include "core/cells/recordchanges.h"

#include "core/cells/cellvalue.h"
#include "core/map/celltext.h"
#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

struct RecordChangesText {
    Q_DECLARE_TR_FUNCTIONS(cells)
};

} // namespace

FormerRecords::FormerRecords(const MapFile &map, int lump, QByteArray onDisk, const MapFile &former)
    : map_(&map), lump_(lump), table_(&map.lump(lump)), now_(map.lumpBytes(lump)), onDisk_(std::move(onDisk)),
      numbers_(map.numbersOnDisk(lump))
{
    for (int field = 0; field < static_cast<int>(table_->fields.size()); ++field) {
        const auto &declared = map.field({lump, field});
        const bool isNumber = declared.use == bsp::Use::Index || declared.use == bsp::Use::SignedIndex;
        const int target = declared.target;
        auto numbers = isNumber && target != bsp::none ? map.numbersOnDisk(target) : SharedDiskNumbers();
        if (!numbers)
            continue;
        ofTargets_.resize(table_->fields.size());
        ofTargets_[static_cast<size_t>(field)] = {std::move(numbers),
                                                  former.bytesOnDisk(target).size() / former.lump(target).stride};
    }
}

FormerRecords::FormerRecords(const bsp::Lump &table, bsp::ByteView before, bsp::ByteView now)
    : table_(&table), now_(now), onDisk_(QByteArray::fromRawData(viewOf(before).data(), std::ssize(before)))
{
}

std::optional<quint32> FormerRecords::numberOf(quint32 record) const
{
    if (!numbers_)
        return record < count() ? std::optional(record) : std::nullopt;
    const auto number = record < numbers_->size() ? (*numbers_)[record] : -1;
    return number >= 0 ? std::optional(static_cast<quint32>(number)) : std::nullopt;
}

QByteArrayView FormerRecords::fieldNow(quint32 record, int field) const
{
    const auto &declared = table_->fields[static_cast<size_t>(field)];
    return viewOf(now_).sliced(qsizetype{table_->stride} * record + declared.offset, sizeOf(declared));
}

QByteArrayView FormerRecords::fieldOnDisk(quint32 number, int field) const
{
    const auto &declared = table_->fields[static_cast<size_t>(field)];
    return QByteArrayView(onDisk_).sliced(qsizetype{table_->stride} * number + declared.offset, sizeOf(declared));
}

bool FormerRecords::isSame(quint32 record, int field) const
{
    const auto number = *numberOf(record);
    if (fieldNow(record, field) == fieldOnDisk(number, field))
        return true;
    const auto at = static_cast<size_t>(field);
    if (ofTargets_.empty() || !ofTargets_[at].numbers)
        return false;
    const auto column = map_->column(lump_, field);
    const auto now = column.integer(record),
               was = Column(bytesOf(onDisk_), table_->stride, table_->fields[at], column.wrapsFrom()).integer(number);
    const auto target = static_cast<size_t>(std::abs(now));
    const auto &numbers = *ofTargets_[at].numbers;
    return (now < 0) == (was < 0) && target < numbers.size() && numbers[target] == std::abs(was);
}

bool FormerRecords::hasSameBytes(quint32 record) const
{
    const auto number = numberOf(record);
    const auto stride = qsizetype{table_->stride};
    return number && viewOf(now_).sliced(stride * record, stride) == QByteArrayView(onDisk_).sliced(stride * *number, stride);
}

bool FormerRecords::isModified(quint32 record) const
{
    if (!numberOf(record))
        return true;
    if (hasSameBytes(record))
        return false;
    for (int field = 0; field < static_cast<int>(table_->fields.size()); ++field)
        if (!isSame(record, field))
            return true;
    return ofTargets_.empty(); // bytes between the fields differ
}

std::optional<QByteArray> FormerRecords::formerBytes(quint32 record, int field) const
{
    const auto number = numberOf(record);
    if (!number)
        return {};
    const auto bytes = fieldOnDisk(*number, field).toByteArray();
    const auto at = static_cast<size_t>(field);
    if (ofTargets_.empty() || !ofTargets_[at].numbers)
        return bytes;
    const auto wrapsFrom = map_->column(lump_, field).wrapsFrom();
    const auto was = Column(bytesOf(onDisk_), table_->stride, table_->fields[at], wrapsFrom).integer(*number);
    if (was < 0 && table_->fields[at].use == bsp::Use::Index)
        return bytes; // no record
    const auto &numbers = *ofTargets_[at].numbers;
    const auto found = std::ranges::find(numbers, std::abs(was));
    if (found == numbers.end()) // a removed record, or none
        return std::abs(was) < ofTargets_[at].countOnDisk ? std::nullopt : std::optional(bytes);
    const auto now = static_cast<double>(found - numbers.begin());
    auto renumbered = cellBytes(*map_, {lump_, field}, was < 0 ? -now : now);
    return renumbered ? std::optional(std::move(renumbered).value()) : std::nullopt;
}

QString FormerRecords::formerText(quint32 record, int field) const
{
    const auto stride = qsizetype{table_->stride};
    auto before = onDisk_.sliced(stride * *numberOf(record), stride);
    if (const auto bytes = formerBytes(record, field)) // else the number of a removed record
        before.replace(table_->fields[static_cast<size_t>(field)].offset, bytes->size(), *bytes);
    const Column column(bytesOf(before), table_->stride, map_->field({lump_, field}), map_->column(lump_, field).wrapsFrom());
    return CellText(*map_, column).text(0);
}

RecordChanges FormerRecords::changedBytes() const
{
    const auto was = QByteArrayView(onDisk_), now = viewOf(now_);
    RecordChanges changes{.added = static_cast<quint32>(std::max<qsizetype>(now.size() - was.size(), 0)),
                          .removed = static_cast<quint32>(std::max<qsizetype>(was.size() - now.size(), 0))};
    for (qsizetype at = 0; at < std::min(was.size(), now.size()); ++at)
        changes.bytes += was[at] == now[at] ? 0U : 1U;
    return changes;
}

QString FormerRecords::fieldsText(quint32 record) const
{
    QStringList parts;
    for (int field = 0; field < static_cast<int>(table_->fields.size()); ++field)
        if (!isSame(record, field))
            parts.append(u"%1 %2 \u2192 %3"_s.arg(fromView(table_->fields[static_cast<size_t>(field)].name),
                                                  formerText(record, field), CellText(*map_, lump_, field).text(record)));
    return parts.join(u", "_s);
}

RecordChanges recordChanges(const FormerRecords &records)
{
    const auto &table = records.table();
    if (table.fields.empty())
        return records.changedBytes();
    RecordChanges changes{.fields = std::vector<quint32>(table.fields.size()), .removed = records.count()};
    for (quint32 record = 0; record < records.countNow(); ++record) {
        if (!records.numberOf(record)) {
            ++changes.added;
            continue;
        }
        --changes.removed;
        if (records.hasSameBytes(record))
            continue;
        if (!records.isModified(record)) {
            ++changes.renumbered;
            continue;
        }
        ++changes.records;
        for (size_t field = 0; field < table.fields.size(); ++field)
            changes.fields[field] += records.isSame(record, static_cast<int>(field)) ? 0U : 1U;
    }
    return changes;
}

QString changesText(const bsp::Lump &lump, const RecordChanges &changes)
{
    QStringList parts;
    for (size_t field = 0; field < changes.fields.size(); ++field)
        if (const auto count = changes.fields[field]; count > 0)
            parts.append(u"%1 (%2)"_s.arg(fromView(lump.fields[field].name),
                                          RecordChangesText::tr("%Ln records", nullptr, static_cast<int>(count))));
    if (changes.renumbered > 0)
        parts.append(
            RecordChangesText::tr("references renumbered in %Ln records", nullptr, static_cast<int>(changes.renumbered)));
    const auto add = [&parts](quint32 count, const auto &text) {
        if (count > 0)
            parts.append(text(static_cast<int>(count)));
    };
    const bool hasFields = !lump.fields.empty();
    add(changes.bytes, [](int count) { return RecordChangesText::tr("%Ln bytes", nullptr, count); });
    add(changes.added, [hasFields](int count) {
        return hasFields ? RecordChangesText::tr("%Ln records added", nullptr, count)
                         : RecordChangesText::tr("%Ln bytes added", nullptr, count);
    });
    add(changes.removed, [hasFields](int count) {
        return hasFields ? RecordChangesText::tr("%Ln records removed", nullptr, count)
                         : RecordChangesText::tr("%Ln bytes removed", nullptr, count);
    });
    return parts.join(u", "_s);
}

QStringList changeSentences(const FormerRecords &records, quint32 mostListed)
{
    const auto &table = records.table();
    auto changes = recordChanges(records);
    QStringList sentences;
    if (changes.records > 0 && changes.records <= mostListed) {
        for (quint32 record = 0; record < records.countNow(); ++record)
            if (const auto fields = records.numberOf(record) ? records.fieldsText(record) : QString(); !fields.isEmpty())
                sentences.append(u"%1 %2: %3."_s.arg(fromView(table.single), QString::number(record), fields));
        changes.fields.clear();
    }
    if (const auto rest = changesText(table, changes); !rest.isEmpty())
        sentences.prepend(RecordChangesText::tr("Changed in %1: %2.").arg(fromView(table.title), rest));
    return sentences;
}

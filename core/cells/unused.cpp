#include "core/cells/unused.h"

#include "core/cells/celledit.h"
#include "core/cells/cellvalue.h"
#include "core/cells/users.h"
#include "core/text.h"

#include <QCoreApplication>

namespace {

struct UnusedText {
    Q_DECLARE_TR_FUNCTIONS(cells)
};

bool isSingle(const bsp::Field &field) { return field.use == bsp::Use::Index || field.use == bsp::Use::SignedIndex; }

// Marks what records of `source` refer to. References from records of the same lump count only if these are used.
void markUsed(const References &references, bsp::FieldRef source, int lump, std::vector<bool> &used)
{
    const Link &link = *references.link(source);
    for (quint32 record = 0; record < link.count(); ++record)
        if (const auto target = link.at(record);
            target.state == Link::Target::Valid && target.lump == lump && (source.lump != lump || used[record]))
            used[target.first] = true;
}

} // namespace

QString whyNotCompacted(const MapFile &map, int lump)
{
    const auto title = fromView(map.lump(lump).title);
    if (!isShared(map, lump) || !map.isStored(lump))
        return UnusedText::tr("Records of %1 are addressed by ranges or by their numbers, so that none can be removed.")
            .arg(title);
    for (const auto &source : References(map).sourcesOf(lump))
        if (!isSingle(map.field(source)))
            return UnusedText::tr("%1 of %2 addresses ranges of records, so that none can be removed.")
                .arg(fromView(map.field(source).name), fromView(map.lump(source.lump).title));
    return {};
}

std::vector<quint32> unusedRecords(const References &references, int lump)
{
    const auto &map = references.map();
    std::vector<bool> used(map.recordCount(lump));
    const auto sources = references.sourcesOf(lump);
    for (const auto &source : sources)
        if (source.lump != lump)
            markUsed(references, source, lump, used);
    for (auto before = used; !sources.empty(); before = used) { // chains within the lump
        for (const auto &source : sources)
            if (source.lump == lump)
                markUsed(references, source, lump, used);
        if (used == before)
            break;
    }
    if (lump == map.format().columns.edgeStart.lump && !used.empty())
        used[0] = true;
    if (lump == map.format().roles.planes && map.format().columns.sidePlane.lump != bsp::none)
        for (size_t plane = 0; plane + 1 < used.size(); plane += 2)
            used[plane] = used[plane + 1] = used[plane] || used[plane + 1];
    std::vector<quint32> unused;
    for (size_t record = 0; record < used.size(); ++record)
        if (!used[record])
            unused.push_back(static_cast<quint32>(record));
    return unused;
}

Edit withoutRecords(const References &references, int lump, std::span<const quint32> records)
{
    const auto &map = references.map();
    const auto stride = qsizetype{map.lump(lump).stride};
    std::vector<qint64> numbers(map.recordCount(lump)); // new ones
    auto next = records.begin();
    for (size_t record = 0; record < numbers.size(); ++record) {
        numbers[record] = static_cast<qint64>(record) - (next - records.begin());
        if (next != records.end() && *next == record)
            ++next;
    }
    std::vector<CellChange> changes;
    for (const auto &source : references.sourcesOf(lump)) {
        const Link &link = *references.link(source);
        const auto column = map.column(source);
        for (quint32 record = 0; record < link.count(); ++record) {
            const auto target = link.at(record);
            if (target.state != Link::Target::Valid || target.lump != lump || numbers[target.first] == target.first)
                continue;
            const auto number = static_cast<double>(numbers[target.first]);
            if (auto bytes = cellBytes(map, source, column.integer(record) < 0 ? -number : number))
                changes.push_back({{source.lump, record}, source.field, std::move(bytes).value()});
        }
    }
    auto edit = editOf(map, std::move(changes));
    auto its = std::ranges::find(edit, lump, &Patch::lump);
    if (its == edit.end())
        its = edit.insert(edit.end(), {.lump = lump});
    const auto isRemoved = [&](const Splice &splice) {
        return std::ranges::binary_search(records, static_cast<quint32>(splice.offset / stride));
    };
    std::erase_if(its->splices, isRemoved); // references from what is removed
    const auto bytes = viewOf(map.lumpBytes(lump));
    for (const quint32 record : records)
        its->splices.push_back({stride * record, bytes.sliced(stride * record, stride).toByteArray(), {}});
    std::ranges::sort(its->splices, {}, &Splice::offset);
    return edit;
}

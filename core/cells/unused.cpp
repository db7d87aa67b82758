#include "core/cells/unused.h"

#include "core/cells/celledit.h"
#include "core/cells/cellvalue.h"
#include "core/cells/users.h"

QString whyNotCompacted(const MapFile &map, int lump)
{
    if (!isShared(map, lump) || !map.isStored(lump))
        return whyFixed(map, lump, true);
    if (const auto why = whyCounted(map, lump); !why.isEmpty())
        return why;
    for (const auto &source : References(map).sourcesOf(lump))
        if (!canHaveCopy(map, source))
            return whyFixed(map, lump, true);
    return {};
}

std::vector<quint32> unusedRecords(const References &references, int lump)
{
    const auto &map = references.map();
    std::vector<bool> used(map.recordCount(lump));
    std::vector<quint32> reached; // used records whose own references have not been followed yet
    const auto use = [&](quint32 record) {
        if (record < used.size() && !used[record]) {
            used[record] = true;
            reached.push_back(record);
        }
    };
    const auto useTarget = [&](const Link &link, quint32 record) {
        if (const auto target = link.at(record); target.state == Link::Target::Valid && target.lump == lump)
            use(target.first);
    };
    std::vector<const Link *> chains; // from records of the lump to others
    for (const auto &source : references.sourcesOf(lump)) {
        const auto &field = map.field(source);
        for (auto record = field.use == bsp::Use::SignedIndex ? qint64(0) : field.firstRecord - 1; record >= 0; --record)
            use(static_cast<quint32>(record)); // no reference can lead there, so that none may be moved there
        const Link &link = *references.link(source);
        if (source.lump == lump) {
            chains.push_back(&link);
            continue;
        }
        for (quint32 record = 0; record < link.count(); ++record)
            useTarget(link, record);
    }
    while (!reached.empty()) {
        const auto record = reached.back();
        reached.pop_back();
        if (hasPairs(map, lump))
            use(record ^ 1);
        for (const auto *chain : chains)
            useTarget(*chain, record);
    }
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

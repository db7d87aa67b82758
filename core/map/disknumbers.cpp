#include "core/map/disknumbers.h"

#include "core/text.h"

#include <algorithm>

namespace {

constexpr size_t mostCompared = 10'000'000; // pairs of records of one gap

qint32 onDisk(const SharedDiskNumbers &numbers, size_t record, size_t countOnDisk)
{
    const auto known = numbers ? record < numbers->size() : record < countOnDisk;
    return !known ? -1 : numbers ? (*numbers)[record] : static_cast<qint32>(record);
}

// Numbers the records from `begin` to before `end` by the records that the file has from `first` to before `last`.
void fillGap(DiskNumbers &numbers, size_t begin, size_t end, size_t first, size_t last, const LumpOnDisk &lump)
{
    if (first >= last)
        return;
    const bool isExact = end - begin == last - first;
    if (!isExact && (end - begin) * (last - first) > mostCompared)
        return;
    const auto recordOf = [&lump](bsp::ByteView bytes, size_t record) {
        return viewOf(bytes.subspan(record * lump.stride, lump.stride));
    };
    for (auto record = begin; record < end; ++record) {
        auto number = first;
        while (!isExact && number < last && recordOf(lump.onDisk, number) != recordOf(lump.now, record))
            ++number;
        if (number == last)
            continue;
        numbers[record] = static_cast<qint32>(number);
        first = number + 1;
    }
}

// Fills gaps from the file. Returns null if each record has its own number on disk.
SharedDiskNumbers filled(DiskNumbers numbers, const LumpOnDisk &lump)
{
    const auto countOnDisk = lump.onDisk.size() / lump.stride;
    size_t first = 0; // the number on disk after the one before
    for (size_t begin = 0; begin < numbers.size();) {
        if (numbers[begin] >= 0) {
            first = static_cast<size_t>(numbers[begin++]) + 1;
            continue;
        }
        auto end = begin;
        while (end < numbers.size() && numbers[end] < 0)
            ++end;
        fillGap(numbers, begin, end, first, end < numbers.size() ? static_cast<size_t>(numbers[end]) : countOnDisk, lump);
        begin = end;
    }
    for (size_t record = 0; record < numbers.size(); ++record)
        if (numbers[record] != onDisk({}, record, countOnDisk))
            return std::make_shared<const DiskNumbers>(std::move(numbers));
    return {};
}

} // namespace

SharedDiskNumbers diskNumbersAfter(const SharedDiskNumbers &before, const LumpChange &change, const LumpOnDisk &lump)
{
    if (!change.isResized)
        return before;
    DiskNumbers numbers(change.numbers.empty() && change.added.empty() ? 0 : lump.now.size() / lump.stride, -1);
    if (numbers.empty())
        return {}; // nothing is left, or it is unknown which records are
    for (size_t old = 0; old < change.numbers.size(); ++old)
        if (const auto to = change.numbers[old]; to >= 0 && static_cast<size_t>(to) < numbers.size())
            numbers[static_cast<size_t>(to)] = onDisk(before, old, lump.onDisk.size() / lump.stride);
    return filled(std::move(numbers), lump);
}

SharedDiskNumbers diskNumbersAfterSave(const SharedDiskNumbers &now, const SharedDiskNumbers &saved, const LumpOnDisk &lump)
{
    const auto count = lump.now.size() / lump.stride, countSaved = lump.onDisk.size() / lump.stride;
    const auto most = std::max(count, countSaved);
    std::vector<qint32> savedBy; // by the number in the former file
    for (size_t record = 0; record < countSaved; ++record)
        if (const auto former = onDisk(saved, record, most); former >= 0) {
            savedBy.resize(std::max(savedBy.size(), static_cast<size_t>(former) + 1), -1);
            savedBy[static_cast<size_t>(former)] = static_cast<qint32>(record);
        }
    DiskNumbers numbers(count, -1);
    for (size_t record = 0; record < count; ++record)
        if (const auto former = onDisk(now, record, most); former >= 0 && static_cast<size_t>(former) < savedBy.size())
            numbers[record] = savedBy[static_cast<size_t>(former)];
    return filled(std::move(numbers), lump);
}

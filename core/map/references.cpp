#include "core/map/references.h"

#include "core/format/build.h"
#include "core/sorting.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace {

constexpr size_t fewWalked = 16; // a damaged map may make each look-up take as long as a pass over all records

// Tells whether a range of records contains one of a set. For many queries it counts the records before each number; if the
// range of numbers is much larger than the number of queries, searching is cheaper than such a table.
class RangeSet
{
public:
    RangeSet(std::span<const quint32> records, quint32 range, quint32 askers) : records_(records)
    {
        if (range / 16 > askers)
            return;
        before_.assign(range + 1U, 0);
        for (const quint32 record : records)
            if (record < range)
                ++before_[record + 1];
        std::partial_sum(before_.begin(), before_.end(), before_.begin());
    }

    bool intersects(quint32 first, quint32 count) const
    {
        if (!before_.empty())
            return before_[first + count] > before_[first];
        const auto it = std::ranges::lower_bound(records_, first);
        return it != records_.end() && *it - first < count;
    }

private:
    std::span<const quint32> records_;
    std::vector<quint32> before_;
};

// Returns how many records a lump has; for a blob, how many bytes.
quint32 indexRange(const MapFile &map, int lump)
{
    return map.lump(lump).kind == bsp::Kind::Bytes ? static_cast<quint32>(map.lumpBytes(lump).size()) : map.recordCount(lump);
}

void unite(std::vector<quint32> &into, std::vector<quint32> &&more)
{
    if (into.empty()) {
        into = std::move(more);
        return;
    }
    std::vector<quint32> both;
    both.reserve(into.size() + more.size());
    std::ranges::set_union(into, more, std::back_inserter(both));
    into = std::move(both);
}

} // namespace

ReverseIndex::ReverseIndex(const Link &link, int target, bool byteOffsets) : byteOffsets_(byteOffsets)
{
    bool ranges = false, sorted = true;
    quint32 largest = 0;
    for (quint32 record = 0; record < link.count(); ++record) {
        const auto to = link.at(record);
        if (to.count == 0 || to.lump != target)
            continue;
        sorted = sorted && (first_.empty() || first_.back() <= to.first);
        first_.push_back(to.first);
        end_.push_back(to.first + to.count);
        owner_.push_back(record);
        ranges = ranges || to.count > 1;
        largest = std::max(largest, to.first);
    }
    if (!sorted) {
        std::vector<quint32> order(first_.size());
        if (largest / 16 <= first_.size()) { // counting sort
            std::vector<quint32> starts(largest + 2ULL);
            for (const quint32 first : first_)
                ++starts[first + 1ULL];
            std::partial_sum(starts.begin(), starts.end(), starts.begin());
            for (quint32 i = 0; i < first_.size(); ++i)
                order[starts[first_[i]]++] = i;
        } else {
            std::iota(order.begin(), order.end(), 0U);
            std::ranges::stable_sort(order, {}, [this](quint32 i) { return first_[i]; });
        }
        const auto reorder = [&order](std::vector<quint32> &values) {
            std::vector<quint32> moved(values.size());
            std::ranges::transform(order, moved.begin(), [&values](quint32 i) { return values[i]; });
            values = std::move(moved);
        };
        reorder(first_);
        reorder(end_);
        reorder(owner_);
    }
    if (!ranges) {
        end_ = {};
        return;
    }
    reach_.reserve(end_.size());
    for (const quint32 end : end_)
        reach_.push_back(reach_.empty() ? end : std::max(reach_.back(), end));
}

size_t ReverseIndex::last(quint32 index) const
{
    return static_cast<size_t>(std::ranges::upper_bound(first_, index) - first_.begin());
}

quint32 ReverseIndex::nearest(quint32 index) const
{
    const auto i = byteOffsets_ ? last(index) : 0;
    return i > 0 ? first_[i - 1] : index;
}

References::References(const MapFile &map) : map_(map) {}

const Link *References::link(bsp::FieldRef field) const
{
    if (!map_.hasLump(field.lump) || field.field < 0 || !bsp::isReference(map_.field(field).use))
        return nullptr;
    auto &link = links_[field];
    if (!link)
        link = std::make_unique<Link>(map_, field);
    return link.get();
}

// Returns whether a change may alter what a field refers to. That depends on the field's values, on the number of its target's
// records, on names there and, for a Relative field, on the owner's range.
bool References::isTouched(bsp::FieldRef source, const MapChange &change) const
{
    const auto &field = map_.field(source);
    if (change.touches(source) || (field.use == bsp::Use::First && change.touches({source.lump, source.field + field.pair}))
        || change.resizes(field.target) || (field.negative != bsp::none && change.resizes(field.negative)))
        return true;
    if (field.use == bsp::Use::Name)
        return change.touches(field.target);
    if (field.use != bsp::Use::Relative)
        return false;
    const auto via = bsp::findField(map_.format().lumps, field.via);
    return change.touches(via.lump) || change.touches(map_.field(via).target) || change.touches(source.lump);
}

void References::follow(const MapChange &change)
{
    if (change.isAll()) { // which lumps there are may have changed too
        links_.clear();
        reverse_.clear();
        return;
    }
    // A Link points into the lumps' bytes, which an edit may move; a ReverseIndex has copies.
    std::erase_if(links_, [&](const auto &entry) {
        const auto &field = map_.field(entry.first);
        return change.touches(entry.first.lump) || change.touches(field.target) || isTouched(entry.first, change);
    });
    std::erase_if(reverse_, [&](const auto &entry) { return isTouched(entry.first.first, change); });
}

void References::forgetComputed(int lump)
{
    std::erase_if(links_, [&](const auto &entry) { return entry.first.lump == lump && map_.isComputed(entry.first); });
}

std::vector<bsp::FieldRef> References::sourcesOf(int lump) const
{
    std::vector<bsp::FieldRef> sources;
    for (const int from : map_.lumps()) {
        const auto fields = map_.lump(from).fields;
        for (int f = 0; f < static_cast<int>(fields.size()); ++f) {
            const auto &field = fields[static_cast<size_t>(f)];
            if (bsp::isReference(field.use) && (field.target == lump || (field.use == bsp::Use::Child && field.negative == lump)))
                sources.push_back({from, f});
        }
    }
    return sources;
}

const ReverseIndex &References::reverse(bsp::FieldRef source, int target) const
{
    auto &index = reverse_[{source, target}];
    if (!index) {
        const bool areBytes = map_.field(source).use == bsp::Use::ByteOffset;
        index = std::make_unique<ReverseIndex>(*link(source), target, areBytes);
        ++indexesBuilt_;
    }
    return *index;
}

std::vector<quint32> References::sources(RecordRef ref, bsp::FieldRef source) const
{
    std::vector<quint32> records;
    reverse(source, ref.lump).sources(ref.index, [&records](quint32 record) { records.push_back(record); });
    std::ranges::sort(records);
    return records;
}

std::vector<int> References::targets(int lump) const
{
    std::vector<int> lumps;
    for (const auto &field : map_.lump(lump).fields)
        if (bsp::isReference(field.use))
            for (const int target : {field.target, field.negative})
                if (target != bsp::none && std::ranges::find(lumps, target) == lumps.end())
                    lumps.push_back(target);
    return lumps;
}

std::vector<quint32> References::referring(int lump, std::span<const quint32> records, int to) const
{
    std::vector<quint32> result;
    for (const auto &[from, field] : sourcesOf(to))
        if (from == lump)
            unite(result, walk(records, {.from = static_cast<std::int16_t>(to),
                                         .to = static_cast<std::int16_t>(lump),
                                         .lump = static_cast<std::int16_t>(lump),
                                         .field = static_cast<std::int16_t>(field)}));
    return result;
}

void References::prepare() const
{
    for (const int lump : map_.lumps())
        for (const auto source : sourcesOf(lump))
            reverse(source, lump);
}

// Returns the step from a BSPX lump to the lump that has a record for each of its records.
std::optional<bsp::Step> References::toOwner(int lump) const
{
    if (!map_.addedRow(lump) || map_.lump(lump).fields.empty())
        return {};
    const auto &field = map_.lump(lump).fields.front();
    if (field.type != bsp::Type::Number || field.use != bsp::Use::Index)
        return {};
    const auto number = static_cast<std::int16_t>(lump);
    return bsp::Step{.from = number, .to = field.target, .lump = number, .field = 0};
}

std::vector<References::Path> References::paths(int from, int to) const
{
    const auto first = toOwner(from), last = toOwner(to);
    const int begin = first ? first->to : from, end = last ? last->to : to;
    if (from == to || (!first && !last))
        return routes(from, to);
    auto found = begin == end ? std::vector<Path>{{}} : routes(begin, end);
    for (auto &path : found) {
        if (first)
            path.insert(path.begin(), *first);
        if (last)
            path.push_back({.from = last->to, .to = last->from, .lump = last->lump, .field = last->field});
    }
    return found;
}

std::vector<References::Path> References::routes(int from, int to) const
{
    std::vector<Path> found;
    for (const auto &route : map_.format().routes) {
        std::vector<int> stops{route.steps[0].from};
        for (int i = 0; i < route.count; ++i)
            stops.push_back(route.steps[static_cast<size_t>(i)].to);
        const auto a = std::ranges::find(stops, from) - stops.begin(), b = std::ranges::find(stops, to) - stops.begin();
        const auto end = static_cast<qsizetype>(stops.size());
        if (a == end || b == end || a == b)
            continue;
        Path path;
        for (auto i = std::min(a, b); i < std::max(a, b); ++i)
            path.push_back(route.steps[static_cast<size_t>(i)]);
        if (a > b) {
            std::ranges::reverse(path);
            for (auto &step : path)
                std::swap(step.from, step.to);
        }
        if (std::ranges::find(found, path) == found.end()) // several routes may share this part
            found.push_back(std::move(path));
    }
    std::ranges::stable_sort(found, {}, &Path::size);
    return found;
}

std::vector<int> References::reachable(int lump) const
{
    std::vector<std::pair<size_t, int>> lumps;
    for (const int other : map_.lumps())
        if (const auto found = paths(lump, other); !found.empty())
            lumps.emplace_back(found.front().size(), other);
    std::ranges::stable_sort(lumps, {}, &std::pair<size_t, int>::first);
    std::vector<int> result;
    for (const auto &[length, other] : lumps)
        result.push_back(other);
    return result;
}

// For few records, looks up their users in the reverse index, which later calls reuse. Otherwise passes once over all records
// that hold the references, so that damaged ranges cannot make it slow.
std::vector<quint32> References::walk(std::span<const quint32> records, const bsp::Step &step) const
{
    const Link &joint = *link(step.lump, step.field);
    std::vector<quint32> result;
    if (step.lump == step.to && records.size() <= fewWalked && map_.field({step.lump, step.field}).use != bsp::Use::ByteOffset) {
        for (const quint32 record : records)
            reverse({step.lump, step.field}, step.from).sources(record, [&result](quint32 user) { result.push_back(user); });
        sortUnique(result);
        return result;
    }
    if (step.lump == step.to) {
        const RangeSet set(records, indexRange(map_, step.from), joint.count());
        for (quint32 record = 0; record < joint.count(); ++record)
            if (const auto target = joint.at(record);
                target.count > 0 && target.lump == step.from && set.intersects(target.first, target.count))
                result.push_back(record);
        return result;
    }
    std::vector<std::pair<quint32, quint32>> ranges;
    const bool blob = map_.lump(step.to).kind == bsp::Kind::Bytes; // only its first byte counts
    for (const quint32 record : records)
        if (record < joint.count())
            if (const auto target = joint.at(record); target.count > 0 && target.lump == step.to)
                ranges.emplace_back(target.first, target.first + (blob ? 1 : target.count));
    std::ranges::sort(ranges);
    quint32 done = 0;
    for (const auto &[first, end] : ranges)
        for (done = std::max(done, first); done < end; ++done)
            result.push_back(done);
    return result;
}

std::vector<quint32> References::project(std::span<const quint32> records, int from, int lump) const
{
    if (from == lump)
        return {records.begin(), records.end()};
    std::vector<quint32> result;
    if (records.empty())
        return result;
    for (const auto &path : paths(from, lump)) {
        std::vector<quint32> current(records.begin(), records.end());
        for (const auto &one : path)
            current = walk(current, one);
        unite(result, std::move(current));
    }
    return result;
}

std::vector<quint32> References::project(std::span<const RecordRef> records, int lump) const
{
    std::vector<quint32> result;
    for (auto it = records.begin(); it != records.end();) {
        const auto end = std::find_if(it, records.end(), [from = it->lump](RecordRef ref) { return ref.lump != from; });
        std::vector<quint32> indexes;
        indexes.reserve(static_cast<size_t>(end - it));
        std::transform(it, end, std::back_inserter(indexes), [](RecordRef ref) { return ref.index; });
        unite(result, it->lump == lump ? std::move(indexes) : project(indexes, it->lump, lump));
        it = end;
    }
    return result;
}

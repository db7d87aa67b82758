// Sorting and grouping of large selections of records or rows, and removal of duplicates.
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

// Sorts the values in ascending order and removes duplicates.
template <typename T>
void sortUnique(std::vector<T> &values)
{
    if (!std::ranges::is_sorted(values))
        std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
}

// Returns the numbers in ascending order, and may remove duplicates. Uses a bit table for many numbers, which is much quicker
// than sorting.
inline std::vector<quint32> ascending(std::vector<quint32> numbers)
{
    if (std::ranges::is_sorted(numbers))
        return numbers;
    const size_t range = *std::ranges::max_element(numbers) + size_t{1};
    if (numbers.size() < range / 64) {
        std::ranges::sort(numbers);
        return numbers;
    }
    std::vector<bool> present(range);
    for (const quint32 number : numbers)
        present[number] = true;
    numbers.clear();
    for (size_t number = 0; number < range; ++number)
        if (present[number])
            numbers.push_back(static_cast<quint32>(number));
    return numbers;
}

// Returns the elements of a list for which the projection `of` equals `value`; the list must be sorted by `of`.
template <typename T, typename Value, typename Of>
std::span<const T> rangeOf(const std::vector<T> &list, const Value &value, Of of)
{
    return {std::ranges::lower_bound(list, value, {}, of), std::ranges::upper_bound(list, value, {}, of)};
}

// Numbers in groups, ascending within each. Built by counting sort, in time proportional to the numbers and groups.
class Grouped
{
public:
    Grouped() = default;
    // `groupOf` returns the group of each number below `count`: less than `groups`, or -1 for none.
    template <typename GroupOf>
    Grouped(size_t groups, size_t count, GroupOf groupOf) : first_(groups + 1)
    {
        for (quint32 i = 0; i < count; ++i)
            if (const qint64 group = groupOf(i); group >= 0)
                ++first_[static_cast<size_t>(group) + 1];
        std::partial_sum(first_.begin(), first_.end(), first_.begin());
        members_.resize(first_.back());
        auto next = first_;
        for (quint32 i = 0; i < count; ++i)
            if (const qint64 group = groupOf(i); group >= 0)
                members_[next[static_cast<size_t>(group)]++] = i;
    }
    // Returns the numbers in a group; empty if there is no such group.
    std::span<const quint32> of(size_t group) const
    {
        if (group + 1 >= first_.size())
            return {};
        return std::span(members_).subspan(first_[group], first_[group + 1] - first_[group]);
    }
    friend bool operator==(const Grouped &, const Grouped &) = default;

private:
    std::vector<quint32> first_, members_;
};

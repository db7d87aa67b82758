// Sorting for selections of very many records or rows, and of what is to be there once.
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

// In ascending order, each once.
template <typename T>
void sortUnique(std::vector<T> &values)
{
    if (!std::ranges::is_sorted(values))
        std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
}

// The numbers in ascending order; repeated ones may be left out. Many are read off a table of bits, which is much
// quicker than to sort them.
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

// Those of a list whose `of` is that value; the list is in its order.
template <typename T, typename Value, typename Of>
std::span<const T> rangeOf(const std::vector<T> &list, const Value &value, Of of)
{
    return {std::ranges::lower_bound(list, value, {}, of), std::ranges::upper_bound(list, value, {}, of)};
}

// Numbers in groups, ascending in each: sorted by counting, in proportion to both.
class Grouped
{
public:
    Grouped() = default;
    // `groupOf` tells the group of each number below `count`: one below `groups`, or -1 for none.
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
    // Empty for a group that there is not.
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

// Sorting for selections of very many records or rows, and of what is to be there once.
#pragma once

#include <QtGlobal>

#include <algorithm>
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

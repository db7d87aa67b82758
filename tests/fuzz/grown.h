// Inputs with a part repeated many times, for nesting and counts that a fuzzer's few bytes would never reach.
#pragma once

#include <QByteArray>

// Returns the input, with the bytes between a byte 1 and a later byte 2 repeated: as often as the square of the byte after
// the 2, up to 65,025 times. The result is at most 256 KB long.
inline QByteArray grown(QByteArrayView input)
{
    constexpr qsizetype most = 256 << 10; // bytes
    const auto begin = input.indexOf('\1'), end = begin < 0 ? -1 : input.indexOf('\2', begin);
    if (end < 0 || end + 1 >= input.size())
        return input.toByteArray();
    const auto part = input.sliced(begin + 1, end - begin - 1).toByteArray();
    const qsizetype root = static_cast<unsigned char>(input[end + 1]);
    const auto times = part.isEmpty() ? 0 : qMin(root * root, most / part.size());
    return (input.first(begin).toByteArray() + part.repeated(times) + input.sliced(end + 2).toByteArray()).left(most);
}

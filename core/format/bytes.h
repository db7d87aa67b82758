// Little-endian access to unaligned bytes on any host, and a CRC-32.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace bsp {

using ByteView = std::span<const std::byte>;

// Reads a value; the caller has checked that sizeof(T) bytes lie at `at`.
template <typename T>
T load(const std::byte *at)
{
    T value;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&value, at, sizeof value);
    } else {
        std::byte reversed[sizeof value];
        for (std::size_t i = 0; i < sizeof value; ++i)
            reversed[i] = at[sizeof value - 1 - i];
        std::memcpy(&value, reversed, sizeof value);
    }
    return value;
}

template <typename T>
T load(const char *at)
{
    return load<T>(reinterpret_cast<const std::byte *>(at));
}

template <typename T>
void store(std::byte *at, T value)
{
    std::byte raw[sizeof value];
    std::memcpy(raw, &value, sizeof value);
    for (std::size_t i = 0; i < sizeof value; ++i)
        at[i] = raw[std::endian::native == std::endian::little ? i : sizeof value - 1 - i];
}

// Returns the part of offset .. offset + length that lies inside `bytes`; nothing for negative numbers.
inline ByteView slice(ByteView bytes, std::int64_t offset, std::int64_t length)
{
    const auto size = static_cast<std::int64_t>(bytes.size());
    if (offset < 0 || length <= 0 || offset >= size)
        return {};
    const auto most = length < size - offset ? length : size - offset;
    return bytes.subspan(static_cast<std::size_t>(offset), static_cast<std::size_t>(most));
}

inline constexpr auto crcTable = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        table[i] = i;
        for (int bit = 0; bit < 8; ++bit)
            table[i] = (table[i] >> 1) ^ (table[i] & 1 ? 0xedb88320U : 0U);
    }
    return table;
}();

// Returns the CRC-32 of ISO 3309 extended by one byte. The CRC starts as all ones; PNG inverts the result, GoldSrc does not.
constexpr std::uint32_t crcWith(std::uint32_t crc, std::uint8_t byte)
{
    return crcTable[(crc ^ byte) & 0xff] ^ (crc >> 8);
}

} // namespace bsp

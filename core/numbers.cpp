#include "core/numbers.h"

#include <QByteArray>

#include <cctype>
#include <charconv>
#include <cmath>
#include <cstdlib>

qsizetype readNumber(QByteArrayView text, double &number)
{
    const char *at = text.begin();
    while (at != text.end() && std::isspace(static_cast<unsigned char>(*at)))
        ++at;
    const bool isNegative = at != text.end() && *at == '-';
    if (at != text.end() && (*at == '-' || *at == '+'))
        ++at;
    if (at == text.end() || *at == '-')
        return 0;
    const bool isHex = text.end() - at > 2 && at[0] == '0' && std::tolower(static_cast<unsigned char>(at[1])) == 'x'
                       && std::isxdigit(static_cast<unsigned char>(at[2]));
    double value = 0;
    const auto [end, fault] =
        isHex ? std::from_chars(at + 2, text.end(), value, std::chars_format::hex) : std::from_chars(at, text.end(), value);
    if (fault != std::errc() || !std::isfinite(value))
        return 0;
    number = isNegative ? -value : value;
    return end - text.begin();
}

int readNumbers(QByteArrayView text, std::span<double> values)
{
    int count = 0;
    for (double &value : values) {
        const auto length = readNumber(text, value);
        if (length == 0)
            break;
        text = text.sliced(length);
        ++count;
    }
    return count;
}

qint64 leadingNumber(QByteArrayView text)
{
    const auto bytes = text.toByteArray();
    return std::strtoll(bytes.constData(), nullptr, 10);
}

double readNumber(QByteArrayView text)
{
    double value = 0;
    readNumber(text, value);
    return value;
}

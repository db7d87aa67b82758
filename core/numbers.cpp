#include "core/numbers.h"

#include <QByteArray>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <cstdlib>

int readNumbers(QByteArrayView text, std::span<double> values)
{
    const char *at = text.begin();
    int count = 0;
    for (double &value : values) {
        while (at != text.end() && (std::isspace(static_cast<unsigned char>(*at)) || *at == '+'))
            ++at;
        double number = 0;
        const auto [end, fault] = std::from_chars(at, text.end(), number);
        if (fault != std::errc() || !std::isfinite(number))
            break;
        value = number;
        at = end;
        ++count;
    }
    return count;
}

qint64 leadingNumber(QByteArrayView text)
{
    const auto bytes = text.toByteArray();
    return std::strtoll(bytes.constData(), nullptr, 10);
}

qint64 brushModelNumber(QByteArrayView value)
{
    return value.startsWith('*') ? std::max<qint64>(leadingNumber(value.sliced(1)), 0) : 0;
}

double readNumber(QByteArrayView text)
{
    double value = 0;
    readNumbers(text, {&value, 1});
    return value;
}

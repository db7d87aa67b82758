#include "core/map/plainnames.h"

#include <algorithm>

QByteArray plainName(QByteArrayView name)
{
    QByteArray plain;
    for (const char c : name) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (isPlain)
            plain += c;
        else if (!plain.endsWith('_'))
            plain += '_';
    }
    if (plain.endsWith('_'))
        plain.chop(1);
    return plain;
}

std::vector<QByteArray> plainNames(const bsp::Lump &lump, std::vector<QByteArray> taken)
{
    const auto begin = static_cast<std::ptrdiff_t>(taken.size());
    for (const auto fields : {lump.fields, lump.computed})
        for (const auto &field : fields) {
            const auto plain = plainName(viewOf(field.name));
            const auto isTaken = [&taken](QByteArrayView name) {
                return std::ranges::any_of(taken, [name](const QByteArray &other) { return isSame(name, other); });
            };
            auto name = plain;
            for (int number = 2; isTaken(name); ++number)
                name = plain + '_' + QByteArray::number(number);
            taken.push_back(name);
        }
    taken.erase(taken.begin(), taken.begin() + begin);
    return taken;
}

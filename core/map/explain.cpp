#include "core/map/explain.h"

#include "core/map/celltext.h"
#include "core/text.h"

#include <QCoreApplication>

namespace
{

struct ExplainText {
    Q_DECLARE_TR_FUNCTIONS(checks)
};

QString recordsOf(const MapFile &map, int lump)
{
    return ExplainText::tr("%1 has %Ln records", nullptr, static_cast<int>(map.recordCount(lump)))
        .arg(fromView(map.lump(lump).title));
}

} // namespace

QString whyInvalid(const MapFile &map, const Link &link, quint32 record)
{
    const auto column = map.column(link.lump(), link.field());
    const auto &field = column.field();
    const auto where = title(map, {link.lump(), record});
    const auto name = fromView(field.name);
    const auto value = column.integer(record);
    switch (field.use) {
    case bsp::Use::First: {
        const auto counts = map.column(link.lump(), link.field() + field.pair);
        const auto count = counts.integer(record);
        return count < 0 ? ExplainText::tr("%1: %2 is %3; it cannot be negative.")
                               .arg(where, fromView(counts.field().name), numberText(count))
                         : ExplainText::tr("%1: %2 %3 and %4 %5 go past the end of the lump: %6.")
                               .arg(where, name, numberText(value), fromView(counts.field().name), numberText(count),
                                    recordsOf(map, field.target));
    }
    case bsp::Use::Child:
        if (value < 0)
            return ExplainText::tr("%1: %2 is %3, which means record %4, but %5.")
                .arg(where, name, numberText(value), numberText(~value), recordsOf(map, field.negative));
        break;
    case bsp::Use::Relative: {
        const auto owner = link.owner(record);
        return ExplainText::tr("%1: %2 is %3, but the range that it indexes has %Ln records.", nullptr,
                               static_cast<int>(owner.count))
            .arg(where, name, numberText(value));
    }
    default: break;
    }
    return ExplainText::tr("%1: %2 is %3, but %4.").arg(where, name, numberText(value), recordsOf(map, field.target));
}

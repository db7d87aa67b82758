#include "core/map/mapfile.h"

Column::Column(bsp::ByteView lump, quint32 stride, const bsp::Field &field)
    : base_(lump.empty() ? nullptr : lump.data() + field.offset),
      field_(&field),
      stride_(stride),
      count_(static_cast<quint32>(lump.size() / stride))
{
}

qint64 Column::integer(quint32 index) const
{
    const auto *p = at(index);
    switch (field_->type) {
    case bsp::Type::U8: return bsp::load<quint8>(p);
    case bsp::Type::I8: return bsp::load<qint8>(p);
    case bsp::Type::U16: return bsp::load<quint16>(p);
    case bsp::Type::I16: return bsp::load<qint16>(p);
    case bsp::Type::U32: return bsp::load<quint32>(p);
    case bsp::Type::I32: return bsp::load<qint32>(p);
    case bsp::Type::F32: {
        const double value = static_cast<double>(bsp::load<float>(p));
        return value > -9e18 && value < 9e18 ? static_cast<qint64>(value) : 0;
    }
    case bsp::Type::Number: return index;
    case bsp::Type::Chars:
    case bsp::Type::Text: break;
    }
    return 0;
}

double Column::number(quint32 index) const
{
    return field_->type == bsp::Type::F32 ? static_cast<double>(bsp::load<float>(at(index)))
                                          : static_cast<double>(integer(index));
}

QByteArrayView Column::chars(quint32 index) const
{
    return upToNul({reinterpret_cast<const char *>(at(index)), field_->chars});
}

Span Column::span(quint32 index) const
{
    return {bsp::load<quint32>(at(index)), bsp::load<quint32>(at(index) + 4)};
}

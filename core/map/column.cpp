#include "core/map/mapfile.h"

Column::Column(bsp::ByteView lump, quint32 stride, const bsp::Field &field, quint32 wrapsFrom)
    : base_(lump.empty() ? nullptr : lump.data() + field.offset), field_(&field), stride_(stride),
      count_(static_cast<quint32>(lump.size() / stride)), wrapsFrom_(wrapsFrom)
{
}

QByteArrayView Column::chars(quint32 index) const { return upToNul({reinterpret_cast<const char *>(at(index)), field_->chars}); }

Span Column::span(quint32 index) const { return {bsp::load<quint32>(at(index)), bsp::load<quint32>(at(index) + 4)}; }

#include "core/map/recordwriter.h"

#include <algorithm>
#include <cstring>

RecordWriter::RecordWriter(const bsp::Lump &lump, qint64 expected) : lump_(lump)
{
    records_.reserve(expected * lump.stride);
}

RecordWriter::Slot RecordWriter::slot(std::string_view field) const
{
    Slot slot;
    const auto found = std::ranges::find(lump_.fields, field, &bsp::Field::name);
    if (found != lump_.fields.end())
        slot.field = &*found;
    return slot;
}

RecordWriter::Slot RecordWriter::slot(bsp::FieldRef field, int behind) const
{
    Slot slot;
    slot.field = &lump_.fields[static_cast<size_t>(field.field + behind)];
    return slot;
}

void RecordWriter::add()
{
    records_.resize(records_.size() + lump_.stride, '\0');
}

std::byte *RecordWriter::at(Slot slot)
{
    return reinterpret_cast<std::byte *>(records_.data()) + records_.size() - lump_.stride + slot.field->offset;
}

void RecordWriter::set(Slot slot, qint64 value)
{
    if (!slot.field)
        return;
    switch (sizeOf(*slot.field)) {
    case 1: return bsp::store(at(slot), static_cast<quint8>(value));
    case 2: return bsp::store(at(slot), static_cast<quint16>(value));
    default: return bsp::store(at(slot), static_cast<quint32>(value));
    }
}

void RecordWriter::set(Slot slot, Span text)
{
    if (!slot.field)
        return;
    bsp::store(at(slot), text.offset);
    bsp::store(at(slot) + 4, text.length);
}

void RecordWriter::set(Slot slot, QByteArrayView chars)
{
    if (slot.field)
        std::memcpy(at(slot), chars.data(), static_cast<size_t>(std::min<qsizetype>(chars.size(), slot.field->chars)));
}

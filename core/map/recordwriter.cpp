#include "core/map/recordwriter.h"

#include <algorithm>
#include <cstring>

const bsp::Field *RecordWriter::find(std::string_view name)
{
    const auto fields = lump_.fields;
    for (size_t i = 0; i < fields.size(); ++i) {
        const auto &field = fields[next_++ % fields.size()];
        if (field.name == name)
            return &field;
    }
    return nullptr;
}

std::byte *RecordWriter::at(const bsp::Field &field)
{
    return reinterpret_cast<std::byte *>(records_.data()) + records_.size() - lump_.stride + field.offset;
}

void RecordWriter::set(const bsp::Field *field, qint64 value)
{
    if (!field)
        return;
    switch (sizeOf(*field)) {
    case 1: return bsp::store(at(*field), static_cast<quint8>(value));
    case 2: return bsp::store(at(*field), static_cast<quint16>(value));
    default: return bsp::store(at(*field), static_cast<quint32>(value));
    }
}

void RecordWriter::set(std::string_view field, Span text)
{
    if (const auto *found = find(field)) {
        bsp::store(at(*found), text.offset);
        bsp::store(at(*found) + 4, text.length);
    }
}

void RecordWriter::set(std::string_view field, QByteArrayView chars)
{
    if (const auto *found = find(field))
        std::memcpy(at(*found), chars.data(), static_cast<size_t>(std::min<qsizetype>(chars.size(), found->chars)));
}

// Writes the records of a derived lump, by the names of their fields.
#pragma once

#include "core/map/mapfile.h"

class RecordWriter
{
public:
    explicit RecordWriter(const bsp::Lump &lump, qint64 expected = 0) : lump_(lump) { records_.reserve(expected * lump.stride); }

    // Adds a record of zeros, which set() writes to.
    void add() { records_.resize(records_.size() + lump_.stride, '\0'); }
    // Sets a field of the last record. Fastest if the fields are set in their order. Ignores a name that the lump does not
    // have, since formats differ.
    void set(std::string_view field, qint64 value) { set(find(field), value); }
    void set(std::string_view field, Span text);
    void set(std::string_view field, QByteArrayView chars); // truncated to the field's size
    // Sets one of Format::columns, or the field `behind` positions after it.
    void set(bsp::FieldRef field, int behind, qint64 value)
    {
        set(&lump_.fields[static_cast<size_t>(field.field + behind)], value);
    }

    QByteArray take() { return std::move(records_); }

private:
    void set(const bsp::Field *field, qint64 value);
    const bsp::Field *find(std::string_view name);
    std::byte *at(const bsp::Field &field);

    const bsp::Lump &lump_;
    QByteArray records_;
    size_t next_ = 0; // field to try first
};

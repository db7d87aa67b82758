// Records of a derived lump, written by the names of their fields.
#pragma once

#include "core/map/mapfile.h"

class RecordWriter
{
public:
    explicit RecordWriter(const bsp::Lump &lump, qint64 expected = 0);

    void add(); // a record of zeros, which the others write to
    // Fields are found quickest in their order. Of a name that the lump has no field of it is left out, as formats
    // differ in what they have.
    void set(std::string_view field, qint64 value) { set(find(field), value); }
    void set(std::string_view field, Span text);
    void set(std::string_view field, QByteArrayView chars); // as many as there is room for
    // One of Format::columns, or the field `behind` it in a vector.
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
    size_t next_ = 0; // field, that is looked at first
};

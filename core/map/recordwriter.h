// Records of a derived lump, written by the names of their fields.
#pragma once

#include "core/map/mapfile.h"

class RecordWriter
{
public:
    // Of a name that the lump has no field of: writes to it are left out, as formats differ in what they have.
    class Slot
    {
        friend RecordWriter;
        const bsp::Field *field = nullptr;
    };

    explicit RecordWriter(const bsp::Lump &lump, qint64 expected = 0);

    Slot slot(std::string_view field) const;
    // One of Format::columns, or the field `behind` it in a vector.
    Slot slot(bsp::FieldRef field, int behind = 0) const;

    void add(); // a record of zeros, which the others write to
    void set(Slot slot, qint64 value);
    void set(Slot slot, Span text);
    void set(Slot slot, QByteArrayView chars); // as many as there is room for

    QByteArray take() { return std::move(records_); }

private:
    std::byte *at(Slot slot);

    const bsp::Lump &lump_;
    QByteArray records_;
};

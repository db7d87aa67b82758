// Turns what is typed into a cell, or computed for it, into the bytes that the field stores.
#pragma once

#include "core/map/mapfile.h"

// Returns why the cells of a column cannot be edited, in a sentence; empty: they can.
QString whyLocked(const MapFile &map, bsp::FieldRef field);
// Returns why no byte of a lump can be edited; empty: bytes can.
QString whyLocked(const MapFile &map, int lump);

// The least and the greatest number that a field stores. Integer fields store only the whole numbers between them.
struct CellRange {
    double least = 0, greatest = 0;
};
CellRange rangeOf(const MapFile &map, bsp::FieldRef field);
// Returns the numbers that a field's bytes can mean in some map.
CellRange rangeOf(const bsp::Field &field);

// Returns the bytes that a cell of an editable column has once its value is `text`: a value as tables show it (flags and named
// values in words, the name of a record that is referred to) or as it is stored (a number, in hex after 0x). Fails with a
// sentence if the field cannot store it.
Result<QByteArray> cellBytes(const MapFile &map, bsp::FieldRef field, const QString &text);
// Returns the same for a number, which must be a whole one unless the field stores fractions.
Result<QByteArray> cellBytes(const MapFile &map, bsp::FieldRef field, double number);

// Returns the column with the names of the records that a field refers to; `none` if they have none.
bsp::FieldRef nameColumn(const MapFile &map, const bsp::Field &field);

// Returns the names of a field's values or flags, which cells take instead of numbers; empty: it has none.
bsp::Names namesOf(const MapFile &map, bsp::FieldRef field);
bsp::Names namesOf(const bsp::Format &format, const bsp::Field &field);
// Returns the bits of the flag that a word names, or the value of a named value, in any case; nothing: no such name.
std::optional<qint64> namedValue(bsp::Names names, QStringView name);

// Returns the red of the colour that a cell is a part of; green and blue follow it, each from 0 to 255, or to 1 if they are
// fractions. `none`: it is no part of a colour, or it is the alpha. The record must be there.
bsp::FieldRef colorOf(const MapFile &map, RecordRef record, int field);

// The text of a record's field as tables show it, filters search it and the clipboard carries it.
#pragma once

#include "core/map/mapfile.h"

#include <QByteArray>
#include <QString>

// The cells of one column as text: texts as bytes in the encoding code(), numbers plainly, flags and enums as words.
class CellText
{
public:
    CellText(const MapFile &map, int lump, int field);
    // Takes a stored column of the map, or the same column of other bytes.
    CellText(const MapFile &map, const Column &column) : map_(&map), column_(column), isComputed_(false) {}

    void append(QByteArray &out, quint32 index) const;
    // Appends the value as stored, without words: a number, or characters up to the NUL.
    void appendStored(QByteArray &out, quint32 index) const;
    // Writes a number as appendStored() does, but to `to`, which has room for longestNumber bytes. Returns the end.
    char *writeStored(char *to, quint32 index) const;
    QString text(quint32 index) const;
    QString storedText(quint32 index) const;
    TextCode code() const;
    const Column &column() const { return column_; }
    // Returns whether the cell is empty: a computed column has no number for this record.
    bool isNone(quint32 index) const;
    bool isText() const { return column_.field().type == bsp::Type::Chars || column_.field().type == bsp::Type::Text; }
    // Returns whether append() writes numbers as words: flags, and values with names.
    bool hasWords() const { return column_.field().use == bsp::Use::Flags || !column_.field().names.empty(); }

private:
    const MapFile *map_;
    Column column_;
    bool isComputed_;
};

inline constexpr qsizetype longestNumber = 32; // bytes
// Write a number in the shortest form that reads back the same. `to` has room for longestNumber bytes. Return the end.
char *writeNumber(char *to, float value);
char *writeNumber(char *to, qint64 value);
// Returns a number as text, in the shortest form that a column of this type reads back as the same value.
QString storedNumber(bsp::Type type, double number);
// Appends flags as words, "SKY | NODRAW"; bits without a name in hex.
void appendFlags(QByteArray &out, quint32 value, bsp::Names names);
// Returns a record's first three values or vectors in one line: "(0 0 1) 64".
QString summary(const MapFile &map, RecordRef ref);
// Returns "Face 120", or for blobs "Lighting, byte 1200".
QString title(const MapFile &map, RecordRef ref);

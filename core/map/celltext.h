// A record's field as people read it: what tables show, filters search and clipboards carry.
#pragma once

#include "core/map/mapfile.h"

#include <QByteArray>
#include <QString>

// Writes one column's cells: texts in their bytes, which code() reads, numbers plain, flags and enums in words.
class CellText
{
public:
    CellText(const MapFile &map, int lump, int field);

    void append(QByteArray &out, quint32 index) const;
    // The value as stored: numbers, and characters up to the NUL. This is what CSV and JSON hold.
    void appendStored(QByteArray &out, quint32 index) const;
    // A number in the same way, where longestNumber bytes have room; returns its end.
    char *writeStored(char *to, quint32 index) const;
    QString text(quint32 index) const;
    QString storedText(quint32 index) const;
    TextCode code() const;
    const Column &column() const { return column_; }
    // Calculated, and there is no number: an empty cell.
    bool isNone(quint32 index) const;
    bool isText() const { return column_.field().type == bsp::Type::Chars || column_.field().type == bsp::Type::Text; }
    // Whether append() puts its numbers into words: flags, and values that have names.
    bool hasWords() const { return column_.field().use == bsp::Use::Flags || !column_.field().names.empty(); }

private:
    const MapFile *map_;
    Column column_;
    bool isComputed_;
};

inline constexpr qsizetype longestNumber = 32; // bytes
// A number in the shortest form that reads back the same. What is returned is the end; there is room for the longest.
char *writeNumber(char *to, float value);
char *writeNumber(char *to, qint64 value);
// Bits in words, "SKY | NODRAW"; bits without a name in hex.
void appendFlags(QByteArray &out, quint32 value, bsp::Names names);
// A record in one line: "(0 0 1) 64"; the first fields that say most.
QString summary(const MapFile &map, RecordRef ref);
// "Face 120"; for blobs "Lighting, byte 1200".
QString title(const MapFile &map, RecordRef ref);

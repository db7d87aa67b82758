// Image files made in memory, for tests and as seeds for the fuzzer: a reader must return what went in.
#pragma once

#include <QByteArray>
#include <QColor>
#include <QList>
#include <QSize>

// Palette indexes, one per texel, in rows from the top.
using Indexes = QByteArray;

// Returns 256 different, opaque colours.
QList<QRgb> someColors();
// Returns indexes that differ from row to row and from column to column; images with other seeds differ.
Indexes someIndexes(QSize size, int seed = 0);
// Returns colours, some of them translucent.
QList<QRgb> someTexels(QSize size);

// Returns a WAL: a header and four mips, each of them someIndexes(size >> mip, mip).
QByteArray walOf(const QByteArray &name, QSize size);
// Returns a miptex: the same mips with a palette behind them; without colours as in Quake, which stores none.
QByteArray miptexOf(const QByteArray &name, QSize size, const QList<QRgb> &colors);
QByteArray qpicOf(QSize size, const Indexes &indexes, const QList<QRgb> &colors);
// Returns a PCX packed in runs that end with their row. `padded`: rows of an odd width are stored one byte longer.
QByteArray pcxOf(QSize size, const Indexes &indexes, const QList<QRgb> &colors, bool padded = false);

struct TgaKind {
    int type = 2, bits = 24, attributes = 0;
    QByteArray id{}; // the bytes between header and pixels
};
// Returns a TGA. Grey images take the colours' red. In types 10 and 11, packets of up to 128 pixels cross the ends of rows.
QByteArray tgaOf(const TgaKind &kind, QSize size, const QList<QRgb> &texels);

// Returns the bytes with a little-endian number at `at`.
QByteArray withNumber(QByteArray bytes, qsizetype at, int size, quint32 value);

// Image files made in memory, for tests and for the fuzzer to start from: what a reader must give is what went in.
#pragma once

#include <QByteArray>
#include <QColor>
#include <QList>
#include <QSize>

// Rows from the top, one index or colour a texel.
using Indexes = QByteArray;

// 256 colours, no two alike; opaque.
QList<QRgb> someColors();
// Indexes that differ from row to row and from column to column; `seed` sets images apart.
Indexes someIndexes(QSize size, int seed = 0);
// Colours, translucent ones among them.
QList<QRgb> someTexels(QSize size);

// Four mips behind a header; each of someIndexes(size >> mip, mip).
QByteArray walOf(const QByteArray &name, QSize size);
// The same with a palette behind them; without colours Quake's, which has none.
QByteArray miptexOf(const QByteArray &name, QSize size, const QList<QRgb> &colors);
QByteArray qpicOf(QSize size, const Indexes &indexes, const QList<QRgb> &colors);
// Packed in runs that end with their row. `padded`: rows of an odd width are stored one longer.
QByteArray pcxOf(QSize size, const Indexes &indexes, const QList<QRgb> &colors, bool padded = false);

struct TgaKind {
    int type = 2, bits = 24, attributes = 0;
    QByteArray id{}; // what stands between header and pixels
};
// Grey has the colours' red. In types 10 and 11 packets of up to 128 pixels run over the ends of rows.
QByteArray tgaOf(const TgaKind &kind, QSize size, const QList<QRgb> &texels);

// Puts a little-endian number into bytes.
QByteArray withNumber(QByteArray bytes, qsizetype at, int size, quint32 value);

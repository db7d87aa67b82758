// Maps of Quake and Hexen II read as the engines' headers declare them, with no table: what the program says of every record
// is held against this. It shares no code with the program.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <utility>

// A record's values by the headers' names, vectors ending in .x .y .z and arrays in [0] [1].
using PlainRecord = QList<std::pair<QByteArray, double>>;

struct PlainLump {
    QByteArray name;
    QList<PlainRecord> records;
};

struct PlainMap {
    QByteArray format;  // "quake", "hexen2", "bsp2" or "2psb"; empty: it is none
    QByteArray entities; // the lump's bytes
    QList<PlainLump> lumps; // those of records
    quint32 checksum = 0; // of QuakeWorld
};

// `bytes` is a whole and sound map.
PlainMap readPlainly(const QByteArray &bytes);

// Reads maps of Quake and Hexen II as the engines' headers declare them, without tables: tests compare every record that the
// program reads with this. It shares no code with the program.
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
    QByteArray format;      // "quake", "hexen2", "bsp2" or "2psb"; empty: no such map
    QByteArray entities;    // the lump's bytes
    QList<PlainLump> lumps; // lumps with records
    quint32 checksum = 0;   // as QuakeWorld computes it
};

// Reads a map; `bytes` must be whole and valid.
PlainMap readPlainly(const QByteArray &bytes);

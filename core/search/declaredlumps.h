// Lumps as the formats declare them, for names that a map of any format may have.
#pragma once

#include "core/format/schema.h"

#include <QStringList>

#include <vector>

struct DeclaredLump {
    const bsp::Format *format;
    const bsp::Lump *lump;
};

// Returns the lumps with this name, or in this slot of the directory, in all formats, including those that maps may have
// besides their directory.
std::vector<DeclaredLump> lumpsNamed(const QString &name);
// Returns the fields of a lump with this name, stored or computed, as MapFile::field() counts them; or all parts of the array
// or vector of this name: styles[0], origin.x. If there is none, returns the one that nameElsewhere() (core/query/termreader.h)
// names.
std::vector<int> fieldsNamed(const bsp::Lump &lump, const QString &name);
// Returns the name of the table of records that a name stands for in some format, as MapFile::findLump() takes it; empty: none.
// The entity text stands for the entity list. A number stands for none: each format has another lump in that slot.
QString tableNamed(const QString &name);
inline bool isTableName(const QString &name) { return !tableNamed(name).isEmpty(); }
bool isEntityTable(const QString &name); // returns whether it is the entity list, in which all keys are columns
// Returns the names of all lumps in lower case, sorted, with those without records and derived tables.
QStringList knownLumpNames();
// Returns those of all tables of records.
QStringList tableNames();
// Returns a sentence on the table that a word may mean: the nearest one, or the names of all.
QString meantTable(const QString &word);

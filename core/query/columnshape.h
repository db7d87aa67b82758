// A column's shape: how often which values occur among some records, in bars that stand side by side.
#pragma once

#include "core/map/columnnumbers.h"

#include <span>
#include <stop_token>

struct ColumnBar {
    enum Kind : quint8 {
        Numbers, // those from low to high
        Word,    // a text, one of several kinds, or a word among plain numbers
        Flag,    // which other flags the records have or not
        Rest,    // what has no bar of its own: rarer values, or what is no number
    };
    Kind kind = Numbers;
    // Numbers: the least and the greatest that there are; of an empty bar those that would be in it. Words and flags of
    // columns that hold no text: the value as stored, twice.
    double low = 0, high = 0;
    QString name{};                 // of all but Numbers
    std::vector<quint32> records{}; // ascending
};

struct ColumnShape {
    enum class Values : quint8 {
        Unknown, // they are not calculated yet: there is nothing else
        Numbers,
        Words,
        Flags,
    };
    // How the numbers go from record to record in the file's order; references that lead nowhere are passed over.
    // Single: there are not two.
    enum class Course : quint8 { Single, Constant, Rises, NeverFalls, Falls, NeverRises, Mixed };

    QString column{}; // its name
    bsp::Type type = bsp::Type::I32;
    Values values = Values::Unknown;
    quint32 count = 0;             // records
    quint32 distinct = 0;          // numbers, or words in any case, or combinations of flags
    std::vector<ColumnBar> bars{}; // numbers ascending, behind the words among them; else the most frequent first

    // What follows is of numbers only.
    quint32 numbers = 0; // records that have one
    double lowest = 0, highest = 0, mean = 0;
    NumberRange scale{}; // of all of the column's records: what its colours go by
    bool isReference = false;
    Course course = Course::Single;
    std::vector<quint32> falls{}; // records whose number is below that of the one before
    // Numbers that lie further from the middle half of all than three times the span of that half; of whole numbers the
    // span is at least 1. References have none, nor have a handful of records.
    std::vector<quint32> outliers{};
    double leastUsual = 0, mostUsual = 0;     // an outlier is beyond these
    std::vector<quint32> nowhere{}, broken{}; // references to nothing, and to what there is not
};

// Of those records of a lump, in any order. Takes up to 0.1 s for half a million: not for the window's thread. An early
// end is asked for with `stop`; what comes back then is to be thrown away.
ColumnShape shapeOf(const MapFile &map, int lump, int field, std::span<const quint32> records,
                    std::stop_token stop = {});

// Bars that stand side by side.
struct BarRange {
    size_t first = 0, last = 0; // both in it
    friend bool operator==(const BarRange &, const BarRange &) = default;
};
// The records of these bars, ascending, each once.
std::vector<quint32> recordsIn(const ColumnShape &shape, BarRange range);
// How many of each bar's records are among those, which are ascending.
std::vector<quint32> countsIn(const ColumnShape &shape, std::span<const quint32> marked);
// A term, or alternatives, by which a filter keeps just the records of these bars, of those that the shape is of;
// empty: it would be all or none.
QString filterFor(const ColumnShape &shape, BarRange range);

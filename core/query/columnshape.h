// The distribution of a column's values among some records, as the bars of a histogram.
#pragma once

#include "core/map/columnnumbers.h"

#include <span>
#include <stop_token>

struct ColumnBar {
    enum Kind : quint8 {
        Numbers, // numbers from low to high
        Word,    // a text, one of several kinds, or a word among plain numbers
        Flag,    // records with the flag, whatever other flags they have
        Rest,    // values without a bar of their own: rarer ones, or those that are not a number
    };
    Kind kind = Numbers;
    // Numbers: the least and the greatest in the bar; if it is empty, its bounds. Words and flags of columns without text:
    // the value as stored, twice.
    double low = 0, high = 0;
    QString name{};                 // set for all but Numbers
    std::vector<quint32> records{}; // ascending
};

struct ColumnShape {
    enum class Values : quint8 {
        Unknown, // not computed yet: nothing else is set
        Numbers,
        Words,
        Flags,
    };
    // How the numbers change from record to record in the file's order, skipping references to nothing. Single: there are
    // fewer than two.
    enum class Course : quint8 { Single, Constant, Rises, NeverFalls, Falls, NeverRises, Mixed };

    QString column{}; // its name
    bsp::Type type = bsp::Type::I32;
    Values values = Values::Unknown;
    quint32 count = 0;             // records
    quint32 distinct = 0;          // different numbers, or words in any case, or combinations of flags
    std::vector<ColumnBar> bars{}; // numbers ascending, after the words among them; otherwise the most frequent first

    // The following is set for numbers only.
    quint32 numbers = 0; // records that have a number
    double lowest = 0, highest = 0, mean = 0;
    NumberRange scale{}; // of all of the column's records: the basis of its colours
    bool isReference = false;
    Course course = Course::Single;
    std::vector<quint32> falls{}; // records with a number below that of the record before
    // Records whose numbers are further from the middle half of all than three times the span of that half, which is at
    // least 1 for whole numbers. Empty for references, and if there are fewer than ten numbers.
    std::vector<quint32> outliers{};
    double leastUsual = 0, mostUsual = 0;     // outliers are beyond these
    std::vector<quint32> nowhere{}, broken{}; // references to nothing, and to records that do not exist
};

// Computes the shape of some records of a lump, in any order. Takes up to 0.1 s for half a million, so it is meant for a
// worker thread. After a requested `stop`, the result is incomplete and must be discarded.
ColumnShape shapeOf(const MapFile &map, int lump, int field, std::span<const quint32> records, std::stop_token stop = {});

// Adjacent bars.
struct BarRange {
    size_t first = 0, last = 0; // inclusive
    friend bool operator==(const BarRange &, const BarRange &) = default;
};
// Returns the records of these bars, ascending, each once.
std::vector<quint32> recordsIn(const ColumnShape &shape, BarRange range);
// Returns how many of each bar's records are among `marked`, which is ascending.
std::vector<quint32> countsIn(const ColumnShape &shape, std::span<const quint32> marked);
// Returns a term, or alternatives, with which a filter keeps exactly the records of these bars among those of the shape;
// empty: it would keep all or none.
QString filterFor(const ColumnShape &shape, BarRange range);

// A part of the description of a shape in words.
struct ShapePart {
    QString text;
    std::span<const quint32> records{}; // records of the shape that it is about; empty: all
};

// Returns the description in parts: "3 to 12", "9 different values", "14 outliers above 9 (...)", "strictly ascending".
std::vector<ShapePart> shapeParts(const ColumnShape &shape);
// Describes some bars and how many records are in them: "4 to 6: 120 records, 12 %".
QString barText(const ColumnShape &shape, BarRange range);

// What one condition of a filter asks of a value.
#pragma once

#include "core/map/textcode.h"

#include <QByteArray>
#include <QCoreApplication>

#include <optional>
#include <vector>

struct FilterText {
    Q_DECLARE_TR_FUNCTIONS(filter)
};

enum class FilterOp { Contains, Equal, Less, LessEqual, Greater, GreaterEqual, Flag };

// A Contains needle is lower case; numbers are tested as `low <= value <= high` or against `low`.
struct FilterTest {
    // What stands between the stars of a pattern; where `any` is not 0, any character fits, of one byte or (2) of several.
    struct Piece {
        QByteArray text, any{};
    };

    FilterOp op = FilterOp::Contains;
    QByteArray text;
    std::vector<Piece> pieces{}; // Contains: if there are any, these in their order, instead of `text`
    bool isNumber = false;
    double low = 0, high = 0;
    quint32 bit = 0;
};

bool passes(const FilterTest &test, double value);
// `text` is lower case.
bool passes(const FilterTest &test, const QByteArray &text);
// As filters compare.
void lower(QByteArray &text, TextCode code);
// What is searched for, as a text of that code holds it; a letter that it cannot hold becomes a NUL, which is found nowhere.
QByteArray needle(const QString &text, TextCode code);
// Says whether a word is a name rather than a pattern: its only star begins it, as in Half-Life's texture *lava and in brush
// model *1, or it is nothing but stars and question marks.
bool isNameWithStar(const QString &word);
// Reads what Contains looks for: a pattern of * and ?, unless it is quoted. Behind a backslash both are themselves.
void readPattern(FilterTest &test, const QString &text, bool isQuoted, TextCode code);
// What is shown of a float reads back as that float, not as the same double: with `asFloat` it is the nearest float.
std::optional<double> toNumber(QStringView text, bool asFloat = false);
// Sets the operator (= != < <= > >=), and the number or the range, "12..20", that it compares with; `isNumber` tells
// whether the value is one.
void readComparison(FilterTest &test, const QString &op, const QString &value, bool asFloat = false);

// Tests a value against one condition of a filter.
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

// One condition. For Contains, `text` is lower case; numbers are tested as `low <= value <= high` or against `low`.
struct FilterTest {
    // The text between two stars of a pattern. `any` has a value for each byte: 0 if it must match, 1 if any byte matches, 2 if
    // any UTF-8 character does; it is empty if all must match.
    struct Piece {
        QByteArray text, any{};
    };

    FilterOp op = FilterOp::Contains;
    QByteArray text;
    std::vector<Piece> pieces{}; // Contains: if not empty, they must occur in this order, instead of `text`
    bool isNumber = false;
    double low = 0, high = 0;
    quint32 bit = 0;
};

bool passes(const FilterTest &test, double value);
// `text` is lower case.
bool passes(const FilterTest &test, const QByteArray &text);
// Converts a text to lower case in place, as filters compare it.
void lower(QByteArray &text, TextCode code);
// Returns a search text in lower case, encoded as `code`; a character that it cannot encode becomes a NUL, which never
// matches.
QByteArray needle(const QString &text, TextCode code);
// Returns whether a word is a name rather than a pattern: it begins with its only star, as in Half-Life's texture *lava and in
// brush model *1, or it consists of stars and question marks only.
bool isNameWithStar(const QString &word);
// Reads what Contains searches for: a pattern of * and ?, unless it is quoted. After a backslash, both are literal.
void readPattern(FilterTest &test, const QString &text, bool isQuoted, TextCode code);
// Reads a number. With `asFloat`, rounds it to the nearest float, so that a displayed float is read back exactly.
std::optional<double> toNumber(QStringView text, bool asFloat = false);
// Sets the operator (= != < <= > >=), and the number or the range, "12..20", that it compares with; sets `isNumber` if the
// value is one.
void readComparison(FilterTest &test, const QString &op, const QString &value, bool asFloat = false);

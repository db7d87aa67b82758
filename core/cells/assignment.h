// Edits of a field of many records: FIELD = EXPRESSION, FIELD += EXPRESSION and FIELD -= EXPRESSION.
#pragma once

#include "core/cells/celledit.h"
#include "core/expression.h"

#include <QStringList>

#include <span>
#include <variant>

// In the expression, `value` is the field's own value before the edit. Other names are those of stored columns of numbers of
// the same lump, then those of the field's flags or values, in any case. A value's name that has spaces is put in double quotes,
// or is all that follows the =. += sets flags and -= clears them; in other fields they add and subtract. Text takes only =, with
// the new text, which may be in double quotes.
struct Assignment {
    bsp::FieldRef field{};
    std::variant<QByteArray, Expression> value; // the new bytes of a field of text; the number that others get

    // Returns the name of the field that a text assigns to; empty: it names none.
    static QString fieldNameIn(const QString &text);
    // Returns the names in the expression, except `value`. If the text after the = is none, returns that: it may be a name with
    // spaces.
    static QStringList namesIn(const QString &text);
    // Fails with a sentence, also if the field cannot be edited. Errors count characters from the beginning of `text`.
    static Result<Assignment> parse(const QString &text, const MapFile &map, int lump);
};

// Returns a change for each of the records, which must be below map.recordCount(). Fails if one of them cannot have its new
// value, with a sentence about the first such record.
Result<std::vector<CellChange>> changesOf(const MapFile &map, const Assignment &assignment, std::span<const quint32> records);

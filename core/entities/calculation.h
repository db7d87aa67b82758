// New values of entities' keys, calculated from the numbers in their keys.
#pragma once

#include "core/expression.h"

#include <QByteArrayView>
#include <QStringList>

#include <span>

struct Calculation {
    QString key; // that gets the result
    Expression expression;
    QStringList names; // keys or flags, by the number of the expression's variable; `value` is the key that gets the result

    // Returns whether the result depends on what the key has.
    bool usesOwnValue() const { return names.contains(key); }
};

// A number in a value, as it is written there.
struct WrittenNumber {
    double number = 0;
    QByteArrayView text{};
};
using WrittenNumbers = std::vector<WrittenNumber>;

// Reads the expression for a key. Names in it may be any. Errors are sentences with the character that is wrong.
Result<Calculation> readCalculation(const QString &key, const QString &expression);
// Returns the numbers in a value, separated by white space; none if it has other text or more than 16 numbers. The value must
// outlive them.
WrittenNumbers numbersIn(QByteArrayView value);
// Returns how many numbers the result has: as many as the key has now if the expression uses it, else as many as the largest
// operand has.
size_t sizeOfResult(const Calculation &calculation, std::span<const WrittenNumbers> operands);
// Returns the key's new value; null if all of its numbers stay the same. The operands are the numbers of `names`, of which none
// is empty: an operand of one number goes with each number of the others. A number that stays the same keeps its text. Fails with
// a sentence if the operands differ otherwise in size, or a result does not exist or does not fit a 32-bit float.
Result<QByteArray> calculated(const Calculation &calculation, std::span<const WrittenNumbers> operands);

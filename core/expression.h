// Expressions over named numbers, such as "(value + 8) * 2" or "flags & ~NODRAW", which are evaluated for many records.
#pragma once

#include "core/result.h"

#include <functional>
#include <optional>
#include <variant>
#include <vector>

// The operators, from those that bind loosest: |, then &, then + and -, then * and /, then - and ~ before an operand. Operands
// are numbers (in hex after 0x), names, and expressions in parentheses. Names consist of letters, digits and _ . [ ] and begin
// with a letter or _; other names are put in double quotes.
class Expression
{
public:
    // A name whose value differs between records, by the number that evaluate() asks for it by.
    struct Variable {
        int number = 0;
    };
    using Meaning = std::variant<double, Variable>; // double: a constant
    using Resolve = std::function<std::optional<Meaning>(const QString &name)>;
    using Values = std::function<double(int variable)>;

    // Returns whether a name can contain the character.
    static bool isOfName(QChar c) { return c.isLetterOrNumber() || QStringView(u"_.[]").contains(c); }
    // `resolve` returns what a name stands for; nothing: it is unknown. Errors are sentences with the character, counted
    // from 1, at which the text is wrong.
    static Result<Expression> parse(const QString &text, const Resolve &resolve);
    // Fails with a sentence if a step divides by 0, has no finite result, or applies | & ~ to a number that bitsOf() refuses.
    // The result of | & ~ is from 0 to 2^32 - 1. Allocates no memory unless it fails.
    Result<double> evaluate(const Values &valueOf) const;
    // Returns how many steps evaluate() takes.
    qsizetype size() const { return std::ssize(steps_); }
    // Returns whether the last step is | & or ~, so that the result stands for 32 bits.
    bool givesBits() const { return steps_.back().op >= Op::Or && steps_.back().op <= Op::Xor; }

private:
    friend class ExpressionParser;
    Expression() = default;

    enum class Op : quint8 { Constant, Variable, Or, And, Xor, Add, Subtract, Multiply, Divide };
    // A step of a stack machine: pushes a number, or replaces the topmost two numbers by one.
    struct Step {
        Op op;
        double constant = 0;
        int variable = 0;
    };
    std::vector<Step> steps_;
};

// Returns the 32 bits of a whole number from -2^31 to 2^32 - 1; nothing: it is another number.
std::optional<quint32> bitsOf(double number);

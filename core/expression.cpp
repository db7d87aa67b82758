#include "core/expression.h"

#include "core/numbers.h"
#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

struct ExpressionText {
    Q_DECLARE_TR_FUNCTIONS(cells)
};

constexpr int mostCharacters = 1000, mostNested = 100;

} // namespace

// Reads a text from left to right and writes the steps that compute its value.
class ExpressionParser
{
public:
    ExpressionParser(const QString &text, const Expression::Resolve &resolve) : text_(text), resolve_(resolve) {}

    Result<Expression> parse()
    {
        if (text_.size() > mostCharacters)
            return Error{ExpressionText::tr("An expression can have at most %1 characters; this one has %2.")
                             .arg(numberText(mostCharacters), numberText(text_.size()))};
        read(0);
        if (!isAtEnd())
            failWithoutOperator();
        if (!fault_.isEmpty())
            return Error{fault_};
        Expression expression;
        expression.steps_ = std::move(steps_);
        return expression;
    }

private:
    using Op = Expression::Op;
    struct Binary {
        char16_t sign;
        int level; // the higher, the tighter it binds
        Op op;
    };
    static constexpr Binary binaries_[] = {{u'|', 1, Op::Or},       {u'&', 2, Op::And},      {u'+', 3, Op::Add},
                                           {u'-', 3, Op::Subtract}, {u'*', 4, Op::Multiply}, {u'/', 4, Op::Divide}};
    static constexpr int tightest_ = 4;

    bool isAtEnd() const { return at_ >= text_.size(); }

    void skipSpace()
    {
        while (!isAtEnd() && text_[at_].isSpace())
            ++at_;
    }

    // Notes the first fault and stops reading.
    void fail(const QString &fault)
    {
        if (fault_.isEmpty())
            fault_ = fault;
        at_ = text_.size();
    }

    void failWithoutOperator()
    {
        fail(ExpressionText::tr("There must be an operator at character %1, not %2.").arg(QString::number(at_ + 1), text_[at_]));
    }

    // Reads an operand and the operators after it that bind tighter than `level`. Each call puts one number on the stack, so
    // that the stack never holds more numbers than calls are nested.
    void read(int level)
    {
        skipSpace();
        if (++depth_ > mostNested)
            fail(ExpressionText::tr("The expression is nested too deeply at character %1.").arg(at_ + 1));
        readOperand();
        for (;;) {
            skipSpace();
            const auto next = std::ranges::find(binaries_, isAtEnd() ? QChar() : text_[at_], &Binary::sign);
            if (next == std::end(binaries_) || next->level <= level)
                break;
            ++at_;
            read(next->level);
            steps_.push_back({next->op});
        }
        --depth_;
    }

    void readOperand()
    {
        const QChar c = isAtEnd() ? QChar() : text_[at_];
        if (isAtEnd())
            fail(ExpressionText::tr("A number or a name is missing at character %1, where the expression ends.").arg(at_ + 1));
        else if (c == u'-')
            readPrefixed(0, Op::Subtract);
        else if (c == u'~')
            readPrefixed(std::numeric_limits<quint32>::max(), Op::Xor);
        else if (c == u'(')
            readParenthesis();
        else if (c.isDigit() || c == u'.')
            readConstant();
        else if (c.isLetter() || c == u'_')
            readName(word());
        else if (c == u'"')
            readQuoted();
        else
            fail(
                ExpressionText::tr("There must be a number or a name at character %1, not %2.").arg(QString::number(at_ + 1), c));
    }

    // Reads a sign and its operand as the operation of two numbers that has the same result.
    void readPrefixed(double left, Op op)
    {
        ++at_;
        steps_.push_back({Op::Constant, left});
        read(tightest_);
        steps_.push_back({op});
    }

    void readParenthesis()
    {
        const auto opened = at_++;
        read(0);
        if (isAtEnd())
            fail(ExpressionText::tr("The parenthesis at character %1 is not closed.").arg(opened + 1));
        else if (text_[at_] != u')')
            failWithoutOperator();
        else
            ++at_;
    }

    QString word() const
    {
        const auto begin = text_.begin() + at_;
        return text_.sliced(at_, std::find_if_not(begin, text_.end(), Expression::isOfName) - begin);
    }

    void readConstant()
    {
        double number = 0;
        const auto end = at_ + readNumber(text_.sliced(at_).toLatin1(), number);
        if (end == at_ || (end < text_.size() && Expression::isOfName(text_[end])))
            return fail(ExpressionText::tr("%1 at character %2 is not a number.").arg(word(), QString::number(at_ + 1)));
        steps_.push_back({Op::Constant, number});
        at_ = end;
    }

    void readQuoted()
    {
        const auto end = text_.indexOf(u'"', at_ + 1);
        if (end < 0)
            return fail(ExpressionText::tr("The quotation mark at character %1 is not closed.").arg(at_ + 1));
        ++at_;
        readName(text_.sliced(at_, end - at_));
        if (fault_.isEmpty())
            ++at_; // over the closing one
    }

    void readName(const QString &name)
    {
        const auto meaning = resolve_(name);
        if (!meaning)
            return fail(ExpressionText::tr("The name %1 at character %2 is unknown.").arg(name, QString::number(at_ + 1)));
        if (const auto *variable = std::get_if<Expression::Variable>(&*meaning))
            steps_.push_back({Op::Variable, 0, variable->number});
        else
            steps_.push_back({Op::Constant, std::get<double>(*meaning)});
        at_ += name.size();
    }

    const QString &text_;
    const Expression::Resolve &resolve_;
    qsizetype at_ = 0;
    int depth_ = 0;
    QString fault_;
    std::vector<Expression::Step> steps_;
};

Result<Expression> Expression::parse(const QString &text, const Resolve &resolve)
{
    return ExpressionParser(text, resolve).parse();
}

Result<double> Expression::evaluate(const Values &valueOf) const
{
    std::array<double, mostNested> stack{}; // large enough for all steps: see ExpressionParser::read()
    size_t height = 0;
    for (const auto &[op, constant, variable] : steps_) {
        const bool isOperator = op != Op::Constant && op != Op::Variable;
        const double right = isOperator ? stack[--height] : 0;
        double &result = stack[isOperator ? height - 1 : height++];
        switch (op) {
        case Op::Constant: result = constant; break;
        case Op::Variable: result = valueOf(variable); break;
        case Op::Add: result += right; break;
        case Op::Subtract: result -= right; break;
        case Op::Multiply: result *= right; break;
        case Op::Divide:
            if (right == 0)
                return Error{ExpressionText::tr("The expression divides by 0.")};
            result /= right;
            break;
        case Op::Or:
        case Op::And:
        case Op::Xor: {
            const auto bits = bitsOf(result), others = bitsOf(right);
            if (!bits || !others)
                return Error{ExpressionText::tr("%1 is not a whole number of 32 bits, which | & and ~ need.")
                                 .arg(QString::number(bits ? right : result, 'g', 15))};
            result = op == Op::Or ? *bits | *others : op == Op::And ? *bits & *others : *bits ^ *others;
        }
        }
        if (!std::isfinite(result))
            return Error{ExpressionText::tr("The expression has no finite result.")};
    }
    return stack.front();
}

std::optional<quint32> bitsOf(double number)
{
    const bool isOne = number == std::trunc(number) && number >= std::numeric_limits<qint32>::min()
                       && number <= std::numeric_limits<quint32>::max();
    return isOne ? std::optional(static_cast<quint32>(static_cast<qint64>(number))) : std::nullopt;
}

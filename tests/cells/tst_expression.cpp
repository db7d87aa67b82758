// Expressions over named numbers: what they mean, what is refused, and where.
#include "core/expression.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/sentence.h"
#include "tests/testmaps.h"

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array variableNames{"value", "normal.x", "styles[0]", "_n"};

std::optional<Expression::Meaning> meaningOfName(const QString &name)
{
    if (name == u"SKY")
        return 4.0;
    if (name == u"NODRAW")
        return 128.0;
    for (size_t number = 0; number < variableNames.size(); ++number)
        if (name == QLatin1StringView(variableNames[number]))
            return Expression::Variable{static_cast<int>(number)};
    return {};
}

// Evaluates a text with these values of the variables, in the order of variableNames.
Result<double> valueOfText(const QString &text, std::array<double, variableNames.size()> values)
{
    const auto expression = Expression::parse(text, meaningOfName);
    if (!expression)
        return Error{expression.error()};
    return expression.value().evaluate([&values](int variable) { return values.at(static_cast<size_t>(variable)); });
}

Result<double> valueOfText(const QString &text) { return valueOfText(text, {10, -0.5, 32, 7}); }

} // namespace

class TestExpression : public QObject
{
    Q_OBJECT

private slots:
    void operatorsBindAsInC_data()
    {
        const auto row = addColumns<QString, double>("text", "expected");
        const auto is = [&row](const char *text, double expected) { row(text, QString::fromLatin1(text), expected); };
        is("value + 8", 18);
        is("1 + 2 * 3", 7);
        is("(1 + 2) * 3", 9);
        is("2 * 3 + 1", 7);
        is("10 - 4 - 3", 3);
        is("100 / 10 / 5", 2);
        is("10 - 4 + 3", 9);
        is("1 | 6 & 12", 5);
        is("1 & 3 + 4", 1);
        is("8 | 1 + 2 * 2", 13);
        is("-2 * 3", -6);
        is("2 * -3", -6);
        is("2 - -3", 5);
        is("--2", 2);
        is("-(2 + 3)", -5);
        is("~0", 4294967295);
        is("~~5", 5);
        is("-~0 + 1", -4294967294);
        is("~-1", 0);
        is("value & ~2", 8);
        is("0x40 | SKY", 68);
        is("0xFF&NODRAW|SKY", 132);
        is("normal.x * -1", 0.5);
        is("(styles[0] + 1) * 2", 66);
        is("_n/2", 3.5);
        is("  1.5+.25 ", 1.75);
        is("1e3", 1000);
        is("0x80000000 | 0", 2147483648);
        is("-2147483648 | 0", 2147483648);
        is("0", 0);
    }
    void operatorsBindAsInC()
    {
        QFETCH(QString, text);
        QFETCH(double, expected);
        const auto value = valueOfText(text);
        VERIFY_RESULT(value);
        QCOMPARE(value.value(), expected);
    }

    void errorsSayWhatIsWrongAndWhere_data()
    {
        const auto row = addColumns<QString, int, QString>("text", "character", "word");
        const auto is = [&row](const char *text, int character, const char *word) {
            row(text, QString::fromLatin1(text), character, QString::fromLatin1(word));
        };
        is(" ", 2, "");
        is("value +", 8, "");
        is("value +  ", 10, "");
        is("value + * 2", 9, "*");
        is("1 2", 3, "2");
        is("value ? 2", 7, "?");
        is("value) + 1", 6, ")");
        is("2 * (value + 1", 5, "");
        is("(1 2)", 4, "2");
        is("()", 2, ")");
        is("value + SEA", 9, "SEA");
        is("Value", 1, "Value");
        is("1.2.3", 1, "1.2.3");
        is("5 + 8x", 5, "8x");
        is("0x", 1, "0x");
        is("1e999", 1, "1e999");
        is(".", 1, ".");
        is("= 2", 1, "=");
        is("2 ** 3", 4, "*");
        is("value || 1", 8, "|");
    }
    void errorsSayWhatIsWrongAndWhere()
    {
        QFETCH(QString, text);
        QFETCH(int, character);
        QFETCH(QString, word);
        const auto value = valueOfText(text);
        QVERIFY(!value);
        const auto &why = value.error();
        QVERIFY2(isSentence(why) && why.contains(word), qPrintable(why));
        QVERIFY2(why.contains(QRegularExpression(u"character %1\\b"_s.arg(character))), qPrintable(why));
    }

    void whatHasNoValueIsRefused_data()
    {
        addTextRows("text", {"value / 0", "1 / (value - 10)", "0 / 0", "1e308 * 10", "1 / (1e308 * 10)", "-1e308 * value",
                             "value | 0.5", "~normal.x", "1 & 4294967296", "-2147483649 | 1", "1e300 | 1"});
    }
    void whatHasNoValueIsRefused()
    {
        QFETCH(QString, text);
        const auto value = valueOfText(text);
        QVERIFY(!value);
        QVERIFY2(isSentence(value.error()), qPrintable(value.error()));
    }

    void anErrorNamesTheNumberWithoutBits()
    {
        QVERIFY(valueOfText(u"1 | 0.25"_s).error().contains(u"0.25"));
        QVERIFY(valueOfText(u"0.25 | 1"_s).error().contains(u"0.25"));
    }

    void variablesThatAreNoNumbersAreRefused()
    {
        QVERIFY(!valueOfText(u"value"_s, {std::nan("")}));
        QVERIFY(!valueOfText(u"value * 0"_s, {HUGE_VAL}));
        QVERIFY(!valueOfText(u"1 / value"_s, {HUGE_VAL}));
        QVERIFY(valueOfText(u"normal.x"_s, {std::nan("")}));
    }

    void oneExpressionServesManyRecords()
    {
        const auto expression = Expression::parse(u"value * value - _n"_s, meaningOfName);
        VERIFY_RESULT(expression);
        int record = 0;
        const Expression::Values valueOf = [&record](int variable) { return variable == 0 ? record : 1.0; };
        for (; record < 1000; ++record)
            QCOMPARE(expression.value().evaluate(valueOf).value(), record * record - 1.0);
    }

    // What the parser lets through needs no more room than evaluate() has.
    void deepAndLongTextsEnd()
    {
        const auto nested = [](qsizetype depth) { return QString(depth, u'(') + u'1' + QString(depth, u')'); };
        QCOMPARE(valueOfText(nested(90)).value(), 1.0);
        QString steps = u"1"_s;
        for (int count = 0; count < 24; ++count)
            steps = u"1|1&1+1*(%1)"_s.arg(steps);
        for (const auto &deep : {nested(200), nested(100'000), QString(100'000, u'('), QString(500, u'-') + u'1',
                                 QString(500, u'~'), u"(1+"_s.repeated(200), steps, u"1+"_s.repeated(100'000)}) {
            const auto value = valueOfText(deep);
            QVERIFY(!value);
            QVERIFY2(isSentence(value.error()), qPrintable(value.error()));
        }
        for (const auto *step : {u"1|(", u"1&(", u"1+(", u"1*(", u"-(", u"1|1&1+1*("}) {
            const auto isRead = [step](qsizetype depth) {
                return bool(valueOfText(QString::fromUtf16(step).repeated(depth) + u'1' + QString(depth, u')')));
            };
            qsizetype deepest = 1;
            while (isRead(deepest + 1))
                ++deepest;
            QVERIFY(deepest >= 19 && deepest < 50);
        }
        QCOMPARE(valueOfText(u"1+"_s.repeated(400) + u'1').value(), 401.0);
    }
};

ADD_TEST(TestExpression, QCoreApplication)
#include "tst_expression.moc"

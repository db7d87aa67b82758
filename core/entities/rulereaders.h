// What the readers of rule files share.
#pragma once

#include "core/entities/entityrules.h"

#include <QCoreApplication>

struct RuleText {
    Q_DECLARE_TR_FUNCTIONS(rules)
};

// "Line 12: " and the sentence.
Error ruleError(quint32 line, const QString &what);
// A word of the file as sentences have it.
QString shortWord(const QString &word);
// Why it cannot be written into any map; empty: it can.
QString ruleKeyFault(const QString &key);
QString ruleValueFault(const QString &value);

constexpr size_t mostRules = 20'000; // a file that turns one map into another has one or two an entity

// Fails if a file has more rules than that.
std::optional<Error> faultOfCount(size_t rules, quint32 line);
// Notes that the game's own reader passes over something in that line: once a line, and of very many the first.
void notePassedOver(EntityRules &rules, quint32 line, const QString &what);
// The rules, or why there are none.
Result<EntityRules> readRulesOr(EntityRules rules);

struct RuleLinePair {
    RulePair pair;
    quint32 line = 0;
};
// Moves pairs that are written into maps to `into`. Fails, with the line, if one cannot be.
std::optional<Error> takeValues(std::vector<RuleLinePair> &pairs, RulePairs &into);

// Goes through the lines of a rule file that are neither empty nor comments.
class RuleLines
{
public:
    explicit RuleLines(QStringView text) : text_(text) {}
    bool next();                               // false: there is none
    QStringView line() const { return line_; } // without blanks at its ends
    quint32 number() const { return number_; }

private:
    QStringView text_, line_;
    qsizetype at_ = 0;
    quint32 number_ = 0;
};

// Makes the regular expressions of one file, in bounds: each may take 128 KB, and one may try without end.
class RuleExpressions
{
public:
    // Fails with a sentence.
    Result<QRegularExpression> make(const QString &pattern, QRegularExpression::PatternOptions options);

private:
    int count_ = 0;
};

Result<EntityRules> readRipentRules(const QString &file);
Result<EntityRules> readStripperRules(QStringView file);
// stripper_qmm's KEY=VALUE lines, and the quoted words that it reads since its version 2.5.
Result<EntityRules> readQmmLines(QStringView file);
Result<EntityRules> readQmmWords(QStringView file);

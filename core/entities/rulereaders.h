// The common parts of the readers of rule files.
#pragma once

#include "core/entities/entityrules.h"

#include <QCoreApplication>

struct RuleText {
    Q_DECLARE_TR_FUNCTIONS(rules)
};

// Returns the error "Line 12: " followed by the sentence.
Error ruleError(quint32 line, const QString &what);
// Returns a word of the file, shortened for messages.
QString shortWord(const QString &word);
// Return why it cannot be written into any map; empty if it can.
QString ruleKeyFault(const QString &key);
QString ruleValueFault(const QString &value);

constexpr size_t mostRules = 20'000; // turning one map into another takes one or two per entity

// Returns an error if a file has more rules than that.
std::optional<Error> faultOfCount(size_t rules, quint32 line);
// Notes that the original reader ignores something in that line: once per line, and only the first of very many.
void noteIgnored(EntityRules &rules, quint32 line, const QString &what);
// Returns the rules, or why there are none.
Result<EntityRules> readRulesOr(EntityRules rules);

struct RuleLinePair {
    RulePair pair;
    quint32 line = 0;
};
// Moves pairs to be written into maps to `into`. Returns an error, with the line, if one cannot be written.
std::optional<Error> takeValues(std::vector<RuleLinePair> &pairs, RulePairs &into);

// Iterates over the lines of a rule file that are neither empty nor comments.
class RuleLines
{
public:
    explicit RuleLines(QStringView text) : text_(text) {}
    bool next();                               // false: no more lines
    QStringView line() const { return line_; } // trimmed
    quint32 number() const { return number_; }

private:
    QStringView text_, line_;
    qsizetype at_ = 0;
    quint32 number_ = 0;
};

// Compiles the regular expressions of one file, with limits: each may take 128 KB, and one may backtrack forever.
class RuleExpressions
{
public:
    // Fails with a sentence if a limit is exceeded or the pattern is invalid.
    Result<QRegularExpression> make(const QString &pattern, QRegularExpression::PatternOptions options);

private:
    int count_ = 0;
};

Result<EntityRules> readRipentRules(const QString &file);
Result<EntityRules> readStripperRules(QStringView file);
// Read stripper_qmm's KEY=VALUE lines, and the quoted words that it supports since version 2.5.
Result<EntityRules> readQmmLines(QStringView file);
Result<EntityRules> readQmmWords(QStringView file);

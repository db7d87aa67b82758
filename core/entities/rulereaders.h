// The common parts of the readers of rule files.
#pragma once

#include "core/entities/entityrules.h"

#include <QCoreApplication>

struct RuleText {
    Q_DECLARE_TR_FUNCTIONS(rules)
};

// Return the error "Line 12: " or "FILE: Line 12: " followed by the sentence, without a line 0 and an empty file.
Error ruleError(quint32 line, const QString &what);
Error ruleError(const QString &file, quint32 line, const QString &what);
// Returns a word of the file, shortened for messages.
QString shortWord(const QString &word);
// Return why a key or value cannot be written into any map; empty if it can.
QString ruleKeyFault(const QString &key);
QString ruleValueFault(const QString &value);

constexpr size_t mostRules = 20'000; // turning one map into another takes one or two per entity

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

struct RuleLinePair {
    RulePair pair;
    quint32 line = 0;
};

// Base of the readers of files that consist of blocks. Functions that return false have set error_.
class RuleBlockReader
{
protected:
    bool fault(Error error);
    bool fault(quint32 line, const QString &what) { return fault(ruleError(line, what)); }
    // Fails if a file has more rules than mostRules.
    bool isCountFine(size_t rules, quint32 line);
    // Moves the pairs of the open block to `into`. Fails if one of them cannot be written into maps.
    bool values(RulePairs &into);
    // Compiles a regular expression within limits, because each can take 128 KB and any one can backtrack forever. Fails with a
    // sentence if a limit is exceeded or the pattern is invalid.
    Result<QRegularExpression> expression(const QString &pattern, QRegularExpression::PatternOptions options);
    // Notes that the original reader ignores something in that line: once per line, and for the first 100 lines.
    void noteIgnored(quint32 line, const QString &what);
    // Notes that the original reader skips this word or line, which it does not know.
    void noteUnknown(quint32 line, const QString &word);
    // Returns the rules, or why there are none.
    Result<EntityRules> rulesRead();

    bool isOpen_ = false;             // a block, or a part of one, is open
    quint32 opened_ = 0;              // line of its {
    std::vector<RuleLinePair> pairs_; // of the open block
    EntityRules rules_;
    Error error_;

private:
    int expressions_ = 0;
    Error unknown_; // in case there are no rules: the first unknown word
};

Result<EntityRules> readRipentRules(const QString &file);
Result<EntityRules> readStripperRules(QStringView file);
// Read stripper_qmm's KEY=VALUE lines, and the quoted words that it supports since version 2.5.
Result<EntityRules> readQmmLines(QStringView file);
Result<EntityRules> readQmmWords(QStringView file);

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

Result<EntityRules> readRipentRules(const QString &file);
Result<EntityRules> readStripperRules(const QString &file);

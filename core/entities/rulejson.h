// JSON as rule files have it: with the line of each value, names in their order, and lines of comments. Qt's own
// forgets all three.
#pragma once

#include "core/result.h"

#include <QStringView>

#include <vector>

struct RuleJson {
    enum Kind { String, Number, True, False, Null, Array, Object };
    Kind kind = Null;
    quint32 line = 1;
    QString name;                  // of a member of an object
    QString text{};                // of a string; of a number its digits
    std::vector<RuleJson> items{}; // of an array or an object
};

Result<RuleJson> readRuleJson(QStringView text);

// JSON for rule files: it keeps the line of each value and the order of names, and allows comment lines. Qt's own parser
// does none of this.
#pragma once

#include "core/result.h"

#include <QStringView>

#include <vector>

struct RuleJson {
    enum Kind { String, Number, True, False, Null, Array, Object };
    Kind kind = Null;
    quint32 line = 1;
    QString name;                  // if it is an object's member
    QString text{};                // of a string, or the digits of a number
    std::vector<RuleJson> items{}; // of an array or an object
};

Result<RuleJson> readRuleJson(QStringView text);

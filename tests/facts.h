// Facts in the texts that the program shows, for tests that hold however these are worded.
#pragma once

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

// Returns whether a text contains each of these facts (numbers, names, terms of a game) as whole words and numbers.
inline bool states(const QString &text, const QStringList &facts)
{
    return std::ranges::all_of(facts, [&text](const QString &fact) {
        const auto begin = QStringLiteral(R"((?<![\w*-]|\d[.,]))"), end = QStringLiteral(R"((?![\w*]|[.,]\d))");
        return text.contains(QRegularExpression(begin + QRegularExpression::escape(fact) + end));
    });
}

// Finds and replaces in an entity text as it is shown, across line ends.
//
// A regular expression can run forever. Two limits prevent that: the number of steps from one position, and searching in
// pieces, between which the search can be stopped. Pieces do not affect the result: a piece is extended if a match might
// continue beyond its end. Search in a worker thread, unless the pattern is plain.
#pragma once

#include "core/map/splice.h"

#include <QRegularExpression>

#include <functional>

struct TextPattern {
    QString pattern;
    bool regular = false, caseSensitive = false;
    TextCode code = TextCode::Latin1; // of the text
};

// A match, in bytes of the text.
struct TextMatch {
    quint32 offset = 0, length = 0;
    quint32 end() const { return offset + length; }
    friend bool operator==(const TextMatch &, const TextMatch &) = default;
};

class TextSearch
{
public:
    using Stopped = std::function<bool()>;
    // Fails with what is wrong with the pattern.
    static Result<TextSearch> create(const TextPattern &pattern);

    // Returns all matches, ascending and not overlapping. Fails if the pattern needs too many steps, or if stopped.
    Result<std::vector<TextMatch>> matches(QByteArrayView text, const Stopped &stopped) const;
    // Returns the splices that replace all matches. In the replacement of a regular expression, \0 to \9 stand for captures,
    // and \n, \r, \t and \\ for their characters. Also fails if the text would become longer than any map's.
    Result<Splices> replacements(QByteArrayView text, const QString &replacement, const Stopped &stopped) const;
    // The same for one match, found in this text.
    Splice replacementOf(QByteArrayView text, TextMatch match, const QString &replacement) const;

private:
    using Found = std::function<bool(const QRegularExpressionMatch &)>; // false: stop here
    explicit TextSearch(QRegularExpression expression, const TextPattern &pattern);
    QString eachMatch(const QString &text, const Stopped &stopped, const Found &found) const;
    QByteArray filledIn(const QString &replacement, const QRegularExpressionMatch &match) const;

    QRegularExpression expression_;
    bool regular_;
    TextCode code_;
};

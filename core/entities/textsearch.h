// Finding and replacing in an entity text as it is shown, line ends included.
//
// A regular expression can take for ever. It is kept from that in two ways: the steps from one place are limited, and
// the text is gone through in pieces, between which a search can be stopped. The pieces do not show in what is found:
// one at whose end a match could go on is made longer. So it is for a thread of its own, unless the pattern is plain.
#pragma once

#include "core/map/splice.h"

#include <QRegularExpression>

#include <functional>

struct TextPattern {
    QString pattern;
    bool regular = false, caseSensitive = false;
    TextCode code = TextCode::Latin1; // of the text
};

// In bytes.
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

    // All matches, ascending and apart. Fails when the pattern needs too many steps, or was stopped.
    Result<std::vector<TextMatch>> matches(QByteArrayView text, const Stopped &stopped) const;
    // What replaces all of them; in that of a regular expression \1 to \9 and \0 stand for what was captured, \n, \r,
    // \t and \\ for what they say. Fails too when the text would become longer than any map's.
    Result<Splices> replacements(QByteArrayView text, const QString &replacement, const Stopped &stopped) const;
    // The same for one match, found in this text.
    Splice replacementOf(QByteArrayView text, TextMatch match, const QString &replacement) const;

private:
    using Found = std::function<bool(const QRegularExpressionMatch &)>; // false: go no further
    explicit TextSearch(QRegularExpression expression, const TextPattern &pattern);
    QString eachMatch(const QString &text, const Stopped &stopped, const Found &found) const;
    QByteArray filledIn(const QString &replacement, const QRegularExpressionMatch &match) const;

    QRegularExpression expression_;
    bool regular_;
    TextCode code_;
};

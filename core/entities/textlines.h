// Joins the characters of an editor to the bytes of a text. Every byte is one character, as in Latin-1, but for CR LF:
// a line end counts one character, whatever it is made of. A text without CR LF costs nothing to follow.
#pragma once

#include "core/entities/splice.h"

#include <QString>

// A change as an editor makes it: `removed` characters at `position` give way to others.
struct CharacterSplice {
    qsizetype position = 0, removed = 0;
    QString inserted; // its line ends as '\n'
    friend bool operator==(const CharacterSplice &, const CharacterSplice &) = default;
};

class TextLines
{
public:
    void reset(QByteArrayView text);
    // Takes part in a change of `text`, which is still as it was: what it means in characters. One that joins or parts
    // a CR and an LF takes both along.
    CharacterSplice follow(QByteArrayView text, const Splice &splice);

    qsizetype characterCount() const { return bytes_ - static_cast<qsizetype>(pairs_.size()); }
    qsizetype byteAt(qsizetype position) const;
    // Between CR and LF it is their line end.
    qsizetype characterAt(qsizetype offset) const;

private:
    std::vector<qsizetype> pairs_; // where CR LF stand, in characters, ascending
    qsizetype bytes_ = 0;
};

// Bytes as an editor shows them: every line end as '\n'.
QString shownText(QByteArrayView bytes);
// The line end to be typed in place of text[from, to): that of the line, else of the one above, else LF. It does not
// grow together with a CR before it or an LF behind it.
QByteArray lineEndFor(QByteArrayView text, qsizetype from, qsizetype to);
// What an editor made of text[from, to), as bytes: the splice without what stayed, its '\n' as lineEndFor() says. None
// when nothing changed. Characters that Latin-1 lacks become '?'.
Splices spliceOf(QByteArrayView text, qsizetype from, qsizetype to, QStringView shown);
// Whether a byte stands for the character, and the text goes on behind it.
bool isStorable(QChar character);

// Joins the characters of an editor to the bytes of a text: units of UTF-16, as Qt counts them, of what its code makes of
// the bytes. A line end counts one character, whatever it is made of. A text of which every byte is a character costs
// nothing to follow.
#pragma once

#include "core/map/splice.h"

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
    void reset(QByteArrayView text, TextCode code);
    TextCode code() const { return code_; }
    // Takes part in a change of `text`, which is still as it was: what it means in characters. One that joins or parts
    // a CR and an LF, or the bytes of a character, takes all of them along.
    CharacterSplice follow(QByteArrayView text, const Splice &splice);

    qsizetype characterCount() const { return bytes_ - static_cast<qsizetype>(wide_.size()); }
    qsizetype byteAt(qsizetype position) const;
    // Between CR and LF it is their line end, inside of a character that one.
    qsizetype characterAt(qsizetype offset) const;

private:
    std::vector<qsizetype> wide_; // characters of several bytes, ascending; each as often as it has bytes more than units
    qsizetype bytes_ = 0;
    TextCode code_ = TextCode::Latin1;
};

// Bytes as an editor shows them: every line end as '\n'.
QString shownText(QByteArrayView bytes, TextCode code);
// The line end to be typed in place of text[from, to): that of the line, else of the one above, else LF. It does not
// grow together with a CR before it or an LF behind it.
QByteArray lineEndFor(QByteArrayView text, qsizetype from, qsizetype to);
// What an editor made of text[from, to), as bytes: the splice without what stayed, its '\n' as lineEndFor() says. None
// when nothing changed. Characters that the code lacks become '?'.
Splices spliceOf(QByteArrayView text, qsizetype from, qsizetype to, QStringView shown, TextCode code);

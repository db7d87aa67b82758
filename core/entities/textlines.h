// Maps the characters of an editor, which are UTF-16 units as Qt counts them, to the bytes of a text. A line end is one
// character, whatever its bytes. A text with one byte for each character needs no table.
#pragma once

#include "core/map/splice.h"

#include <QString>

// A change in an editor's terms: `removed` characters at `position` are replaced.
struct CharacterSplice {
    qsizetype position = 0, removed = 0;
    QString inserted; // with '\n' as line ends
    friend bool operator==(const CharacterSplice &, const CharacterSplice &) = default;
};

class TextLines
{
public:
    void reset(QByteArrayView text, TextCode code);
    TextCode code() const { return code_; }
    // Updates for a splice of `text`, which is still unchanged, and returns it in characters. A change that joins or splits
    // a CR and an LF, or the bytes of a character, is extended to all of them.
    CharacterSplice follow(QByteArrayView text, const Splice &splice);

    qsizetype characterCount() const { return bytes_ - static_cast<qsizetype>(wide_.size()); }
    qsizetype byteAt(qsizetype position) const;
    // Returns the character at a byte offset. An offset between CR and LF belongs to that line end, an offset inside a
    // character to that character.
    qsizetype characterAt(qsizetype offset) const;

private:
    std::vector<qsizetype> wide_; // positions of characters with more bytes than units, once per extra byte, ascending
    qsizetype bytes_ = 0;
    TextCode code_ = TextCode::Latin1;
};

// Returns bytes as an editor shows them, with every line end as '\n'.
QString shownText(QByteArrayView bytes, TextCode code);
// Returns the line end for typing in place of text[from, to): the one at the end of that line, else of the line above, else
// LF. It does not merge with a CR before it or an LF behind it.
QByteArray lineEndFor(QByteArrayView text, qsizetype from, qsizetype to);
// Returns the splice for an editor's change of text[from, to) to `shown`, without unchanged characters at both ends, and
// with '\n' replaced by lineEndFor(). Empty if nothing changed. Characters that the encoding lacks become '?'.
Splices spliceOf(QByteArrayView text, qsizetype from, qsizetype to, QStringView shown, TextCode code);

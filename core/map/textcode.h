// What the bytes of an entity text stand for. The games read bytes and draw each as a letter of their own fonts; who made a
// map typed Latin-1 or UTF-8. This is the one place that says which, and the one way from bytes to text and back.
//
// Every byte has a text, and that text is those bytes again, so that what nobody edits stays as it is. In UTF-8 a byte that
// is part of no character, such as one of Quake II's coloured letters, is a character of Unicode's private use: U+EF80 to
// U+EFFF, as in MirBSD's OPTU-8. So are the bytes of those characters themselves, of line separators, of noncharacters and
// of U+FFFC, which an editor would not keep.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QString>

enum class TextCode : quint8 { Latin1, Utf8 };

// Utf8: the text is valid UTF-8 and not plain ASCII, which both read alike.
TextCode textCodeOf(QByteArrayView text);
bool isAscii(QByteArrayView text);
QString nameOf(TextCode code);

QString toText(QByteArrayView bytes, TextCode code);
// Fails with the character that the code has no bytes for: beyond U+00FF in Latin-1; half a surrogate pair; a NUL, which
// would end the text; what cannot be shown as itself (above).
Result<QByteArray> toBytes(QStringView text, TextCode code);
// The same, with another byte in place of each such character.
QByteArray toBytes(QStringView text, TextCode code, char instead);
// Those characters, the first few.
QString unfit(QStringView text, TextCode code);

// A character of a text: how many bytes of it, and what stands for it, one unit of UTF-16 or two.
struct CodedCharacter {
    char32_t value = 0;
    int bytes = 1;
    int units() const { return value > 0xffff ? 2 : 1; }
};
CodedCharacter characterAt(QByteArrayView text, qsizetype at, TextCode code);
// The one that ends before `end`.
CodedCharacter characterBefore(QByteArrayView text, qsizetype end, TextCode code);
// Whether a byte can be another than the first one of a character.
inline bool isContinuation(char one)
{
    return (static_cast<uchar>(one) & 0xc0) == 0x80;
}

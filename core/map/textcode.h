// The encoding of an entity text. The games read bytes and draw each as a letter of their own fonts; mappers typed Latin-1
// or UTF-8. Only this file decides which it is, and converts bytes to text and back.
//
// All bytes convert to text and back to the same bytes, so that unedited text stays unchanged. In UTF-8 a byte that is part
// of no character, such as one of Quake II's coloured letters, becomes a character of Unicode's private use area: U+EF80 to
// U+EFFF, as in MirBSD's OPTU-8. So do the bytes of those characters themselves, of line separators, of noncharacters and of
// U+FFFC, which an editor would not keep.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QString>

enum class TextCode : quint8 { Latin1, Utf8 };

// Returns Utf8 if the text is valid UTF-8 and not plain ASCII, which is the same in both.
TextCode textCodeOf(QByteArrayView text);
bool isAscii(QByteArrayView text);
QString nameOf(TextCode code);

QString toText(QByteArrayView bytes, TextCode code);
// Fails with the first character that the encoding cannot represent: beyond U+00FF in Latin-1; half a surrogate pair; a NUL,
// which would end the text; or, in UTF-8, a line separator, a noncharacter or U+FFFC (above).
Result<QByteArray> toBytes(QStringView text, TextCode code);
// Converts in the same way, but writes `instead` for each such character.
QByteArray toBytes(QStringView text, TextCode code, char instead);
// Returns the first few characters that the encoding cannot represent.
QString unfit(QStringView text, TextCode code);

// A character of a text: its code point, its size in bytes, and its size in UTF-16 units.
struct CodedCharacter {
    char32_t value = 0;
    int bytes = 1;
    int units() const { return value > 0xffff ? 2 : 1; }
};
CodedCharacter characterAt(QByteArrayView text, qsizetype at, TextCode code);
// Returns the character that ends right before `end`.
CodedCharacter characterBefore(QByteArrayView text, qsizetype end, TextCode code);
// Returns whether a byte is a continuation byte of UTF-8, which begins no character.
inline bool isContinuation(char one) { return (static_cast<uchar>(one) & 0xc0) == 0x80; }

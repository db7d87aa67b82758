// The lump that holds the entity text: games read it up to its first NUL.
#pragma once

#include <QByteArray>
#include <QString>

// Returns what stands behind the NUL that ends the text, from the first byte there that is not zero up to the end of the
// lump. Empty where nothing but zeros stands there.
QByteArrayView behindText(QByteArrayView lump);
// Returns the bytes up to the last one that is not zero. Lumps that differ in zeros at their end alone are the same text.
QByteArrayView withoutZerosAtEnd(QByteArrayView bytes);
// Says how many bytes that is without the zeros at its end, that games do not read it, and that a save keeps it.
QString sentenceOfBehind(QByteArrayView behind);
// Returns the lump with another text, which has no NUL. What stood behind the old text stays: where it was if the new
// text ends in front of it, else right behind the new text's NUL.
QByteArray withText(QByteArrayView lump, QByteArray text);

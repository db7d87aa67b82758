// The lump that holds the entity text: games read it up to its first NUL.
#pragma once

#include <QByteArray>
#include <QString>

// Returns what follows the NUL that ends the text, from the first byte that is not zero to the end of the lump. Empty if
// only zeros follow.
QByteArrayView bytesAfterText(QByteArrayView lump);
// Returns the bytes up to the last one that is not zero. A save treats texts that differ only in zeros at the end as equal.
QByteArrayView withoutZerosAtEnd(QByteArrayView bytes);
// Returns a sentence that says how long it is without zeros at the end, that games do not read it, and that saving keeps it.
QString sentenceOfBytesAfterText(QByteArrayView behind);
// Returns the lump with a new text, which has no NUL. Data behind the old text keeps its offset if the new text ends before
// it; otherwise it follows the new text's NUL.
QByteArray withText(QByteArrayView lump, QByteArray text);

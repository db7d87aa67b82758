// Entity texts that stand in files of their own.
#pragma once

#include "core/result.h"

#include <QByteArray>

class QIODevice;

// What becomes of a text with a NUL inside, which the games read up to there only.
enum class NulInside { Fails, Stays };

// What an open file holds, without the NUL that a lump has at its end and UTF-8's byte order mark: a file with an end, a
// pipe or a device. Fails where it is UTF-16 or far longer than any game takes; a device may have no end.
Result<QByteArray> readEntityText(QIODevice &file, NulInside nul = NulInside::Fails);
// Why a text with a NUL inside is none.
Error nulInside();

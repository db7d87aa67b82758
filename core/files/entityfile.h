// Entity texts in files of their own.
#pragma once

#include "core/result.h"

#include <QByteArray>

class QIODevice;

// How to treat a text that contains a NUL, where the games would stop reading.
enum class NulInside { Fails, Stays };

// Reads an entity text from an open file, pipe or device, without UTF-8's byte order mark and the NUL at its end. Fails if
// it is UTF-16 or far longer than any game reads; a device may have no end.
Result<QByteArray> readEntityText(QIODevice &file, NulInside nul = NulInside::Fails);
// Returns why a text that contains a NUL is not an entity text.
Error nulInside();

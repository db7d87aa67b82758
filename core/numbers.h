// Numbers in the values of entities' keys.
#pragma once

#include <QByteArrayView>

#include <span>

// As sscanf() reads numbers, but not by the locale: those that are missing or none, and what no double can hold, leave
// what was there. Returns how many were read; all of them are finite.
int readNumbers(QByteArrayView text, std::span<double> values);
// As atoi() reads it: digits, and what follows them does not count.
qint64 leadingNumber(QByteArrayView text);
// Which of the map's brush models a value such as "*12" names; 0: none. *0 is the world, which no entity may take.
qint64 brushModelNumber(QByteArrayView value);
// 0 when there is none.
double readNumber(QByteArrayView text);

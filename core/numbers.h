// Numbers in the values of entities' keys.
#pragma once

#include <QByteArrayView>

#include <span>

// As sscanf() reads numbers, but not by the locale: those that are missing or none, and what no double can hold, leave
// what was there. Returns how many were read; all of them are finite.
int readNumbers(QByteArrayView text, std::span<double> values);
// As atoi() reads it: digits, and what follows them does not count.
qint64 leadingNumber(QByteArrayView text);
// 0 when there is none.
double readNumber(QByteArrayView text);

// Numbers in the values of entities' keys.
#pragma once

#include <QByteArrayView>

#include <span>

// Reads the number that a text begins with as strtod() does, but not by the locale. Returns how many bytes it and the white
// space before it are; 0 where none is there, or one that no double can hold, and then leaves what was there.
qsizetype readNumber(QByteArrayView text, double &number);
// As sscanf() reads numbers: those that are missing or none leave what was there. Returns how many were read; all of them
// are finite.
int readNumbers(QByteArrayView text, std::span<double> values);
// As atoi() reads it: digits, and what follows them does not count.
qint64 leadingNumber(QByteArrayView text);
// As atof() reads it. 0 when there is none.
double readNumber(QByteArrayView text);

// Parses numbers in the values of entity keys.
#pragma once

#include <QByteArrayView>

#include <span>

// Reads the number at the start of a text as strtod() does, but independently of the locale. Returns the number of bytes
// read, including leading white space; if there is no number or a double cannot hold it, returns 0 and leaves `number`
// unchanged.
qsizetype readNumber(QByteArrayView text, double &number);
// Reads numbers as sscanf() does, up to the first that is missing or invalid; the values from there on remain unchanged.
// Returns how many it read; all of them are finite.
int readNumbers(QByteArrayView text, std::span<double> values);
// Reads an integer as atoi() does, ignoring whatever follows the digits.
qint64 leadingNumber(QByteArrayView text);
// Reads a number as atof() does; 0 if there is none.
double readNumber(QByteArrayView text);

// Rows of data-driven tests that are named by their only value.
#pragma once

#include <QtTest>

#include <initializer_list>

inline void addTextRows(const char *column, std::initializer_list<const char *> texts)
{
    QTest::addColumn<QString>(column);
    for (const char *text : texts)
        QTest::newRow(text) << QString::fromLatin1(text);
}

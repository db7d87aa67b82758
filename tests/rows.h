// Rows of data-driven tests.
#pragma once

#include "core/format/formats.h"

#include <QtTest>

#include <initializer_list>

// A row for each format that has something, in the column `format`; see addFormatRows().
template <typename Has>
void addFormatRows(Has has)
{
    QTest::addColumn<const bsp::Format *>("format");
    for (const bsp::Format *format : bsp::formats())
        if (has(*format))
            QTest::newRow(format->id.data()) << format;
}

inline bool hasBrushes(const bsp::Format &format)
{
    return format.columns.brushSides.lump != bsp::none;
}

inline bool hasHulls(const bsp::Format &format)
{
    return format.columns.modelHulls.lump != bsp::none;
}

// Rows that are named by their only value.
inline void addTextRows(const char *column, std::initializer_list<const char *> texts)
{
    QTest::addColumn<QString>(column);
    for (const char *text : texts)
        QTest::newRow(text) << QString::fromLatin1(text);
}

// The columns of a test's data; what it returns adds a row to them: its name, and a value for each column.
template <typename... Values, typename... Names>
auto addColumns(const Names *...names)
{
    (QTest::addColumn<Values>(names), ...);
    return [](const char *row, const Values &...values) { (QTest::newRow(row) << ... << values); };
}

// The same behind a column `format`, for fetchFormat(); of several rows of a format `row` tells which.
template <typename... Values, typename... Names>
auto addFormatColumns(const Names *...names)
{
    QTest::addColumn<const bsp::Format *>("format");
    (QTest::addColumn<Values>(names), ...);
    return [](const bsp::Format &format, const char *row, const Values &...values) {
        ((QTest::addRow("%s %s", format.id.data(), row) << &format) << ... << values);
    };
}

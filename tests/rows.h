// Rows of data-driven tests.
#pragma once

#include "core/format/formats.h"

#include <QtTest>

#include <initializer_list>

// Adds a row for each format for which `has` returns true, in the column `format`.
template <typename Has>
void addFormatRows(Has has)
{
    QTest::addColumn<const bsp::Format *>("format");
    for (const bsp::Format *format : bsp::formats())
        if (has(*format))
            QTest::newRow(format->id.data()) << format;
}

inline bool hasBrushes(const bsp::Format &format) { return format.columns.brushSides.lump != bsp::none; }

inline bool hasHulls(const bsp::Format &format) { return format.columns.modelHulls.lump != bsp::none; }

// Adds rows that are named by their only value.
inline void addTextRows(const char *column, std::initializer_list<const char *> texts)
{
    QTest::addColumn<QString>(column);
    for (const char *text : texts)
        QTest::newRow(text) << QString::fromLatin1(text);
}

// Adds the columns of a test's data. Returns a function that adds a row: its name, and a value for each column.
template <typename... Values, typename... Names>
auto addColumns(const Names *...names)
{
    (QTest::addColumn<Values>(names), ...);
    return [](const char *row, const Values &...values) { (QTest::newRow(row) << ... << values); };
}

// Like addColumns(), behind a column `format` for fetchFormat(). `row` tells several rows of a format apart.
template <typename... Values, typename... Names>
auto addFormatColumns(const Names *...names)
{
    QTest::addColumn<const bsp::Format *>("format");
    (QTest::addColumn<Values>(names), ...);
    return [](const bsp::Format &format, const char *row, const Values &...values) {
        ((QTest::addRow("%s %s", format.id.data(), row) << &format) << ... << values);
    };
}

// What data-driven tests run over: every format, the sample maps of resources/, and the real maps of the folder that
// the environment variable LUMPSCOPE_MAPS names.
#pragma once

#include "core/map/references.h"

#include <QtTest>

#include <set>
#include <stop_token>

QStringList sampleMaps();
QStringList realMaps();

// A row for each format, in the column `format`.
void addFormatRows();
// The same of those whose faces go along edges, each with a lightmap of its own.
void addEdgeFormatRows();
const bsp::Format &fetchFormat();
// A row for each sample and real map, in the column `path`. Without LUMPSCOPE_MAPS one row has no path: OPEN_MAP skips it.
void addMapRows();

// A row for each sample map alone.
void addSampleMapRows();

// Reads every record, field and reference of a map, as all views together would; returns how many values it read.
quint64 walk(const MapFile &map);
// Up to `most` numbers below `count`, spread evenly, the first and the last among them.
std::vector<quint32> spread(quint32 count, quint32 most);
QString lumpName(const MapFile &map, int lump);
// A text of all bytes but NUL.
QByteArray everyByte();
// Of a request to stop that was made before anything began.
std::stop_token stopped();

#define VERIFY_RESULT(result) \
    do { \
        const auto &verifiedResult = result; \
        QVERIFY2(verifiedResult, verifiedResult ? "" : qPrintable(verifiedResult.error())); \
    } while (false)

// As QVERIFY2, but for loops: the text is made only when it is needed.
#define VERIFY_EACH(statement, text) \
    do { \
        if (!(statement)) \
            QFAIL(text); \
    } while (false)

// In a test over addMapRows(): `path` is the row's path.
#define FETCH_MAP_PATH() \
    QFETCH(QString, path); \
    if (path.isEmpty()) \
    QSKIP("LUMPSCOPE_MAPS is not set: only the samples are tested, not real maps.")

// As well; `map` is the row's map.
#define OPEN_MAP(map) \
    FETCH_MAP_PATH(); \
    auto openedMap = MapFile::open(path); \
    VERIFY_RESULT(openedMap); \
    const MapFile &map = openedMap.value()

// The same for a map that was built; it may be used once in a block.
#define OPEN_BYTES(map, bytes) \
    auto map##Result = MapFile::fromBytes(bytes); \
    VERIFY_RESULT(map##Result); \
    const MapFile &map = map##Result.value()

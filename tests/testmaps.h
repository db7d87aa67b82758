// The inputs of data-driven tests: every format, the sample maps of resources/, and the real maps of the folder that the
// environment variable LUMPSCOPE_MAPS names.
#pragma once

#include "core/map/references.h"
#include "core/opening/readmap.h"

#include <QtTest>

#include <set>
#include <span>
#include <stop_token>

QStringList sampleMaps();
QStringList realMaps();
// Returns the real maps in the folder family next to that folder.
QStringList familyMaps();

// Adds a row for each format, in the column `format`.
void addFormatRows();
// Returns one format of each family: enough where the code under test knows formats only by their tables.
std::span<const bsp::Format *const> formatFamilies();
// Adds a row for each of these, in the column `format`.
void addFamilyRows();
// The same for formats whose faces are made of edges, each with a lightmap of its own.
void addEdgeFormatRows();
const bsp::Format &fetchFormat();
// Returns the lengths below its size at which a map of the row's format is cut, ascending from `first`. What a length means is
// much the same in all formats, so only one is cut at every byte; the other cuts fall on each byte of a number, too. Few fall
// on lightmaps, which are most of some maps.
std::vector<qsizetype> cutLengths(const QByteArray &bytes, qsizetype first = 0);
// Adds a row for each sample and real map, in the column `path`. Without LUMPSCOPE_MAPS one row has no path: OPEN_MAP skips
// it.
void addMapRows();
// The same for the samples and each fourth real map, for tests that take long. With LUMPSCOPE_ALL_MAPS, for all.
void addFewMapRows();

// Adds a row for each sample map only.
void addSampleMapRows();

// Reads every record, field and reference of a map, as all views together would; returns how many values it read.
quint64 walk(const MapFile &map);
// Returns up to `most` numbers below `count`, spread evenly, including the first and the last.
std::vector<quint32> spread(quint32 count, quint32 most);
QString lumpName(const MapFile &map, int lump);
// Returns the number in an environment variable, or `usual` if there is none above 0: tests/long.sh tries more at random.
int triesFrom(const char *variable, int usual);
// Returns a text of all bytes except NUL.
QByteArray everyByte();
// Returns a token that has already been stopped.
std::stop_token stopped();

#define VERIFY_RESULT(result)                                                                                                    \
    do {                                                                                                                         \
        const auto &verifiedResult = result;                                                                                     \
        QVERIFY2(verifiedResult, verifiedResult ? "" : qPrintable(verifiedResult.error()));                                      \
    } while (false)

// Like QVERIFY2, for loops: the text is made only if the check fails.
#define VERIFY_EACH(statement, text)                                                                                             \
    do {                                                                                                                         \
        if (!(statement))                                                                                                        \
            QFAIL(text);                                                                                                         \
    } while (false)

// In a test over addMapRows(): `path` is the row's path.
#define FETCH_MAP_PATH()                                                                                                         \
    QFETCH(QString, path);                                                                                                       \
    if (path.isEmpty())                                                                                                          \
    QSKIP("LUMPSCOPE_MAPS is not set: only the samples are tested, not real maps.")

// Like FETCH_MAP_PATH(), and opens the row's map as `map`.
#define OPEN_MAP(map)                                                                                                            \
    FETCH_MAP_PATH();                                                                                                            \
    auto openedMap = readMapFile(path);                                                                                          \
    VERIFY_RESULT(openedMap);                                                                                                    \
    const MapFile &map = openedMap.value()

// Opens a map that was built as `map`. May be used once in a block.
#define OPEN_BYTES(map, bytes)                                                                                                   \
    auto map##Result = readMap(bytes);                                                                                           \
    VERIFY_RESULT(map##Result);                                                                                                  \
    const MapFile &map = map##Result.value()

// Runs the program without a display, for the tests of its subcommands.
#pragma once

#include "core/query/exporter.h"
#include "tests/files.h"
#include "tests/mapbuilder.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <QtTest>

#include <utility>

namespace commandline {

using namespace Qt::StringLiterals;

struct Ended {
    int code = -1;
    QByteArray out, err;
};

inline QProcessEnvironment withoutDisplay()
{
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const auto &name : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s})
        environment.remove(name);
    return environment;
}

// Runs a program, in English unless another language is named, whatever the environment of the tests.
inline Ended runProgram(const QString &program, const QStringList &words, const QString &outFile = {},
                        const QString &language = {}, QProcessEnvironment environment = withoutDisplay())
{
    QProcess process;
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    environment.insert(u"LANGUAGE"_s, language);
    process.setProcessEnvironment(environment);
    if (!outFile.isEmpty())
        process.setStandardOutputFile(outFile);
    process.start(program, words);
    if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit)
        return {.err = process.errorString().toUtf8() + process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

// Runs Lumpscope itself. The sanitizer looks for leaks only in the first run of each test function, since that takes longer
// than most runs.
inline Ended run(const QStringList &words, const QString &outFile = {}, const QString &language = {},
                 QProcessEnvironment environment = withoutDisplay())
{
    static QByteArray function;
    const QByteArray now = QTest::currentTestFunction();
    if (std::exchange(function, now) == now && !environment.contains(u"ASAN_OPTIONS"_s))
        environment.insert(u"ASAN_OPTIONS"_s, u"detect_leaks=0"_s);
    return runProgram(QStringLiteral(LUMPSCOPE_BINARY), words, outFile, language, environment);
}

inline QByteArray bytesOf(const MapFile &map, int lump) { return viewOf(map.lumpBytes(lump)).toByteArray(); }

inline QByteArray exported(const MapFile &map, const std::vector<int> &lumps, ExportFormat format)
{
    std::vector<ExportSelection> selections;
    for (const int lump : lumps)
        selections.push_back({.lump = lump});
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return exportRecords(map, selections, format, buffer) ? buffer.data() : QByteArray("failed");
}

// Writes a file into a folder and returns its path; aborts the test if it cannot be written.
inline QString save(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
{
    return writeFile(folder.filePath(name), bytes);
}

inline QSet<QString> keys(const QJsonValue &object)
{
    const auto list = object.toObject().keys();
    return {list.begin(), list.end()};
}

} // namespace commandline

// The command line, output to a console, and a program without one.
#include "core/files/system.h"
#include "core/files/windowsheader.h"

#include <QDir>
#include <QProcess>

#include <cstdio>
#include <cstdlib>
#include <utility>

#include <fcntl.h>
#include <io.h>
#include <shellapi.h>

using namespace Qt::StringLiterals;

namespace {

// Returns the files that match a path with * or ? in its file name.
QStringList filesLike(const QString &word)
{
    const auto path = QDir::fromNativeSeparators(word);
    const auto slash = path.lastIndexOf(u'/');
    const auto folder = path.left(slash + 1), name = path.mid(slash + 1);
    if (!name.contains(u'*') && !name.contains(u'?'))
        return {};
    auto names = QDir(folder.isEmpty() ? u"."_s : folder).entryList({name}, QDir::Files, QDir::Name);
    for (auto &each : names)
        each.prepend(folder);
    return names;
}

} // namespace

namespace sys {

// Asks the system for the command line, since the arguments of main() have lost the characters that are not in the machine's
// code page. Also expands wildcards, which shells on Windows leave to programs and which file names cannot contain.
QStringList commandLine(int, char **)
{
    QStringList words;
    int count = 0;
    auto *const given = CommandLineToArgvW(GetCommandLineW(), &count);
    for (int i = 1; i < count; ++i) {
        const auto word = QString::fromWCharArray(given[i]);
        const auto found = word == u"/?" ? QStringList{u"--help"_s} : filesLike(word);
        words += found.isEmpty() ? QStringList{word} : found;
    }
    LocalFree(given);
    return words;
}

// A program without a console cannot print into this one's, so its output goes through pipes.
Result<int> runInstead(const QString &program, const QStringList &words, bool waits)
{
    QProcess process;
    process.setProgram(program);
    process.setArguments(words);
    if (!waits)
        return process.startDetached() ? Result<int>(0) : Error{process.errorString()};
    process.start();
    if (!process.waitForFinished(-1))
        return Error{process.errorString()};
    for (const auto &[stream, bytes] :
         {std::pair(stdout, process.readAllStandardOutput()), std::pair(stderr, process.readAllStandardError())})
        std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stream);
    return process.exitCode();
}

// Makes a console show UTF-8, and restores its own code page at exit. Output is buffered so that it arrives in whole
// sentences: a console cannot put characters together from single bytes.
void prepareOutput()
{
    constexpr size_t room = 1 << 16; // bytes
    for (auto *stream : {stdout, stderr})
        if (const int handle = _fileno(stream); handle >= 0) {
            _setmode(handle, _O_BINARY);
            std::setvbuf(stream, nullptr, _IOFBF, room);
        }
    static UINT before = 0;
    DWORD mode = 0; // of either: errors are shown even if the output goes into a file
    if (GetConsoleMode(GetStdHandle(STD_OUTPUT_HANDLE), &mode) || GetConsoleMode(GetStdHandle(STD_ERROR_HANDLE), &mode)) {
        before = GetConsoleOutputCP();
        SetConsoleOutputCP(CP_UTF8);
        std::atexit([] { SetConsoleOutputCP(before); });
    }
}

} // namespace sys

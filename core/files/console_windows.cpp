// The command line, output to a console, and a program without one.
#include "core/files/regularfile.h"
#include "core/files/system.h"
#include "core/files/windowsheader.h"

#include <QProcess>

#include <cstdio>
#include <cstdlib>

#include <fcntl.h>
#include <io.h>
#include <shellapi.h>

using namespace Qt::StringLiterals;

namespace {

constexpr int lookEvery = 100; // milliseconds

// Ends a process when this one ends, however that happens: Ctrl+C does not reach programs without a console.
void endWithThis(qint64 id)
{
    static const HANDLE job = [] {
        const HANDLE made = CreateJobObjectW(nullptr, nullptr);
        JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
        limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
        SetInformationJobObject(made, JobObjectExtendedLimitInformation, &limits, sizeof limits);
        return made; // the system closes it at the end
    }();
    if (const HANDLE process = OpenProcess(PROCESS_SET_QUOTA | PROCESS_TERMINATE, FALSE, static_cast<DWORD>(id))) {
        AssignProcessToJobObject(job, process);
        CloseHandle(process);
    }
}

// Prints what a process has printed so far, in whole lines: a console cannot put characters together from single bytes.
void passOn(QProcess &process, QProcess::ProcessChannel channel, std::FILE *stream)
{
    process.setReadChannel(channel);
    const auto available = process.bytesAvailable();
    const bool isOver = process.state() == QProcess::NotRunning;
    const auto bytes = process.read(isOver ? available : process.peek(available).lastIndexOf('\n') + 1);
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stream);
    std::fflush(stream);
}

Error notStarted(const QProcess &process)
{
    return Error{FileText::tr("It cannot be started: %1.").arg(withoutFullStop(process.errorString()))};
}

} // namespace

namespace sys {

// Asks the system for the command line, since the arguments of main() have lost the characters that are not in the machine's
// code page. Wildcards are left to namedMaps().
QStringList commandLine(int, char **)
{
    QStringList words;
    int count = 0;
    auto *const given = CommandLineToArgvW(GetCommandLineW(), &count);
    for (int i = 1; i < count; ++i) {
        const auto word = QString::fromWCharArray(given[i]);
        words.append(word == u"/?" ? u"--help"_s : word);
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
        return process.startDetached() ? Result<int>(0) : notStarted(process);
    process.start();
    if (!process.waitForStarted(-1))
        return notStarted(process);
    endWithThis(process.processId());
    for (bool isOver = false; !isOver;) {
        isOver = process.waitForFinished(lookEvery) || process.state() == QProcess::NotRunning;
        passOn(process, QProcess::StandardOutput, stdout);
        passOn(process, QProcess::StandardError, stderr);
    }
    if (process.exitStatus() == QProcess::CrashExit)
        return Error{FileText::tr("It crashed.")};
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

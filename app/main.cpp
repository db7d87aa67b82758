// The program lumpscope. It links core alone, so that scripts can start it for every map; lumpscope-window, which it runs for
// the window, `render`, `gallery` and `diff --html`, links all of Qt that draws.
#include "app/commands/program.h"
#include "core/files/system.h"

#include <QDir>
#include <QFileInfo>

namespace {

// Returns the path of lumpscope-window: next to this program, as where it was built, or where it is installed.
QString windowProgram()
{
    const QDir folder(QCoreApplication::applicationDirPath());
    for (const auto &path : {QStringLiteral(LUMPSCOPE_WINDOW), QStringLiteral(LUMPSCOPE_LIBEXEC "/" LUMPSCOPE_WINDOW)})
        if (const QFileInfo program(folder, path); program.isFile())
            return QDir::cleanPath(program.filePath());
    return {};
}

// Runs lumpscope-window. `waits`: on Windows, waits until it ends.
int runWindowProgram(const QStringList &words, bool waits)
{
    using commands::CommandText;
    const auto program = windowProgram();
    if (program.isEmpty())
        return commands::fail(
            CommandText::tr("The program lumpscope-window is missing. It opens the window, draws pictures, and is "
                            "installed with lumpscope: install both again."));
    const auto code = sys::runInstead(program, words, waits);
    return code ? code.value() : commands::fail(program, code.error());
}

} // namespace

int main(int argc, char **argv)
{
    sys::prepareOutput();
    const auto words = sys::commandLine(argc, argv);
    QCoreApplication app(argc, argv);
    if (commands::opensWindow(words))
        return runWindowProgram(words, false);
    return commands::runProgram(app, words, [&words](const Arguments &arguments) {
        const bool canDo = arguments.command() == u"diff" && windowProgram().isEmpty(); // without pictures
        return canDo ? commands::diff(arguments) : runWindowProgram(words, true);
    });
}

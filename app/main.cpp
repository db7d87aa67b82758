// One binary, two programs: with a subcommand it is a command line tool, which needs no display unless it draws; without one
// it opens the window.
#include "app/commands/commands.h"
#include "app/games/gameconfigurations.h"
#include "app/saving/recoveryoffers.h"
#include "app/window/mainwindow.h"
#include "app/window/noticebar.h"
#include "app/window/theme.h"
#include "core/document/memoryfaults.h"
#include "core/files/system.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QLibraryInfo>
#include <QOperatingSystemVersion>
#include <QSettings>
#include <QTranslator>

#include <cstdlib>
#include <memory>
#include <new>

using namespace Qt::StringLiterals;

namespace {

// Loads English as the fallback, for its plural forms ("1 face", "2 faces"), and then the user's own language.
void loadOwnTranslation(QCoreApplication &app)
{
    auto *english = new QTranslator(&app);
    if (english->load(u":/i18n/lumpscope_en.qm"_s))
        QCoreApplication::installTranslator(english);
    auto *own = new QTranslator(&app);
    if (own->load(QLocale(), u"lumpscope"_s, u"_"_s, u":/i18n"_s))
        QCoreApplication::installTranslator(own);
}

void loadTranslations(QCoreApplication &app)
{
    loadOwnTranslation(app);
    auto *qt = new QTranslator(&app);
    if (qt->load(QLocale(), u"qtbase"_s, u"_"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
}

// Parses the arguments that open the window: "lumpscope [FILE | --sample NAME] [--as FORMAT] [--game PATH|NAME]...". Returns
// nothing if there are none.
Result<std::optional<Arguments>> parseWindowArguments(const QStringList &words)
{
    if (words.isEmpty())
        return std::optional<Arguments>();
    Arguments arguments(commands::windowSynopsis(), words);
    const auto &first = words.first();
    const auto isOption = [&first](const QString &name) { return first == name || first.startsWith(name + u'='); };
    const bool isFile = !first.startsWith(u'-') && (words.size() == 1 || QFileInfo::exists(first));
    if (isFile || isOption(u"--sample"_s) || isOption(u"--as"_s) || isOption(u"--game"_s) || arguments.error().isEmpty()) {
        if (!arguments.error().isEmpty())
            return Error{arguments.error()};
        return std::optional(std::move(arguments));
    }
    return Error{commands::CommandText::tr("%1 is neither a subcommand nor an existing file. lumpscope --help lists the "
                                           "subcommands.")
                     .arg(first)};
}

// Qt ends the program if a display is named but cannot be used. Reports that like any other error.
void reportFatal(QtMsgType type, const QMessageLogContext &, const QString &)
{
    if (type == QtFatalMsg)
        std::_Exit(commands::fail(commands::CommandText::tr("Nothing can be drawn: the display cannot be used.")));
}

std::unique_ptr<QCoreApplication> drawingApplication(int &argc, char **argv)
{
    const auto before = qInstallMessageHandler(reportFatal);
    auto app = std::make_unique<QGuiApplication>(argc, argv);
    qInstallMessageHandler(before);
    return app;
}

// Sets the names by which QSettings finds its file. On Windows, too, the settings are a file and not in the registry.
void nameApplication()
{
    if constexpr (QOperatingSystemVersion::currentType() == QOperatingSystemVersion::Windows)
        QSettings::setDefaultFormat(QSettings::IniFormat);
    QCoreApplication::setOrganizationName(u"lumpscope"_s);
    QCoreApplication::setApplicationName(u"lumpscope"_s);
    Settings::avoidPipe();
}

// Runs a subcommand, or prints the help or why there is no window. Returns the exit code.
int runCommand(int argc, char **argv, const QStringList &words)
{
    const bool draws = sys::hasDisplay() && !words.isEmpty() && commands::draws(words.first());
    const auto app = draws ? drawingApplication(argc, argv) : std::make_unique<QCoreApplication>(argc, argv);
    loadOwnTranslation(*app);
    nameApplication();
    QLocale::setDefault(QLocale::c()); // numbers without separators: scripts read them
    if (!words.isEmpty() && commands::isCommand(words.first())) {
        const int code = commands::run(words);
        if (code == commands::Cancelled)
            sys::endInterrupted();
        return code;
    }
    const auto opened = parseWindowArguments(words);
    if (opened && opened.value() && opened.value()->wantsHelp())
        return commands::run({u"--help"_s});
    if (opened && opened.value())
        if (const auto fault = commands::faultOfGame(*opened.value()); !fault.isEmpty())
            return commands::fail(fault);
    return commands::fail(opened ? commands::CommandText::tr("There is no display for a window. lumpscope --help lists "
                                                             "what works without one.")
                                 : opened.error());
}

// Reports running out of memory in an event. Qt guarantees nothing after that, but edits are in the recovery file.
class Application : public QApplication
{
public:
    using QApplication::QApplication;
    bool notify(QObject *receiver, QEvent *event) override
    {
        try {
            return QApplication::notify(receiver, event);
        } catch (const std::bad_alloc &) {
            MemoryFaults::all().tell();
            return false;
        }
    }
};

QIcon programIcon()
{
    QIcon icon;
    for (const int size : {16, 32, 48, 64, 128, 256})
        icon.addFile(u":/icons/%1/org.lumpscope.Lumpscope.png"_s.arg(size));
    return icon;
}

// Gives the window a configuration. If it is of another format's game, a notice says so once a map is open.
void give(MainWindow *window, const GameConfiguration &configuration)
{
    window->games()->give(configuration);
    QObject::connect(window, &MainWindow::opened, window, [window, configuration] {
        if (const auto fault = commands::whyNotOf(configuration, window->document()->map().format()); !fault.isEmpty())
            window->notice()->say(fault);
    });
}

int runWindow(int argc, char **argv, const std::optional<Arguments> &words)
{
    Application app(argc, argv);
    nameApplication();
    QCoreApplication::setApplicationVersion(QStringLiteral(LUMPSCOPE_VERSION));
    QGuiApplication::setDesktopFileName(u"org.lumpscope.Lumpscope"_s);
    QApplication::setWindowIcon(programIcon());
    loadTranslations(app);
    applyTheme(static_cast<Theme>(Settings().theme()));
    const auto given = words ? commands::givenConfiguration(*words) : std::optional<GameConfiguration>();
    if (!given)
        return commands::fail(given.error());
    auto *window = words ? new MainWindow(words->file(), words->as()) : new MainWindow;
    window->setAttribute(Qt::WA_DeleteOnClose);
    if (given.value())
        give(window, *given.value());
    if (!words)
        window->recoveryOffers()->offerAll();
    window->showSoon();
    return QApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    sys::prepareOutput();
    const auto words = sys::commandLine(argc, argv);
    const bool isCommand = !words.isEmpty() && commands::isCommand(words.first());
    const auto opened = parseWindowArguments(words);
    const bool wantsHelp = opened && opened.value() && opened.value()->wantsHelp();
    if (isCommand || wantsHelp || !opened || !sys::hasDisplay())
        return runCommand(argc, argv, words);
    return runWindow(argc, argv, opened.value());
}

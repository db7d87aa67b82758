// The program lumpscope-window, which lumpscope runs for the window, `render`, `gallery` and `diff --html`.
#include "app/commands/program.h"
#include "app/drawing/diffpictures.h"
#include "app/drawing/gallery.h"
#include "app/drawing/render.h"
#include "app/games/gameconfigurations.h"
#include "app/saving/recoveryoffers.h"
#include "app/window/mainwindow.h"
#include "app/window/noticebar.h"
#include "app/window/theme.h"
#include "core/document/memoryfaults.h"
#include "core/files/system.h"

#include <QApplication>
#include <QIcon>
#include <QLibraryInfo>
#include <QTranslator>

#include <cstdlib>
#include <memory>
#include <new>

using namespace Qt::StringLiterals;

namespace {

void loadTranslations(QCoreApplication &app)
{
    commands::loadOwnTranslation(app);
    auto *qt = new QTranslator(&app);
    if (qt->load(QLocale(), u"qtbase"_s, u"_"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
}

// The arguments of `gallery` or `diff`, which write their pages without pictures if the display cannot be used; empty: another
// subcommand.
QStringList wordsOfPage;

// Qt ends the program if a display is named but cannot be used. Reports that like any other error, or writes the page again
// without the display.
void reportFatal(QtMsgType type, const QMessageLogContext &, const QString &)
{
    if (type != QtFatalMsg)
        return;
    for (const auto *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        qunsetenv(name);
    if (!wordsOfPage.isEmpty() && !sys::hasDisplay())
        if (const auto code = sys::runInstead(QCoreApplication::applicationFilePath(), wordsOfPage, true))
            std::_Exit(code.value());
    std::_Exit(commands::fail(commands::CommandText::tr("Nothing can be drawn: the display cannot be used.")));
}

std::unique_ptr<QCoreApplication> drawingApplication(int &argc, char **argv)
{
    const auto before = qInstallMessageHandler(reportFatal);
    auto app = std::make_unique<QGuiApplication>(argc, argv);
    qInstallMessageHandler(before);
    return app;
}

int runCommand(int argc, char **argv, const QStringList &words)
{
    const bool draws = sys::hasDisplay() && !words.isEmpty() && commands::draws(words);
    const bool isGallery = words.value(0) == u"gallery", isDiff = words.value(0) == u"diff";
    if (isGallery || isDiff)
        wordsOfPage = words;
    const auto app = draws ? drawingApplication(argc, argv) : std::make_unique<QCoreApplication>(argc, argv);
    return commands::runProgram(*app, words,
                                isGallery ? commands::gallery
                                : isDiff  ? commands::diffWithPictures
                                          : commands::render);
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

int runWindow(int argc, char **argv, const QStringList &given)
{
    const auto words = commands::parseWindowArguments(given).value();
    Application app(argc, argv);
    commands::nameApplication();
    QCoreApplication::setApplicationVersion(QStringLiteral(LUMPSCOPE_VERSION));
    QGuiApplication::setDesktopFileName(u"org.lumpscope.Lumpscope"_s);
    QApplication::setWindowIcon(programIcon());
    loadTranslations(app);
    applyTheme(static_cast<Theme>(Settings().theme()));
    const auto configuration = words ? commands::givenConfiguration(*words) : std::optional<GameConfiguration>();
    if (!configuration)
        return commands::fail(configuration.error());
    auto *window = words ? new MainWindow(words->file(), words->as()) : new MainWindow;
    window->setAttribute(Qt::WA_DeleteOnClose);
    if (configuration.value())
        give(window, *configuration.value());
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
    return commands::opensWindow(words) ? runWindow(argc, argv, words) : runCommand(argc, argv, words);
}

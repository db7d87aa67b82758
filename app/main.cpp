// One binary, two programs: with a subcommand it is a command line tool that needs no display (unless it is to draw),
// else it opens the window.
#include "app/commands/commands.h"
#include "app/mainwindow.h"
#include "app/recoveryoffers.h"
#include "app/samples.h"
#include "app/theme.h"
#include "core/document/memoryfaults.h"
#include "core/files/system.h"

#include <QApplication>
#include <QDir>
#include <QIcon>
#include <QLibraryInfo>
#include <QOperatingSystemVersion>
#include <QSettings>
#include <QTranslator>

#include <cstdlib>
#include <memory>
#include <new>

using namespace Qt::StringLiterals;

namespace
{

// Behind the user's own language stands English, which knows "1 face" from "2 faces".
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

// The file or sample of "lumpscope [FILE | --sample NAME]"; what is wrong with the words otherwise.
Result<QString> fileToOpen(const QStringList &words)
{
    if (words.isEmpty())
        return QString();
    if (words.size() == 2 && words.first() == u"--sample") {
        const auto path = samplePath(words[1]);
        if (!path.isEmpty())
            return path;
        return Error{commands::CommandText::tr("There is no sample %1; there are %2.")
                         .arg(words[1], sampleNames().join(u", "_s))};
    }
    if (words.size() > 1 || words.first().startsWith(u'-'))
        return Error{
            commands::CommandText::tr("There is no subcommand %1; lumpscope --help lists those that there are.")
                .arg(words.first())};
    return QDir::fromNativeSeparators(words.first());
}

// Qt ends the program where a display is named but cannot be used: that is told like any other fault.
void tellFatal(QtMsgType type, const QMessageLogContext &, const QString &)
{
    if (type == QtFatalMsg)
        std::_Exit(commands::fail(commands::CommandText::tr("Nothing can be drawn: the display cannot be used.")));
}

std::unique_ptr<QCoreApplication> drawingApplication(int &argc, char **argv)
{
    const auto before = qInstallMessageHandler(tellFatal);
    auto app = std::make_unique<QGuiApplication>(argc, argv);
    qInstallMessageHandler(before);
    return app;
}

// By which the settings are found; on Windows, too, they are a file and not in its registry.
void nameApplication()
{
    if constexpr (QOperatingSystemVersion::currentType() == QOperatingSystemVersion::Windows)
        QSettings::setDefaultFormat(QSettings::IniFormat);
    QCoreApplication::setOrganizationName(u"lumpscope"_s);
    QCoreApplication::setApplicationName(u"lumpscope"_s);
}

// A subcommand, or the sentence that says why there is no window.
int runCommand(int argc, char **argv, const QStringList &words)
{
    const bool draws = sys::hasDisplay() && !words.isEmpty() && commands::draws(words.first());
    const auto app = draws ? drawingApplication(argc, argv) : std::make_unique<QCoreApplication>(argc, argv);
    loadOwnTranslation(*app);
    nameApplication();
    QLocale::setDefault(QLocale::c()); // numbers without separators: scripts read them
    if (!words.isEmpty() && commands::isCommand(words.first()))
        return commands::run(words);
    const auto file = fileToOpen(words);
    return commands::fail(file ? commands::CommandText::tr("There is no display for a window. lumpscope --help lists "
                                                           "what works without one.")
                               : file.error());
}

// Where memory runs out in the midst of an event Qt promises nothing; what was edited is in the recovery file.
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

int runWindow(int argc, char **argv, const QString &file)
{
    Application app(argc, argv);
    nameApplication();
    QCoreApplication::setApplicationVersion(QStringLiteral(LUMPSCOPE_VERSION));
    QGuiApplication::setDesktopFileName(u"org.lumpscope.Lumpscope"_s);
    QApplication::setWindowIcon(programIcon());
    loadTranslations(app);
    applyTheme(static_cast<Theme>(Settings().theme()));
    auto *window = new MainWindow(file);
    window->setAttribute(Qt::WA_DeleteOnClose);
    if (file.isEmpty())
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
    const auto file = fileToOpen(words);
    if (isCommand || !file || !sys::hasDisplay())
        return runCommand(argc, argv, words);
    return runWindow(argc, argv, file.value());
}

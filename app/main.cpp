// One binary, two programs: with a subcommand it is a command line tool that needs no display, else it opens the
// window.
#include "app/commands/commands.h"
#include "app/mainwindow.h"
#include "app/samples.h"
#include "app/theme.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace
{

void loadTranslations(QCoreApplication &app)
{
    auto *own = new QTranslator(&app), *qt = new QTranslator(&app);
    if (own->load(QLocale(), u"lumpscope"_s, u"_"_s, u":/i18n"_s))
        QCoreApplication::installTranslator(own);
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
        return path.isEmpty() ? Result<QString>(
                   Error{commands::CommandText::tr("There is no sample %1; there are quake2, halflife and quake3.")
                             .arg(words[1])})
                              : path;
    }
    if (words.size() > 1 || words.first().startsWith(u'-'))
        return Error{
            commands::CommandText::tr("There is no subcommand %1; lumpscope --help lists those that there are.")
                .arg(words.first())};
    return words.first();
}

int runCommand(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QLocale::setDefault(QLocale::c()); // numbers without separators, sentences in English: scripts read them
    return commands::run(QCoreApplication::arguments().mid(1));
}

int runWindow(int argc, char **argv, const QString &file)
{
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
        && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        return commands::fail(u"There is no display for a window. lumpscope --help lists what works without one."_s);
    QApplication app(argc, argv);
    QCoreApplication::setOrganizationName(u"lumpscope"_s);
    QCoreApplication::setApplicationName(u"lumpscope"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(LUMPSCOPE_VERSION));
    loadTranslations(app);
    applyTheme(Settings().theme());
    MainWindow window;
    if (!file.isEmpty())
        window.open(file);
    window.show();
    return QApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words.append(QString::fromLocal8Bit(argv[i]));
    if (!words.isEmpty() && commands::isCommand(words.first()))
        return runCommand(argc, argv);
    const auto file = fileToOpen(words);
    return file ? runWindow(argc, argv, file.value()) : commands::fail(file.error());
}

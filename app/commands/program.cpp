#include "app/commands/program.h"

#include "app/settings.h"
#include "core/files/system.h"
#include "core/text.h"

#include <QFileInfo>
#include <QLocale>
#include <QOperatingSystemVersion>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace commands {

Result<std::optional<Arguments>> parseWindowArguments(const QStringList &words)
{
    if (words.isEmpty())
        return std::optional<Arguments>();
    Arguments arguments(windowSynopsis(), words);
    const auto &first = words.first();
    const auto isOption = [&first](const QString &name) { return first == name || first.startsWith(name + u'='); };
    const bool isFile = !first.startsWith(u'-') && (words.size() == 1 || QFileInfo::exists(first));
    if (isFile || isOption(u"--sample"_s) || isOption(u"--as"_s) || isOption(u"--game"_s) || arguments.error().isEmpty()) {
        if (!arguments.error().isEmpty())
            return Error{arguments.error()};
        return std::optional(std::move(arguments));
    }
    QStringList names{u"help"_s, u"--help"_s, u"--version"_s};
    for (const auto &synopsis : synopses())
        names.append(synopsis.command);
    const auto meant = nearestName(first, names);
    return Error{meant.isEmpty()
                     ? CommandText::tr("%1 is neither a subcommand nor an existing file. lumpscope --help lists the subcommands.")
                           .arg(first)
                     : CommandText::tr("%1 is neither a subcommand nor an existing file. Did you mean %2?").arg(first, meant)};
}

bool opensWindow(const QStringList &words)
{
    if (!sys::hasDisplay() || (!words.isEmpty() && isCommand(words.first())))
        return false;
    const auto opened = parseWindowArguments(words);
    return opened && !(opened.value() && opened.value()->wantsHelp());
}

void loadOwnTranslation(QCoreApplication &app)
{
    auto *english = new QTranslator(&app);
    if (english->load(u":/i18n/lumpscope_en.qm"_s))
        QCoreApplication::installTranslator(english);
    auto *own = new QTranslator(&app);
    if (own->load(QLocale(), u"lumpscope"_s, u"_"_s, u":/i18n"_s))
        QCoreApplication::installTranslator(own);
}

void nameApplication()
{
    if constexpr (QOperatingSystemVersion::currentType() == QOperatingSystemVersion::Windows)
        QSettings::setDefaultFormat(QSettings::IniFormat);
    QCoreApplication::setOrganizationName(u"lumpscope"_s);
    QCoreApplication::setApplicationName(u"lumpscope"_s);
    Settings::avoidPipe();
}

int runProgram(QCoreApplication &app, const QStringList &words, const Draw &draw)
{
    sys::keepTimeZone();
    loadOwnTranslation(app);
    nameApplication();
    QLocale::setDefault(QLocale::c()); // numbers without separators: scripts read them
    if (!words.isEmpty() && isCommand(words.first())) {
        const int code = run(words, draw);
        if (code == Cancelled)
            sys::endInterrupted();
        return code;
    }
    const auto opened = parseWindowArguments(words);
    if (opened && opened.value() && opened.value()->wantsHelp())
        return run({u"--help"_s});
    if (opened && opened.value())
        if (const auto fault = faultOfGame(*opened.value()); !fault.isEmpty())
            return fail(fault);
    return fail(opened ? CommandText::tr("There is no display for a window. lumpscope --help lists what works without one.")
                       : opened.error());
}

} // namespace commands

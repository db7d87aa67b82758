// Writes the manual page, the shell completions and the changelog into the current folder, when the build runs
// `lumpscope_manual MAINTAINER`.
#include "app/commands/commands.h"
#include "app/manual/manual.h"
#include "core/files/outputfile.h"

using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const auto synopses = commands::synopses();
    const auto news = releases({});
    const QString version = news.front().version, date = news.front().date.toString(Qt::ISODate);
    const std::pair<QString, QString> files[] = {{u"lumpscope.1"_s, manualPage(synopses, version, date)},
                                                 {u"lumpscope.bash"_s, bashCompletion(synopses)},
                                                 {u"_lumpscope"_s, zshCompletion(synopses)},
                                                 {u"lumpscope.fish"_s, fishCompletion(synopses)},
                                                 {u"changelog"_s, debianChangelog(news, QCoreApplication::arguments().value(1))}};
    for (const auto &[name, text] : files) {
        OutputFile file(name);
        if (!file.isOpen() || file.device().write(text.toUtf8()) < 0 || !file.commit())
            return commands::fail(name, file.error());
    }
    return commands::Fine;
}

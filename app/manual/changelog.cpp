#include "app/manual/manual.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

// Returns a list item, wrapped to the line length that Debian requires.
QString item(const QString &text)
{
    constexpr int longest = 78;
    QString wrapped, line = u"  *"_s;
    for (const auto &word : text.split(u' ')) {
        if (line.size() + 1 + word.size() > longest) {
            wrapped += line + u'\n';
            line = u"   "_s;
        }
        line += u' ' + word;
    }
    return wrapped + line + u'\n';
}

} // namespace

QString debianChangelog(const std::vector<Release> &releases, const QString &maintainer)
{
    QString text;
    for (const auto &release : releases) {
        text += u"lumpscope (%1) stable; urgency=medium\n\n"_s.arg(release.version);
        for (const auto &change : release.changes)
            text += item(change);
        text += u"\n -- %1  %2\n\n"_s.arg(maintainer,
                                          QLocale::c().toString(release.date, u"ddd, dd MMM yyyy"_s) + u" 00:00:00 +0000"_s);
    }
    return text;
}

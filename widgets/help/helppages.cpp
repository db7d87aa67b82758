#include "widgets/help/helppages.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

// "view" and some others are also names of docks (app/window/views.cpp), in which F1 opens that page.
constexpr const char *writtenIds[] = {"start",   "view",     "lumps",   "tables",      "filter",    "inspector",
                                      "editing", "entities", "rawtext", "entitygraph", "images",    "visibility",
                                      "budget",  "problems", "saving",  "manymaps",    "questions", "formats"};

QString fileOf(const QString &language, const QString &id) { return u":/help/%1/%2.md"_s.arg(language, id); }

QString read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

QString wholeTitle(const QList<HelpPage> &pages, const HelpPage &page)
{
    const auto above = std::ranges::find(pages, page.parent, &HelpPage::id);
    const bool isBelow = above != pages.end() && !above->parent.isEmpty(); // a chapter's title adds little
    return isBelow ? u"%1: %2"_s.arg(above->title, page.title) : page.title;
}

QList<HelpPage> writtenPages(const QStringList &languages)
{
    QString language = u"en"_s;
    for (const auto &wanted : languages)
        if (const auto name = wanted.section(u'-', 0, 0); QFile::exists(fileOf(name, u"start"_s))) {
            language = name;
            break;
        }
    QList<HelpPage> pages;
    for (const auto *name : writtenIds) {
        const auto id = QString::fromLatin1(name);
        const auto text = read(fileOf(language, id));
        pages.append({.id = id,
                      .parent = {},
                      .title = text.section(u'\n', 0, 0).remove(u"# "_s),
                      .text = [text] { return text; },
                      .isMarkdown = true});
    }
    return pages;
}

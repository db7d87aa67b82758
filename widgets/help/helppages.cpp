#include "widgets/help/helppages.h"

#include "core/help/helptext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

// "view" and some others are also names of docks (app/window/views.cpp), in which F1 opens that page.
constexpr const char *writtenIds[] = {"start",       "view",    "lumps",       "tables",    "filter",     "inspector", "editing",
                                      "entities",    "rawtext", "entitygraph", "images",    "visibility", "budget",    "problems",
                                      "differences", "saving",  "manymaps",    "questions", "formats"};

} // namespace

QString wholeTitle(const QList<HelpPage> &pages, const HelpPage &page)
{
    const auto above = std::ranges::find(pages, page.parent, &HelpPage::id);
    const bool isBelow = above != pages.end() && !above->parent.isEmpty(); // a chapter's title adds little
    return isBelow ? u"%1: %2"_s.arg(above->title, page.title) : page.title;
}

QList<HelpPage> writtenPages(const QStringList &languages)
{
    const auto language = helpLanguage(languages);
    QList<HelpPage> pages;
    for (const auto *name : writtenIds) {
        const auto id = QString::fromLatin1(name);
        const auto text = helpSource(language, id);
        pages.append({.id = id,
                      .parent = {},
                      .title = text.section(u'\n', 0, 0).remove(u"# "_s),
                      .text = [text] { return text; },
                      .isMarkdown = true});
    }
    return pages;
}

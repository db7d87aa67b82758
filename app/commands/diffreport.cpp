#include "app/commands/commands.h"
#include "app/commands/diff.h"
#include "core/mapdiff/differencecolors.h"
#include "core/text.h"

#include <QBuffer>
#include <QColor>

#include <cmath>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

constexpr size_t mostListed = 2000; // records of a lump and a kind
constexpr int jpegQuality = 85;     // of 100

QString escaped(const QString &text) { return text.toHtmlEscaped(); }
QString element(const QString &tag, const QString &text) { return u"<%1>%2</%1>\n"_s.arg(tag, escaped(text)); }

QString titleOf(RecordDifference::Kind kind)
{
    const auto text = kind == RecordDifference::Removed ? CommandText::tr("only in A")
                      : kind == RecordDifference::Added ? CommandText::tr("only in B")
                                                        : CommandText::tr("changed");
    return signOf(kind) + u' ' + text;
}

QString classOf(RecordDifference::Kind kind)
{
    return kind == RecordDifference::Removed ? u"removed"_s : kind == RecordDifference::Added ? u"added"_s : u"changed"_s;
}

// The colours are those of the window; a bar in them stands before text in the page's own colour.
QString styleOfReport()
{
    QString style = uR"(
:root { color-scheme: light dark; --page: #f4f4f2; --card: #fff; --text: #1b1b1b; --faint: #5a5a5a; --line: #c9c9c6; }
@media (prefers-color-scheme: dark) {
    :root { --page: #17181a; --card: #222426; --text: #e9e9e7; --faint: #a9abad; --line: #3c3f42; }
}
body { max-width: 90rem; margin: 1rem auto; padding: 0 1rem; background: var(--page); color: var(--text);
    font: 1rem/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
table { border-collapse: collapse; }
th, td { padding: .2rem .75rem; border-bottom: 1px solid var(--line); text-align: start; }
td + td { text-align: end; font-variant-numeric: tabular-nums; }
ul { margin: .25rem 0 .75rem; padding: 0; list-style: none; font-family: ui-monospace, monospace; font-size: .875rem; }
li { margin: 1px 0; padding: .1rem .5rem; background: var(--card); border-inline-start: .5rem solid var(--line); }
.both { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; margin: 0 0 1rem; }
figure { margin: 0; } img { display: block; width: 100%; } figcaption, .faint { color: var(--faint); }
summary { cursor: pointer; font-weight: 600; }
)"_s;
    for (const auto kind : differenceKinds)
        style += u".%1 { border-color: %2; }\n"_s.arg(classOf(kind), QColor(colorOf(kind)).name());
    return style;
}

QString listOf(const QStringList &lines, RecordDifference::Kind kind)
{
    if (lines.isEmpty())
        return {};
    QString list = element(u"h4"_s, titleOf(kind)) + u"<ul>\n"_s;
    for (const auto &line : lines)
        list += u"<li class=\"%1\">%2 %3</li>\n"_s.arg(classOf(kind), QString(signOf(kind)), escaped(line.trimmed()));
    return list + u"</ul>\n"_s;
}

size_t countOf(const LumpMatches &lump, RecordDifference::Kind kind)
{
    return kind == RecordDifference::Removed ? lump.onlyA.size()
           : kind == RecordDifference::Added ? lump.onlyB.size()
                                             : lump.changed.size();
}

QString leftOutOf(size_t count)
{
    return count <= mostListed
               ? QString()
               : u"<p class=\"faint\">%1</p>\n"_s.arg(escaped(
                   CommandText::tr("%1 more are not listed; diff --json prints all.").arg(numberText(count - mostListed))));
}

QString lumpSection(const MapDiff &diff, const LumpMatches &lump)
{
    if (lump.isSame())
        return element(u"p"_s, lineOf(diff, lump));
    auto section = u"<details><summary>%1</summary>\n"_s.arg(escaped(lineOf(diff, lump)));
    for (const auto kind : differenceKinds)
        section += listOf(recordLines(diff, lump, kind, mostListed), kind) + leftOutOf(countOf(lump, kind));
    return section + u"</details>\n"_s;
}

QString entitySection(const MapDiff &diff)
{
    if (diff.entities.isEmpty())
        return {};
    const auto sourceA = diff.a->entitySource(), sourceB = diff.b->entitySource();
    QString section = element(u"h2"_s, CommandText::tr("Entities")) + element(u"p"_s, summaryOf(diff.entities));
    for (const auto kind : differenceKinds) {
        EntityDifferences some;
        if (kind == RecordDifference::Removed)
            some.removed = diff.entities.removed;
        else if (kind == RecordDifference::Added)
            some.added = diff.entities.added;
        else
            some.changed = diff.entities.changed;
        const auto count = some.removed.size() + some.added.size() + some.changed.size();
        section += listOf(linesOf(some, sourceA, sourceB, mostListed), kind) + leftOutOf(count);
    }
    return section;
}

QString tableOf(const MapDiff &diff)
{
    QString table = u"<table><tr><th>%1</th>"_s.arg(escaped(CommandText::tr("Lump")));
    for (const auto kind : differenceKinds)
        table += u"<th class=\"%1\">%2</th>"_s.arg(classOf(kind), escaped(titleOf(kind)));
    table += u"</tr>\n"_s;
    for (const auto &lump : diff.records.lumps) {
        if (!diff.differs(lump))
            continue;
        if (lump.isSame()) { // its bytes, light or visibility differ
            table += u"<tr><td colspan=\"4\">%1</td></tr>\n"_s.arg(escaped(lineOf(diff, lump)));
            continue;
        }
        table += u"<tr><td>%1</td>"_s.arg(escaped(diff.nameOf(lump)));
        for (const auto kind : differenceKinds)
            table += u"<td>%1</td>"_s.arg(numberText(countOf(lump, kind)));
        table += u"</tr>\n"_s;
    }
    return table + u"</table>\n"_s;
}

QString figureOf(const QImage &image, const QString &caption)
{
    QBuffer jpeg;
    jpeg.open(QIODevice::WriteOnly);
    if (!image.save(&jpeg, "JPG", jpegQuality))
        return u"<figure><figcaption>%1</figcaption></figure>\n"_s.arg(
            escaped(CommandText::tr("The picture cannot be stored as a JPEG.")));
    return u"<figure><img alt=\"%1\" src=\"data:image/jpeg;base64,%2\"><figcaption>%1</figcaption></figure>\n"_s.arg(
        escaped(caption), QString::fromLatin1(jpeg.data().toBase64()));
}

QString pictureSection(const PicturesOfBoth &pictures, const QString &nameA, const QString &nameB)
{
    auto section = element(u"h2"_s, CommandText::tr("Where the maps differ most"));
    if (!pictures.why.isEmpty())
        return section + element(u"p"_s, pictures.why);
    if (pictures.pictures.empty())
        return section + element(u"p"_s, CommandText::tr("Nothing that differs has a position in the maps."));
    for (const auto &both : pictures.pictures) {
        const auto &at = both.camera.position;
        section += element(u"h3"_s, CommandText::tr("At (%1 %2 %3); faces and entities that differ: %4")
                                        .arg(std::lround(at[0]))
                                        .arg(std::lround(at[1]))
                                        .arg(std::lround(at[2]))
                                        .arg(numberText(both.count)));
        section +=
            u"<div class=\"both\">\n"_s + figureOf(both.a, u"A: "_s + nameA) + figureOf(both.b, u"B: "_s + nameB) + u"</div>\n"_s;
    }
    return section;
}

} // namespace

QByteArray diffReport(const MapDiff &diff, const QString &nameA, const QString &nameB, const PicturesOfBoth &pictures)
{
    const auto title = CommandText::tr("%1 and %2 compared").arg(inOneLine(nameA), inOneLine(nameB));
    QString html = u"<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                   "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
                   "img-src data:\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"_s.arg(
                       CommandText::tr("en", "the language of these texts, as in HTML's lang"));
    html += element(u"title"_s, title) + u"<style>%1</style>\n</head>\n<body>\n"_s.arg(styleOfReport()) + element(u"h1"_s, title);
    if (diff.isSame()) {
        html += element(u"p"_s, CommandText::tr("The maps are the same."));
    } else {
        html += tableOf(diff) + pictureSection(pictures, nameA, nameB) + entitySection(diff)
                + element(u"h2"_s, CommandText::tr("Lumps"));
        for (const auto &lump : diff.records.lumps)
            if (diff.isMentioned(lump))
                html += lumpSection(diff, lump);
    }
    if (diff.records.isUncertain)
        html += element(u"p"_s, uncertainText());
    return (html + u"</body>\n</html>\n"_s).toUtf8();
}

} // namespace commands

#include "app/commands/galleryentry.h"

#include "app/commands/definitionoption.h"
#include "app/commands/overmaps.h"
#include "core/assets/maptextures.h"
#include "core/budget/budget.h"
#include "core/checks/checks.h"
#include "core/map/layout.h"
#include "core/map/mapsummary.h"
#include "core/scene/marks/pointfile.h"
#include "core/text.h"

#include <QFileInfo>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

constexpr qint64 shownShare = 80; // percent of a limit from which on it is shown

// Returns a text of worldspawn in one line. Games break lines at \n.
QString lineOf(QByteArrayView latin1)
{
    auto text = QString::fromLatin1(latin1);
    text.replace(u"\\n"_s, u" "_s);
    return inOneLine(text.simplified());
}

QJsonArray countsOf(const MapFile &map)
{
    QJsonArray counts;
    for (const auto &count : mapCounts)
        counts.append(count.of(map));
    return counts;
}

// Adds the limits that are shown, and the fullest one even if it is not.
void addLimits(QJsonObject &entry, const MapFile &map, int engine)
{
    QJsonArray limits;
    for (const auto &part : budgetOf(map, {.measure = BudgetMeasure::Limits, .engine = engine}).parts) {
        const QJsonObject limit{
            {u"name"_s, part.name}, {u"used"_s, part.value}, {u"limit"_s, part.room}, {u"refused"_s, part.isRefused()}};
        if (!entry.contains(u"fullest"_s)) // the parts' first
            entry.insert(u"fullest"_s, limit);
        if (part.value >= (part.room * shownShare + 99) / 100)
            limits.append(limit);
    }
    entry.insert(u"limits"_s, limits);
}

// Returns the numbers of errors, warnings and notes.
QJsonArray problemsOf(const GalleryMap &read, const QString &path, int engine)
{
    const References references(*read.map);
    std::array<qint64, 3> counts{};
    for (const auto &problem : check({.map = *read.map,
                               .references = references,
                               .engine = engine,
                               .files = read.files,
                               .textures = read.textures,
                               .pointFile = pointFileBeside(path),
                               .mapPath = path}))
        counts[problem.severity == Severity::Error ? 0 : problem.severity == Severity::Warning ? 1 : 2] += problem.count;
    return {counts[0], counts[1], counts[2]};
}

QJsonObject namedEntry(const QString &path, const QString &shown)
{
    return {{u"path"_s, shown}, {u"name"_s, QFileInfo(path).completeBaseName()}};
}

} // namespace

QJsonObject unreadableEntry(const QString &path, const QString &shown, const QString &why)
{
    auto entry = namedEntry(path, shown);
    entry.insert(u"error"_s, why);
    return entry;
}

GalleryMap readGalleryMap(const QString &path, const QString &shown, const Arguments &arguments)
{
    const auto failed = [&](const QString &why) {
        fail(path, why);
        return GalleryMap{.entry = unreadableEntry(path, shown, why)};
    };
    const auto one = arguments.ofMap(path, {});
    auto opened = openMap(path, one, Missing::Ignored);
    if (!opened)
        return failed(opened.error());
    auto &map = opened.value();
    const auto places = adoptGame(map, one);
    if (!places)
        return failed(places.error());
    GalleryMap read{.entry = namedEntry(path, shown)};
    read.files = std::make_shared<const GameFiles>(path, map, places.value().places);
    GivenDefinitions definitions(one);
    if (const auto fault = definitions.adopt(map, read.files.get(), places.value().definitions); !fault.isEmpty())
        return failed(fault);
    read.map = std::make_shared<const MapFile>(std::move(map));
    read.textures = mapTextures(read.map, read.files);
    const int engine = read.map->format().engineOf(read.map->game());
    auto &entry = read.entry;
    entry.insert(u"title"_s, lineOf(mapTitle(*read.map)));
    entry.insert(u"author"_s, lineOf(mapAuthor(*read.map)));
    entry.insert(u"game"_s, fromView(read.map->game().title));
    entry.insert(u"format"_s, fromView(read.map->format().name));
    entry.insert(u"size"_s, read.map->fileSize());
    entry.insert(u"counts"_s, countsOf(*read.map));
    if (!missingParts(*read.map).isEmpty())
        entry.insert(u"incomplete"_s, true);
    addLimits(entry, *read.map, engine);
    entry.insert(u"problems"_s, problemsOf(read, path, engine));
    return read;
}

Synopsis gallerySynopsis()
{
    return {
        u"gallery"_s,
        u"FILE..."_s,
        CommandText::tr("Makes a page for a web browser that shows many maps and lets you search and sort them.\n\nFor "
                        "each map, the page shows its picture, title, author, game and path, how many entities, faces and "
                        "textures it has, how many problems check finds, and the limit that it comes closest to if it uses 80 % "
                        "or more of it. Click a map "
                        "to see all its counts, and all limits of which it uses 80 % or more. You can sort the maps by name, "
                        "count, size, problems or the highest use of a limit. The page is DIR/index.html, and needs no "
                        "server and no network. Its address contains the search and the order.\n\nA second run into the "
                        "same folder "
                        "replaces the page, and draws a map again if it, its .lit file, or an archive or WAD of its game "
                        "has changed. It does not notice changed files in the game's folders: delete DIR/pictures to draw "
                        "all again. It removes the pictures of maps that no longer exist in the folders that you name, and keeps "
                        "all others. If none of the maps can be read, it changes nothing. Pictures are drawn as by render, which "
                        "needs a display with OpenGL 3.3. Without one, "
                        "no new pictures are drawn.")
            + u"\n\n"_s + manyHelp(),
        {{.name = u"output"_s,
          .values = u"DIR"_s,
          .help = CommandText::tr("The folder to write into. Files there that do not belong to an earlier page are kept."),
          .isNeeded = true},
         {u"size"_s, u"WxH"_s, CommandText::tr("Width and height of the pictures in pixels; 640x480 by default.")},
         {.name = u"no-pictures"_s, .help = CommandText::tr("Draw no pictures, and keep those of an earlier page.")},
         jobsOption(),
         gameOption()},
        {},
        CommandText::tr("A file cannot be read, the page cannot be written, pictures cannot be drawn, memory runs out, or the "
                        "arguments are wrong.")};
}

} // namespace commands

#include "app/commands/gallerypage.h"

#include "app/commands/commands.h"
#include "core/files/outputfile.h"
#include "core/map/mapsummary.h"
#include "core/opening/mapsource.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

constexpr const char *pageFiles[] = {"index.html", "gallery.css", "gallery.js", "maps.js"};
constexpr QByteArrayView ownMark = "Written by lumpscope gallery"; // in the first line of each of these files
constexpr qsizetype markWithin = 200;                              // bytes
constexpr QByteArrayView dataBegin = "const gallery =\n", dataEnd = ";\n";

QString cannotWrite(const QString &path, const QString &why)
{
    return CommandText::tr("%1: It cannot be written: %2.").arg(path, why);
}

// Returns a reason without a full stop; empty: written.
QString faultOfWriting(const QString &path, QByteArrayView bytes)
{
    OutputFile file(path);
    return file.isOpen() && file.write(bytes) && file.commit() ? QString() : file.error();
}

QByteArray resourceOf(const QString &name)
{
    QFile file(u":/gallery/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString countTitle(const QByteArray &name)
{
    static const QHash<QByteArray, const char *> titles{
        {"entities", QT_TRANSLATE_NOOP("commands", "Entities")}, {"models", QT_TRANSLATE_NOOP("commands", "Models")},
        {"planes", QT_TRANSLATE_NOOP("commands", "Planes")},     {"vertexes", QT_TRANSLATE_NOOP("commands", "Vertexes")},
        {"faces", QT_TRANSLATE_NOOP("commands", "Faces")},       {"nodes", QT_TRANSLATE_NOOP("commands", "Nodes")},
        {"leafs", QT_TRANSLATE_NOOP("commands", "Leafs")},       {"clusters", QT_TRANSLATE_NOOP("commands", "Clusters")},
        {"images", QT_TRANSLATE_NOOP("commands", "Textures")}};
    return CommandText::tr(titles.value(name, name.constData()));
}

// The page's texts, by the names in the files of resources/gallery.
QJsonObject pageTexts()
{
    return {{u"language"_s, CommandText::tr("en", "the language of these texts, as in HTML's lang")},
            {u"heading"_s, CommandText::tr("Maps")},
            {u"needsScript"_s, CommandText::tr("This page needs JavaScript.")},
            {u"search"_s, CommandText::tr("Search")},
            {u"searchHint"_s, CommandText::tr("Title, author, game or path (press /)")},
            {u"sort"_s, CommandText::tr("Sort by")},
            {u"descending"_s, CommandText::tr("Descending")},
            {u"found"_s, CommandText::tr("%1 of %2 maps")},
            {u"nothing"_s, CommandText::tr("No map matches these words.")},
            {u"close"_s, CommandText::tr("Close")},
            {u"path"_s, CommandText::tr("Path")},
            {u"title"_s, CommandText::tr("Title")},
            {u"author"_s, CommandText::tr("Author")},
            {u"game"_s, CommandText::tr("Game")},
            {u"format"_s, CommandText::tr("Format")},
            {u"size"_s, CommandText::tr("Size")},
            {u"bytes"_s, CommandText::tr("%1 bytes")},
            {u"limitShare"_s, CommandText::tr("%1: %2 % of the limit")},
            {u"limits"_s, CommandText::tr("Limits at 80 % or more")},
            {u"limitUse"_s, CommandText::tr("%1 of %2 (%3 %)")},
            {u"refused"_s, CommandText::tr("The game refuses the map.")},
            {u"share"_s, CommandText::tr("Highest use of a limit")},
            {u"problems"_s, CommandText::tr("Problems")},
            {u"errors"_s, CommandText::tr("Errors")},
            {u"warnings"_s, CommandText::tr("Warnings")},
            {u"notes"_s, CommandText::tr("Notes")},
            {u"noProblems"_s, CommandText::tr("No problems")},
            {u"incomplete"_s, CommandText::tr("Incomplete file")},
            {u"unreadable"_s, CommandText::tr("This map cannot be read.")},
            {u"unreadableFile"_s, CommandText::tr("This file cannot be read.")},
            {u"noPicture"_s, CommandText::tr("No picture")}};
}

// Returns index.html with the texts in place of their names, which are in braces: {heading}.
QByteArray filledIn(QByteArray page, const QJsonObject &texts)
{
    for (auto text = texts.begin(); text != texts.end(); ++text)
        page.replace(u"{%1}"_s.arg(text.key()).toUtf8(), text.value().toString().toHtmlEscaped().toUtf8());
    return page;
}

// Returns maps.js. No text of a map can end a string or an element there: JSON escapes quotes, and < is escaped here. U+2028 and
// U+2029 end lines in old JavaScript.
QByteArray dataFile(const QJsonArray &entries, const QJsonArray &unused, const QJsonObject &texts)
{
    static constexpr std::string_view onCards[] = {"entities", "faces", "images"};
    QJsonArray counts, cardCounts;
    for (const auto &count : mapCounts) {
        if (std::ranges::find(onCards, count.name) != std::end(onCards))
            cardCounts.append(counts.size());
        counts.append(countTitle(count.name));
    }
    auto json = QJsonDocument(QJsonObject{{u"texts"_s, texts},
                                          {u"counts"_s, counts},
                                          {u"cardCounts"_s, cardCounts},
                                          {u"maps"_s, entries},
                                          {u"unused"_s, unused}})
                    .toJson(QJsonDocument::Compact);
    json.replace('<', "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029");
    return "// " + ownMark.toByteArray() + ". The next run replaces it.\n" + dataBegin.toByteArray() + json
           + dataEnd.toByteArray();
}

QJsonObject dataIn(const QByteArray &dataFile)
{
    const auto begin = dataFile.indexOf(dataBegin);
    if (begin < 0 || !dataFile.endsWith(dataEnd))
        return {};
    const auto json = dataFile.sliced(begin + dataBegin.size()).chopped(dataEnd.size());
    return QJsonDocument::fromJson(json).object();
}

bool isPictureOfPage(const QString &name)
{
    static const QRegularExpression form(u"^[A-Za-z0-9_-]+-[0-9a-f]{16}\\.jpg$"_s);
    return form.match(name).hasMatch();
}

// Returns whether a picture is of a map in one of these folders that no longer exists. The map's path on the page may begin in a
// folder above.
bool isOfGoneMap(const QJsonObject &picture, const QStringList &folders)
{
    const auto shown = picture[u"path"].toString(), name = picture[u"picture"].toString();
    for (const auto &folder : folders)
        for (auto above = folder; !above.isEmpty(); above = above.first(above.chopped(1).lastIndexOf(u'/') + 1)) {
            const auto path = above + shown;
            if (path.startsWith(folder) && GalleryPage::pictureName(path) == name)
                return !QFileInfo::exists(mapSource(path).file);
        }
    return false;
}

} // namespace

QString GalleryPage::open()
{
    for (const auto *name : pageFiles) {
        QFile file(pathOf(QString::fromLatin1(name)));
        if (!file.exists())
            continue;
        if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly) || !file.peek(markWithin).contains(ownMark))
            return CommandText::tr(
                       "%1: This file does not belong to an earlier page and would be overwritten. Choose a different folder.")
                .arg(file.fileName());
        const auto data = QByteArrayView(name) == "maps.js" ? dataIn(file.readAll()) : QJsonObject();
        for (const auto &entry : data[u"maps"].toArray())
            earlier_.insert(entry[u"path"].toString(), entry.toObject());
        for (const auto &entries : {data[u"unused"].toArray(), data[u"maps"].toArray()})
            for (const auto &entry : entries)
                if (const auto picture = entry[u"picture"].toString(); isPictureOfPage(picture))
                    pictures_.insert(picture,
                                     {{u"path"_s, entry[u"path"]}, {u"picture"_s, picture}, {u"stamp"_s, entry[u"stamp"]}});
    }
    const auto pictures = pathOf(u"pictures"_s);
    return QDir().mkpath(pictures) ? QString() : CommandText::tr("The folder %1 cannot be created.").arg(pictures);
}

QString GalleryPage::pictureName(const QString &path)
{
    constexpr qsizetype longest = 60;
    static const QRegularExpression unsafe(u"[^A-Za-z0-9_-]"_s);
    auto name = QFileInfo(path).completeBaseName().left(longest).replace(unsafe, u"_"_s);
    if (name.isEmpty())
        name = u"_"_s;
    const auto hash = QCryptographicHash::hash(wholePath(path).toUtf8(), QCryptographicHash::Sha256).toHex().first(16);
    return name + u'-' + QString::fromLatin1(hash) + u".jpg"_s;
}

std::optional<QString> GalleryPage::stampOfPicture(const QString &name) const
{
    const bool isThere = pictures_.contains(name) && QFileInfo(pathOf(u"pictures/"_s + name)).isFile();
    return isThere ? std::optional(pictures_.value(name)[u"stamp"].toString()) : std::nullopt;
}

QString GalleryPage::writePicture(const QString &name, const QImage &picture) const
{
    constexpr int quality = 85; // of 100
    QBuffer jpeg;
    jpeg.open(QIODevice::WriteOnly);
    if (!picture.save(&jpeg, "JPG", quality))
        return CommandText::tr("it cannot be stored as a JPEG");
    return faultOfWriting(pathOf(u"pictures/"_s + name), jpeg.data());
}

void GalleryPage::keepOthers()
{
    for (const auto &entry : std::as_const(entries_))
        earlier_.remove(entry.toObject()[u"path"].toString());
    auto paths = earlier_.keys();
    std::ranges::sort(paths);
    for (const auto &path : std::as_const(paths))
        entries_.append(earlier_.value(path));
}

// Returns the earlier pictures that exist and that no entry shows.
QJsonArray GalleryPage::unusedPictures() const
{
    QSet<QString> used;
    for (const auto &entry : entries_)
        used.insert(entry.toObject()[u"picture"].toString());
    QJsonArray unused;
    for (const auto &picture : pictures_)
        if (const auto name = picture[u"picture"].toString(); !used.contains(name) && stampOfPicture(name))
            unused.append(picture);
    return unused;
}

QString GalleryPage::write(bool isComplete, const QStringList &folders)
{
    if (!isComplete)
        keepOthers();
    QJsonArray kept, gone;
    for (const auto &picture : unusedPictures())
        (isOfGoneMap(picture.toObject(), folders) ? gone : kept).append(picture);
    const auto texts = pageTexts();
    const std::pair<QString, QByteArray> files[] = {{u"gallery.css"_s, resourceOf(u"gallery.css"_s)},
                                                    {u"gallery.js"_s, resourceOf(u"gallery.js"_s)},
                                                    {u"maps.js"_s, dataFile(entries_, kept, texts)},
                                                    {u"index.html"_s, filledIn(resourceOf(u"index.html"_s), texts)}};
    for (const auto &[name, bytes] : files)
        if (const auto why = faultOfWriting(pathOf(name), bytes); !why.isEmpty())
            return cannotWrite(pathOf(name), why);
    for (const auto &picture : std::as_const(gone))
        QFile::remove(pathOf(u"pictures/"_s + picture[u"picture"].toString()));
    return {};
}

} // namespace commands

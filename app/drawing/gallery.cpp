#include "app/drawing/gallery.h"

#include "app/commands/galleryentry.h"
#include "app/commands/gallerypage.h"
#include "app/commands/overmaps.h"
#include "app/drawing/picture.h"
#include "core/assets/gamefiles.h"
#include "core/files/system.h"
#include "core/map/lightfile.h"
#include "core/opening/mapsource.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QGuiApplication>

#include <algorithm>
#include <new>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

// A map that was read for the page.
struct GalleryItem {
    QJsonObject entry{};
    std::optional<DrawnMap> drawn{}; // what its picture is drawn from; nothing: no picture is drawn
};

// Returns the folder that contains all folders that were named, with a slash at its end; empty: there is none, or a map was named
// itself.
QString commonFolder(const std::vector<NamedMap> &maps)
{
    std::optional<QStringView> common;
    for (const auto &map : maps) {
        if (!map.fault.isEmpty()) // may have no folder
            continue;
        const auto folder = QStringView(map.path).first(map.below);
        if (!common)
            common = folder;
        const auto same = std::ranges::mismatch(*common, folder).in1 - common->begin();
        common = common->first(common->first(same).lastIndexOf(u'/') + 1);
    }
    return common ? common->toString() : QString();
}

// Returns a hash that changes with the .lit file of a map, and with the archives and WADs of its game.
QString stampOfFiles(const GalleryMap &map)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (const auto &light = map.map->lightFile())
        hash.addData(light->bytes);
    for (const auto &path : map.files->places()) {
        if (!QFileInfo(path).isFile())
            continue;
        const auto stamp = stampOf(path);
        hash.addData(u"%1 %2 %3\n"_s.arg(path, QString::number(stamp.size), QString::number(stamp.changed)).toUtf8());
    }
    return QString::fromLatin1(hash.result().toHex().first(16));
}

// Reads the maps in several threads, and draws their pictures in the thread of the OpenGL context.
class GalleryRun
{
public:
    // `offscreen`: null if no pictures are drawn.
    GalleryRun(const Arguments &arguments, const RenderJob &job, GalleryPage &page, Offscreen *offscreen)
        : arguments_(arguments), job_(job), page_(page), offscreen_(offscreen), run_{.maps = mapsNamedBy(arguments).maps,
                                                                                     .form = ManyForm::Plain,
                                                                                     .command = arguments.command(),
                                                                                     .stop = sys::interruption()},
          items_(run_.maps.size())
    {
        shownFrom_ = commonFolder(run_.maps);
    }

    // Returns the worst exit code.
    int run()
    {
        const int code = runOverMaps(
            run_, [this](size_t index) { return read(index); },
            [this](size_t index, MapOutput &) {
                take(index);
                return true;
            });
        return worse(code, drawingCode_);
    }

    bool hasReadMaps() const { return hasReadMaps_; }

    // Returns the folders and archives that were named and contain maps, as absolute paths with a slash at their end.
    QStringList folders() const
    {
        QStringList folders;
        for (const auto &map : run_.maps)
            if (map.fault.isEmpty() && map.below > 0)
                folders.append(wholePath(map.path).chopped(map.relative().size()));
        folders.removeDuplicates();
        return folders;
    }

private:
    // Returns a map's path on the page, which no other map there has.
    QString shownPath(const NamedMap &map) const
    {
        return map.path.startsWith(shownFrom_) ? map.path.sliced(shownFrom_.size()) : map.path;
    }

    // Changes when the picture has to be drawn again.
    QString stampOfMap(const GalleryMap &map, const QString &path) const
    {
        const auto stamp = stampOf(mapSource(path).file);
        const QStringList words{QString::number(stamp.size),
                                QString::number(stamp.changed),
                                QString::number(job_.size.width()),
                                QString::number(job_.size.height()),
                                arguments_.values(u"game"_s).join(u'|'),
                                arguments_.value(u"as"_s),
                                QStringLiteral(LUMPSCOPE_VERSION),
                                stampOfFiles(map)};
        return words.join(u' ');
    }

    int read(size_t index)
    {
        const auto &named = run_.maps[index];
        auto item = std::make_unique<GalleryItem>();
        const auto map = readGalleryMap(named.path, shownPath(named), arguments_);
        item->entry = map.entry;
        if (map.map)
            choosePicture(*item, map, named.path);
        items_[index] = std::move(item);
        return map.map ? Fine : Failed;
    }

    // Keeps the picture of an earlier page, even if it is out of date and none can be drawn, or reads what drawing needs.
    void choosePicture(GalleryItem &item, const GalleryMap &map, const QString &path)
    {
        const auto name = GalleryPage::pictureName(path);
        const auto earlier = page_.stampOfPicture(name);
        if (!earlier && !offscreen_)
            return;
        const auto stamp = offscreen_ ? stampOfMap(map, path) : *earlier;
        item.entry.insert(u"picture"_s, name);
        item.entry.insert(u"stamp"_s, stamp);
        if (earlier != stamp)
            item.drawn = readDrawnMap(map.map, path, *map.files, *map.textures, hiddenBy(job_));
    }

    void take(size_t index)
    {
        const auto &named = run_.maps[index];
        const auto item = std::move(items_[index]);
        if (!item) {
            const auto why = named.fault.isEmpty() ? CommandText::tr("There is not enough memory for this.") : named.fault;
            auto entry = unreadableEntry(named.path, shownPath(named), why);
            if (!named.isMap)
                entry.insert(u"isFile"_s, true); // an archive or folder, which counts as no map
            page_.add(entry);
            return;
        }
        hasReadMaps_ = hasReadMaps_ || !item->entry.contains(u"error"_s);
        if (const auto fault = item->drawn ? faultOfDrawing(*item) : QString(); !fault.isEmpty()) {
            drawingCode_ = fail(named.path, fault);
            item->entry.remove(u"picture"_s);
            item->entry.remove(u"stamp"_s);
        }
        page_.add(item->entry);
    }

    // Draws and writes the picture. Returns a sentence if that fails.
    QString faultOfDrawing(GalleryItem &item)
    {
        try {
            const auto picture = drawPicture(*offscreen_, job_, *item.drawn);
            if (!picture)
                return picture.error();
            const auto why = page_.writePicture(item.entry[u"picture"].toString(), picture.value());
            return why.isEmpty() ? QString() : CommandText::tr("Its picture cannot be written: %1.").arg(why);
        } catch (const std::bad_alloc &) {
            return CommandText::tr("There is not enough memory for this.");
        }
    }

    const Arguments &arguments_;
    const RenderJob &job_;
    GalleryPage &page_;
    Offscreen *offscreen_;
    MapsRun run_;
    std::vector<std::unique_ptr<GalleryItem>> items_;
    QString shownFrom_; // the beginning that paths on the page omit
    int drawingCode_ = Fine;
    bool hasReadMaps_ = false;
};

// Prepares for drawing. Returns a sentence if that fails, and sets nothing.
QString prepareDrawing(std::optional<Offscreen> &offscreen)
{
    if (!qobject_cast<QGuiApplication *>(QCoreApplication::instance())) // an Offscreen needs one
        return CommandText::tr("No new pictures are drawn, because there is no display. A virtual one is enough, such as that of "
                               "xvfb-run.");
    offscreen.emplace();
    const auto fault = offscreen->begin();
    if (fault.isEmpty())
        return {};
    offscreen.reset();
    return CommandText::tr("No new pictures are drawn. %1").arg(fault);
}

} // namespace

int gallery(const Arguments &arguments)
{
    const auto folder = arguments.value(u"output"_s);
    if (folder.isEmpty())
        return fail(CommandText::tr("gallery: --output DIR is missing: the folder to write into."));
    auto job = renderJob(arguments);
    if (!job)
        return fail(u"gallery"_s, job.error());
    if (!arguments.has(u"size"_s))
        job.value().size = {640, 480};
    GalleryPage page(folder);
    if (const auto fault = page.open(); !fault.isEmpty())
        return fail(fault);
    std::optional<Offscreen> offscreen;
    const auto why = arguments.has(u"no-pictures"_s) ? QString() : prepareDrawing(offscreen);
    if (!why.isEmpty())
        fail(u"gallery"_s, why);
    GalleryRun run(arguments, job.value(), page, offscreen ? &*offscreen : nullptr);
    const int code = run.run();
    const bool isComplete = code != Cancelled;
    if (isComplete && !run.hasReadMaps())
        return fail(
            CommandText::tr("gallery: None of the maps can be read, so no page was written. An earlier page is unchanged."));
    if (const auto fault = page.write(isComplete, isComplete && offscreen ? run.folders() : QStringList()); !fault.isEmpty())
        return fail(fault);
    if (!isComplete) {
        fail(CommandText::tr("Run the same command again to continue."));
        return code;
    }
    print(page.index() + u'\n');
    return why.isEmpty() ? code : worse(code, Failed);
}

} // namespace commands

#include "widgets/images/lightmapview.h"

#include "core/document/comparison.h"
#include "core/geometry/placements.h"
#include "core/light/externalpages.h"
#include "core/light/lightsentence.h"
#include "core/map/celltext.h"
#include "core/text.h"
#include "widgets/images/lightcontrols.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/filedialogs.h"
#include "widgets/parts/filteractions.h"
#include "widgets/parts/showin3d.h"

#include <QAction>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QMenu>
#include <QPointer>

#include <algorithm>
#include <climits>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr int drawAfter = 25;       // milliseconds without another change
constexpr size_t mostFrames = 1000; // lightmaps of selected faces; if there are more, none is framed

// Returns each face's counterpart in map A, or -1.
std::vector<qint32> counterpartsInA(const MapDiff &diff)
{
    const int faces = diff.b->format().roles.faces;
    std::vector<qint32> counterparts;
    for (quint32 face = 0; face < diff.b->recordCount(faces); ++face) {
        const auto match = diff.records.inA({faces, face});
        counterparts.push_back(match.isValid() ? static_cast<qint32>(match.index) : -1);
    }
    return counterparts;
}

} // namespace

LightmapView::LightmapView(QWidget *parent) : QWidget(parent), canvas_(new PixelCanvas), line_(createSentence())
{
    auto *menu = new QMenu(this);
    createActions(menu);
    controls_ = new LightControls(menu);
    canvas_->setAccessibleName(tr("Lightmaps"));
    line_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    line_->setMinimumHeight(2 * line_->fontMetrics().lineSpacing());
    line_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    line_->setAccessibleName(tr("The luxel under the pointer"));
    auto *layout = createLayout<QVBoxLayout>(this, {6, 4, 6, 2}, 3);
    layout->addWidget(controls_);
    layout->addWidget(canvas_, 1);
    layout->addWidget(line_);
    setFocusProxy(canvas_);
    delay_.setSingleShot(true);
    delay_.setInterval(drawAfter);
    connect(&delay_, &QTimer::timeout, this, &LightmapView::draw);
    connect(controls_, &LightControls::changed, this, &LightmapView::refresh);
    connect(canvas_, &PixelCanvas::pixelHovered, this, &LightmapView::showLuxel);
    connect(canvas_, &PixelCanvas::pixelHovered, this, &LightmapView::pointAt);
    connect(canvas_, &PixelCanvas::pixelClicked, this, &LightmapView::selectFace);
    connect(canvas_, &ScrollCanvas::doubleClicked, this, [this] {
        if (spotAt(canvas_->hovered()))
            requestShowIn3D(this);
    });
    canvas_->setEmptyText(emptyText());
}

void LightmapView::setDocument(Document *document)
{
    leaveDocument(document_, this);
    document_ = document;
    faces_.clear();
    askedFace_ = -1;
    forget();
    controls_->setEnabled(document_ != nullptr);
    controls_->setComparing(document_ && document_->comparison().isOn());
    if (document_) {
        connect(&document_->selection(), &Selection::changed, this, &LightmapView::adoptSelection);
        connect(&document_->pointedAt(), &PointedAt::changed, this, &LightmapView::markPointed);
        connect(document_, &Document::gameChanged, this, &LightmapView::forget); // faces may be lit differently
        connect(document_, &Document::gameChanged, this, &LightmapView::refresh);
        connect(&document_->comparison(), &Comparison::changed, this, &LightmapView::adoptComparison);
        controls_->setMap(hasPages(), {}, document_->map());
        adoptSelection();
    }
}

void LightmapView::adoptComparison()
{
    const auto &comparison = document_->comparison();
    if (other_ && other_->map != comparison.other())
        other_ = nullptr;
    controls_->setComparing(comparison.isOn());
    if (controls_->request().side != LightSide::This)
        refresh();
}

void LightmapView::setPageFinder(PageFinder finder)
{
    finder_ = std::move(finder);
    if (!document_ || missingPages(document_->map()).empty())
        return;
    forget();
    refresh();
}

void LightmapView::forget()
{
    drawing_.cancel();
    framing_.cancel();
    delay_.stop();
    source_ = other_ = nullptr;
    picture_ = std::make_shared<const LightPicture>();
    stale_ = true;
    canvas_->setTiles({});
    canvas_->setOutlines({});
    canvas_->setFrames({});
    canvas_->setEmptyText(emptyText());
    line_->setText(summary());
    for (auto *action : exports_)
        action->setEnabled(false);
}

void LightmapView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (stale_)
        refresh();
}

void LightmapView::refresh()
{
    stale_ = !isVisible();
    if (document_ && !stale_)
        delay_.start();
}

void LightmapView::draw()
{
    auto request = controls_->request();
    request.faces = faces_;
    const auto name = QFileInfo(document_->name()).completeBaseName();
    const auto map = source_ ? nullptr : document_->sharedMap();
    const auto diff = request.side == LightSide::This ? nullptr : document_->comparison().diff();
    drawing_.run(
        [source = source_, map, request, name, finder = finder_, diff, other = other_](std::stop_token stop) {
            Drawn drawn{source, nullptr, other};
            auto whole = request;
            if (diff && (!other || other->map != diff->a))
                drawn.other = std::make_shared<const LightSource>(diff->a);
            if (diff) {
                whole.other = drawn.other;
                whole.counterparts = counterpartsInA(*diff);
            }
            if (!source)
                drawn.source = std::make_shared<const LightSource>(map, finder ? findExternalPages(*map, name, finder, stop)
                                                                               : ExternalPages());
            drawn.picture = std::make_shared<const LightPicture>(drawLight(*drawn.source, whole, stop));
            return drawn;
        },
        [this](Drawn drawn) { take(std::move(drawn)); });
}

void LightmapView::take(Drawn drawn)
{
    const bool isFirst = !source_;
    source_ = std::move(drawn.source);
    picture_ = std::move(drawn.picture);
    other_ = std::move(drawn.other);
    if (isFirst) {
        const QSignalBlocker blocker(controls_);
        controls_->setMap(hasPages() && source_->styles.size() < 2, source_->styles, document_->map());
    }
    std::vector<PixelCanvas::Tile> tiles;
    for (const auto &tile : picture_->tiles)
        tiles.push_back({.image = tile.shown, .at = tile.at, .isOverlay = false, .caption = tile.caption});
    canvas_->setEmptyText(emptyText());
    canvas_->setTiles(std::move(tiles));
    canvas_->setOutlines(picture_->outlines);
    showFrames();
    revealSelected();
    markPointed();
    line_->setText(summary());
    exports_[LightExportJob::Faces]->setEnabled(!faces_.empty());
    const bool hasLight = source_->styles.size() > 0 || !source_->luxels.pages().empty();
    exports_[LightExportJob::All]->setEnabled(hasLight);
    exports_[LightExportJob::Atlas]->setEnabled(hasLight);
}

// Shows the document's selection. Raises no view and takes no focus: the user may have selected in any view.
void LightmapView::adoptSelection()
{
    faces_ = document_->references().project(document_->selection().records(), document_->map().format().roles.faces);
    exports_[LightExportJob::Faces]->setEnabled(source_ && !faces_.empty());
    if (!controls_->request().all || !source_ || isBusy())
        return refresh();
    showFrames();
    if (canvas_->hovered().tile < 0)
        line_->setText(summary());
    if (!selecting_)
        revealSelected();
}

std::vector<LightSpot> LightmapView::spotsToFrame() const
{
    std::vector<LightSpot> spots;
    if (!controls_->request().all || !source_)
        return spots;
    for (size_t i = 0; i < faces_.size() && spots.size() <= mostFrames; ++i)
        spots.insert(spots.end(), picture_->spotsOf(faces_[i]).begin(), picture_->spotsOf(faces_[i]).end());
    return spots;
}

// Frames the lightmaps of selected faces, on a worker thread as the borders of curved surfaces need their tessellation.
// Thousands of frames would hide what they frame.
void LightmapView::showFrames()
{
    auto spots = spotsToFrame();
    framesLeftOut_ = spots.size() > mostFrames;
    if (spots.empty() || framesLeftOut_) {
        framing_.cancel();
        return canvas_->setFrames({});
    }
    framing_.run(
        [spots = std::move(spots), picture = picture_, source = source_, pages = hasPages()](std::stop_token stop) {
            return pages ? outlinesOf(*picture, spots, *source, stop) : picture->rectsOf(spots);
        },
        [this](const std::vector<QPolygonF> &frames) { canvas_->setFrames(frames); });
}

void LightmapView::revealSelected()
{
    if (!controls_->request().all || faces_.empty())
        return;
    const auto current = document_->selection().current();
    const bool isFace = current.lump == document_->map().format().roles.faces;
    QRect part;
    for (const auto &spot : picture_->spotsOf(isFace ? current.index : faces_.front()))
        if (part.isEmpty()) // its slots may be far apart
            part = picture_->rectOf(spot);
    if (!part.isEmpty())
        canvas_->reveal(part);
}

const LightSpot *LightmapView::spotAt(const PixelCanvas::Pixel &pixel) const
{
    return pixel.tile < 0 || !source_ ? nullptr : picture_->spotAt(pixel.tile, pixel.at, *source_);
}

void LightmapView::selectFace(const PixelCanvas::Pixel &pixel, Qt::KeyboardModifiers modifiers)
{
    const auto *spot = spotAt(pixel);
    if (!spot)
        return;
    const RecordRef face{document_->map().format().roles.faces, spot->place.face};
    selecting_ = true;
    document_->selection().choose({face}, face, modifiers & Qt::ControlModifier);
    selecting_ = false;
}

void LightmapView::showLuxel(const PixelCanvas::Pixel &pixel)
{
    if (pixel.tile < 0 || pixel.tile >= static_cast<int>(picture_->tiles.size()))
        return line_->setText(summary());
    const auto &tile = picture_->tiles[static_cast<size_t>(pixel.tile)];
    const QRgb color = tile.stored.pixel(pixel.at);
    const auto *spot = spotAt(pixel);
    if (qAlpha(color) == 0 || (!spot && !hasPages()))
        return line_->setText(summary());
    const auto value =
        tr("RGB %1 %2 %3, brightness %4").arg(qRed(color)).arg(qGreen(color)).arg(qBlue(color)).arg(brightness(color));
    if (!spot)
        return line_->setText(
            tr("%1: luxel (%2, %3) of %4, which no face uses").arg(value).arg(pixel.at.x()).arg(pixel.at.y()).arg(tile.caption));
    line_->setText(u"%1: %2"_s.arg(value, placeText(*spot, pixel.at - spot->place.rect.topLeft())));
}

// Returns text such as "face 120, style 0, luxel (3, 4), at (128 -64 40), drawn without this lightmap".
QString LightmapView::placeText(const LightSpot &spot, QPoint luxel) const
{
    const auto space = source_->spaceOf(spot.place.face);
    QStringList parts{tr("face %1").arg(spot.place.face),
                      spot.place.slot < 0 ? tr("all styles") : tr("style %1").arg(spot.place.style),
                      tr("luxel (%1, %2)").arg(luxel.x()).arg(luxel.y())};
    if (const auto point = space ? space->pointAt(luxel) : std::optional<Point>()) {
        const auto placements = placementsOfFace(document_->references(), spot.place.face);
        const auto place = placements.empty() ? *point : placements.front().transform.point(*point);
        const auto coordinate = [](double value) { return QString::number(std::round(value * 100) / 100 + 0.0); };
        parts += tr("at (%1 %2 %3)").arg(coordinate(place[0]), coordinate(place[1]), coordinate(place[2]));
    }
    if (source_->lightings.at(spot.place.face).by != FaceLighting::Luxels)
        parts += tr("drawn without this lightmap");
    return parts.join(u", "_s);
}

// Lets the other views mark the luxel's position while Alt is held.
void LightmapView::pointAt(const PixelCanvas::Pixel &pixel)
{
    if (!document_)
        return;
    const auto *spot = QGuiApplication::keyboardModifiers() & Qt::AltModifier ? spotAt(pixel) : nullptr;
    const auto space = spot ? source_->spaceOf(spot->place.face) : std::nullopt;
    if (const auto place = space ? space->pointAt(pixel.at - spot->place.rect.topLeft()) : std::nullopt)
        document_->pointedAt().set({spot->place.face, *place}, this);
    else
        document_->pointedAt().clear(this);
}

void LightmapView::markPointed()
{
    const auto &pointed = document_->pointedAt();
    if (pointed.isBy(this))
        return;
    PixelCanvas::Pixel mark;
    const auto face = static_cast<quint32>(std::max<qint64>(pointed.place().face, 0));
    const auto light = source_ && pointed.place().face >= 0 ? source_->luxels.light(face) : std::nullopt;
    const auto spots = picture_->spotsOf(face);
    if (light && !spots.empty())
        if (const auto luxel = nearestLuxel(source_->spaces.at(face, *light), *light, pointed.place().place))
            mark = {spots.front().tile, spots.front().place.rect.topLeft() + *luxel};
    canvas_->setMarked(mark);
}

QString LightmapView::summary() const
{
    if (!source_ || picture_->tiles.empty())
        return {};
    const auto lightmaps = static_cast<int>(picture_->spots.size());
    QStringList sentences{tr("%Ln lightmaps of %1 luxels.", nullptr, lightmaps).arg(numberText(picture_->exposure.luxels))};
    if (controls_->request().reading == LightReading::Exposure)
        sentences += tr("Black (blue): %1. At 255 (orange): %2.")
                         .arg(numberText(picture_->exposure.under), numberText(picture_->exposure.over));
    sentences += differenceSentences();
    if (picture_->without > 0)
        sentences += tr("%Ln of the selected faces have no lightmap.", nullptr, static_cast<int>(picture_->without));
    if (framesLeftOut_)
        sentences += tr("Too many faces are selected to draw a frame around each.");
    if (picture_->leftOut > 0)
        sentences += tr("%1 more lightmaps are not shown.").arg(numberText(picture_->leftOut));
    for (const auto &pages :
         {leftOutSentence(source_->external), directionsSentence(*source_->map, source_->luxels.directions())})
        if (!pages.isEmpty())
            sentences += pages;
    return sentences.join(u' ');
}

QStringList LightmapView::differenceSentences() const
{
    if (controls_->request().side == LightSide::This)
        return {};
    const auto &difference = picture_->difference;
    if (!difference)
        return {tr("The maps are still being compared.")};
    QStringList sentences{tr("Largest difference: %1 of 255, mean: %2.")
                              .arg(difference->largest)
                              .arg(QLocale().toString(difference->mean, 'f', 2))};
    if (controls_->request().side == LightSide::Difference && difference->stops > 0)
        sentences += tr("Shown %1 times as bright.").arg(1 << difference->stops);
    if (difference->unmatched > 0)
        sentences += tr("%Ln lightmaps have no counterpart of the same size in the other map, and are not shown.", nullptr,
                        static_cast<int>(std::min<qint64>(difference->unmatched, INT_MAX)));
    return sentences;
}

QString LightmapView::emptyText() const
{
    if (!document_)
        return tr("No map is open. This view shows the lightmaps of its faces.");
    if (!source_)
        return tr("Reading the lightmaps...");
    if (!controls_->request().all && faces_.empty())
        return tr("No face is selected. Select faces in a table, or choose All lightmaps above and click one.");
    if (!controls_->request().all)
        return tr("None of the selected faces has a lightmap that the game draws. %1: %2")
            .arg(::title(document_->map(), {document_->map().format().roles.faces, faces_.front()}),
                 lightSentence(document_->references(), faces_.front()));
    if (const auto pages = leftOutSentence(source_->external); !pages.isEmpty())
        return pages;
    if (const auto missing = missingPages(*source_->map); !missing.empty())
        return tr("The map contains no lightmaps. Its surfaces use %1 external lightmap pages: images next to the map, such "
                  "as %2, which were not found. Without them, games light these surfaces per vertex.")
            .arg(numberText(missing.size()),
                 externalPageNames(QFileInfo(document_->name()).completeBaseName(), missing.front()).front());
    return hasPages() ? tr("The map contains no lightmaps: all of its surfaces are lit per vertex.")
                      : tr("The map contains no lightmaps: it was compiled without light, and the game draws it "
                           "fullbright.");
}

void LightmapView::createActions(QMenu *menu)
{
    const auto add = [this, menu](LightExportJob::What what, const QString &text) {
        auto *action = exports_[what] = menu->addAction(text);
        connect(action, &QAction::triggered, this, [this, what] { requestExport(what); });
        canvas_->addAction(action);
        action->setEnabled(false);
    };
    add(LightExportJob::Faces, tr("&Lightmaps of the Selected Faces..."));
    add(LightExportJob::All, tr("&All Lightmaps..."));
    add(LightExportJob::Atlas, tr("A&tlas of All Lightmaps, with JSON..."));
    addOwnAction(canvas_, tr("&Copy the Luxel's Details"), QKeySequence::Copy, this, [this] {
        if (!line_->text().isEmpty())
            QGuiApplication::clipboard()->setText(line_->text());
    });
    addOwnSeparator(canvas_);
    addShowIn3D(canvas_, false);
    addFilterActions(canvas_, [this](FilterRequest::How how) { filterByTexture(how); });
    // Stored now, as the pointer leaves the canvas for the menu.
    connect(canvas_, &QWidget::customContextMenuRequested, this, [this] { askedFace_ = pointedFace(); });
    offerActions(canvas_);
}

// Returns the face whose lightmap is under the pointer; -1: none.
qint64 LightmapView::pointedFace() const
{
    const auto *spot = spotAt(canvas_->hovered());
    return spot ? static_cast<qint64>(spot->place.face) : -1;
}

// Filters by the face under the pointer, else by the one where the menu was opened, else by the first selected one.
void LightmapView::filterByTexture(FilterRequest::How how)
{
    if (!document_)
        return;
    const auto &roles = document_->map().format().roles;
    std::vector<quint32> faces(faces_.begin(), faces_.begin() + (faces_.empty() ? 0 : 1));
    const auto asked = std::exchange(askedFace_, -1);
    for (const qint64 face : {asked, pointedFace()})
        if (face >= 0)
            faces = {static_cast<quint32>(face)};
    const auto images = document_->references().project(faces, roles.faces, roles.images);
    const auto term = termFor(refsOf(roles.images, images), roles.faces, document_->references());
    if (term.isEmpty())
        emit statusMessage(tr("Point at the lightmap of a face that has a texture, or select such a face."));
    else
        emit filterRequested({roles.faces, term, how});
}

LightExportJob LightmapView::exportJob(LightExportJob::What what, const QString &path) const
{
    LightExportJob job{.what = what, .faces = faces_, .content = controls_->request().content, .external = {}, .path = path};
    if (source_)
        job.external = source_->external;
    return job;
}

void LightmapView::requestExport(LightExportJob::What what)
{
    const auto folder = windowFolder(this);
    auto *dialog = what == LightExportJob::Atlas
                       ? createSaveDialog(this, tr("Export the Atlas of All Lightmaps"), folder, tr("PNG images (*.png)"),
                                          QFileInfo(document_->name()).completeBaseName() + u"-atlas.png"_s)
                       : createFolderDialog(this, tr("Export Lightmaps into a Folder"), folder);
    // Another map may be opened while the dialog is open; these faces are not of that map.
    const auto request = [this, job = exportJob(what, {}), asked = QPointer(document_)](const QString &path) mutable {
        job.path = path;
        if (asked && asked == document_)
            emit exportRequested(job);
        else
            emit statusMessage(
                tr("Nothing was exported, because another map was opened or this one was reloaded before you chose a "
                   "name."));
    };
    connect(dialog, &QFileDialog::fileSelected, this, request);
    dialog->open();
}

#include "widgets/images/texturepanel.h"

#include "core/assets/foldertextures.h"
#include "core/assets/triedpaths.h"
#include "core/checks/missingtextures.h"
#include "core/files/archive.h"
#include "core/geometry/texturepoints.h"
#include "widgets/images/imageview.h"
#include "widgets/images/placesmenu.h"
#include "widgets/images/texturebrowser.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/filedialogs.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QListView>
#include <QSplitter>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

constexpr int mostBrowsed = 8;  // sources that can be chosen again
constexpr int besideFrom = 620; // pixels; in narrower views the picture is below the thumbnails

// Returns the number of the texture with this name; -1: none has it.
int numberOf(const TextureSource &source, const QString &name)
{
    for (int i = 0; i < source.count(); ++i)
        if (source.name(i) == name)
            return i;
    return -1;
}

QToolButton *menuButton(const QString &text, QMenu *menu)
{
    auto *button = new QToolButton;
    button->setText(text);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    return button;
}

} // namespace

TexturePanel::TexturePanel(QWidget *parent)
    : QWidget(parent), choice_(new QComboBox(this)), places_(new PlacesMenu(this)), notice_(createHtmlLabel(this)),
      splitter_(new QSplitter(this)), browser_(new TextureBrowser), view_(new ImageView)
{
    choice_->setAccessibleName(tr("Textures to show"));
    choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice_->setMinimumContentsLength(10);
    notice_->hide();
    splitter_->addWidget(browser_);
    splitter_->addWidget(view_);
    splitter_->setChildrenCollapsible(false);
    splitter_->setSizes({400, 500});
    arrange();
    connectParts();
    fillChoices(true);
    make();
}

TexturePanel::~TexturePanel() = default;

void TexturePanel::arrange()
{
    auto *browseMenu = new QMenu(this);
    connect(browseMenu->addAction(tr("A &Folder...")), &QAction::triggered, this, &TexturePanel::askForFolder);
    connect(browseMenu->addAction(tr("An &Archive or Image...")), &QAction::triggered, this, &TexturePanel::askForFile);
    auto *again = browseMenu->addAction(tr("&Read Again"));
    connect(again, &QAction::triggered, this, &TexturePanel::reload);
    connect(browseMenu, &QMenu::aboutToShow, again, [this, again] { again->setEnabled(choice_->count() > 0); });
    auto *placesButton = menuButton(tr("&Game files"), places_);
    placesButton->setToolTip(tr("The folders and archives that are searched for the map's textures"));
    auto *line = new QHBoxLayout;
    line->addWidget(choice_, 1);
    line->addWidget(menuButton(tr("&Browse"), browseMenu));
    line->addWidget(placesButton);
    auto *layout = createLayout<QVBoxLayout>(this, {6, 4, 6, 2}, 3);
    layout->addLayout(line);
    layout->addWidget(notice_);
    layout->addWidget(splitter_, 1);
    setFocusProxy(browser_);
}

void TexturePanel::connectParts()
{
    connect(choice_, &QComboBox::activated, this, &TexturePanel::make);
    connect(notice_, &QLabel::linkActivated, this, &TexturePanel::followLink);
    connect(browser_, &TextureBrowser::currentChanged, this, &TexturePanel::showTexture);
    connect(browser_, &TextureBrowser::exportRequested, this, &TexturePanel::exportAll);
    connect(browser_, &TextureBrowser::statusMessage, this, &TexturePanel::statusMessage);
    connect(browser_, &TextureBrowser::filterRequested, this, &TexturePanel::filterRequested);
    connect(browser_, &TextureBrowser::showOnlyRequested, this, &TexturePanel::showOnlyRequested);
    connect(browser_->model(), &TextureModel::progressed, this, [this] { setNotices(browser_->model()->notices()); });
    connect(view_, &ImageView::exportRequested, this, &TexturePanel::exportOne);
    connect(view_, &ImageView::statusMessage, this, &TexturePanel::statusMessage);
    const auto placesWithout = [this](const QString &place) {
        auto places = document_ ? document_->addedPlaces() : QStringList();
        places.removeAll(place);
        return places;
    };
    connect(places_, &PlacesMenu::added, this,
            [this, placesWithout](const QString &place) { emit addedPlacesChanged(QStringList{place} + placesWithout(place)); });
    connect(places_, &PlacesMenu::removed, this,
            [this, placesWithout](const QString &place) { emit addedPlacesChanged(placesWithout(place)); });
}

void TexturePanel::setDocument(Document *document)
{
    leaveDocument(document_, this);
    texturePoints_.reset();
    const bool isReloaded = document_ && document && document_->path() == document->path();
    const bool showsMap = browsedPath().isEmpty() || document;
    document_ = document;
    places_->setAdded(document ? document->addedPlaces() : QStringList());
    if (document_) {
        connect(document_, &Document::gameFilesChanged, this, &TexturePanel::reloadFiles);
        connect(&document_->pointedAt(), &PointedAt::changed, this, &TexturePanel::markPointed);
    }
    fillChoices(isReloaded || !document_);
    if (showsMap)
        make();
}

void TexturePanel::reloadFiles()
{
    places_->setAdded(document_->addedPlaces());
    if (browsedPath().isEmpty())
        make();
}

void TexturePanel::askForFolder()
{
    auto *dialog = createFolderDialog(this, tr("Browse the Images of a Folder"), windowFolder(this));
    connect(dialog, &QFileDialog::fileSelected, this, &TexturePanel::browse);
    dialog->open();
}

void TexturePanel::askForFile()
{
    auto *dialog = createOpenDialog(
        this, tr("Browse the Images of a File"), windowFolder(this),
        tr("Archives and images (%1);;All files (*)").arg(Archive::namePatterns() + u' ' + pictureNamePatterns()));
    connect(dialog, &QFileDialog::fileSelected, this, &TexturePanel::browse);
    dialog->open();
}

void TexturePanel::browse(const QString &path)
{
    browsed_.removeAll(path);
    browsed_.prepend(path);
    browsed_ = browsed_.mid(0, mostBrowsed);
    fillChoices(true);
    choice_->setCurrentIndex(choice_->findData(path));
    make();
}

void TexturePanel::reload()
{
    if (browsedPath().isEmpty() && document_)
        document_->renewGameFiles();
    else
        make();
}

QString TexturePanel::browsedPath() const { return choice_->currentData().toString(); }

// Lists the map's textures and the browsed sources. The current choice stays only if `keepsBrowsed`; else the first is chosen.
void TexturePanel::fillChoices(bool keepsBrowsed)
{
    const auto before = browsedPath();
    choice_->clear();
    if (document_)
        choice_->addItem(tr("Used by %1").arg(document_->name()), QString());
    for (const auto &path : std::as_const(browsed_))
        choice_->addItem(QDir::toNativeSeparators(path), path);
    if (keepsBrowsed && choice_->findData(before) >= 0)
        choice_->setCurrentIndex(choice_->findData(before));
    choice_->setEnabled(choice_->count() > 0);
}

void TexturePanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    // A layout shows docks before it puts them behind others.
    QTimer::singleShot(0, this, [this] {
        if (stale_ && isVisible())
            make();
    });
}

void TexturePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    splitter_->setOrientation(width() < besideFrom && height() > width() ? Qt::Vertical : Qt::Horizontal);
}

// Reads the chosen source, but only once the panel is visible.
void TexturePanel::make()
{
    const auto path = browsedPath();
    if (const int current = browser_->currentTexture(); made_ == path && current >= 0)
        wanted_ = browser_->model()->source()->name(current);
    else if (made_ != path)
        wanted_.clear();
    made_ = path;
    making_.cancel();
    loading_.cancel();
    browser_->setSource(nullptr, nullptr);
    view_->setFrameLoader({}); // it keeps the source alive
    places_->setSearched({});
    stale_ = !isVisible() && (document_ || !path.isEmpty());
    if (choice_->count() == 0)
        browser_->setEmptyText(tr("No map is open. This view shows the textures that it uses. You can also browse those "
                                  "of any folder, PAK, PK3 or WAD."));
    if (stale_ || choice_->count() == 0)
        return;
    browser_->setEmptyText(tr("Looking for the textures..."));
    if (!path.isEmpty())
        return making_.run([path](std::stop_token stop) { return makeOfPath(path, stop); },
                           [this](Made made) { take(std::move(made), false); });
    making_.run([map = document_->sharedMap(), files = document_->gameFiles(),
                 source = document_->textures()](std::stop_token stop) { return makeOfMap(*map, *files, source, stop); },
                [this](Made made) { take(std::move(made), true); });
}

TexturePanel::Made TexturePanel::makeOfMap(const MapFile &map, const GameFiles &files,
                                           std::shared_ptr<const TextureSource> source, std::stop_token stop)
{
    Made made{.source = std::move(source), .places = files.places()};
    const auto missing = missingTextures(map, *made.source, files, stop);
    for (const auto &texture : missing.textures)
        made.missing.push_back(texture.image);
    made.missingSentence = missing.sentence();
    const References references(map);
    const auto &roles = map.format().roles;
    for (quint32 image = 0; image < map.recordCount(roles.images) && !stop.stop_requested(); ++image) {
        const quint32 records[] = {image};
        made.faces.push_back(static_cast<quint32>(references.project(records, roles.images, roles.faces).size()));
    }
    made.notices = made.source->notices();
    return made;
}

TexturePanel::Made TexturePanel::makeOfPath(const QString &path, std::stop_token stop)
{
    auto source = folderTextures(path, {}, stop);
    if (!source)
        return {.fault = source.error()};
    Made made{.source = std::move(source).value()};
    made.places = made.source->places();
    made.notices = made.source->notices();
    return made;
}

void TexturePanel::take(Made made, bool isMap)
{
    if (!made.source)
        return browser_->setEmptyText(u"%1: %2"_s.arg(QFileInfo(browsedPath()).fileName(), made.fault));
    browser_->setEmptyText(isMap ? tr("This map uses no textures.")
                                 : tr("There are no images here in a format that games read."));
    view_->setFrameLoader([source = made.source](const QString &name) { return source->load(name); });
    browser_->setSource(made.source, isMap ? document_ : nullptr, std::move(made.faces), made.missing);
    if (!isMap && made.source->count() > 0)
        browser_->setCurrentTexture(std::max(numberOf(*made.source, wanted_), 0));
    places_->setSearched(made.places);
    missingSentence_ = made.missingSentence;
    setNotices(made.notices);
    emit shown();
}

void TexturePanel::showTexture(int texture)
{
    const auto source = browser_->model()->source();
    if (texture < 0 || !source) {
        loading_.cancel();
        view_->setEmptyText(tr("Select a texture to show it here."));
        view_->clear();
        return;
    }
    loading_.run(
        [source, texture](std::stop_token) {
            Loaded loaded{source->load(texture), {}, {}};
            if (loaded.texture.isMissing())
                loaded.tried = triedText(loaded.texture.tried.list(), source->places());
            loaded.notices = source->notices();
            return loaded;
        },
        [this, name = browser_->view()->currentIndex().data().toString()](Loaded loaded) {
            loaded.texture.name = name; // also if the map has no name for it
            view_->setTexture(loaded.texture, loaded.tried);
            markPointed();
            setNotices(loaded.notices);
        });
}

// Marks the texel that another view points at.
void TexturePanel::markPointed()
{
    std::optional<QPointF> part;
    if (document_ && browsedPath().isEmpty() && document_->pointedAt().place().face >= 0) {
        if (!texturePoints_)
            texturePoints_ = std::make_unique<const TexturePoints>(document_->map());
        const auto &pointed = document_->pointedAt().place();
        const auto place = texturePoints_->at(static_cast<quint32>(pointed.face), pointed.place);
        if (place && place->image >= 0 && place->image == browser_->currentTexture())
            part = partOf(*place, view_->texture().size);
    }
    view_->setMarked(part);
}

void TexturePanel::exportAll()
{
    PictureExport job{.source = browser_->model()->source()};
    for (int row = 0; row < browser_->model()->rowCount(); ++row)
        job.textures.push_back(browser_->model()->textureAt(row));
    if (!job.source || job.textures.empty())
        return;
    const auto title = tr("Export %n Textures into a Folder", nullptr, static_cast<int>(job.textures.size()));
    auto *dialog = createFolderDialog(this, title, windowFolder(this));
    connect(dialog, &QFileDialog::fileSelected, this, [this, job](const QString &path) mutable {
        job.path = path;
        emit exportRequested(job);
    });
    dialog->open();
}

void TexturePanel::exportOne(const QImage &image, const QString &name)
{
    const QFileInfo file(name); // browsed files have an extension, textures of maps have none
    const auto stem = isPictureName(name) ? file.completeBaseName() : file.fileName();
    auto *dialog = createSaveDialog(this, tr("Export an Image"), windowFolder(this), tr("PNG images (*.png)"), stem + u".png"_s);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, image](const QString &path) { emit exportRequested({.image = image, .path = path}); });
    dialog->open();
}

void TexturePanel::setNotices(const QStringList &notices)
{
    QStringList sentences;
    for (const auto &notice : notices)
        sentences.append(notice.toHtmlEscaped());
    const bool isMap = browsedPath().isEmpty();
    if (isMap && browser_->model()->missingCount() > 0)
        sentences.append(missingSentence_.toHtmlEscaped());
    if (const int unreadable = browser_->model()->unreadableCount(); isMap && unreadable > 0)
        sentences.append(tr("%n textures cannot be read; select one to see why.", nullptr, unreadable));
    if (!sentences.isEmpty() && isMap)
        sentences.append(tr("<a href=\"folder\">Add a folder</a> or <a href=\"archive\">an archive</a> of the game, or see "
                            "the <a href=\"games\">game configurations</a>."));
    notice_->setText(sentences.join(u' '));
    notice_->setVisible(!sentences.isEmpty());
}

void TexturePanel::followLink(const QString &link)
{
    if (link == u"games")
        emit gameConfigurationsWanted();
    else if (link == u"folder")
        places_->askForFolder();
    else
        places_->askForArchive();
}

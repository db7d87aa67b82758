#include "widgets/view3d/colormodes.h"

#include "core/light/lightdirections.h"
#include "core/text.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/filteractions.h"
#include "widgets/view3d/overlays/colorlegend.h"
#include "widgets/view3d/viewport.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QMenu>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr int legendMargin = 8; // pixels
constexpr auto columnPrefix = "column ";

// Returns a filter term for leafs with contents of this kind; empty if the format's leafs have no contents.
QString contentsTerm(ContentsKind kind, const References &references)
{
    const auto &map = references.map();
    const auto column = map.format().columns.leafContents;
    const auto none = termFor(column, 0, 0, map.format().roles.faces, references);
    if (none.isEmpty())
        return {};
    const auto &field = map.field(column);
    const bool areFlags = field.use == bsp::Use::Flags;
    if (areFlags && kind == ContentsKind::Empty)
        return none;
    QStringList terms;
    for (const auto &[meant, list] : map.format().contentsWords)
        if (meant == kind)
            for (const auto &word : wordsOf(list))
                if (std::ranges::any_of(field.names, [&](const auto &each) { return fromView(each.name) == word; }))
                    terms.append(fromView(field.name) + (areFlags ? u':' : u'=') + word);
    return terms.join(u" | "_s);
}

// Returns a filter term for values (as in FaceColors::values) from `low` to `high`; empty if there is none. A face listed by
// several leafs matches the value of each, though it has only one colour.
QString termFor(const FaceColorChoice &choice, double low, double high, const References &references)
{
    if (std::isnan(low))
        return {};
    const auto &format = references.map().format();
    const auto ofRecord = [&](int lump) {
        const RecordRef record{lump, static_cast<quint32>(low)};
        return low == high ? termFor(std::vector{record}, format.roles.faces, references) : QString();
    };
    const auto inColumn = [&](bsp::FieldRef column) { return termFor(column, low, high, format.roles.faces, references); };
    switch (choice.by) {
    case FaceColoring::Face: return ofRecord(format.roles.faces);
    case FaceColoring::Texture: return ofRecord(format.roles.images);
    case FaceColoring::Leaf: return ofRecord(format.roles.leafs);
    case FaceColoring::Cluster: return ofRecord(format.roles.clusters);
    case FaceColoring::Area: return inColumn(format.columns.leafArea);
    case FaceColoring::Contents: return contentsTerm(static_cast<ContentsKind>(static_cast<int>(low)), references);
    case FaceColoring::Column: break;
    }
    return inColumn(choice.column);
}

} // namespace

ColorModes::ColorModes(QComboBox *box, Viewport *viewport, QObject *parent)
    : ViewPart(parent), box_(box), viewport_(viewport), legend_(new ColorLegend(viewport)),
      legendAction_(new QAction(tr("&Colour legend"), this))
{
    legend_->hide();
    legendAction_->setCheckable(true);
    legendAction_->setChecked(true);
    connect(legendAction_, &QAction::toggled, this, &ColorModes::placeLegend);
    connect(legend_, &ColorLegend::hideRequested, legendAction_, [this] { legendAction_->setChecked(false); });
    connect(legend_, &ColorLegend::entryChosen, this, &ColorModes::selectEntry);
    connect(legend_, &ColorLegend::entryDoubleClicked, &viewport_->framer(), &SelectionFramer::frame);
    connect(legend_, &ColorLegend::menuWanted, this, &ColorModes::openMenu);
    connect(viewport_, &Viewport::built, this, &ColorModes::adoptScene);
    viewport_->installEventFilter(this);
    connect(box_, &QComboBox::currentIndexChanged, this, &ColorModes::adopt);
    fill();
}

QList<ColorModes::Mode> ColorModes::plainModes() const
{
    const auto flat = [](const QString &id, const QString &name, FaceColoring by) {
        return Mode{id, name, DrawMode::Flat, {by, {}}};
    };
    return {{u"lit"_s, tr("Textures and lightmaps"), DrawMode::Lit, {}},
            {u"textured"_s, tr("Textures"), DrawMode::Textured, {}},
            {u"lightmap"_s, tr("Lightmaps"), DrawMode::Lightmap, {}},
            {u"directions"_s, tr("Light directions"), DrawMode::LightDirections, {}},
            flat(u"face"_s, tr("Colour by face"), FaceColoring::Face),
            flat(u"texture"_s, tr("Colour by texture"), FaceColoring::Texture),
            flat(u"leaf"_s, tr("Colour by leaf"), FaceColoring::Leaf),
            flat(u"cluster"_s, tr("Colour by cluster"), FaceColoring::Cluster),
            flat(u"area"_s, tr("Colour by area"), FaceColoring::Area),
            flat(u"contents"_s, tr("Colour by contents"), FaceColoring::Contents),
            {u"seenfaces"_s,
             tr("Colour by how many faces the cluster sees"),
             DrawMode::Flat,
             {FaceColoring::Column, document_ ? document_->map().format().columns.clusterSeenFaces : bsp::FieldRef()}},
            {u"normals"_s, tr("Normals"), DrawMode::Normals, {}}};
}

// Returns the mode for a column of the map, by its names.
std::optional<ColorModes::Mode> ColorModes::columnMode(const QString &id) const
{
    if (!document_ || !id.startsWith(QLatin1StringView(columnPrefix)))
        return {};
    const auto names = id.sliced(static_cast<qsizetype>(qstrlen(columnPrefix)));
    const int lump = document_->map().findLump(names.section(u'.', 0, 0));
    if (lump < 0)
        return {};
    const bsp::FieldRef column{lump, document_->map().findColumn(lump, names.section(u'.', 1).toStdString())};
    if (!canColorBy(document_->map(), column))
        return {};
    return Mode{id, tr("Colour: %1").arg(columnTitle(document_->map(), column)), DrawMode::Flat, {FaceColoring::Column, column}};
}

bool ColorModes::canColor(const FaceColorChoice &choice) const
{
    return choice.by == FaceColoring::Column ? canColorBy(document_->map(), choice.column)
                                             : canColorBy(document_->map(), choice.by);
}

bool ColorModes::hasDirections() const
{
    const auto scene = viewport_->scene();
    return hasLightDirections(document_->map()) || (scene && !scene->directions.isNull());
}

bool ColorModes::isOffered(const Mode &mode) const
{
    switch (mode.draw) {
    case DrawMode::Flat: return canColor(mode.color);
    case DrawMode::LightDirections: return hasDirections();
    default: return true;
    }
}

// Fills the box with the modes that the map has, and the column that is wanted.
void ColorModes::fill()
{
    const QSignalBlocker blocker(box_);
    modes_.clear();
    for (const auto &mode : plainModes())
        if (!document_ || isOffered(mode))
            modes_.append(mode);
    if (const auto mode = columnMode(wanted_))
        modes_.insert(modes_.size() - 1, *mode);
    box_->clear();
    for (const auto &mode : modes_)
        box_->addItem(mode.name);
    box_->view()->setMinimumWidth(box_->view()->sizeHintForColumn(0) + box_->view()->fontMetrics().height());
    const auto at = std::ranges::find(modes_, wanted_, &Mode::id);
    box_->setCurrentIndex(at == modes_.end() ? 0 : static_cast<int>(at - modes_.begin()));
    const auto wanted = wanted_;
    adopt(box_->currentIndex());
    if (!wanted.isEmpty())
        wanted_ = wanted;
}

void ColorModes::adoptScene()
{
    const bool isListed = std::ranges::any_of(modes_, [](const Mode &mode) { return mode.draw == DrawMode::LightDirections; });
    if (document_ && isListed != hasDirections())
        fill();
    else
        color();
}

void ColorModes::setDocument(Document *document)
{
    coloring_.cancel();
    if (menu_)
        menu_->close(); // it is for another map
    follow(document);
    if (document_) {
        const auto &tables = document_->tables();
        connect(&tables, &MapTables::changed, this, [this](const MapChange &change) {
            if (change.touches(modes_[box_->currentIndex()].color.column.lump))
                color();
        });
        connect(&tables, &MapTables::columnsComputed, this, [this](int lump) {
            if (modes_[box_->currentIndex()].color.column.lump == lump)
                color();
        });
    }
    colored_.reset();
    colors_ = {};
    fill();
}

void ColorModes::setMode(const QString &mode)
{
    wanted_ = mode;
    fill();
}

void ColorModes::colorBy(bsp::FieldRef column)
{
    if (!document_)
        return; // without OpenGL, nothing is drawn, and the view says so
    const auto &map = document_->map();
    setMode(QLatin1StringView(columnPrefix) + fromView(map.lump(column.lump).name) + u'.' + fromView(map.field(column).name));
}

void ColorModes::adopt(int index)
{
    if (index < 0)
        return;
    wanted_ = modes_[index].id;
    colored_.reset();
    viewport_->setMode(modes_[index].draw);
    color();
}

// Computes the colours on a worker thread, as this looks up the leafs of all faces.
void ColorModes::color()
{
    const auto &mode = modes_[box_->currentIndex()];
    const auto scene = viewport_->scene();
    coloring_.cancel();
    if (mode.draw != DrawMode::Flat || !scene)
        return placeLegend();
    if (mode.color.by == FaceColoring::Column)
        document_->columns().want(mode.color.column.lump); // a computed column comes later, which calls this again
    coloring_.run([scene, map = document_->sharedMap(),
                   choice = mode.color](std::stop_token stop) { return colorFaces(*scene, *map, choice, stop); },
                  [this, scene](FaceColors colors) {
                      colored_ = scene;
                      colors_ = std::move(colors);
                      viewport_->uploads().setFaceColors(colors_.colors);
                      legend_->setLegend(colors_.legend);
                      placeLegend();
                  });
}

void ColorModes::placeLegend()
{
    const bool isFlat = modes_[box_->currentIndex()].draw == DrawMode::Flat;
    legend_->setVisible(isFlat && colored_ && legendAction_->isChecked());
    legend_->setMostHeight(viewport_->height() * 3 / 5);
    legend_->move(legendMargin, std::max(viewport_->height() - legend_->height() - legendMargin, 0));
}

bool ColorModes::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == viewport_ && event->type() == QEvent::Resize)
        placeLegend();
    return QObject::eventFilter(watched, event);
}

void ColorModes::selectEntry(size_t entry)
{
    if (!document_ || !colored_ || entry >= colors_.legend.entries.size())
        return;
    const double value = colors_.legend.entries[entry].value;
    auto records = facesWith(value, value);
    if (QApplication::keyboardModifiers() & Qt::ControlModifier) {
        const auto &before = document_->selection().records();
        records.insert(records.end(), before.begin(), before.end());
    }
    document_->selection().set(std::move(records));
}

std::vector<RecordRef> ColorModes::facesWith(double low, double high) const
{
    const int lump = document_->map().format().roles.faces;
    std::vector<RecordRef> records;
    for (size_t i = 0; i < colors_.values.size(); ++i) {
        const double value = colors_.values[i];
        if (std::isnan(low) ? std::isnan(value) : value >= low && value <= high)
            records.push_back({lump, colored_->scene.faces[i].face});
    }
    return records;
}

void ColorModes::openMenu(double low, double high, QPoint at)
{
    if (!document_ || !colored_)
        return;
    const int lump = document_->map().format().roles.faces;
    menu_ = contextMenuOf(legend_);
    const auto &color = modes_[box_->currentIndex()].color;
    if (const auto term = termFor(color, low, high, document_->references()); !term.isEmpty())
        addFilterEntries(menu_, [=, this](FilterRequest::How how) { emit filterRequested({lump, term, how}); });
    menu_->addSeparator();
    connect(menu_->addAction(tr("Show Only Its Faces in &3D")), &QAction::triggered, this,
            [this, faces = facesWith(low, high)] { viewport_->shownOnly().show(faces); });
    menu_->popup(at);
}

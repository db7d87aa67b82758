#include "widgets/view3d/overlays/solidoverlay.h"

#include <algorithm>

namespace {

constexpr int rebuildAfter = 300; // milliseconds without an edit
constexpr double inFront = 0.25;  // map units

} // namespace

SolidOverlay::SolidOverlay(OverlayPainter &painter, QObject *parent) : Overlay(painter, parent)
{
    rebuild_.setSingleShot(true);
    rebuild_.setInterval(rebuildAfter);
    connect(&rebuild_, &QTimer::timeout, this, [this] {
        if (isNeeded())
            return build();
        scene_.reset(); // made anew when it is needed
        if (building_.isRunning()) {
            building_.cancel();
            emit changed();
        }
    });
}

void SolidOverlay::setDocument(Document *document)
{
    follow(document);
    extra_.clear();
    reset();
    if (!document_)
        return;
    document_->tables().whenTouched(Derived::Solids, this, [this](const MapChange &change) {
        const int entities = document_->map().format().roles.entities;
        areSolidsStale_ = areSolidsStale_ || change.isAll() || std::ranges::any_of(change.lumps(), [&](const LumpChange &each) {
                              return each.lump != entities && document_->map().isStored(each.lump);
                          });
        rebuild_.start();
    });
    connect(document_, &Document::gameChanged, this, [this] { // the game sets the size of hulls
        sceneHull_ = -1;
        build();
    });
    connect(&document_->selection(), &Selection::changed, this, &SolidOverlay::adoptSelection);
    adoptSelection();
}

void SolidOverlay::reset()
{
    rebuild_.stop();
    building_.cancel();
    scene_.reset();
    sceneHull_ = -1;
    leafBox_ = {};
    chosen_.clear();
    for (const auto layer : {OverlayLayer::Solids, OverlayLayer::SelectedSolids, OverlayLayer::LeafBoxes})
        painter_.set(layer, {});
}

bool SolidOverlay::hasBrushes() const { return document_ && brushLump(document_->map()) != bsp::none; }
bool SolidOverlay::hasHulls() const { return document_ && document_->map().format().columns.modelHulls.lump != bsp::none; }

void SolidOverlay::setKinds(ContentsKindSet kinds)
{
    kinds_ = kinds;
    if (kinds_ != 0)
        hull_ = -1; // a map that has both shows only one of them
    build();
}

void SolidOverlay::setHull(int hull)
{
    hull_ = hull;
    build();
}

void SolidOverlay::setExtra(std::vector<RecordRef> brushes)
{
    if (brushes == extra_)
        return;
    extra_ = std::move(brushes);
    showChosen();
}

void SolidOverlay::adoptSelection()
{
    auto boxes = leafBoxes(document_->references(), document_->selection().records());
    leafBox_ = {};
    for (const auto &corner : boxes.lines)
        leafBox_.add(corner.point);
    painter_.set(OverlayLayer::LeafBoxes, selectedPlaces() <= mostOutlined ? std::move(boxes) : Marks());
    const auto &columns = document_->map().format().columns;
    const auto &roles = document_->map().format().roles;
    chosen_.clear();
    for (const auto record : document_->selection().records()) {
        const bool isOfHull = hasHulls() && (record.lump == columns.clipnodePlane.lump || record.lump == roles.leafs);
        if (isOfHull || (hasBrushes() && record.lump == brushLump(document_->map())))
            chosen_.push_back(record);
    }
    showChosen();
    emit changed();
}

// Returns whether solids have to be drawn. The selection never needs Half-Life's hulls: a leaf is drawn as its box, and a
// clipnode belongs to no hull by itself.
bool SolidOverlay::isNeeded() const
{
    return (hasBrushes() && (kinds_ != 0 || !chosen_.empty() || !extra_.empty())) || (hasHulls() && hull_ >= 0);
}

void SolidOverlay::build()
{
    rebuild_.stop();
    if (!isNeeded()) {
        building_.cancel();
        painter_.set(OverlayLayer::Solids, {});
        if (hasHulls())
            scene_.reset(); // the next one may be of another hull
        emit changed();
        return;
    }
    const int hull = hasHulls() ? hull_ : -1;
    building_.run(
        [map = document_->sharedMap(), hull, kinds = hull >= 0 ? allContentsKinds : kinds_,
         known = scene_ && sceneHull_ == hull && !areSolidsStale_ ? scene_->solids() : nullptr](std::stop_token stop) {
            auto solids = known;
            if (!solids && hull >= 0)
                solids = std::make_shared<const Solids>(hullSolids(*map, hull, stop));
            else if (!solids)
                solids = std::make_shared<const Solids>(brushSolids(*map, stop));
            Built built;
            built.scene = std::make_shared<const SolidScene>(solids, placementsOf(*map), *map, stop);
            built.marks = built.scene->draw(kinds, stop);
            return built;
        },
        [this, hull](Built built) {
            sceneHull_ = hull;
            areSolidsStale_ = rebuild_.isActive() && areSolidsStale_;
            scene_ = std::move(built.scene);
            painter_.set(OverlayLayer::Solids, std::move(built.marks));
            if (scene_->solids()->isCutShort)
                emit failed(tr("Some solids are not drawn. The map is damaged: computing all of them would take far "
                               "more time or memory than a map of its size needs."));
            showChosen();
        });
}

// Draws the selected brushes and those of setExtra(). Computes the scene first if there is none yet.
void SolidOverlay::showChosen()
{
    if (!scene_)
        return build();
    std::vector<RecordRef> records;
    std::ranges::set_union(chosen_, extra_, std::back_inserter(records));
    painter_.set(OverlayLayer::SelectedSolids, scene_->drawOnly(records));
    emit changed();
}

// Returns hits as slightly nearer than they are: the sides of a brush coincide with its faces, and solids, which are shown on
// request, take precedence.
std::vector<OverlayHit> SolidOverlay::hits(const Ray &ray) const
{
    const bool isHull = hasHulls() && hull_ >= 0;
    std::vector<OverlayHit> hits;
    if (scene_ && (isHull || kinds_ != 0))
        for (const auto &hit : scene_->along(ray, isHull ? allContentsKinds : kinds_))
            hits.push_back({hit.record, hit.distance - inFront});
    return hits;
}

Box SolidOverlay::selectionBox() const
{
    Box box;
    if (scene_)
        box = scene_->boxOf(chosen_);
    box.add(leafBox_);
    return box;
}

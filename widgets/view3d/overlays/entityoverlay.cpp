#include "widgets/view3d/overlays/entityoverlay.h"

#include "widgets/gl/sceneunits.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr QRgb linkColor = qRgba(235, 205, 110, 150), ownLinkColor = qRgba(255, 190, 60, 255),
               comingLinkColor = qRgba(120, 210, 255, 255); // to others; from others
constexpr int settleTime = 300;                             // milliseconds without an edit
constexpr qint32 mostAtOnce = 10'000;                       // entities that are read on the main thread
constexpr size_t mostNames = 100, mostSelectedNames = 12;
constexpr double nameFadesFrom = 300, nameFadesTo = 1600; // map units
constexpr Point around{24, 24, 24}; // map units, the space to frame around an entity, so that it does not fill the view

} // namespace

EntityOverlay::EntityOverlay(OverlayPainter &painter, QObject *parent) : Overlay(painter, parent)
{
    settle_.setSingleShot(true);
    settle_.setInterval(settleTime);
    connect(&settle_, &QTimer::timeout, this, [this] {
        if (std::exchange(isBehind_, false))
            compare();
    });
}

void EntityOverlay::setDocument(Document *document)
{
    follow(document);
    drawn_.reset();
    isBehind_ = false;
    hovered_ = -1;
    selected_.clear();
    for (const auto layer : {OverlayLayer::Entities, OverlayLayer::Links, OverlayLayer::SelectedEntities})
        painter_.set(layer, {});
    if (document_) {
        document_->tables().whenTouched(Derived::EntityList, this, [this] { followEdit(); });
        connect(document_, &Document::gameChanged, this, &EntityOverlay::markStale);
        connect(&document_->selection(), &Selection::changed, this, &EntityOverlay::adoptSelection);
        adoptSelection();
    }
    markStale();
}

void EntityOverlay::markStale()
{
    areModelsStale_ = areMarksStale_ = areBoxesStale_ = areLayersStale_ = true;
    hovered_ = -1; // numbers may have changed
    reading_.cancel();
    if (areMany())
        read();
    emit changed();
}

// Shows a single edit at once. While edits follow each other, as in typing, waits for the last.
void EntityOverlay::followEdit()
{
    areModelsStale_ = areMarksStale_ = areBoxesStale_ = areLayersStale_ = true;
    reading_.cancel();
    if (std::exchange(hovered_, -1) >= 0) // numbers may have changed
        emit changed();
    if (settle_.isActive())
        isBehind_ = true;
    else
        compare();
    settle_.start();
}

// Redraws only if needed, as most keys of an entity change nothing in the view.
void EntityOverlay::compare()
{
    if (isBusy())
        return read();
    if (areNamesShown_ || !selected_.empty() || !drawn_ || marks() != *drawn_)
        emit changed();
}

bool EntityOverlay::areMany() const { return document_ && document_->entitySource().count() > mostAtOnce; }

// Reads very many entities on a worker thread. Until then the picture stays, and nothing can be picked.
void EntityOverlay::read()
{
    if (reading_.isRunning())
        return;
    struct Read {
        std::shared_ptr<const MapFile> map;
        std::shared_ptr<const Targets> targets;
        std::shared_ptr<const EntityMarks> marks;
    };
    reading_.run(
        [map = document_->sharedMap(), known = document_->knownTargets()](const std::stop_token &) {
            const auto targets = known ? known : std::make_shared<const Targets>(map->entitySource(), map->classes());
            return Read{map, targets, std::make_shared<const EntityMarks>(entityMarks(*map, *targets))};
        },
        [this](const Read &read) {
            document_->takeTargets(*read.map, read.targets);
            marks_ = read.marks;
            areMarksStale_ = false;
            emit changed();
        },
        [this] { // out of memory
            marks_ = std::make_shared<const EntityMarks>();
            areMarksStale_ = false;
            emit changed();
        });
}

void EntityOverlay::setShown(bool shown)
{
    isShown_ = shown;
    areBoxesStale_ = true;
    emit changed();
}

void EntityOverlay::setNamesShown(bool shown)
{
    areNamesShown_ = shown;
    emit changed();
}

void EntityOverlay::setLinksShown(bool shown)
{
    areLinksShown_ = shown;
    areLayersStale_ = true;
    emit changed();
}

void EntityOverlay::setModelled(std::vector<qint32> entities, ModelsAlong along)
{
    modelled_ = std::move(entities);
    modelsAlong_ = std::move(along);
    areModelsStale_ = false;
    areBoxesStale_ = true;
    emit changed();
}

const EntityMarks &EntityOverlay::marks() const
{
    static const EntityMarks none;
    if (isBusy())
        return none;
    if (std::exchange(areMarksStale_, false))
        marks_ =
            std::make_shared<const EntityMarks>(document_ ? entityMarks(document_->map(), document_->targets()) : EntityMarks());
    return *marks_;
}

std::vector<EntityHit> EntityOverlay::along(const Ray &ray) const
{
    if (!document_)
        return {};
    auto hits = entitiesAlong(marks(), ray);
    if (!isShown_) // selected ones are still outlined
        std::erase_if(hits, [this](const EntityHit &hit) { return !isSelected(hit.entity); });
    // While edits are not drawn yet, the models may have outdated entity numbers.
    if (!modelsAlong_ || areModelsStale_)
        return hits;
    for (const auto &model : modelsAlong_(ray)) {
        const auto box = std::ranges::find(hits, model.entity, &EntityHit::entity);
        if (box == hits.end())
            hits.push_back(model);
        else
            box->distance = std::min(box->distance, model.distance);
    }
    std::ranges::stable_sort(hits, {}, &EntityHit::distance);
    return hits;
}

std::vector<OverlayHit> EntityOverlay::hits(const Ray &ray) const
{
    std::vector<OverlayHit> hits;
    for (const auto &hit : along(ray))
        hits.push_back({record(hit.entity), hit.distance});
    return hits;
}

Box EntityOverlay::selectionBox() const
{
    Box box;
    for (const qint32 entity : selected_)
        if (const auto *mark = marks().of(entity))
            box.add({narrow(mark->low - around), narrow(mark->high + around)});
    return box;
}

bool EntityOverlay::isSelected(qint32 entity) const { return std::ranges::binary_search(selected_, entity); }

RecordRef EntityOverlay::record(qint32 entity) const
{
    return {document_->map().format().roles.entityList, static_cast<quint32>(entity)};
}

void EntityOverlay::hover(qint32 entity)
{
    if (hovered_ == entity)
        return;
    hovered_ = entity;
    areLayersStale_ = true;
    emit changed();
}

void EntityOverlay::adoptSelection()
{
    std::vector<qint32> selected;
    const int lump = document_->map().format().roles.entityList;
    for (const auto record : document_->selection().records())
        if (record.lump == lump)
            selected.push_back(static_cast<qint32>(record.index));
    if (selected == selected_)
        return;
    selected_ = std::move(selected);
    areLayersStale_ = true;
    emit changed();
}

QString EntityOverlay::nameOf(qint32 entity) const
{
    const auto source = document_->entitySource();
    const auto name = edits::nameOf(source, entity);
    const auto target = edits::valueOf(source, entity, "targetname");
    return target.isEmpty() ? name : name + u'\n' + source.toText(target);
}

void EntityOverlay::update()
{
    if (isBusy())
        return;
    if (std::exchange(areBoxesStale_, false)) {
        const std::span open(modelled_.data(), modelsAlong_ && !areModelsStale_ ? modelled_.size() : 0);
        painter_.set(OverlayLayer::Entities, isShown_ && document_ ? boxesOf(marks(), open) : Marks());
    }
    if (!std::exchange(areLayersStale_, false))
        return;
    painter_.set(OverlayLayer::Links, document_ ? links() : Marks());
    painter_.set(OverlayLayer::SelectedEntities, document_ ? outlines() : Marks());
    drawn_ = marks_;
}

Marks EntityOverlay::links() const
{
    Marks drawn;
    const auto &all = marks();
    for (const auto &[from, to] : all.links) {
        const bool isOwn = isSelected(from) || from == hovered_, isComing = isSelected(to) || to == hovered_;
        const QRgb color = isOwn ? ownLinkColor : isComing ? comingLinkColor : linkColor;
        if (areLinksShown_ || isOwn || isComing)
            addLinkArrow(drawn, *all.of(from), *all.of(to), color);
    }
    return drawn;
}

Marks EntityOverlay::outlines() const
{
    Marks drawn;
    for (const qint32 entity : selected_)
        if (const auto *mark = marks().of(entity))
            addOutline(drawn, *mark, selectedColor);
    if (const auto *mark = hovered_ >= 0 && !isSelected(hovered_) ? marks().of(hovered_) : nullptr)
        addOutline(drawn, *mark, hoveredColor);
    return drawn;
}

std::vector<OverlayLabel> EntityOverlay::labels(const Camera &camera, QSize pixels) const
{
    if (!document_)
        return {};
    struct Name {
        double distance = 0;
        const EntityMark *mark = nullptr;
        bool isOwn = false; // selected or under the pointer
    };
    std::vector<Name> names;
    size_t own = 0;
    for (const auto &mark : marks().marks) {
        const double distance = camera.distanceTo(mark.origin);
        const bool isOwn = mark.entity == hovered_ || (isSelected(mark.entity) && own++ < mostSelectedNames);
        if (isOwn || (areNamesShown_ && isShown_ && distance < nameFadesTo && !camera.isBehind(mark.origin)))
            names.push_back({distance, &mark, isOwn});
    }
    const auto order = [](const Name &name) { return std::pair(!name.isOwn, name.distance); };
    const size_t count = std::min(mostNames, names.size());
    std::ranges::partial_sort(names, names.begin() + static_cast<qptrdiff>(count), {}, order);
    std::vector<OverlayLabel> labels;
    for (size_t i = count; i-- > 0;) { // the nearest last, over the others
        const auto &mark = *names[i].mark;
        if (!names[i].isOwn && painter_.isCovered(camera, pixels, mark.origin, length(mark.high - mark.low) / 2))
            continue;
        const double fade = (nameFadesTo - names[i].distance) / (nameFadesTo - nameFadesFrom);
        labels.push_back({{mark.origin[0], mark.origin[1], mark.isBrush ? mark.origin[2] : mark.high[2]},
                          mark.entity == hovered_ && !mark.shown.isEmpty()
                              ? u"%1 \u00b7 %2"_s.arg(nameOf(mark.entity), QString::fromUtf8(mark.shown))
                              : nameOf(mark.entity),
                          names[i].isOwn ? 1 : std::clamp(fade, 0.15, 1.0)});
    }
    return labels;
}

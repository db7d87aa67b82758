#include "widgets/view3d/overlays/overlays.h"

#include "core/text.h"

#include <QHelpEvent>
#include <QToolTip>
#include <QWidget>

#include <algorithm>

namespace
{

constexpr double inFront = 0.25;    // map units
constexpr Point around{24, 24, 24}; // of an entity that is framed, so that a small one does not fill the view

} // namespace

Overlays::Overlays(QWidget *view, OriginMover::Sight sight)
    : ViewPart(view), view_(view), entities_(painter_, this), mover_(view, std::move(sight), entities_, painter_),
      solids_(painter_, this), portals_(painter_, this), leak_(painter_, this), areas_(this)
{
    view->installEventFilter(this);
    connect(&areas_, &AreaDoors::changed, this, [this] { solids_.setExtra(areas_.closedBrushes()); });
    for (auto *part : parts()) {
        connect(part, &ViewPart::changed, this, &ViewPart::changed);
        connect(part, &ViewPart::failed, this, [this](const QString &reason) { showStatusTip(view_, reason); });
    }
}

void Overlays::setDocument(Document *document)
{
    follow(document);
    for (auto *part : parts())
        part->setDocument(document);
}

void Overlays::draw(const Camera &camera, QSize pixels)
{
    entities_.update();
    painter_.draw(camera, pixels);
    labels_ = entities_.labels(camera, pixels);
    if (mover_.isDragging())
        labels_.push_back({mover_.labelPlace(), mover_.label()});
    labels_.insert(labels_.end(), measured_.begin(), measured_.end());
    if (const auto fault = painter_.takeFault(); !fault.isEmpty())
        showStatusTip(view_, fault);
}

void Overlays::setMeasured(Marks lines, std::vector<OverlayLabel> labels)
{
    painter_.set(OverlayLayer::Ruler, std::move(lines));
    measured_ = std::move(labels);
    emit changed();
}

void Overlays::drawText(QPainter &painter, const Camera &camera) const { drawLabels(painter, view_->size(), camera, labels_); }

std::vector<OverlayHit> Overlays::along(const Ray &ray) const
{
    std::vector<OverlayHit> hits;
    for (const auto &hit : entities_.along(ray))
        hits.push_back({entities_.record(hit.entity), hit.distance});
    // The sides of a brush coincide with its faces; solids, which are shown on request, go first.
    for (const auto &hit : solids_.along(ray))
        hits.push_back({hit.record, hit.distance - inFront});
    std::ranges::stable_sort(hits, {}, &OverlayHit::distance);
    return hits;
}

bool Overlays::hover(const Ray &ray, double reach)
{
    const auto hits = entities_.along(ray);
    const bool isNear = !hits.empty() && hits.front().distance <= reach;
    entities_.hover(isNear ? hits.front().entity : -1);
    return isNear;
}

Box Overlays::selectionBox() const
{
    auto box = solids_.selectionBox();
    for (const qint32 entity : entities_.selected())
        if (const auto *mark = entities_.marks().of(entity))
            box.add({narrow(mark->low - around), narrow(mark->high + around)});
    return box;
}

bool Overlays::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != view_ || event->type() != QEvent::ToolTip || !document_ || entities_.hovered() < 0)
        return false;
    const auto name = entities_.nameOf(entities_.hovered());
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(),
                       asToolTip(tr("Entity %1: %2").arg(entities_.hovered()).arg(name)), view_);
    return true;
}

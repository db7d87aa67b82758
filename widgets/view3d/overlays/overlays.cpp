#include "widgets/view3d/overlays/overlays.h"

#include <QWidget>

#include <algorithm>

Overlays::Overlays(QWidget *view)
    : ViewPart(view), view_(view), entities_(painter_, this), solids_(painter_, this), portals_(painter_, this),
      leak_(painter_, this), differences_(painter_, this), areas_(this)
{
    connect(&areas_, &AreaDoors::changed, this, [this] { solids_.setExtra(areas_.closedBrushes()); });
    connect(&areas_, &AreaDoors::changed, this, &ViewPart::changed);
    for (auto *overlay : all_) {
        connect(overlay, &ViewPart::changed, this, &ViewPart::changed);
        connect(overlay, &ViewPart::failed, this, [this](const QString &reason) { showStatusTip(view_, reason); });
    }
}

void Overlays::setDocument(Document *document)
{
    follow(document);
    for (auto *overlay : all_)
        overlay->setDocument(document);
    areas_.setDocument(document);
}

void Overlays::draw(const Camera &camera, QSize pixels)
{
    for (auto *overlay : all_)
        overlay->update();
    painter_.draw(camera, pixels);
    labels_.clear();
    for (const auto *overlay : all_)
        std::ranges::move(overlay->labels(camera, pixels), std::back_inserter(labels_));
    for (const auto &[layer, labels] : toolLabels_)
        labels_.insert(labels_.end(), labels.begin(), labels.end());
    if (const auto fault = painter_.takeFault(); !fault.isEmpty())
        showStatusTip(view_, fault);
}

void Overlays::setToolMarks(OverlayLayer layer, Marks lines, std::vector<OverlayLabel> labels)
{
    painter_.set(layer, std::move(lines));
    toolLabels_[layer] = std::move(labels);
    emit changed();
}

void Overlays::drawText(QPainter &painter, const Camera &camera) const { drawLabels(painter, view_->size(), camera, labels_); }

std::vector<OverlayHit> Overlays::hits(const Ray &ray) const
{
    std::vector<OverlayHit> hits;
    for (const auto *overlay : all_)
        std::ranges::move(overlay->hits(ray), std::back_inserter(hits));
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

bool Overlays::isBusy() const { return areas_.isBusy() || std::ranges::any_of(all_, &Overlay::isBusy); }

Box Overlays::selectionBox() const
{
    Box box;
    for (const auto *overlay : all_)
        box.add(overlay->selectionBox());
    return box;
}

#include "widgets/scene/viewoverlay.h"

#include "widgets/scene/overlaytext.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <QWidget>

#include <algorithm>

ViewOverlay::ViewOverlay(QWidget *view, OriginMover::RayAt rayAt)
    : QObject(view),
      view_(view),
      entities_(painter_, this),
      mover_(view, std::move(rayAt), entities_, painter_)
{
    view->installEventFilter(this);
    connect(&entities_, &EntityOverlay::changed, this, &ViewOverlay::changed);
    connect(&mover_, &OriginMover::changed, this, &ViewOverlay::changed);
}

void ViewOverlay::setDocument(Document *document)
{
    document_ = document;
    entities_.setDocument(document);
    mover_.setDocument(document);
}

void ViewOverlay::draw(const Camera &camera, double aspect)
{
    entities_.update();
    painter_.draw(camera.projection(aspect) * camera.view());
}

void ViewOverlay::release()
{
    painter_.release();
}

void ViewOverlay::drawText(QPainter &painter, const Camera &camera, QSize size) const
{
    entities_.drawNames(painter, camera, size);
    if (mover_.isDragging())
        drawLabel(painter, camera, size, mover_.labelPlace(), mover_.label(), 1);
}

std::vector<OverlayHit> ViewOverlay::along(const Ray &ray) const
{
    std::vector<OverlayHit> hits;
    for (const auto &hit : entities_.along(ray))
        hits.push_back({entities_.record(hit.entity), hit.distance});
    return hits;
}

bool ViewOverlay::hover(const Ray &ray, double reach)
{
    const auto hits = entities_.along(ray);
    const bool isNear = !hits.empty() && hits.front().distance <= reach;
    entities_.hover(isNear ? hits.front().entity : -1);
    return isNear;
}

void ViewOverlay::leave()
{
    entities_.hover(-1);
}

Box ViewOverlay::selectionBox() const
{
    Box box;
    for (const qint32 entity : entities_.selected())
        if (const auto *mark = entities_.marks().of(entity))
            box.add({narrow(mark->low), narrow(mark->high)});
    return box;
}

bool ViewOverlay::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != view_ || event->type() != QEvent::ToolTip || !document_ || entities_.hovered() < 0)
        return false;
    const auto name = entities_.nameOf(entities_.hovered());
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(),
                       tr("Entity %1: %2").arg(entities_.hovered()).arg(name), view_);
    return true;
}

// Places that the lightmaps and other views show each other while Alt is held.
#include "widgets/images/lightmapview.h"

#include <QGuiApplication>

void LightmapView::pointAt(const PixelCanvas::Pixel &pixel)
{
    if (!document_)
        return;
    auto &pointed = document_->pointedAt();
    const auto *spot = QGuiApplication::keyboardModifiers() & Qt::AltModifier ? spotAt(pixel) : nullptr;
    const auto light = spot ? source_->luxels.light(spot->place.face) : std::nullopt;
    if (!light)
        return pointed.clear(this);
    const auto luxel = pixel.at - spot->place.rect.topLeft();
    if (const auto place = source_->spaces.at(spot->place.face, *light).pointAt(luxel))
        pointed.set({spot->place.face, *place}, this);
    else
        pointed.clear(this);
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

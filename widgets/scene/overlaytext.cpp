#include "widgets/scene/overlaytext.h"

#include <QPainter>

#include <algorithm>

namespace
{

constexpr int margin = 3, gap = 6;

} // namespace

void drawLabel(QPainter &painter, const Camera &camera, QSize size, const Point &place, const QString &text,
               double opacity)
{
    const auto seen = camera.seenAt(place, static_cast<double>(size.width()) / std::max(size.height(), 1));
    if (!seen || std::abs((*seen)[0]) > 1 || std::abs((*seen)[1]) > 1)
        return;
    const QPointF at((1 + (*seen)[0]) / 2 * size.width(), (1 - (*seen)[1]) / 2 * size.height());
    auto box = painter.fontMetrics().boundingRect(QRect(0, 0, 400, 200), Qt::AlignHCenter | Qt::AlignTop, text);
    box.adjust(-margin, -margin / 2, margin, margin / 2);
    box.moveCenter(at.toPoint());
    box.moveBottom(qRound(at.y()) - gap);
    painter.setOpacity(opacity);
    painter.fillRect(box, QColor(16, 18, 22, 170));
    painter.setPen(QColor(240, 242, 245));
    painter.drawText(box, Qt::AlignCenter, text);
    painter.setOpacity(1);
}

#include "widgets/view3d/overlays/overlaytext.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStatusTipEvent>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace {

constexpr int margin = 3, gap = 6, roomAround = 24; // pixels
constexpr QColor ground(16, 18, 22, 200), ink(240, 242, 245);

void drawLabel(QPainter &painter, QPointF at, const OverlayLabel &label)
{
    auto box = painter.fontMetrics().boundingRect(QRect(0, 0, 400, 200), Qt::AlignHCenter | Qt::AlignTop, label.text);
    box.adjust(-margin, -margin / 2, margin, margin / 2);
    box.moveCenter(at.toPoint());
    box.moveBottom(qRound(at.y()) - gap);
    painter.setOpacity(label.opacity);
    painter.fillRect(box, QColor(16, 18, 22, 170));
    painter.setPen(ink);
    painter.drawText(box, Qt::AlignCenter, label.text);
}

} // namespace

void drawLabels(QPainter &painter, QSize size, const Camera &camera, std::span<const OverlayLabel> labels)
{
    const double aspect = static_cast<double>(size.width()) / std::max(size.height(), 1);
    for (const auto &label : labels) {
        const auto seen = camera.seenAt(label.place, aspect);
        if (seen && std::abs((*seen)[0]) <= 1 && std::abs((*seen)[1]) <= 1)
            drawLabel(painter, {(1 + (*seen)[0]) / 2 * size.width(), (1 - (*seen)[1]) / 2 * size.height()}, label);
    }
    painter.setOpacity(1);
}

void drawSentence(QPainter &painter, QSize size, const QString &sentence)
{
    if (sentence.isEmpty())
        return;
    const auto room = QRect({}, size).adjusted(roomAround, roomAround, -roomAround, -roomAround);
    auto box = painter.fontMetrics().boundingRect(room, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, sentence);
    painter.fillRect(box.adjusted(-gap, -margin, gap, margin), ground);
    painter.setPen(ink);
    painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap, sentence);
}

void drawEntries(QPainter &painter, QSize size, std::span<const OverlayEntry> entries)
{
    if (entries.empty())
        return;
    const auto metrics = painter.fontMetrics();
    const int line = metrics.height() + margin, swatch = metrics.ascent();
    const int room = std::max(size.width() - 2 * roomAround - swatch - 3 * gap, 0);
    int widest = 0;
    for (const auto &entry : entries)
        widest = std::max(widest, std::min(metrics.horizontalAdvance(entry.text) + margin, room));
    const QSize taken(swatch + widest + 3 * gap, line * static_cast<int>(entries.size()) + margin);
    const QRect box(QRect({}, size).bottomRight() - QPoint(taken.width() + gap, taken.height() + gap), taken);
    painter.fillRect(box, ground);
    int top = box.top() + margin;
    for (const auto &entry : entries) {
        painter.fillRect(box.left() + gap, top, swatch, swatch, QColor(entry.color));
        painter.setPen(ink);
        painter.drawText(QRect(box.left() + swatch + 2 * gap, top - 1, widest, metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(entry.text, Qt::ElideRight, widest));
        top += line;
    }
}

void showStatusTip(QWidget *view, const QString &sentence)
{
    QStatusTipEvent event(sentence);
    QCoreApplication::sendEvent(view, &event);
}

#include "widgets/images/paletteview.h"

#include "widgets/parts/colors.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <optional>
#include <utility>

namespace {

constexpr int perRow = 16;

// Returns the index that a key leads to; nothing if the key does not move.
std::optional<int> movedBy(int key, int from)
{
    switch (key) {
    case Qt::Key_Left: return from - 1;
    case Qt::Key_Right: return from + 1;
    case Qt::Key_Up: return from - perRow;
    case Qt::Key_Down: return from + perRow;
    case Qt::Key_Home: return 0;
    case Qt::Key_End: return 255;
    default: return std::nullopt;
    }
}

} // namespace

PaletteView::PaletteView(QWidget *parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Palette"));
    setToolTip(tr("Point at a colour to mark its pixels. Click to keep them marked; press Esc to unmark them."));
}

void PaletteView::setColors(const QList<QRgb> &colors, int transparent)
{
    colors_ = colors.first(std::min<qsizetype>(colors.size(), 256));
    transparent_ = transparent;
    marked_ = -1;
    setEnabled(!colors_.isEmpty());
    update();
    change(-1, chosen_ < colors_.size() ? chosen_ : -1);
}

void PaletteView::setMarked(int index)
{
    if (std::exchange(marked_, index) != index)
        update();
}

void PaletteView::choose(int index) { change(hovered_, index); }

void PaletteView::change(int hovered, int chosen)
{
    const int before = highlighted();
    hovered_ = hovered;
    chosen_ = chosen;
    update();
    if (highlighted() != before)
        emit highlightChanged(highlighted());
}

int PaletteView::cell() const { return std::max(std::min(width(), height()) / perRow, 1); }

int PaletteView::indexAt(QPoint at) const
{
    const int side = cell();
    if (at.x() < 0 || at.y() < 0 || at.x() >= perRow * side || at.y() >= perRow * side)
        return -1;
    const int index = at.y() / side * perRow + at.x() / side;
    return index < colors_.size() ? index : -1;
}

QRect PaletteView::cellOf(int index) const { return {index % perRow * cell(), index / perRow * cell(), cell(), cell()}; }
QSize PaletteView::sizeHint() const { return {perRow * 9, perRow * 9}; }
QSize PaletteView::minimumSizeHint() const { return {perRow * 7, perRow * 7}; }

void PaletteView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    for (int i = 0; i < colors_.size(); ++i) {
        const auto rect = cellOf(i);
        painter.fillRect(rect, QColor::fromRgb(colors_[i]));
        if (i == transparent_) {
            painter.setPen(QPen(qGray(colors_[i]) > 127 ? Qt::black : Qt::white, 1));
            painter.drawLine(rect.topLeft(), rect.bottomRight());
            painter.drawLine(rect.topRight(), rect.bottomLeft());
        }
    }
    for (const auto &[index, width] : {std::pair(chosen_, 2), {marked_, 1}, {hovered_, 1}})
        if (index >= 0)
            drawContrastFrame(painter, cellOf(index), width);
    if (hasFocus() && chosen_ < 0 && !colors_.isEmpty()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(QRect(0, 0, perRow * cell(), perRow * cell()).adjusted(1, 1, -1, -1));
    }
}

void PaletteView::mouseMoveEvent(QMouseEvent *event)
{
    if (const int index = indexAt(event->position().toPoint()); index != hovered_)
        change(index, chosen_);
}

void PaletteView::mousePressEvent(QMouseEvent *event)
{
    const int index = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton)
        change(index, index == chosen_ ? -1 : index);
}

void PaletteView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && chosen_ >= 0)
        return change(hovered_, -1);
    const auto moved = movedBy(event->key(), chosen_);
    if (!moved || colors_.isEmpty())
        return QWidget::keyPressEvent(event);
    const int last = static_cast<int>(colors_.size()) - 1;
    if (chosen_ < 0)
        change(-1, 0);
    else if (event->key() == Qt::Key_End || (*moved >= 0 && *moved <= last))
        change(-1, std::min(*moved, last));
}

void PaletteView::leaveEvent(QEvent *) { change(-1, chosen_); }

void PaletteView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

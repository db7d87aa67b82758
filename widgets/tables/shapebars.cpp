// Contents of ShapeBars, and its pointer and key input.
#include "widgets/tables/shapebars.h"

#include "core/scene/colorscale.h"
#include "core/text.h"
#include "widgets/parts/colors.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace {

constexpr quint32 mostTimes = 100; // heights are logarithmic from this ratio of the highest bar to the lowest on

constexpr int barMargin = 4, widestSlot = 90,
              gapFrom = 5; // pixels; the slots from that width on have gaps between them
constexpr int leastPlot = 60, leastBar = 2, selectionLine = 2;
constexpr double paleness = 0.65; // of the unselected part

} // namespace

ShapeBars::ShapeBars(QWidget *parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Distribution of the values"));
}

void ShapeBars::setShape(std::shared_ptr<const ColumnShape> shape)
{
    shape_ = std::move(shape);
    selected_.clear();
    hasSelected_ = isPressed_ = false;
    anchor_.reset();
    cursor_.reset();
    hovered_.reset();
    most_ = 0;
    quint32 fewest = UINT32_MAX;
    for (size_t i = 0; i < count(); ++i)
        if (const auto records = static_cast<quint32>(shape_->bars[i].records.size()); records > 0) {
            most_ = std::max(most_, records);
            fewest = std::min(fewest, records);
        }
    isLogarithmic_ = most_ / mostTimes >= fewest;
    updateAccessibleText();
}

void ShapeBars::setSelected(std::vector<quint32> counts)
{
    selected_ = std::move(counts);
    hasSelected_ = std::ranges::any_of(selected_, [](quint32 each) { return each > 0; });
    update();
}

std::optional<BarRange> ShapeBars::range() const
{
    if (!anchor_)
        return {};
    const auto [first, last] = std::minmax(*anchor_, *cursor_);
    return BarRange{first, last};
}

QString ShapeBars::text() const
{
    const auto said = isPressed_ || !hovered_ ? range() : BarRange{*hovered_, *hovered_};
    if (!said)
        return {};
    quint64 selected = 0;
    for (size_t i = said->first; i <= said->last && i < selected_.size(); ++i)
        selected += selected_[i];
    const auto text = barText(*shape_, *said);
    return said->first < said->last || selected == 0 ? text : tr("%1, selected: %2").arg(text, numberText(selected));
}

std::optional<size_t> ShapeBars::barAt(QPoint at) const
{
    for (size_t i = 0; i < count(); ++i)
        if (const auto slot = slotOf(i); at.x() >= slot.left() && at.x() <= slot.right() && rect().contains(at))
            return i;
    return {};
}

// Returns the bar for a drag that goes on outside the bars.
size_t ShapeBars::nearestBar(QPoint at) const
{
    size_t bar = 0;
    while (bar + 1 < count() && slotOf(bar).right() < at.x())
        ++bar;
    return bar;
}

void ShapeBars::mark(size_t anchor, size_t cursor)
{
    anchor_ = anchor;
    cursor_ = cursor;
    updateAccessibleText();
}

// Repaints, and updates the description for screen readers.
void ShapeBars::updateAccessibleText()
{
    setAccessibleDescription(text());
    update();
}

void ShapeBars::cancelBarDrag()
{
    isPressed_ = false;
    anchor_.reset();
    cursor_.reset();
    updateAccessibleText();
}

void ShapeBars::mousePressEvent(QMouseEvent *event)
{
    const auto bar = barAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && bar) {
        isPressed_ = true;
        hovered_.reset(); // the text is about the marked bars until the pointer moves on
        mark(*bar, *bar);
    } else if (event->button() == Qt::RightButton && bar && !isPressed_
               && (!anchor_ || *bar < range()->first || *bar > range()->last)) {
        mark(*bar, *bar); // the menu will be about it
    }
}

void ShapeBars::mouseMoveEvent(QMouseEvent *event)
{
    const auto at = event->position().toPoint();
    if (isPressed_ && !(event->buttons() & Qt::LeftButton)) {
        cancelBarDrag(); // another window got the release
    } else if (isPressed_) {
        mark(*anchor_, nearestBar(at));
    } else if (const auto bar = barAt(at); bar != hovered_) {
        hovered_ = bar;
        update();
    }
}

void ShapeBars::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !isPressed_)
        return;
    isPressed_ = false;
    emit chosen(*range(), event->modifiers() & Qt::ControlModifier);
}

void ShapeBars::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const auto bar = barAt(event->position().toPoint()); bar && event->button() == Qt::LeftButton)
        emit doubleClicked({*bar, *bar});
}

void ShapeBars::moveCursor(int key, bool extends)
{
    if (count() == 0)
        return;
    const size_t last = count() - 1;
    size_t to = key == Qt::Key_End ? last : 0;
    if (cursor_ && key == Qt::Key_Left)
        to = *cursor_ - std::min<size_t>(*cursor_, 1);
    else if (cursor_ && key == Qt::Key_Right)
        to = std::min(*cursor_ + 1, last);
    hovered_.reset();
    mark(extends && anchor_ ? *anchor_ : to, to);
}

void ShapeBars::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End: return moveCursor(event->key(), event->modifiers() & Qt::ShiftModifier);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (anchor_)
            emit chosen(*range(), event->modifiers() & Qt::ControlModifier);
        return;
    case Qt::Key_Escape:
        if (isPressed_)
            return cancelBarDrag();
        break;
    default: break;
    }
    QWidget::keyPressEvent(event);
}

bool ShapeBars::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), barAt(help->pos()) ? asToolTip(text()) : QString(), this);
    return true;
}

void ShapeBars::leaveEvent(QEvent *)
{
    hovered_.reset();
    update();
}

void ShapeBars::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void ShapeBars::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

QSize ShapeBars::sizeHint() const { return {400, 150}; }
QSize ShapeBars::minimumSizeHint() const { return {160, leastPlot + 2 * fontMetrics().height() + 2 * barMargin}; }

QRect ShapeBars::plot() const
{
    const int line = fontMetrics().height() + barMargin;
    return rect().adjusted(barMargin, line, -barMargin, -line);
}

QRect ShapeBars::slotOf(size_t bar) const
{
    const auto area = plot();
    const auto bars = static_cast<int>(std::max<size_t>(count(), 1)), at = static_cast<int>(bar);
    const int width = std::min(area.width(), bars * widestSlot);
    const int left = area.left() + width * at / bars, right = area.left() + width * (at + 1) / bars;
    return {left, area.top(), right - left, area.height()};
}

int ShapeBars::heightOf(quint32 records) const
{
    if (records == 0)
        return 0;
    const double share = isLogarithmic_ ? std::log1p(records) / std::log1p(most_) : static_cast<double>(records) / most_;
    return std::max(static_cast<int>(std::lround(share * plot().height())), leastBar);
}

// Returns the colour of the bar's faces in a 3D view coloured by this column.
QRgb ShapeBars::colorOf(const ColumnBar &bar) const
{
    const bool areNumbers = shape_->values == ColumnShape::Values::Numbers;
    if (bar.kind == ColumnBar::Numbers)
        return scaleColor(bar.low / 2 + bar.high / 2, shape_->scale.low, shape_->scale.high);
    if (bar.kind == ColumnBar::Rest || areNumbers)
        return noValueColor;
    const bool isText =
        shape_->type == bsp::Type::Chars || shape_->type == bsp::Type::Text; // coloured by record number, as images are
    return numberColor(isText ? bar.records.front() : static_cast<quint64>(static_cast<qint64>(bar.low)));
}

void ShapeBars::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (const auto marked = range())
        painter.fillRect(slotOf(marked->first) | slotOf(marked->last),
                         blended(palette().color(QPalette::Base), palette().color(QPalette::Highlight), 0.25));
    for (size_t bar = 0; bar < count(); ++bar)
        paintBar(painter, bar);
    if (count() == 0)
        return;
    painter.setPen(withContrast(palette().color(QPalette::Mid), palette().color(QPalette::Base), 3));
    painter.drawLine(plot().left(), plot().bottom() + 1, slotOf(count() - 1).right(), plot().bottom() + 1);
    paintTexts(painter);
    paintMarks(painter);
}

void ShapeBars::paintBar(QPainter &painter, size_t bar) const
{
    const auto &base = palette().color(QPalette::Base);
    const auto slot = slotOf(bar);
    const auto records = static_cast<quint32>(shape_->bars[bar].records.size());
    const int height = heightOf(records), gap = slot.width() >= gapFrom ? 1 : 0;
    const QRect whole(slot.left() + gap, slot.bottom() + 1 - height, slot.width() - 2 * gap, height);
    if (records == 0)
        return;
    const QColor color(colorOf(shape_->bars[bar]));
    painter.fillRect(whole, hasSelected_ ? blended(color, base, paleness) : color);
    const quint32 selected = bar < selected_.size() ? selected_[bar] : 0;
    if (selected > 0) {
        auto part = whole;
        part.setTop(whole.bottom() + 1 - std::max(static_cast<int>(qint64(height) * selected / records), selectionLine));
        painter.fillRect(part, color);
        part.setHeight(selectionLine);
        painter.fillRect(part, palette().color(QPalette::Text)); // visible by more than its colour
    }
    painter.setPen(withContrast(color, base, 3));
    if (whole.width() >= gapFrom)
        painter.drawRect(whole.adjusted(0, 0, -1, -1));
    else
        painter.drawLine(whole.topLeft(), whole.topRight());
}

// Paints a line above the bars, which is text() or else what heights mean, and labels below them, as many as fit, the ends
// first.
void ShapeBars::paintTexts(QPainter &painter) const
{
    const auto metrics = fontMetrics();
    painter.setPen(palette().color(QPalette::Text));
    const auto above = QRect(barMargin, 0, width() - 2 * barMargin, metrics.height() + barMargin);
    const auto said = text();
    const auto scale = isLogarithmic_ ? tr("Logarithmic heights; highest bar: %1").arg(numberText(most_))
                                      : tr("Highest bar: %1").arg(numberText(most_));
    painter.drawText(above, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(said.isEmpty() ? scale : said, Qt::ElideMiddle, above.width()));
    std::vector<QRect> taken;
    const auto put = [&](const QString &text, const QRect &slot, bool isRight) {
        constexpr int apart = 8, widest = 160;
        const auto shown = metrics.elidedText(text, Qt::ElideMiddle, widest);
        const int wide = metrics.horizontalAdvance(shown);
        const int wanted = isRight ? slot.right() - wide : slot.center().x() - wide / 2;
        const QRect place(std::clamp(wanted, barMargin, std::max(width() - barMargin - wide, barMargin)), plot().bottom() + 2,
                          wide, metrics.height());
        if (std::ranges::any_of(taken, [&](const QRect &other) { return other.adjusted(-apart, 0, apart, 0).intersects(place); }))
            return;
        taken.push_back(place);
        painter.drawText(place, Qt::AlignCenter, shown);
    };
    const auto label = [&](size_t bar) {
        const auto &each = shape_->bars[bar];
        put(each.kind == ColumnBar::Numbers ? shortNumber(each.low) : each.name, slotOf(bar), false);
    };
    const auto &last = shape_->bars.back();
    label(0);
    if (last.kind == ColumnBar::Numbers && last.low < last.high)
        put(shortNumber(last.high), slotOf(count() - 1), true);
    for (size_t bar = count(); bar-- > 1;)
        label(bar);
}

void ShapeBars::paintMarks(QPainter &painter) const
{
    if (!hasFocus())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(withContrast(palette().color(QPalette::Highlight), palette().color(QPalette::Base), 3), 2));
    if (const auto marked = range())
        painter.drawRect((slotOf(marked->first) | slotOf(marked->last)).adjusted(0, 0, -1, -1));
    else
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

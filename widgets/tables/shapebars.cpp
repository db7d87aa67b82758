// Contents of ShapeBars, and its pointer and key input.
#include "widgets/tables/shapebars.h"

#include "core/query/columnshapetext.h"
#include "core/text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{

constexpr quint32 mostTimes = 100; // ratio of the highest bar to the lowest from which heights are logarithmic

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

// Also updates the description, for screen readers.
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

#include "widgets/budget/treemapview.h"

#include "core/budget/budgettext.h"
#include "core/budget/treemap.h"
#include "core/scene/colorscale.h"
#include "core/text.h"
#include "widgets/parts/colors.h"

#include <QGraphicsItem>
#include <QGraphicsScene>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <numeric>

namespace {

constexpr size_t mostItems = 2000;
constexpr double leastArea = 12; // square pixels; a smaller part has no rectangle of its own
constexpr int partKey = 0;       // for QGraphicsItem::data()

// Returns the colour of the part's faces in 3D; for limits, how nearly the limit is reached.
QColor colorOf(const Budget &budget, const BudgetPart &part)
{
    if (budget.question.measure == BudgetMeasure::Limits)
        return rampColor(budget.shareOf(part));
    return part.number < 0 ? noValueColor : numberColor(static_cast<quint64>(part.number));
}

} // namespace

// A rectangle of a treemap, with the name and amount of its part.
class TreemapItem : public QGraphicsItem
{
public:
    TreemapItem(const QRectF &rect, const QColor &color, const QString &name, const QString &amount);
    // `isMarked`: it is selected. `isCurrent`: keys start from it.
    void setState(bool isMarked, bool isCurrent);

    QRectF boundingRect() const override { return rect_; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QRectF rect_;
    QColor color_, textColor_;
    QString name_, amount_;
    bool isMarked_ = false, isCurrent_ = false;
};

TreemapItem::TreemapItem(const QRectF &rect, const QColor &color, const QString &name, const QString &amount)
    : rect_(rect), color_(color), textColor_(contrast(Qt::white, color) > contrast(Qt::black, color) ? Qt::white : Qt::black),
      name_(name), amount_(amount)
{
}

void TreemapItem::setState(bool isMarked, bool isCurrent)
{
    if (isMarked_ == isMarked && isCurrent_ == isCurrent)
        return;
    isMarked_ = isMarked;
    isCurrent_ = isCurrent;
    update();
}

void TreemapItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *widget)
{
    constexpr double gap = 0.5, margin = 6; // pixels
    const auto inside = rect_.adjusted(gap, gap, -gap, -gap);
    painter->fillRect(inside, color_);
    const QFontMetricsF metrics(widget->font());
    auto line = inside.adjusted(margin, margin, -margin, -margin);
    const auto addLine = [&](const QString &text) {
        const auto elided = metrics.elidedText(text, Qt::ElideMiddle, line.width());
        if (line.height() < metrics.height() || elided.size() < std::min<qsizetype>(text.size(), 3))
            return;
        painter->setPen(textColor_);
        painter->drawText(line, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, elided);
        line.setTop(line.top() + metrics.lineSpacing());
    };
    addLine(name_);
    addLine(amount_);
    if (isMarked_)
        drawContrastFrame(*painter, inside.adjusted(2, 2, -2, -2), 2);
    if (isCurrent_) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(textColor_, 1, Qt::DotLine));
        painter->drawRect(inside.adjusted(5, 5, -5, -5));
    }
}

TreemapView::TreemapView(QWidget *parent) : QGraphicsView(parent)
{
    setScene(new QGraphicsScene(this));
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumSize(120, 80);
    setAccessibleName(tr("Treemap of the parts; the table shows the same data"));
}

void TreemapView::setBudget(std::shared_ptr<const Budget> budget)
{
    budget_ = std::move(budget);
    marked_.clear();
    current_ = -1;
    layOut();
}

void TreemapView::mark(std::vector<bool> parts)
{
    marked_ = std::move(parts);
    showStates();
}

void TreemapView::setCurrent(int part)
{
    current_ = part;
    showStates();
}

void TreemapView::layOut()
{
    scene()->clear();
    items_.clear();
    const QRectF room(QPointF(0, 0), QSizeF(viewport()->size()));
    setSceneRect(room);
    if (!budget_)
        return;
    const auto &parts = budget_->parts;
    std::vector<double> weights;
    for (const auto &part : parts)
        weights.push_back(budget_->weightOf(part));
    const size_t own = countInTreemap(weights, room.width() * room.height(), leastArea, mostItems);
    if (const double rest = std::accumulate(weights.begin() + static_cast<qptrdiff>(own), weights.end(), 0.0); rest > 0) {
        weights.resize(own);
        weights.push_back(rest);
    } else {
        weights.resize(own);
    }
    const auto rects = treemapOf(weights, room);
    for (size_t i = 0; i < own; ++i) {
        const auto &part = parts[i];
        const auto share = percentText(budget_->shareOf(part));
        auto *item = new TreemapItem(rects[i], colorOf(*budget_, part), part.name, share);
        item->setToolTip(asToolTip(budget_->textOf(part)));
        item->setData(partKey, static_cast<int>(i));
        scene()->addItem(item);
        items_.push_back(item);
    }
    if (rects.size() > own)
        addRest(rects.back(), own);
    showStates();
}

void TreemapView::addRest(const QRectF &rect, size_t first)
{
    const auto others = tr("%Ln others", nullptr, static_cast<int>(budget_->parts.size() - first));
    auto *item = new TreemapItem(rect, QColor(noValueColor), others, {});
    item->setToolTip(tr("%1, each too small for a rectangle: the table lists them").arg(others));
    scene()->addItem(item);
}

void TreemapView::showStates()
{
    for (size_t i = 0; i < items_.size(); ++i)
        items_[i]->setState(i < marked_.size() && marked_[i], hasFocus() && current_ == static_cast<int>(i));
}

int TreemapView::partAt(QPoint at) const
{
    const auto *item = itemAt(at);
    const auto part = item ? item->data(partKey) : QVariant();
    return part.isValid() ? part.toInt() : -1;
}

QRect TreemapView::rectOf(size_t part) const { return part < items_.size() ? items_[part]->boundingRect().toRect() : QRect(); }

void TreemapView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    layOut();
}

void TreemapView::mousePressEvent(QMouseEvent *event)
{
    const int part = partAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || part < 0)
        return QGraphicsView::mousePressEvent(event);
    setCurrent(part);
    emit chosen(static_cast<size_t>(part), event->modifiers());
}

void TreemapView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const int part = partAt(event->position().toPoint()); event->button() == Qt::LeftButton && part >= 0) {
        emit activated(static_cast<size_t>(part));
        emit doubleClicked();
    }
}

// Returns the part that a key leads to: for arrows, the neighbour at the middle of that side; -1: none.
int TreemapView::stepTo(int key) const
{
    if (items_.empty())
        return -1;
    if (key == Qt::Key_Home || current_ < 0)
        return 0;
    if (key == Qt::Key_End)
        return static_cast<int>(items_.size()) - 1;
    const auto rect = items_[static_cast<size_t>(current_)]->boundingRect();
    constexpr double beyond = 1.5; // pixels
    switch (key) {
    case Qt::Key_Left: return partAt(QPointF(rect.left() - beyond, rect.center().y()).toPoint());
    case Qt::Key_Right: return partAt(QPointF(rect.right() + beyond, rect.center().y()).toPoint());
    case Qt::Key_Up: return partAt(QPointF(rect.center().x(), rect.top() - beyond).toPoint());
    default: return partAt(QPointF(rect.center().x(), rect.bottom() + beyond).toPoint());
    }
}

void TreemapView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (current_ >= 0)
            emit activated(static_cast<size_t>(current_));
        return;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        if (const int part = stepTo(event->key()); part >= 0) {
            setCurrent(part);
            emit chosen(static_cast<size_t>(part), {});
        }
        return;
    default: QWidget::keyPressEvent(event);
    }
}

void TreemapView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    showStates();
}

void TreemapView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    showStates();
}

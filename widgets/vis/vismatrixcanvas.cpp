#include "widgets/vis/vismatrixcanvas.h"

#include "widgets/vis/matrixaxis.h"
#include "widgets/vis/matrixcolors.h"

#include <QEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QRegion>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace {

constexpr std::array scales = {1 / 128., 1 / 96., 1 / 64., 1 / 48., 1 / 32., 1 / 24., 1 / 16., 1 / 12.,
                               1 / 8.,   1 / 6.,  1 / 4.,  1 / 3.,  1 / 2.,  1.,      2.,      3.,
                               4.,       6.,      8.,      12.,     16.,     24.,     32.,     48.};

QPoint scaled(QPoint point, double by) { return {qRound(point.x() * by), qRound(point.y() * by)}; }

constexpr int gridFrom = 12, markFrom = 8, framedFrom = 3; // the least scales at which these are drawn

} // namespace

VisMatrixCanvas::VisMatrixCanvas(QWidget *parent) : ScrollCanvas(parent) {}

void VisMatrixCanvas::setPicture(std::shared_ptr<const MatrixPicture> picture)
{
    const bool countDiffers = isEmpty() || !picture || picture->count() != picture_->count();
    picture_ = std::move(picture);
    frame_ = {};
    findSelected();
    if (!countDiffers)
        return emit pairChanged(); // the text about the pair may change
    pair_ = {};
    chosen_ = {};
    pointer_ = {};
    showAll();
    emit pairChanged();
}

void VisMatrixCanvas::setSelected(std::vector<quint32> clusters)
{
    if (clusters != selected_)
        chosen_ = {};
    selected_ = std::move(clusters);
    findSelected();
}

void VisMatrixCanvas::findSelected()
{
    selectedPlaces_.clear();
    for (const quint32 cluster : selected_)
        if (picture_ && cluster < picture_->count())
            selectedPlaces_.push_back(picture_->placeOf(cluster));
    std::ranges::sort(selectedPlaces_);
    viewport()->update();
}

MatrixPlan VisMatrixCanvas::plan() const
{
    MatrixPlan plan{.count = picture_ ? picture_->count() : 0,
                    .scale = scale_,
                    .viewport = viewport()->size(),
                    .ratio = devicePixelRatioF(),
                    .scrolled = scrolled()};
    plan.axes = MatrixAxis::sizesIn(plan, fontMetrics());
    return plan;
}

QPoint VisMatrixCanvas::inPixels(QPoint inViewport) const { return scaled(inViewport, devicePixelRatioF()); }
std::optional<QPoint> VisMatrixCanvas::placeAt(QPoint inViewport) const { return plan().placeAt(inPixels(inViewport)); }

std::optional<VisMatrixCanvas::Pair> VisMatrixCanvas::pairAt(QPoint inViewport) const
{
    const auto place = placeAt(inViewport);
    return place ? std::optional(pairOf(*place)) : std::nullopt;
}

VisMatrixCanvas::Pair VisMatrixCanvas::pairOf(QPoint place) const
{
    return {.viewer = picture_->clusterAt(static_cast<quint32>(place.y())),
            .seen = picture_->clusterAt(static_cast<quint32>(place.x()))};
}

QPoint VisMatrixCanvas::placeOf(Pair pair) const
{
    return {static_cast<int>(picture_->placeOf(pair.seen)), static_cast<int>(picture_->placeOf(pair.viewer))};
}

QRect VisMatrixCanvas::rectOf(Pair pair) const
{
    if (isEmpty() || std::max(pair.viewer, pair.seen) >= picture_->count())
        return {};
    const auto pixels = plan().cellOf(placeOf(pair));
    const double ratio = devicePixelRatioF();
    return QRectF(QPointF(pixels.topLeft()) / ratio, QSizeF(pixels.size()) / ratio).toAlignedRect();
}

void VisMatrixCanvas::showAll()
{
    fitted_ = true;
    for (QSize room; room != plan().area().size();) { // the area grows when scroll bars disappear
        auto all = plan();
        room = all.area().size();
        all.scale = all.fitting();
        moveTo(all.scale, {(all.length() - room.width()) / 2, (all.length() - room.height()) / 2});
    }
}

void VisMatrixCanvas::zoomIn() { step(true, middle()); }
void VisMatrixCanvas::zoomOut() { step(false, middle()); }

void VisMatrixCanvas::step(bool in, QPoint about)
{
    constexpr double same = 1e-6;
    const auto larger = std::ranges::upper_bound(scales, scale_ + same);
    const auto atLeast = std::ranges::lower_bound(scales, scale_ - same);
    if (in && larger != scales.end())
        zoomTo(*larger, about);
    else if (!in && (atLeast == scales.begin() || *(atLeast - 1) <= plan().fitting()))
        showAll();
    else if (!in)
        zoomTo(*(atLeast - 1), about);
}

QPoint VisMatrixCanvas::middle() const
{
    const auto area = plan().area();
    const auto crossing = pair_ ? plan().cellOf(placeOf(*pair_)).center() : QPoint();
    return pair_ && area.contains(crossing) ? crossing : area.center();
}

// Keeps what is at `about` there, and with it the margin that the matrix may have, until showAll().
void VisMatrixCanvas::zoomTo(double scale, QPoint about)
{
    const auto before = plan();
    const auto shown = before.shown();
    const QPoint at(std::clamp(about.x(), shown.left(), std::max(shown.right(), shown.left())),
                    std::clamp(about.y(), shown.top(), std::max(shown.bottom(), shown.top())));
    const auto pixel = at - before.origin();
    auto pairs = (QPointF(pixel) + QPointF(0.5, 0.5)) / scale_;
    if (pair_ && before.cellOf(placeOf(*pair_)).contains(at)) {
        // Of the many pairs that the pixel may stand for, the current one stays.
        constexpr double within = 0.99;
        const auto place = placeOf(*pair_);
        pairs = {std::clamp(pairs.x(), place.x() + 1 - within, place.x() + within),
                 std::clamp(pairs.y(), place.y() + 1 - within, place.y() + within)};
    }
    fitted_ = false;
    auto after = before;
    after.scale = scale;
    const QPoint moved(after.pixelOf(pairs.x()), after.pixelOf(pairs.y()));
    moveTo(scale, before.area().topLeft() + moved - at);
}

void VisMatrixCanvas::moveTo(double scale, QPoint scrolled)
{
    const bool scaleDiffers = scale != scale_;
    scale_ = scale;
    setScrolled(scrolled);
    followPointer();
    viewport()->update();
    if (scaleDiffers)
        emit scaleChanged();
}

void VisMatrixCanvas::setScrolled(QPoint scrolled)
{
    const auto set = [this](QScrollBar *bar, int room, int value) {
        const int spare = plan().length() - room; // if negative, the size of the margins
        const int first = spare > 0 ? 0 : std::clamp(value, spare, 0), last = std::max(spare, first);
        bar->setRange(std::min(first, value), std::max(last, value));
        bar->setPageStep(room);
        bar->setSingleStep(std::max(room / 20, 1));
        bar->setValue(value);
    };
    moving_ = true;
    for (int i = 0; i < 2; ++i) { // a bar that appears or disappears changes the room of the other
        set(horizontalScrollBar(), plan().area().width(), scrolled.x());
        set(verticalScrollBar(), plan().area().height(), scrolled.y());
    }
    moving_ = false;
}

void VisMatrixCanvas::scrollTo(QPoint scrolled)
{
    moving_ = true;
    ScrollCanvas::scrollTo(scrolled);
    moving_ = false;
    followPointer();
}

void VisMatrixCanvas::scrollContentsBy(int, int)
{
    viewport()->update();
    if (!moving_)
        followPointer();
}

void VisMatrixCanvas::followPointer()
{
    const auto place = pointer_ ? placeAt(*pointer_) : std::nullopt;
    if (!place)
        return;
    // A pixel may stand for many pairs. Keep the current pair if it is one of them, even if it is not the middle one.
    const bool isKept = pair_ && plan().cellOf(placeOf(*pair_)).contains(inPixels(*pointer_));
    if (!isKept)
        setPlace(*place);
}

void VisMatrixCanvas::reveal(QPoint place)
{
    const auto pixels = plan().pixelsOf(place);
    const auto show = [](QScrollBar *bar, int first, int last, int room) {
        if (first < bar->value() || last > bar->value() + room)
            bar->setValue((first + last - room) / 2);
    };
    show(horizontalScrollBar(), pixels.left(), pixels.right() + 1, plan().area().width());
    show(verticalScrollBar(), pixels.top(), pixels.bottom() + 1, plan().area().height());
}

void VisMatrixCanvas::setPlace(QPoint place)
{
    const auto pair = pairOf(place);
    if (pair_ == pair)
        return;
    pair_ = pair;
    viewport()->update();
    emit pairChanged();
}

void VisMatrixCanvas::movePlace(QPoint by)
{
    if (isEmpty())
        return;
    pointer_.reset(); // the keys move it now
    const int last = static_cast<int>(picture_->count()) - 1;
    auto place = pair_ ? placeOf(*pair_) + by : scaled(plan().area().center() - plan().origin(), 1 / scale_);
    place = {std::clamp(place.x(), 0, last), std::clamp(place.y(), 0, last)};
    setPlace(place);
    reveal(place);
}

void VisMatrixCanvas::resizeEvent(QResizeEvent *)
{
    if (moving_)
        return;
    if (fitted_ || scale_ < plan().fitting())
        showAll();
    else
        setScrolled(scrolled());
}

void VisMatrixCanvas::changeEvent(QEvent *event)
{
    ScrollCanvas::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        resizeEvent(nullptr); // the width of the axes depends on their numbers
}

bool VisMatrixCanvas::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        pointer_.reset();
    return ScrollCanvas::viewportEvent(event);
}

void VisMatrixCanvas::zoomSteps(int steps, QPoint about)
{
    pointer_ = about;
    for (int i = 0; i < std::abs(steps); ++i)
        step(steps > 0, inPixels(about));
}

void VisMatrixCanvas::pointTo(QPoint at)
{
    pointer_ = at;
    followPointer();
}

// While the matrix is dragged, the pair that was grabbed stays under the pointer.
void VisMatrixCanvas::mouseMoveEvent(QMouseEvent *event)
{
    pointer_ = event->position().toPoint();
    ScrollCanvas::mouseMoveEvent(event);
}

void VisMatrixCanvas::click(QPoint at, Qt::KeyboardModifiers modifiers)
{
    pointTo(at);
    if (placeAt(at))
        choose(modifiers);
}

void VisMatrixCanvas::choose(Qt::KeyboardModifiers modifiers)
{
    if (!pair_)
        return;
    const auto pair = *pair_;
    emit pairChosen(modifiers);
    const auto isSelected = [this](quint32 cluster) { return std::ranges::find(selected_, cluster) != selected_.end(); };
    chosen_ = isSelected(pair.viewer) && isSelected(pair.seen) ? std::optional(pair) : std::nullopt;
    viewport()->update();
}

void VisMatrixCanvas::keyPressEvent(QKeyEvent *event)
{
    const auto area = plan().area();
    const bool pans = event->modifiers() & Qt::ControlModifier, leaps = event->modifiers() & Qt::ShiftModifier;
    const auto move = [&](int x, int y) {
        const QPoint unit(x, y);
        pans ? scrollTo(scrolled() + unit * std::max(area.height() / 10, 1)) : movePlace(unit * (leaps ? 10 : 1));
    };
    const auto movePage = [&](int direction) {
        const int page = direction * std::max(static_cast<int>((leaps ? area.width() : area.height()) / scale_), 1);
        movePlace(leaps ? QPoint(page, 0) : QPoint(0, page));
    };
    switch (event->key()) {
    case Qt::Key_Left: return move(-1, 0);
    case Qt::Key_Right: return move(1, 0);
    case Qt::Key_Up: return move(0, -1);
    case Qt::Key_Down: return move(0, 1);
    case Qt::Key_PageUp: return movePage(-1);
    case Qt::Key_PageDown: return movePage(1);
    case Qt::Key_Home: return showAll();
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoomIn();
    case Qt::Key_Minus: return zoomOut();
    case Qt::Key_Return:
    case Qt::Key_Enter: return choose(event->modifiers());
    default: ScrollCanvas::keyPressEvent(event);
    }
}

void VisMatrixCanvas::focusInEvent(QFocusEvent *event)
{
    ScrollCanvas::focusInEvent(event);
    viewport()->update();
}

void VisMatrixCanvas::focusOutEvent(QFocusEvent *event)
{
    ScrollCanvas::focusOutEvent(event);
    viewport()->update();
}

void VisMatrixCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), palette().color(isEmpty() ? QPalette::Base : QPalette::Window));
    if (isEmpty()) {
        paintEmptyText(painter);
    } else {
        const auto shown = plan();
        painter.save();
        painter.scale(1 / devicePixelRatioF(), 1 / devicePixelRatioF());
        painter.setClipRect(shown.area());
        paintMatrix(painter, shown);
        paintBands(painter, shown);
        paintCrosshair(painter, shown);
        paintChosen(painter, shown);
        painter.restore();
        for (const bool isAbove : {true, false})
            if (!shown.axes.isEmpty() && !shown.shown().isEmpty())
                MatrixAxis(painter, *picture_, shown, isAbove)
                    .paint(palette().color(QPalette::WindowText), pair_ ? std::optional(placeOf(*pair_)) : std::nullopt,
                           selectedPlaces_);
    }
    if (hasFocus()) { // a style's own focus frame may tint its content, and here colours have a meaning
        painter.setPen(palette().color(QPalette::Highlight));
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

void VisMatrixCanvas::paintMatrix(QPainter &painter, const MatrixPlan &plan)
{
    const int side = plan.length();
    const auto origin = plan.origin();
    const auto pixels = plan.shown().translated(-origin);
    if (pixels.isEmpty())
        return;
    const int size = std::max(static_cast<int>(scale_), 1); // screen pixels per pixel of the frame
    const QRect part(QPoint(pixels.left() / size, pixels.top() / size), QPoint(pixels.right() / size, pixels.bottom() / size));
    updateFrame(part);
    painter.drawImage(QRect(origin + part.topLeft() * size, part.size() * size), frame_.image);
    if (size >= gridFrom)
        paintGrid(painter, plan, part);
    if (size >= markFrom)
        paintOneWayMarks(painter, plan, part);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(QRect(origin, QSize(side, side)).adjusted(-1, -1, 0, 0));
}

// Draws a part of the matrix into the frame. If the matrix has only moved, keeps the pixels that it still shows, and draws only
// the new edges.
void VisMatrixCanvas::updateFrame(const QRect &part)
{
    const double pairs = std::max(1 / scale_, 1.0);
    const bool isMoved = frame_.picture == picture_ && frame_.pairs == pairs;
    if (isMoved && frame_.part == part)
        return;
    const auto kept = isMoved ? frame_.part & part : QRect();
    const auto colors = picture_->isComparison() ? comparedColors() : matrixColors;
    if (kept.isEmpty()) {
        frame_ = {picture_, pairs, part, picture_->draw(pairs, part, colors)};
        return;
    }
    QImage image(part.size(), frame_.image.format());
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.drawImage(kept.topLeft() - part.topLeft(), frame_.image, kept.translated(-frame_.part.topLeft()));
    for (const auto &edge : QRegion(part) - kept)
        painter.drawImage(edge.topLeft() - part.topLeft(), picture_->draw(pairs, edge, colors));
    painter.end();
    frame_.part = part;
    frame_.image = image;
}

void VisMatrixCanvas::paintGrid(QPainter &painter, const MatrixPlan &plan, const QRect &part) const
{
    const int size = static_cast<int>(scale_);
    const auto cells = QRect(part.topLeft() * size, part.size() * size).translated(plan.origin());
    QList<QLine> lines;
    for (int x = cells.left(); x <= cells.right() + 1; x += size)
        lines.append(QLine(x, cells.top(), x, cells.bottom()));
    for (int y = cells.top(); y <= cells.bottom() + 1; y += size)
        lines.append(QLine(cells.left(), y, cells.right(), y));
    painter.setPen(QColor(128, 128, 128, 90));
    painter.drawLines(lines);
}

void VisMatrixCanvas::paintOneWayMarks(QPainter &painter, const MatrixPlan &plan, const QRect &part) const
{
    QList<QLine> lines;
    for (int row = part.top(); row <= part.bottom(); ++row)
        for (int column = part.left(); column <= part.right(); ++column)
            if (const auto cell = plan.cellOf({column, row});
                picture_->isOneWay(static_cast<quint32>(row), static_cast<quint32>(column)))
                lines.append(QLine(cell.bottomLeft(), cell.topRight()));
            else if (picture_->isOnlyInOther(static_cast<quint32>(row), static_cast<quint32>(column)))
                lines.append(QLine(cell.topLeft(), cell.bottomRight()));
    painter.setPen(oneWayMark);
    painter.drawLines(lines);
}

// Draws the rows and columns of selected clusters: a tint over their pairs, and lines on both sides, so that rows of a pixel or
// less are visible.
void VisMatrixCanvas::paintBands(QPainter &painter, const MatrixPlan &plan) const
{
    const auto whole = plan.shown();
    const auto origin = plan.origin();
    const auto runs = plan.runsOf(selectedPlaces_);
    for (const bool isLine : {false, true})
        for (const auto &[first, end] : runs) {
            const QRect row(whole.left(), origin.y() + first, whole.width(), end - first),
                column(origin.x() + first, whole.top(), end - first, whole.height());
            for (const auto &band : {row, column})
                if (!isLine && band.intersects(whole))
                    painter.fillRect(band & whole, bandTint);
            if (isLine) {
                for (const int y : {row.top() - 1, row.bottom() + 1})
                    painter.fillRect(QRect(row.left(), y, row.width(), 1), bandColor);
                for (const int x : {column.left() - 1, column.right() + 1})
                    painter.fillRect(QRect(x, column.top(), 1, column.height()), bandColor);
            }
        }
}

// Marks the pair that was clicked, since the bands do not show which of the two clusters is the viewer (the row's).
void VisMatrixCanvas::paintChosen(QPainter &painter, const MatrixPlan &plan) const
{
    if (!chosen_)
        return;
    constexpr int least = 7;
    auto cell = plan.cellOf(placeOf(*chosen_));
    if (const int more = (least - cell.width() + 1) / 2; more > 0)
        cell.adjust(-more, -more, more, more);
    painter.setPen(bandColor);
    for (const int around : {1, 2, 4})
        painter.drawRect(cell.adjusted(-around, -around, around - 1, around - 1));
    painter.setPen(oneWayMark);
    painter.drawRect(cell.adjusted(-3, -3, 2, 2));
}

void VisMatrixCanvas::paintCrosshair(QPainter &painter, const MatrixPlan &plan) const
{
    if (!pair_)
        return;
    const auto cell = plan.cellOf(placeOf(*pair_));
    const auto whole = plan.shown();
    const bool framed = scale_ >= framedFrom;
    painter.setPen(QPen(crosshairColor, framed && hasFocus() ? 2 : 1));
    if (!framed) {
        painter.drawLine(cell.center().x(), whole.top(), cell.center().x(), whole.bottom());
        painter.drawLine(whole.left(), cell.center().y(), whole.right(), cell.center().y());
        return;
    }
    const auto around = cell.adjusted(-1, -1, 0, 0);
    painter.drawRect(QRect(QPoint(whole.left() - 2, around.top()), QPoint(whole.right() + 1, around.bottom())));
    painter.drawRect(QRect(QPoint(around.left(), whole.top() - 2), QPoint(around.right(), whole.bottom() + 1)));
}

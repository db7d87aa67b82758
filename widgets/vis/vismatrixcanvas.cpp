#include "widgets/vis/vismatrixcanvas.h"

#include <QApplication>
#include <QMouseEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace
{

constexpr std::array scales = {1 / 128., 1 / 96., 1 / 64., 1 / 48., 1 / 32., 1 / 24., 1 / 16., 1 / 12.,
                               1 / 8.,   1 / 6.,  1 / 4.,  1 / 3.,  1 / 2.,  1.,      2.,      3.,
                               4.,       6.,      8.,      12.,     16.,     24.,     32.,     48.};
constexpr double largestFit = 32; // a tiny matrix is not blown up to the window
constexpr int wheelStep = 120;    // eighths of a degree

QPoint scaled(QPoint point, double by)
{
    return {qRound(point.x() * by), qRound(point.y() * by)};
}

} // namespace

VisMatrixCanvas::VisMatrixCanvas(QWidget *parent) : QAbstractScrollArea(parent)
{
    viewport()->setMouseTracking(true);
    viewport()->setCursor(Qt::CrossCursor);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(80, 60);
}

void VisMatrixCanvas::setPicture(std::shared_ptr<const MatrixPicture> picture)
{
    const bool isOther = isEmpty() || !picture || picture->count() != picture_->count();
    picture_ = std::move(picture);
    frame_ = {};
    setSelected(std::move(selected_));
    viewport()->update();
    if (!isOther)
        return emit pairChanged(); // what is said of it
    pair_ = {};
    showAll();
    emit pairChanged();
}

void VisMatrixCanvas::setSelected(std::vector<quint32> clusters)
{
    selected_ = std::move(clusters);
    selectedPlaces_.clear();
    for (const quint32 cluster : selected_)
        if (picture_ && cluster < picture_->count())
            selectedPlaces_.push_back(picture_->placeOf(cluster));
    std::ranges::sort(selectedPlaces_);
    viewport()->update();
}

void VisMatrixCanvas::setEmptyText(const QString &text)
{
    emptyText_ = text;
    viewport()->update();
}

QRect VisMatrixCanvas::area() const
{
    const double ratio = devicePixelRatioF();
    const auto before = rulers();
    return {QPoint(before.width(), before.height()),
            QSize(std::max(static_cast<int>(viewport()->width() * ratio) - before.width(), 1),
                  std::max(static_cast<int>(viewport()->height() * ratio) - before.height(), 1))};
}

int VisMatrixCanvas::length(double scale) const
{
    constexpr double rounding = 0.001; // of a scale that was made from the length
    const double length = isEmpty() ? 0 : picture_->count() * scale;
    return std::max(static_cast<int>(std::ceil(length - rounding)), 1);
}

QPoint VisMatrixCanvas::origin() const
{
    const auto whole = area();
    const auto start = [this](int room, int scrolled) {
        return length(scale_) < room ? (room - length(scale_)) / 2 : -scrolled;
    };
    return whole.topLeft()
           + QPoint(start(whole.width(), horizontalScrollBar()->value()),
                    start(whole.height(), verticalScrollBar()->value()));
}

QRect VisMatrixCanvas::pixelsOf(QPoint place) const
{
    const int size = std::max(static_cast<int>(scale_), 1), last = length(scale_) - size;
    const auto pixel = [this, last](int along) { return std::min(static_cast<int>(along * scale_), last); };
    return {pixel(place.x()), pixel(place.y()), size, size};
}

std::optional<QPoint> VisMatrixCanvas::placeAt(QPoint inViewport) const
{
    const auto at = scaled(inViewport, devicePixelRatioF());
    const auto pixel = at - origin();
    const int side = length(scale_);
    if (isEmpty() || !area().contains(at) || !QRect(0, 0, side, side).contains(pixel))
        return std::nullopt;
    const auto place = [this](int along) {
        const double middle = scale_ < 1 ? 0.5 : 0; // of the pairs that a pixel stands for
        return std::min(static_cast<int>((along + middle) / scale_), static_cast<int>(picture_->count()) - 1);
    };
    return QPoint(place(pixel.x()), place(pixel.y()));
}

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
    const auto pixels = pixelsOf(placeOf(pair)).translated(origin());
    const double ratio = devicePixelRatioF();
    return QRectF(QPointF(pixels.topLeft()) / ratio, QSizeF(pixels.size()) / ratio).toAlignedRect();
}

double VisMatrixCanvas::fitting() const
{
    const auto room = area().size();
    const double scale = isEmpty() ? 1 : static_cast<double>(std::min(room.width(), room.height())) / picture_->count();
    return scale < 1 ? scale : std::min(std::floor(scale), largestFit);
}

void VisMatrixCanvas::showAll()
{
    zoomTo(fitting(), area().center());
    fitted_ = true;
}

void VisMatrixCanvas::zoomIn()
{
    step(true, middle());
}

void VisMatrixCanvas::zoomOut()
{
    step(false, middle());
}

void VisMatrixCanvas::step(bool in, QPoint about)
{
    constexpr double same = 1e-6;
    const auto larger = std::ranges::upper_bound(scales, scale_ + same);
    const auto atLeast = std::ranges::lower_bound(scales, scale_ - same);
    if (in && larger != scales.end())
        zoomTo(*larger, about);
    else if (!in && (atLeast == scales.begin() || *(atLeast - 1) <= fitting()))
        showAll();
    else if (!in)
        zoomTo(*(atLeast - 1), about);
}

QPoint VisMatrixCanvas::middle() const
{
    const auto crossing = pair_ ? pixelsOf(placeOf(*pair_)).center() + origin() : QPoint();
    return pair_ && area().contains(crossing) ? crossing : area().center();
}

void VisMatrixCanvas::zoomTo(double scale, QPoint about)
{
    const auto pairs = QPointF(about - origin()) / scale_;
    const bool isOther = scale != scale_;
    scale_ = scale;
    fitted_ = false;
    updateScrollBars();
    const auto moved = pairs * scale_ + origin() - about;
    pan({qRound(moved.x()), qRound(moved.y())});
    viewport()->update();
    if (isOther)
        emit scaleChanged();
}

void VisMatrixCanvas::pan(QPoint by)
{
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + by.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + by.y());
}

void VisMatrixCanvas::updateScrollBars()
{
    const auto set = [this](QScrollBar *bar, int room) {
        bar->setRange(0, std::max(length(scale_) - room, 0));
        bar->setPageStep(room);
        bar->setSingleStep(std::max(room / 20, 1));
    };
    set(horizontalScrollBar(), area().width());
    set(verticalScrollBar(), area().height());
}

void VisMatrixCanvas::reveal(QPoint place)
{
    const auto pixels = pixelsOf(place);
    const auto show = [](QScrollBar *bar, int first, int last, int room) {
        if (first < bar->value() || last > bar->value() + room)
            bar->setValue((first + last - room) / 2);
    };
    show(horizontalScrollBar(), pixels.left(), pixels.right() + 1, area().width());
    show(verticalScrollBar(), pixels.top(), pixels.bottom() + 1, area().height());
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
    const int last = static_cast<int>(picture_->count()) - 1;
    auto place = pair_ ? placeOf(*pair_) + by : scaled(area().center() - origin(), 1 / scale_);
    place = {std::clamp(place.x(), 0, last), std::clamp(place.y(), 0, last)};
    setPlace(place);
    reveal(place);
}

void VisMatrixCanvas::resizeEvent(QResizeEvent *)
{
    updateScrollBars();
    if (fitted_ || scale_ < fitting())
        showAll();
}

void VisMatrixCanvas::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateScrollBars(); // the rulers are as wide as their numbers
}

void VisMatrixCanvas::wheelEvent(QWheelEvent *event)
{
    turned_ += event->angleDelta().y(); // touch pads turn in small parts
    const auto about = scaled(event->position().toPoint(), devicePixelRatioF());
    for (; turned_ >= wheelStep; turned_ -= wheelStep)
        step(true, about);
    for (; turned_ <= -wheelStep; turned_ += wheelStep)
        step(false, about);
    event->accept();
}

void VisMatrixCanvas::mousePressEvent(QMouseEvent *event)
{
    pressedAt_ = event->position().toPoint();
    scrolledAt_ = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    dragging_ = event->button() == Qt::MiddleButton;
}

void VisMatrixCanvas::mouseMoveEvent(QMouseEvent *event)
{
    const auto at = event->position().toPoint(), moved = at - pressedAt_;
    if (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) {
        dragging_ = dragging_ || moved.manhattanLength() >= QApplication::startDragDistance();
        if (dragging_) {
            const auto to = scrolledAt_ - scaled(moved, devicePixelRatioF());
            horizontalScrollBar()->setValue(to.x());
            verticalScrollBar()->setValue(to.y());
        }
    }
    if (const auto place = placeAt(at))
        setPlace(*place);
}

void VisMatrixCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    const auto place = placeAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && !dragging_ && place) {
        setPlace(*place);
        emit pairChosen(event->modifiers());
    }
    dragging_ = false;
}

void VisMatrixCanvas::keyPressEvent(QKeyEvent *event)
{
    const bool pans = event->modifiers() & Qt::ControlModifier, leaps = event->modifiers() & Qt::ShiftModifier;
    const auto move = [&](int x, int y) {
        const QPoint way(x, y);
        pans ? pan(way * std::max(area().height() / 10, 1)) : movePlace(way * (leaps ? 10 : 1));
    };
    const auto movePage = [&](int direction) {
        const int page = direction * std::max(static_cast<int>((leaps ? area().width() : area().height()) / scale_), 1);
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
    case Qt::Key_Enter:
        if (pair_)
            emit pairChosen(event->modifiers());
        return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void VisMatrixCanvas::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void VisMatrixCanvas::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

#include "widgets/vis/vismatrixcanvas.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace
{

constexpr std::array scales = {1 / 128., 1 / 96., 1 / 64., 1 / 48., 1 / 32., 1 / 24., 1 / 16., 1 / 12.,
                               1 / 8.,   1 / 6.,  1 / 4.,  1 / 3.,  1 / 2.,  1.,      2.,      3.,
                               4.,       6.,      8.,      12.,     16.,     24.,     32.,     48.};
constexpr double largestFit = 32; // so that a tiny matrix is not enlarged to the whole window

QPoint scaled(QPoint point, double by) { return {qRound(point.x() * by), qRound(point.y() * by)}; }

// Returns the first of the places that a pixel stands for.
int firstIn(int pixel, double scale) { return static_cast<int>(scale < 1 ? pixel * (1 / scale) : pixel / scale); }

} // namespace

VisMatrixCanvas::VisMatrixCanvas(QWidget *parent) : ScrollCanvas(parent) {}

void VisMatrixCanvas::setPicture(std::shared_ptr<const MatrixPicture> picture)
{
    const bool isOther = isEmpty() || !picture || picture->count() != picture_->count();
    picture_ = std::move(picture);
    frame_ = {};
    findSelected();
    if (!isOther)
        return emit pairChanged(); // as the text about it may change
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

QRect VisMatrixCanvas::area() const
{
    const double ratio = devicePixelRatioF();
    const auto before = axes();
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

QPoint VisMatrixCanvas::origin() const { return area().topLeft() - scrolled(); }

QPoint VisMatrixCanvas::inPixels(QPoint inViewport) const { return scaled(inViewport, devicePixelRatioF()); }

QRect VisMatrixCanvas::shownPart() const { return area() & QRect(origin(), QSize(length(scale_), length(scale_))); }

// As the picture is drawn: at scales below 1, a pixel stands for whole pairs.
int VisMatrixCanvas::pixelOf(double along, double scale) const
{
    int pixel = static_cast<int>(along * scale);
    while (scale < 1 && firstIn(pixel + 1, scale) <= static_cast<int>(along))
        ++pixel;
    return std::min(pixel, length(scale) - 1);
}

QRect VisMatrixCanvas::pixelsOf(QPoint place) const
{
    const int size = std::max(static_cast<int>(scale_), 1);
    return {pixelOf(place.x(), scale_), pixelOf(place.y(), scale_), size, size};
}

std::optional<QPoint> VisMatrixCanvas::placeAt(QPoint inViewport) const
{
    const auto at = inPixels(inViewport), pixel = at - origin();
    if (isEmpty() || !shownPart().contains(at))
        return std::nullopt;
    const auto place = [this](int along) {
        const int first = firstIn(along, scale_), last = std::max(firstIn(along + 1, scale_) - 1, first);
        return std::min((first + last) / 2, static_cast<int>(picture_->count()) - 1);
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
    fitted_ = true;
    for (QSize room; room != area().size();) { // the area grows when scroll bars disappear
        room = area().size();
        const int side = length(fitting());
        moveTo(fitting(), {(side - room.width()) / 2, (side - room.height()) / 2});
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

// Keeps what is at that point there, including the position that a margin gave it, until all is shown again.
void VisMatrixCanvas::zoomTo(double scale, QPoint about)
{
    const auto shown = shownPart();
    const QPoint at(std::clamp(about.x(), shown.left(), std::max(shown.right(), shown.left())),
                    std::clamp(about.y(), shown.top(), std::max(shown.bottom(), shown.top())));
    const auto pixel = at - origin();
    auto pairs = (QPointF(pixel) + QPointF(0.5, 0.5)) / scale_;
    if (pair_ && pixelsOf(placeOf(*pair_)).contains(pixel)) {
        // The pixel may stand for many pairs.
        constexpr double within = 0.99;
        const auto place = placeOf(*pair_);
        pairs = {std::clamp(pairs.x(), place.x() + 1 - within, place.x() + within),
                 std::clamp(pairs.y(), place.y() + 1 - within, place.y() + within)};
    }
    fitted_ = false;
    const QPoint moved(pixelOf(pairs.x(), scale), pixelOf(pairs.y(), scale));
    moveTo(scale, area().topLeft() + moved - at);
}

void VisMatrixCanvas::moveTo(double scale, QPoint scrolled)
{
    const bool isOther = scale != scale_;
    scale_ = scale;
    setScrolled(scrolled);
    followPointer();
    viewport()->update();
    if (isOther)
        emit scaleChanged();
}

void VisMatrixCanvas::setScrolled(QPoint scrolled)
{
    const auto set = [this](QScrollBar *bar, int room, int value) {
        const int spare = length(scale_) - room; // if negative, the size of the margins
        const int first = spare > 0 ? 0 : std::clamp(value, spare, 0), last = std::max(spare, first);
        bar->setRange(std::min(first, value), std::max(last, value));
        bar->setPageStep(room);
        bar->setSingleStep(std::max(room / 20, 1));
        bar->setValue(value);
    };
    moving_ = true;
    for (int i = 0; i < 2; ++i) { // a bar that appears or disappears changes the room of the other
        set(horizontalScrollBar(), area().width(), scrolled.x());
        set(verticalScrollBar(), area().height(), scrolled.y());
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
    // Of the pairs of a pixel, the current one is kept, even if it is not the middle one.
    const bool isKept = pair_ && pixelsOf(placeOf(*pair_)).contains(inPixels(*pointer_) - origin());
    if (!isKept)
        setPlace(*place);
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
    pointer_.reset(); // the keys move it now
    const int last = static_cast<int>(picture_->count()) - 1;
    auto place = pair_ ? placeOf(*pair_) + by : scaled(area().center() - origin(), 1 / scale_);
    place = {std::clamp(place.x(), 0, last), std::clamp(place.y(), 0, last)};
    setPlace(place);
    reveal(place);
}

void VisMatrixCanvas::resizeEvent(QResizeEvent *)
{
    if (moving_)
        return;
    if (fitted_ || scale_ < fitting())
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

#include "widgets/graph/graphcanvas.h"

#include <QEvent>

#include <algorithm>
#include <utility>

namespace
{

constexpr int restDelay = 120;      // milliseconds without a move before it is repainted
constexpr double margin = 30;       // pixels around what is fitted into the window
constexpr double smallestPart = 64; // map units; a smaller graph is not enlarged to the window
constexpr double zoomStep = 1.3;
constexpr double nearest = 8; // largest scale: pixels per map unit, or times the scale that fits

bool isIn(const std::vector<quint32> &ascending, qint64 number) { return std::ranges::binary_search(ascending, number); }

} // namespace

GraphCanvas::GraphCanvas(QWidget *parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(80, 60);
    setAttribute(Qt::WA_OpaquePaintEvent);
    rest_.setSingleShot(true);
    rest_.setInterval(restDelay);
    connect(&rest_, &QTimer::timeout, this, qOverload<>(&QWidget::update));
}

void GraphCanvas::setNodes(GraphLayout layout, std::vector<quint8> tints, std::optional<GraphView> place)
{
    looks_ = {.tints = std::move(tints)};
    rooms_ = {};
    names_.clear();
    nameWidths_.clear();
    neighbours_.clear();
    arrows_.clear();
    findSides();
    selected_ = {};
    hovered_ = {};
    hoveredNode_ = -1;
    turnNodes(std::move(layout), place);
}

void GraphCanvas::turnNodes(GraphLayout layout, std::optional<GraphView> place)
{
    layout_ = std::move(layout);
    outdate({Links, Lines, Nodes});
    coveringScale_ = 0;
    depth_.forget();
    rectangle_.reset();
    if (!place)
        return fit();
    fitted_ = false;
    setView({place->middle, place->scale, size()});
}

void GraphCanvas::setRooms(Rooms rooms)
{
    rooms_ = std::move(rooms);
    looks_.firstRoom = rooms_.first;
    outdate({Nodes});
    update();
}

void GraphCanvas::setFills(std::vector<QColor> fills)
{
    fills_ = std::move(fills);
    look_ = nullptr;
    update();
}

void GraphCanvas::setNames(std::vector<QString> names)
{
    names_ = std::move(names);
    measureNames();
    update();
}

void GraphCanvas::measureNames()
{
    constexpr size_t mostMeasured = 5'000; // takes some 15 ms; for more, each letter is taken to be as wide as an m
    const auto metrics = fontMetrics();
    const int letter = metrics.horizontalAdvance(u'm');
    nameWidths_.clear();
    for (const auto &name : names_)
        nameWidths_.push_back(names_.size() <= mostMeasured ? metrics.horizontalAdvance(name)
                                                            : static_cast<double>(letter * name.size()));
    findSides();
    areLabelsStale_ = true;
}

void GraphCanvas::setFaint(std::vector<quint8> faint)
{
    if (looks_.faint == faint)
        return;
    looks_.faint = std::move(faint);
    outdate({Links, Nodes});
    update();
}

void GraphCanvas::setFaulty(std::vector<quint8> faulty)
{
    looks_.faulty = std::move(faulty);
    outdate({Nodes});
    update();
}

void GraphCanvas::outdate(std::initializer_list<Part> parts)
{
    for (const auto part : parts)
        layers_[part].isStale = true;
    areLabelsStale_ = true;
}

void GraphCanvas::setNeighbours(std::vector<std::array<quint32, 2>> pairs)
{
    neighbours_ = std::move(pairs);
    outdate({Links});
    update();
}

void GraphCanvas::setArrows(std::vector<GraphArrow> arrows)
{
    arrows_ = std::move(arrows);
    findSides();
    outdate({Links, Nodes});
    if (fitted_)
        fit();
    update();
}

void GraphCanvas::findSides()
{
    std::vector<bool> leads(layout_.count()), isLedTo(layout_.count());
    for (const auto &arrow : arrows_)
        leads[arrow.from] = isLedTo[arrow.to] = true;
    nameSides_.clear();
    left_ = right_ = 0;
    for (quint32 node = 0; node < layout_.count() && !arrows_.empty(); ++node) {
        const auto side = !leads[node] ? LabelSide::Right : !isLedTo[node] ? LabelSide::Left : LabelSide::Above;
        nameSides_.push_back(side);
        if (side != LabelSide::Above && node < nameWidths_.size()) {
            auto &widest = side == LabelSide::Left ? left_ : right_;
            widest = std::max(widest, nameWidths_[node]);
        }
    }
}

void GraphCanvas::setSelected(Marked selected)
{
    selected_ = std::move(selected);
    outdate({Lines, Nodes});
    update();
}

void GraphCanvas::setHovered(Marked hovered)
{
    hovered_ = std::move(hovered);
    if (hoveredNode_ >= 0 && !isIn(hovered_.nodes, hoveredNode_))
        hoveredNode_ = -1; // another view points at something
    update();
}

void GraphCanvas::setEmptyText(const QString &text)
{
    emptyText_ = text;
    update();
}

std::vector<quint32> GraphCanvas::nodesNear(QPointF at) const
{
    constexpr double slack = 3;
    return layout_.nodesAt(view_.toPlane(at), view_.scale, slack);
}

qint64 GraphCanvas::nodeAt(QPointF at) const
{
    const auto nodes = nodesNear(at);
    return nodes.empty() ? -1 : qint64(nodes.front());
}

size_t GraphCanvas::nodesBeside(quint32 cluster) const
{
    return layout_.has(cluster) ? nodesNear(placeOf(cluster)).size() - 1 : 0;
}

bool GraphCanvas::isSmall() const
{
    constexpr size_t most = 4000;
    return layout_.order().size() + neighbours_.size() + arrows_.size() + selected_.sights.lines <= most;
}

double GraphCanvas::fittingScale(const QRectF &rect) const
{
    const auto fitting = [](double room, double length) { return std::max(room, 1.0) / std::max(length, smallestPart); };
    const auto free = QRectF(this->rect()).marginsRemoved(around()).size();
    return std::min(fitting(free.width(), rect.width()), fitting(free.height(), rect.height()));
}

// Returns the margins around what is fitted into the window, with room for names at the sides.
QMarginsF GraphCanvas::around() const
{
    constexpr double most = 0.4; // of the window, for the names at one side
    const auto aside = [this](double names) { return std::clamp(names + margin, margin, std::max(margin, most * width())); };
    return {aside(left_), margin, aside(right_), margin};
}

double GraphCanvas::mostScale() const { return std::max(nearest, nearest * fittingScale(layout_.bounds())); }

void GraphCanvas::setView(const GraphView &view)
{
    if (view_ == view)
        return;
    view_ = view;
    areLabelsStale_ = true;
    if (!isSmall())
        rest_.start();
    update();
}

void GraphCanvas::showPart(const QRectF &rect, double mostScale)
{
    const double scale = std::min(fittingScale(rect), mostScale);
    const auto room = around();
    setView({rect.center() + QPointF((room.right() - room.left()) / 2 / scale, 0), scale, size()});
}

void GraphCanvas::fit()
{
    fitted_ = true;
    showPart(layout_.bounds(), mostScale());
    rest_.stop(); // no cached picture is of use
    update();
}

void GraphCanvas::frame(const std::vector<quint32> &clusters)
{
    constexpr double rows = 7; // of evenly spread nodes that fit the height; at larger scales nodes would stand alone
    std::vector<bool> isFramed(layout_.count());
    for (const quint32 cluster : clusters)
        isFramed[cluster] = true;
    if (std::ranges::none_of(clusters, [this](quint32 cluster) { return layout_.has(cluster); }))
        return;
    auto framed = clusters;
    for (const auto &[one, other] : neighbours_)
        if (isFramed[one] || isFramed[other])
            framed.insert(framed.end(), {one, other});
    fitted_ = false;
    showPart(*layout_.boundsOf(framed), std::min(mostScale(), height() / rows / layout_.spacing()));
}

void GraphCanvas::bringIntoView(const std::vector<quint32> &clusters)
{
    const QRectF window(rect());
    const auto inner = window.adjusted(width() / 4.0, height() / 4.0, -width() / 4.0, -height() / 4.0);
    std::optional<QPointF> way;
    for (const quint32 cluster : clusters) {
        if (!layout_.has(cluster))
            continue;
        const auto at = placeOf(cluster);
        if (window.contains(at))
            return;
        const QPointF by(std::clamp(at.x(), inner.left(), inner.right()) - at.x(),
                         std::clamp(at.y(), inner.top(), inner.bottom()) - at.y());
        if (!way || by.manhattanLength() < way->manhattanLength())
            way = by;
    }
    if (way)
        pan(*way);
}

void GraphCanvas::zoomIn() { zoom(zoomStep, QRectF(rect()).center()); }

void GraphCanvas::zoomOut() { zoom(1 / zoomStep, QRectF(rect()).center()); }

void GraphCanvas::zoom(double factor, QPointF about)
{
    if (isEmpty())
        return;
    const auto place = view_.toPlane(about);
    auto view = view_;
    view.scale = std::clamp(view.scale * factor, fittingScale(layout_.bounds()) / 4, mostScale());
    view.middle += place - view.toPlane(about);
    fitted_ = false;
    setView(view);
}

void GraphCanvas::pan(QPointF by)
{
    if (isEmpty())
        return;
    auto view = view_;
    view.middle -= by / view.scale;
    fitted_ = false;
    setView(view);
}

void GraphCanvas::reveal(quint32 cluster)
{
    const auto at = placeOf(cluster);
    const QRectF inner = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    if (!inner.contains(at))
        pan(QRectF(rect()).center() - at);
}

void GraphCanvas::resizeEvent(QResizeEvent *)
{
    if (fitted_)
        return fit();
    auto view = view_;
    view.window = size();
    setView(view);
}

void GraphCanvas::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        look_ = nullptr;
    if (event->type() == QEvent::FontChange)
        measureNames();
    QWidget::changeEvent(event);
}

#include "widgets/graph/graphlook.h"

#include "core/scene/colorscale.h"
#include "widgets/parts/colors.h"

#include <QPainter>

#include <cmath>

namespace {

constexpr double shapeContrast = 3, outlineContrast = 4.5; // outlines of nodes are only a pixel wide
constexpr double edgeShare = 0.3, arrowShare = 0.5;        // of the text's colour, in lines between neighbours and in arrows
constexpr int stepsPerPixel = 4;                           // precision of radii

struct RingShape {
    double gap, width; // pixels, around the node
};

// Shapes by GraphLook::Ring. A Stack's discs also stick out from under the node.
constexpr RingShape ringShapes[] = {{1, 1}, {2.4, 1.4}, {2.5, 1.5}, {2, 2.5}, {2.4, 1.4}, {0, 5}};

} // namespace

GraphLook::GraphLook(const QPalette &palette, double pixelRatio, std::vector<QColor> fills)
    : pixelRatio_(pixelRatio), background_(palette.color(QPalette::Base)), text_(palette.color(QPalette::Text)),
      seen_(withContrast(palette.color(QPalette::Highlight), background_, shapeContrast)), oneWay_(faultColor(palette)),
      arrow_(blended(background_, text_, arrowShare)), neighbours_(blended(background_, text_, edgeShare), 1),
      fills_(std::move(fills))
{
    neighbours_.setCosmetic(true); // other pens take ten times as long at pixel ratios above 1
    if (fills_.empty())
        for (int i = 0; i < tints; ++i)
            fills_.emplace_back(rampColor(static_cast<double>(i) / (tints - 1)));
    for (const auto &fill : fills_)
        outlines_.push_back(withContrast(fill, background_, outlineContrast));
}

QPen GraphLook::sight(bool isOneWay, double width, Stroke stroke, double opacity) const
{
    auto color = isOneWay ? oneWay_ : seen_;
    color.setAlphaF(static_cast<float>(opacity));
    QPen pen(color, width);
    if (stroke == Dotted)
        pen.setDashPattern(isOneWay ? QList<qreal>{5, 3, 1, 3} : QList<qreal>{1.5, 2.5});
    else if (isOneWay)
        pen.setDashPattern({4, 3});
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

QPen GraphLook::difference(RecordDifference::Kind kind) const
{
    QPen pen(withContrast(QColor(colorOf(kind)), background_, shapeContrast), 2);
    if (kind == RecordDifference::Removed)
        pen.setDashPattern({3, 2});
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

template <typename Paint>
const QPixmap &GraphLook::picture(int kind, double radius, double reach, Paint paint)
{
    const int steps = static_cast<int>(std::lround(radius * stepsPerPixel));
    auto &pixmap = pictures_[{kind, steps}];
    if (pixmap.isNull()) {
        const double rounded = static_cast<double>(steps) / stepsPerPixel;
        const int half = static_cast<int>(std::ceil((rounded + reach) * pixelRatio_)) + 1;
        pixmap = QPixmap(2 * half, 2 * half);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(half, half);
        painter.scale(pixelRatio_, pixelRatio_);
        paint(painter, rounded);
        pixmap.setDevicePixelRatio(pixelRatio_);
    }
    return pixmap;
}

const QPixmap &GraphLook::node(int tint, double radius, Shape shape)
{
    constexpr double squareReach = 0.82, corner = 0.4; // of the radius: the corners stay within the rings
    const auto step = static_cast<size_t>(tint);
    const int kind = Stack + 1 + 2 * tint + shape;
    return picture(kind, radius, 0, [&](QPainter &painter, double rounded) {
        painter.setPen(QPen(outlines_[step], 1));
        painter.setBrush(fills_[step]);
        if (shape == Disc)
            return painter.drawEllipse(QPointF(), rounded - 0.5, rounded - 0.5);
        const double half = squareReach * rounded - 0.5;
        painter.drawRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), corner * rounded, corner * rounded);
    });
}

QPen GraphLook::frame() const
{
    constexpr double share = 0.5;
    QPen pen(blended(background_, text_, share), 1);
    pen.setCosmetic(true);
    return pen;
}

void GraphLook::paintMark(QPainter &painter, QPointF middle, bool isPlus) const
{
    const QPointF at = QPointF(pixelOf(middle)) + QPointF(0.5, 0.5); // for lines one pixel wide
    constexpr double half = (markSize - 1) / 2, arm = half - 2;
    const bool isSmooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(text_, 1));
    painter.setBrush(background_);
    painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half));
    painter.drawLine(at - QPointF(arm, 0), at + QPointF(arm, 0));
    if (isPlus)
        painter.drawLine(at - QPointF(0, arm), at + QPointF(0, arm));
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing, isSmooth);
}

const QPixmap &GraphLook::ring(Ring ring, double radius)
{
    const auto shape = ringShapes[ring];
    return picture(ring, radius, shape.gap + shape.width, [&](QPainter &painter, double rounded) {
        if (ring == Stack)
            return paintStack(painter, rounded, shape.width);
        const bool isFault = ring == OneWay || ring == Faulty;
        auto pen = isFault || ring == Seen ? sight(isFault, shape.width) : QPen(text_, shape.width);
        if (isFault)
            pen.setDashPattern({1.6, 1});
        const double middle = rounded + shape.gap + shape.width / 2;
        // A wider ring in the background's colour sets it off from lines that end there.
        painter.setPen(QPen(background_, shape.width + 1));
        painter.drawEllipse(QPointF(), middle, middle);
        painter.setPen(pen);
        painter.drawEllipse(QPointF(), middle, middle);
    });
}

// Paints two discs that stick out from under the node, like cards.
void GraphLook::paintStack(QPainter &painter, double radius, double reach) const
{
    constexpr double textShare = 0.6, diagonal = 0.7;
    painter.setPen(QPen(blended(background_, text_, textShare), 1));
    painter.setBrush(background_);
    for (const double aside : {reach, reach / 2})
        painter.drawEllipse(QPointF(aside, -aside) * diagonal, radius - 0.5, radius - 0.5);
}

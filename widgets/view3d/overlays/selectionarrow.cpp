#include "widgets/view3d/overlays/selectionarrow.h"

#include "core/text.h"
#include "widgets/gl/sceneunits.h"
#include "widgets/view3d/viewport.h"

#include <QPainter>
#include <QTimer>

#include <cmath>

namespace {

constexpr int arrowLength = 12, arrowWidth = 22, arrowGap = 3, paddingAcross = 7, paddingAlong = 3; // pixels

} // namespace

SelectionArrow::SelectionArrow(Viewport *view) : QAbstractButton(view), view_(view)
{
    setFocusPolicy(Qt::NoFocus); // the key F does the same
    setCursor(Qt::PointingHandCursor);
    hide();
    view->installEventFilter(this);
    connect(view, &Viewport::cameraMoved, this, &SelectionArrow::place);
    connect(view, &Viewport::built, this, &SelectionArrow::adopt);
    connect(&view->overlay(), &Overlays::changed, this, &SelectionArrow::adopt);
    connect(this, &QAbstractButton::clicked, &view->framer(), &SelectionFramer::frame);
}

void SelectionArrow::setDocument(Document *document)
{
    if (document)
        connect(&document->selection(), &Selection::changed, this, &SelectionArrow::adopt);
    adopt();
}

QString SelectionArrow::distanceText() const { return numberText(static_cast<qint64>(std::llround(edge_.distance))); }

QSize SelectionArrow::sizeHint() const
{
    const auto metrics = fontMetrics();
    const int around = 2 * (arrowLength + arrowGap);
    return {metrics.horizontalAdvance(distanceText()) + 2 * paddingAcross + around, metrics.height() + 2 * paddingAlong + around};
}

// Places the arrow from the event loop, once for several signals about the same change.
void SelectionArrow::adopt()
{
    if (isStale_)
        return;
    isStale_ = true;
    QTimer::singleShot(0, this, [this] {
        if (isStale_)
            place();
    });
}

// Returns nothing if part of the selection may be in the picture.
std::optional<BeyondEdge> SelectionArrow::nearest() const
{
    const PictureBorder border(view_->camera(), aspectOf(*view_));
    std::optional<BeyondEdge> found;
    for (const auto &box : boxes_) {
        const auto edge = border.beyond(toPoint(box.low), toPoint(box.high));
        if (!edge)
            return {};
        if (!found || edge->distance < found->distance)
            found = edge;
    }
    return found;
}

void SelectionArrow::place()
{
    if (isStale_)
        boxes_ = view_->isReady() ? view_->framer().boxes() : std::vector<Box>();
    isStale_ = false;
    const auto edge = nearest();
    setVisible(edge.has_value());
    if (!edge)
        return;
    edge_ = *edge;
    const auto text =
        tr("The selection is %1 map units away, outside the view. Click here or press F to go there.").arg(distanceText());
    setToolTip(text);
    setAccessibleName(text);
    resize(sizeHint());
    const auto along = [](double share, int room) { return static_cast<int>(std::lround((share + 1) / 2 * room)); };
    move(along(edge_.x, view_->width() - width()), along(-edge_.y, view_->height() - height()));
    raise();
    update();
}

bool SelectionArrow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == view_ && (event->type() == QEvent::Resize || event->type() == QEvent::Show))
        place();
    return QAbstractButton::eventFilter(watched, event);
}

void SelectionArrow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr int around = arrowLength + arrowGap;
    const QRectF label = QRectF(rect()).adjusted(around, around, -around, -around);
    const auto base = palette().color(underMouse() ? QPalette::Highlight : QPalette::ToolTipBase);
    const auto ink = palette().color(underMouse() ? QPalette::HighlightedText : QPalette::ToolTipText);
    painter.setPen(QPen(ink, 1));
    painter.setBrush(base);
    painter.drawRoundedRect(label.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    painter.drawText(label, Qt::AlignCenter, distanceText());

    // Draws the arrow from the label's border outwards, in the colour of the selection.
    const QPointF way(edge_.x * view_->width(), -edge_.y * view_->height());
    const double size = std::hypot(way.x(), way.y());
    const auto towards = size > 0 ? way / size : QPointF(0, 1);
    const double toBorder = std::min(towards.x() == 0 ? 1e9 : label.width() / 2 / std::abs(towards.x()),
                                     towards.y() == 0 ? 1e9 : label.height() / 2 / std::abs(towards.y()));
    const auto foot = label.center() + towards * (toBorder + 1), tip = foot + towards * (arrowLength + arrowGap - 2);
    const QPointF aside(-towards.y() * arrowWidth / 2, towards.x() * arrowWidth / 2);
    painter.setBrush(QColor(selectedColor));
    painter.drawPolygon(QPolygonF{tip, foot + aside, foot - aside});
}

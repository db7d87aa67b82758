#include "widgets/view3d/tools/ruler.h"

#include "widgets/parts/contextmenu.h"
#include "widgets/parts/factories.h"
#include "widgets/view3d/viewport.h"

#include <QApplication>
#include <QClipboard>
#include <QMouseEvent>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr QRgb wayColor = qRgba(255, 240, 120, 255);
constexpr std::array<QRgb, 3> axisColors{qRgba(255, 110, 100, 220), qRgba(120, 230, 120, 220), qRgba(120, 170, 255, 220)};
constexpr double crossShare = 0.012, smallestCross = 0.5, largestCross = 16; // of the distance to the eye; map units
constexpr int fromCorner = 8;                                                // pixels

} // namespace

Ruler::Ruler(Viewport *viewport)
    : PointerTool(viewport), action_(addOwnAction(viewport, tr("&Measure") + u"\tM"_s, {})), figures_(createLabel(viewport))
{
    action_->setCheckable(true);
    action_->setIconText(plainText(action_->text())); // for buttons
    action_->setToolTip(tr("Measure between two points or faces (M)"));
    action_->setStatusTip(action_->toolTip());
    connect(action_, &QAction::toggled, this, &Ruler::setOn);
    figures_->setFrameShape(QFrame::StyledPanel);
    figures_->setAutoFillBackground(true);
    figures_->setMargin(5);
    figures_->setAttribute(Qt::WA_TransparentForMouseEvents);
    figures_->hide();
    connect(viewport_, &Viewport::cameraMoved, this, &Ruler::showLines);
}

void Ruler::setDocument(Document *document)
{
    follow(document);
    action_->setChecked(false);
    action_->setEnabled(document != nullptr);
}

bool Ruler::isOn() const { return action_->isChecked(); }

void Ruler::setOn(bool on)
{
    from_.reset();
    to_.reset();
    isFixed_ = isPressed_ = false;
    viewport_->setAiming(this, on);
    if (on)
        viewport_->setFocus();
    show();
}

QString Ruler::text() const
{
    if (!from_ || !document_)
        return {};
    const auto &game = document_->map().game();
    return (to_ ? measurementLines({*from_, *to_}, game) : measurementLines(*from_, game)).join(u'\n');
}

// With `snaps`, takes the nearest vertex of the triangle that is hit.
std::optional<MeasuredPoint> Ruler::pointAt(QPoint at, bool snaps) const
{
    const auto hit = viewport_->hitAt(viewport_->pointerPlace(at));
    if (!hit)
        return {};
    const auto corners = cornersOf(*viewport_->scene(), *hit);
    const auto nearness = [&hit](const Point &corner) { return length(corner - hit->point); };
    return MeasuredPoint{.at = snaps ? *std::ranges::min_element(corners, {}, nearness) : hit->point,
                         .normal = normalOf(corners),
                         .face = static_cast<qint64>(hit->face)};
}

void Ruler::point(QPoint at, bool snaps)
{
    if (!from_ || isFixed_)
        return;
    to_ = pointAt(at, snaps);
    show();
}

void Ruler::click(QPoint at, bool snaps)
{
    const auto clicked = pointAt(at, snaps);
    if (!clicked)
        return emit viewport_->statusMessage(tr("There is nothing to measure here."));
    if (!from_ || isFixed_) {
        from_ = clicked;
        to_.reset();
        isFixed_ = false;
    } else {
        to_ = clicked;
        isFixed_ = true;
    }
    show();
}

void Ruler::copy()
{
    QApplication::clipboard()->setText(text());
    emit viewport_->statusMessage(tr("Measurement copied."));
}

void Ruler::show()
{
    const auto how = !from_      ? tr("Click a point or a face. Ctrl: snap to a vertex. Esc: end.")
                     : !isFixed_ ? tr("Click a second one. Ctrl: snap to a vertex. Esc: end.")
                                 : tr("Ctrl+C: copy. Click: measure again. Esc: end.");
    figures_->setText(from_ ? text() + u'\n' + how : how);
    place();
    figures_->setVisible(isOn());
    figures_->raise();
    showLines();
}

// Places the figures in the upper right corner, or at the bottom if the pointer is there.
void Ruler::place()
{
    figures_->setWordWrap(false);
    const int width = std::min(figures_->sizeHint().width(), viewport_->width() - 2 * fromCorner);
    figures_->setWordWrap(true);
    figures_->resize(width, figures_->heightForWidth(width));
    const int below = viewport_->height() - figures_->height() - fromCorner;
    figures_->move(viewport_->width() - width - fromCorner, isBelow_ ? below : fromCorner);
}

// Draws a line along each axis, to show the figures, and a cross at each end, of constant size in the picture.
void Ruler::showLines()
{
    Marks lines;
    std::vector<OverlayLabel> labels;
    const auto &camera = viewport_->camera();
    for (const auto &end : {from_, to_}) {
        if (!end)
            continue;
        const double distance = camera.isParallel() ? camera.span : camera.distanceTo(end->at);
        const double size = std::clamp(distance * crossShare, smallestCross, largestCross);
        for (size_t axis = 0; axis < 3; ++axis) {
            Point by{};
            by[axis] = size;
            addLine(lines, end->at - by, end->at + by, wayColor);
        }
    }
    if (from_ && to_) {
        auto corner = from_->at;
        for (size_t axis = 0; axis < 3; ++axis) {
            auto next = corner;
            next[axis] = to_->at[axis];
            addLine(lines, corner, next, axisColors[axis]);
            corner = next;
        }
        addLine(lines, from_->at, to_->at, wayColor);
        labels.push_back({(from_->at + to_->at) * 0.5, measureText(length(to_->at - from_->at))});
    }
    if (!lines.isEmpty() || viewport_->overlay().hasToolMarks(OverlayLayer::Ruler))
        viewport_->overlay().setToolMarks(OverlayLayer::Ruler, std::move(lines), std::move(labels));
}

bool Ruler::press(const QMouseEvent &event)
{
    if (!isOn() || event.button() != Qt::LeftButton)
        return false;
    isPressed_ = true;
    pressedAt_ = event.position().toPoint();
    return true;
}

bool Ruler::move(const QMouseEvent &event)
{
    if (!isOn())
        return false;
    const auto at = event.position().toPoint();
    if (figures_->geometry().contains(at)) {
        isBelow_ = !isBelow_;
        place();
    }
    if (event.buttons() == Qt::NoButton)
        point(at, event.modifiers() & Qt::ControlModifier);
    return event.buttons() == Qt::LeftButton;
}

bool Ruler::release(const QMouseEvent &event)
{
    if (!isOn() || event.button() != Qt::LeftButton)
        return false;
    const auto at = event.position().toPoint();
    if (std::exchange(isPressed_, false) && (at - pressedAt_).manhattanLength() < QApplication::startDragDistance())
        click(at, event.modifiers() & Qt::ControlModifier);
    return true;
}

bool Ruler::pressKey(QKeyEvent &event)
{
    if (event.key() == Qt::Key_M && event.modifiers() == Qt::NoModifier && event.type() == QEvent::KeyPress) {
        if (!event.isAutoRepeat())
            action_->toggle();
        return true;
    }
    if (!isOn())
        return false;
    const bool ends = event.key() == Qt::Key_Escape && !viewport_->looksByMouse();
    const bool copies = event.matches(QKeySequence::Copy) && from_;
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    const bool sets = isEnter && !(event.modifiers() & ~(Qt::ControlModifier | Qt::KeypadModifier));
    if (!ends && !copies && !sets)
        return false;
    event.accept();
    if (event.type() == QEvent::ShortcutOverride)
        return true;
    if (ends)
        action_->setChecked(false);
    else if (copies)
        copy();
    else
        click(viewport_->rect().center(), event.modifiers() & Qt::ControlModifier);
    return true;
}

void Ruler::resize()
{
    if (isOn())
        show();
}

#include "widgets/view3d/originmover.h"

#include <QApplication>
#include <QCursor>
#include <QLocale>
#include <QMouseEvent>
#include <QWidget>

namespace
{

constexpr double coarseStep = 8; // map units, with Shift
constexpr QRgb ghostEdges = qRgba(255, 255, 255, 255), ghostFill = qRgba(255, 200, 90, 90),
               trace = qRgba(255, 255, 255, 150);

} // namespace

OriginMover::OriginMover(QWidget *view, RayAt rayAt, EntityOverlay &entities, OverlayPainter &painter)
    : ViewPart(view), view_(view), rayAt_(std::move(rayAt)), entities_(entities), painter_(painter)
{
    view->installEventFilter(this);
}

void OriginMover::setDocument(Document *document)
{
    cancel();
    follow(document);
    if (document_)
        connect(document_, &Document::entitiesChanged, this, &OriginMover::cancel); // numbers may be others now
}

bool OriginMover::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != view_ || !document_)
        return false;
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (mouse->button() == Qt::LeftButton && !isDragging_)
            isPressed_ = press(mouse->position().toPoint());
        return isDragging_;
    }
    case QEvent::MouseMove: {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        return isPressed_ && drag(mouse->position().toPoint(), mouse->modifiers());
    }
    case QEvent::MouseButtonRelease:
        return static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton ? release() : isDragging_;
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        if (!isDragging_ || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Escape)
            return false;
        event->accept();
        if (event->type() == QEvent::KeyPress)
            cancel();
        return true;
    case QEvent::FocusOut:
    case QEvent::Hide: cancel(); return false;
    default: return false;
    }
}

// The mouse looks around then, and points at nothing.
bool OriginMover::isPointerHidden() const
{
    return view_->cursor().shape() == Qt::BlankCursor;
}

// A selected entity's box may lie behind a wall: its outline is seen through it.
bool OriginMover::press(QPoint at)
{
    if (isPointerHidden())
        return false;
    const auto ray = rayAt_(at);
    for (const auto &hit : entities_.along(ray)) {
        if (!entities_.isSelected(hit.entity))
            continue;
        pressedAt_ = at;
        plane_ = {ray.origin + ray.direction * hit.distance, ray.direction};
        moved_.clear();
        for (const qint32 entity : entities_.selected())
            if (const auto *mark = entities_.marks().of(entity); mark && !mark->isBrush) {
                if (entity == hit.entity)
                    held_ = moved_.size();
                moved_.push_back({entity, mark->origin, mark->origin, mark->low, mark->high});
            }
        return true;
    }
    return false;
}

bool OriginMover::drag(QPoint at, Qt::KeyboardModifiers modifiers)
{
    if (!isDragging_) {
        if ((at - pressedAt_).manhattanLength() < QApplication::startDragDistance())
            return true; // what is behind does not see the pointer move either
        if (isPointerHidden())
            return isPressed_ = false;
        if (const auto reason = whyNot(); !reason.isEmpty()) {
            isPressed_ = false;
            tellStatus(view_, reason);
            return false;
        }
        isDragging_ = true;
    }
    if (const auto by = plane_.by(rayAt_(at), modifiers & Qt::ControlModifier)) {
        const double step = modifiers & Qt::ShiftModifier ? coarseStep : 1;
        // What is held goes by its steps, and all others as far.
        const auto way = movedOrigin(moved_[held_].from, *by, step) - moved_[held_].from;
        for (auto &moved : moved_)
            moved.to = moved.from + way;
    }
    show();
    return true;
}

bool OriginMover::release()
{
    isPressed_ = false;
    if (!isDragging_)
        return false;
    const auto fault = apply();
    cancel();
    if (!fault.isEmpty())
        tellStatus(view_, fault);
    return true;
}

void OriginMover::cancel()
{
    isPressed_ = false;
    if (!std::exchange(isDragging_, false))
        return;
    painter_.set(OverlayLayer::Ghost, {});
    tellStatus(view_, {});
    emit changed();
}

void OriginMover::show()
{
    Marks drawn;
    for (const auto &moved : moved_) {
        const auto by = moved.to - moved.from;
        addBox(drawn, moved.low + by, moved.high + by, ghostEdges, ghostFill);
        addLine(drawn, moved.from, moved.to, trace);
    }
    painter_.set(OverlayLayer::Ghost, std::move(drawn));
    tellStatus(view_, tr("%1. Ctrl: up and down. Shift: in steps of 8. Esc: leave it where it was.").arg(label()));
    emit changed();
}

QString OriginMover::label() const
{
    return isDragging_ ? originText(moved_[held_].to) : QString();
}

Point OriginMover::labelPlace() const
{
    const auto &held = moved_[held_];
    const auto middle = (held.low + held.high) * 0.5;
    return Point{middle[0], middle[1], held.high[2]} + held.to - held.from;
}

QString OriginMover::whyNot() const
{
    if (const auto &why = document_->whyReadOnly(); !why.isEmpty())
        return why;
    for (const auto &fault : document_->map().entities().faults)
        if (fault.fatal)
            return tr("Nothing is moved: the entity text has a fault in line %1. Mend it in the raw text first.")
                .arg(QLocale().toString(fault.line));
    return {};
}

// One edit of all of them, in the order of the text; not empty: why there is none.
QString OriginMover::apply()
{
    const auto source = document_->entitySource();
    EntityEdit all;
    for (const auto &moved : moved_) {
        if (moved.to == moved.from)
            continue;
        auto edit = edits::setValue(source, {&moved.entity, 1}, QStringLiteral("origin"), originText(moved.to));
        if (!edit)
            return edit.error();
        const auto &splices = edit.value().splices;
        all.splices.insert(all.splices.end(), splices.begin(), splices.end());
    }
    if (all.splices.empty())
        return {};
    all.what = moved_.size() == 1 ? tr("Move %1").arg(edits::nameOf(source, moved_.front().entity))
                                  : tr("Move %n entities", nullptr, static_cast<int>(moved_.size()));
    document_->edit(std::move(all));
    return {};
}

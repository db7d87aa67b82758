#include "widgets/view3d/tools/originmover.h"

#include "widgets/view3d/entityplace.h"
#include "widgets/view3d/viewport.h"

#include <QApplication>
#include <QCursor>
#include <QLocale>
#include <QMouseEvent>

#include <utility>

namespace {

constexpr double coarseStep = 8; // map units, with Shift
constexpr double touching = 0.1; // map units that a box may be behind the face it stands on
constexpr QRgb ghostEdges = qRgba(255, 255, 255, 255), ghostFill = qRgba(255, 200, 90, 90), faultFill = qRgba(255, 40, 40, 130),
               trace = qRgba(255, 255, 255, 150);

} // namespace

void OriginMover::setDocument(Document *document)
{
    cancel();
    follow(document);
    if (document_)
        document_->tables().whenTouched(Derived::EntityList, this, [this] { cancel(); }); // numbers may have changed
}

bool OriginMover::press(const QMouseEvent &event)
{
    if (event.button() == Qt::LeftButton && !isDragging_) {
        isGivenUp_ = false;
        isPressed_ = hold(event.position().toPoint());
    }
    return isDragging_;
}

bool OriginMover::move(const QMouseEvent &event)
{
    isGivenUp_ = isGivenUp_ && event.buttons() & Qt::LeftButton;
    return isGivenUp_ || (isPressed_ && drag(event.position().toPoint(), event.modifiers()));
}

bool OriginMover::pressKey(QKeyEvent &event)
{
    if (!isDragging_ || event.key() != Qt::Key_Escape)
        return false;
    event.accept();
    if (event.type() == QEvent::KeyPress)
        cancel();
    return true;
}

// Returns whether the pointer is hidden: then the mouse looks around, and points at nothing.
bool OriginMover::isPointerHidden() const { return viewport_->cursor().shape() == Qt::BlankCursor; }

// Takes hold of the selected entities. The one at `at` may be behind a wall, as its outline is visible through it.
bool OriginMover::hold(QPoint at)
{
    if (isPointerHidden())
        return false;
    const auto ray = viewport_->rayAt(at);
    const auto &entities = viewport_->overlay().entities();
    for (const auto &hit : entities.along(ray)) {
        if (!entities.isSelected(hit.entity))
            continue;
        pressedAt_ = at;
        beyond_ = stopAlong(ray, 0).distance < hit.distance - touching ? hit.distance : 0;
        moved_.clear();
        for (const qint32 entity : entities.selected())
            if (const auto *mark = entities.marks().of(entity); mark && !mark->isBrush) {
                if (entity == hit.entity)
                    held_ = moved_.size();
                moved_.push_back({entity, mark->origin, mark->origin, mark->low, mark->high});
            }
        if (moved_.empty())
            return false;
        plane_ = {ray.origin + ray.direction * hit.distance, ray.direction, moved_[held_].low, moved_[held_].high,
                  viewport_->camera().isParallel()};
        return true;
    }
    return false;
}

bool OriginMover::drag(QPoint at, Qt::KeyboardModifiers modifiers)
{
    if (!isDragging_) {
        if ((at - pressedAt_).manhattanLength() < QApplication::startDragDistance())
            return true; // the view must not get these moves, either
        if (isPointerHidden())
            return isPressed_ = false;
        if (const auto reason = whyNot(); !reason.isEmpty()) {
            isPressed_ = false;
            showStatusTip(viewport_, reason);
            return false;
        }
        isDragging_ = true;
        origins_.emplace(document_->map());
    }
    const auto ray = viewport_->rayAt(at);
    if (const auto by = plane_.by(ray, modifiers & Qt::ControlModifier, stopAlong(ray, beyond_))) {
        const double step = modifiers & Qt::ShiftModifier ? coarseStep : 1;
        // The held entity moves in these steps, and all others by the same distance.
        const auto way = movedOrigin(moved_[held_].from, *by, step) - moved_[held_].from;
        for (auto &moved : moved_)
            moved.to = moved.from + way;
    }
    show();
    return true;
}

// Returns the first face that a ray hits beyond a distance from its origin.
DragStop OriginMover::stopAlong(const Ray &ray, double beyond) const
{
    const auto hit = viewport_->picker().first({ray.origin + ray.direction * beyond, ray.direction}, false);
    return hit ? DragStop{beyond + hit->distance, facePlace(*viewport_, *hit).normal} : DragStop();
}

bool OriginMover::release(const QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton)
        return isDragging_;
    isPressed_ = false;
    if (!isDragging_) // a cancelled drag is not a click
        return std::exchange(isGivenUp_, false);
    const auto fault = apply();
    cancel();
    isGivenUp_ = false;
    if (fault.isEmpty())
        tellFaults();
    else
        showStatusTip(viewport_, fault);
    return true;
}

void OriginMover::cancel()
{
    isPressed_ = false;
    if (!std::exchange(isDragging_, false))
        return;
    isGivenUp_ = true;
    origins_.reset();
    viewport_->overlay().setToolMarks(OverlayLayer::Ghost, {}, {});
    showStatusTip(viewport_, {});
}

void OriginMover::show()
{
    Marks drawn;
    const auto &held = moved_[held_];
    fault_ = held.to == held.from ? Origins::Fault::None : origins_->faultAt(held.entity, held.to);
    for (const auto &moved : moved_) {
        const auto by = moved.to - moved.from;
        const bool isWrong = &moved == &held && fault_ != Origins::Fault::None;
        addBox(drawn, moved.low + by, moved.high + by, ghostEdges, isWrong ? faultFill : ghostFill);
        addLine(drawn, moved.from, moved.to, trace);
    }
    const auto top =
        Point{(held.low[0] + held.high[0]) / 2, (held.low[1] + held.high[1]) / 2, held.high[2]} + held.to - held.from;
    viewport_->overlay().setToolMarks(OverlayLayer::Ghost, std::move(drawn), {{top, label()}});
    showStatusTip(viewport_, tr("%1. Ctrl: up and down. Shift: in steps of 8. Esc: cancel.").arg(label()));
}

QString OriginMover::label() const
{
    if (!isDragging_)
        return {};
    const auto place = originText(moved_[held_].to);
    switch (fault_) {
    case Origins::Fault::InSolid:
    case Origins::Fault::Stuck: return tr("%1, in solid space").arg(place);
    case Origins::Fault::Outside: return tr("%1, outside the world").arg(place);
    default: return place;
    }
}

// Reports entities that are now in solid or outside, in the words of the Problems view; only in the status bar if that does not
// matter to their classes.
void OriginMover::tellFaults()
{
    Origins origins(document_->map());
    QString first;
    int more = 0;
    bool matters = false;
    for (const auto &moved : moved_) {
        const auto fault = moved.to == moved.from ? Origins::Fault::None : origins.faultAt(moved.entity, moved.to);
        if (fault == Origins::Fault::None)
            continue;
        const bool isMore = !first.isEmpty();
        more += isMore;
        if (const bool itMatters = origins.faultOf(moved.entity) != Origins::Fault::None; !isMore || (itMatters && !matters)) {
            first = origins.sentence(fault, moved.entity);
            matters = itMatters;
        }
    }
    if (more > 0)
        first += u' ' + tr("The same goes for %Ln more of the moved entities.", nullptr, more);
    if (matters)
        emit noticed(noticeOfEdit(*document_, first, true));
    else if (!first.isEmpty())
        showStatusTip(viewport_, first);
}

QString OriginMover::whyNot() const
{
    if (const auto &why = document_->whyReadOnly(); !why.isEmpty())
        return why;
    for (const auto &fault : document_->map().entities().faults)
        if (fault.fatal)
            return tr("Nothing is moved: line %1 of the entity text has a fault. Correct it in the raw text first.")
                .arg(QLocale().toString(fault.line));
    return {};
}

// Moves all of the entities in one edit, in the order of the text. Returns why it failed, or an empty string.
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

#include "app/navigation/showin3d.h"

#include "app/settings.h"
#include "app/window/actions.h"
#include "app/window/views.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/parts/showin3d.h"
#include "widgets/view3d/viewpanel.h"

#include <QApplication>
#include <QKeyEvent>

namespace {

// Returns the main window of a widget, also for floating docks and dialogs.
const QWidget *outermost(const QWidget *widget)
{
    while (widget && widget->parentWidget())
        widget = widget->parentWidget();
    return widget;
}

} // namespace

ShowIn3D::ShowIn3D(const Views &views, const Actions &actions, Settings &settings, QObject *parent)
    : QObject(parent), views_(views), view_(views.get<ViewPanel>())
{
    for (const auto *view : views.all())
        connect(view, &MapView::showIn3DRequested, this, &ShowIn3D::show);
    views.get<EntityPanel>()->setPlacing(
        [view = view_](const QString &classname, bool atCamera) { return view->placeFor(classname, atCamera); });
    connect(actions[ActionId::ShowIn3D], &QAction::triggered, this, &ShowIn3D::show);
    auto *follows = actions[ActionId::CameraFollows];
    follows->setCheckable(true);
    follows->setChecked(settings.cameraFollows());
    follows_ = follows->isChecked();
    connect(follows, &QAction::toggled, this, [this, &settings](bool on) {
        settings.cameraFollows.set(on);
        follows_ = on;
        follow();
    });
    qApp->installEventFilter(this);
}

void ShowIn3D::setDocument(Document *document)
{
    leaveDocument(document_, this);
    document_ = document;
    if (document_)
        connect(&document_->selection(), &Selection::changed, this, &ShowIn3D::follow);
}

bool ShowIn3D::isIn3D() const
{
    const auto *focus = QApplication::focusWidget();
    return focus && view_->isAncestorOf(focus);
}

void ShowIn3D::show()
{
    if (!document_)
        return;
    if (document_->selection().records().empty() && !isIn3D())
        return emit statusMessage(tr("Nothing is selected to show in 3D."));
    views_.raise(view_);
    view_->frameSelection();
}

// Frames the selection, unless it was made in the 3D view, where it is visible already, or in another window: one that
// shares sets this window's camera.
void ShowIn3D::follow()
{
    const auto *active = outermost(QApplication::activeWindow());
    if (!follows_ || !document_ || isIn3D() || (active && active != outermost(view_)))
        return;
    if (!document_->selection().records().empty())
        view_->frameSelectionSoon();
}

bool ShowIn3D::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *pressed = static_cast<QKeyEvent *>(event);
        if (pressed->key() == Qt::Key_F && pressed->modifiers() == Qt::NoModifier
            && isSearchedByTyping(qobject_cast<QWidget *>(watched)))
            event->accept();
    }
    return QObject::eventFilter(watched, event);
}

#include "app/window/focusring.h"

#include "widgets/parts/colors.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QTabBar>

namespace {

constexpr int ringWidth = 2; // pixels

template <typename... Controls>
bool isOneOf(const QWidget *widget)
{
    return (qobject_cast<const Controls *>(widget) || ...);
}

// Returns whether every style already draws the focus of this kind of widget.
bool showsItself(const QWidget *widget)
{
    return isOneOf<QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit, QMenu, QMenuBar, QTabBar>(widget);
}

} // namespace

void showFocusRings()
{
    static QPointer<QObject> follower; // a second one would draw a second ring
    if (follower)
        return;
    follower = new QObject(qApp);
    const auto follow = [ring = QPointer<FocusRing>()](QWidget *, QWidget *now) mutable {
        delete ring;
        if (now && !now->isWindow() && !showsItself(now))
            ring = new FocusRing(now);
    };
    QObject::connect(qApp, &QApplication::focusChanged, follower.data(), follow);
}

FocusRing::FocusRing(QWidget *around) : QWidget(around)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    around->installEventFilter(this);
    fit();
    show();
}

// The mask leaves what the parent paints and scrolls inside the ring uncovered.
void FocusRing::fit()
{
    const auto whole = parentWidget()->rect();
    setGeometry(whole);
    setMask(QRegion(whole) - whole.adjusted(ringWidth, ringWidth, -ringWidth, -ringWidth));
    raise();
}

bool FocusRing::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        fit();
    return false;
}

void FocusRing::paintEvent(QPaintEvent *)
{
    const auto colors = QApplication::palette();
    QPainter(this).fillRect(rect(), withContrast(colors.color(QPalette::Highlight), colors.color(QPalette::Window), 3));
}

#include "widgets/view3d/viewhint.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

ViewHint::ViewHint(QWidget *view) : QLabel(view)
{
    setText(tr("Hold the right mouse button to look around, and press W A S D to fly.\n"
               "Click to select, click again for what lies behind. F goes to it, Home to the start.\n"
               "F1 tells more."));
    setTextFormat(Qt::PlainText);
    setMargin(6);
    setWordWrap(true);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setForegroundRole(QPalette::ToolTipText);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    view->installEventFilter(this);
    place();
}

void ViewHint::place()
{
    constexpr int gap = 8;
    // A label that wraps has a width of its own making: that of the longest line is what it needs.
    const QRect room(0, 0, QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    const int longest = fontMetrics().boundingRect(room, Qt::AlignLeft, text()).width();
    const int wide = std::min(longest + 2 * margin() + 2, parentWidget()->width() - 2 * gap);
    resize(wide, heightForWidth(wide));
    move(parentWidget()->width() - width() - gap, parentWidget()->height() - height() - gap); // the legend is at the left
}

bool ViewHint::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        place();
    if (event->type() == QEvent::MouseButtonPress && static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton)
        hide(); // until the next start: it lies over what is clicked at
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    for (const auto flies : {Qt::Key_W, Qt::Key_A, Qt::Key_S, Qt::Key_D})
        if (key->key() == flies && !(key->modifiers() & ~Qt::ShiftModifier)) {
            watched->removeEventFilter(this);
            deleteLater();
            emit flown();
        }
    return false;
}

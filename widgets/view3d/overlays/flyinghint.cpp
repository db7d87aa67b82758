#include "widgets/view3d/overlays/flyinghint.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

FlyingHint::FlyingHint(QWidget *view) : QLabel(view), close_(new QToolButton(this))
{
    constexpr int padding = 6;
    close_->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    close_->setIconSize(QSize(fontMetrics().height(), fontMetrics().height()));
    close_->setAutoRaise(true);
    close_->setFocusPolicy(Qt::NoFocus); // the view keeps the focus, and Esc there closes the hint
    close_->setAccessibleName(tr("Close the hint"));
    close_->setToolTip(tr("Close the hint (Esc)"));
    connect(close_, &QToolButton::clicked, this, &FlyingHint::end);
    setTextFormat(Qt::PlainText);
    setContentsMargins(padding, padding, padding + close_->sizeHint().width(), padding);
    setWordWrap(true);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setForegroundRole(QPalette::ToolTipText);
    view->installEventFilter(this);
    place();
}

// Shows the longest text that fits into a sixth of the view, in its lower right corner.
void FlyingHint::place()
{
    constexpr int gap = 8, viewShare = 6;
    const auto available = parentWidget()->size();
    const auto flying = tr("Hold the right mouse button to look around, and press W A S D to fly.");
    const auto more = tr("F1 shows help.");
    const auto selecting =
        tr("Click to select, click again for what lies behind. F goes to the selection, Home to the player start.");
    for (const auto &candidate : QStringList{flying + u'\n' + selecting + u'\n' + more, flying + u' ' + more, more}) {
        setText(candidate);
        // A wrapping label would choose its own width; this one is as wide as its longest line.
        const int longest =
            fontMetrics().boundingRect(QRect(0, 0, QWIDGETSIZE_MAX, QWIDGETSIZE_MAX), Qt::AlignLeft, candidate).width();
        const auto margins = contentsMargins();
        const int wide = std::min(longest + margins.left() + margins.right() + 2, available.width() - 2 * gap);
        resize(wide, std::max(heightForWidth(wide), close_->sizeHint().height()));
        if (qint64(width()) * height() * viewShare <= qint64(available.width()) * available.height())
            break;
    }
    move(available.width() - width() - gap, available.height() - height() - gap); // the legend is at the left
    close_->resize(close_->sizeHint());
    close_->move(width() - close_->width(), 0);
}

void FlyingHint::end()
{
    parentWidget()->removeEventFilter(this);
    hide();
    deleteLater();
    emit flown();
}

bool FlyingHint::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        place();
    if (event->type() == QEvent::MouseButtonPress && static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton)
        hide(); // until the next start: it would cover what is being clicked
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Escape && isVisible()) {
        event->accept();
        if (event->type() == QEvent::KeyPress)
            end();
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return false;
    for (const auto flyKey : {Qt::Key_W, Qt::Key_A, Qt::Key_S, Qt::Key_D})
        if (key->key() == flyKey && !(key->modifiers() & ~Qt::ShiftModifier)) {
            end();
            break;
        }
    return false;
}

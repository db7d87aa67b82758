#include "app/window/noticebar.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QLayout>
#include <QMainWindow>
#include <QResizeEvent>
#include <QStatusBar>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace {

constexpr int narrowestText = 120; // pixels

// A label that lets the bar decide its size: a toolbar would ask for its height only once, for the least width.
class NoticeLabel : public QLabel
{
public:
    explicit NoticeLabel(QWidget *parent) : QLabel(parent) { setTextFormat(Qt::PlainText); }
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override { return {narrowestText, fontMetrics().height()}; }
};

} // namespace

NoticeBar::NoticeBar(QWidget *parent) : QToolBar(tr("Notices"), parent), text_(new NoticeLabel(this))
{
    setObjectName(QStringLiteral("notice")); // older layouts have "notices" at the top
    setMovable(false);
    toggleViewAction()->setVisible(false);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    text_->setWordWrap(true);
    text_->setMargin(3);
    text_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    setIconSize(QSize(fontMetrics().height(), fontMetrics().height()));
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    addWidget(text_);
    close_ = addAction(style()->standardIcon(QStyle::SP_TitleBarCloseButton), tr("Close"));
    connect(close_, &QAction::triggered, this, &NoticeBar::dismiss);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *old, const QWidget *now) {
        if (isAncestorOf(now) && old && !isAncestorOf(old))
            before_ = old;
    });
    QToolBar::setVisible(false);
}

void NoticeBar::say(const QString &sentence, const QList<Choice> &choices) { put({sentence, choices}); }
void NoticeBar::put(const Notice &notice) { keep({notice}); }
void NoticeBar::ask(const Notice &notice) { keep({notice, true}); }

// A new notice with offers replaces earlier ones with offers, except questions: the map has changed since they were made.
void NoticeBar::keep(const Kept &kept)
{
    const auto &[sentence, offers, holds, closed] = kept.notice;
    notices_.removeIf([&](const Kept &earlier) {
        return earlier.notice.offers.isEmpty() || earlier.notice.sentence == sentence
               || (!earlier.isQuestion && !offers.isEmpty()) || (earlier.notice.holds && !earlier.notice.holds());
    });
    if (!sentence.isEmpty())
        notices_.append(kept);
    showLast();
}

void NoticeBar::review()
{
    if (notices_.removeIf([](const Kept &kept) { return kept.notice.holds && !kept.notice.holds(); }) > 0)
        showLast();
}

void NoticeBar::replace(const QString &sentence, const Notice &notice)
{
    const auto kept = std::ranges::find(notices_, sentence, [](const Kept &each) { return each.notice.sentence; });
    if (kept == notices_.end())
        return;
    kept->notice = notice;
    if (std::next(kept) != notices_.end())
        return;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    showLast();
    if (hadFocus)
        focusLater();
}

void NoticeBar::focusLater()
{
    QMetaObject::invokeMethod(
        this, [this] { setFocus(Qt::OtherFocusReason); }, Qt::QueuedConnection);
}

void NoticeBar::dismiss()
{
    const auto closed = notices_.isEmpty() ? std::function<void()>() : notices_.last().notice.closed;
    drop();
    if (closed)
        closed();
}

void NoticeBar::drop()
{
    if (!notices_.isEmpty())
        notices_.removeLast();
    showLast();
}

void NoticeBar::clear()
{
    notices_.clear();
    showLast();
}

void NoticeBar::showLast()
{
    if (before_ && isAncestorOf(QApplication::focusWidget()))
        before_->setFocus(Qt::OtherFocusReason); // the button with the focus goes
    for (auto *button : std::exchange(buttons_, {})) {
        removeAction(button);
        button->deleteLater(); // one of them may be the sender
    }
    const auto shown = notices_.isEmpty() ? Notice() : notices_.last().notice;
    text_->setText(shown.sentence);
    for (const auto &choice : shown.offers) {
        auto *button = new QAction(choice.text, this);
        button->setIconText(choice.text); // Qt would strip the trailing dots, which announce a question
        connect(button, &QAction::triggered, this, [this, act = choice.act, keeps = choice.keepsNotice] {
            if (!keeps)
                drop();
            act();
        });
        insertAction(close_, button);
        buttons_.append(button);
    }
    setFocusProxy(widgetForAction(buttons_.isEmpty() ? close_ : buttons_.first()));
    QWidget *before = text_; // toolbars take their buttons out of the tab order
    for (auto *action : buttons_ + QList{close_}) {
        auto *button = widgetForAction(action);
        button->setFocusPolicy(Qt::TabFocus);
        setTabOrder(before, button);
        before = button;
    }
    const int was = isHidden() ? 0 : height(), now = notices_.isEmpty() ? 0 : heightFor(parentWidget()->width());
    if (now > 0)
        setFixedHeight(now);
    shrinkLowestDocks(now - was);
    setVisible(!notices_.isEmpty());
}

int NoticeBar::heightFor(int width) const
{
    const auto margins = layout()->contentsMargins();
    int height = 0;
    width -= margins.left() + margins.right();
    for (auto *action : buttons_ + QList{close_}) {
        const auto size = widgetForAction(action)->sizeHint();
        height = std::max(height, size.height());
        width -= size.width() + layout()->spacing();
    }
    return std::max(height, text_->heightForWidth(std::max(width, narrowestText))) + margins.top() + margins.bottom();
}

void NoticeBar::shrinkLowestDocks(int by)
{
    auto *window = qobject_cast<QMainWindow *>(parentWidget());
    if (!window || by == 0 || !window->isVisible())
        return;
    auto shown = window->findChildren<QDockWidget *>(Qt::FindDirectChildrenOnly);
    shown.removeIf([](const QDockWidget *dock) { return dock->isFloating() || dock->visibleRegion().isEmpty(); });
    const auto isBelow = [](const QDockWidget *dock, const QDockWidget *other) {
        const auto a = dock->geometry(), b = other->geometry();
        return b.top() > a.bottom() && b.left() <= a.right() && a.left() <= b.right();
    };
    const int end = isHidden() ? window->statusBar()->y() : y(); // of the docks, with their tabs
    QList<QDockWidget *> lowest;
    QList<int> heights;
    for (auto *dock : shown)
        if (std::ranges::none_of(shown, [&](const QDockWidget *other) { return isBelow(dock, other); })) {
            lowest.append(dock);
            heights.append(std::max(end - dock->y() - by, 1));
        }
    window->resizeDocks(lowest, heights, Qt::Vertical);
}

void NoticeBar::resizeEvent(QResizeEvent *event)
{
    QToolBar::resizeEvent(event);
    if (const int needed = heightFor(width()); event->size().width() != event->oldSize().width() && needed != height())
        setFixedHeight(needed);
}

void NoticeBar::setVisible(bool) { QToolBar::setVisible(!notices_.isEmpty()); }
QString NoticeBar::text() const { return text_->text(); }

bool NoticeBar::has(const QString &sentence) const
{
    return std::ranges::any_of(notices_, [&sentence](const Kept &kept) { return kept.notice.sentence == sentence; });
}

#include "app/window/noticebar.h"

#include <QAction>
#include <QLabel>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace {

// A label whose height follows its actual width. A toolbar asks for the height only once, for the least width.
class WrappingLabel : public QLabel
{
public:
    explicit WrappingLabel(QWidget *parent) : QLabel(parent) { setTextFormat(Qt::PlainText); }
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override { return {120, heightForWidth(width())}; }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QLabel::resizeEvent(event);
        if (heightForWidth(width()) != height())
            updateGeometry();
    }
};

} // namespace

NoticeBar::NoticeBar(QWidget *parent) : QToolBar(tr("Notices"), parent), text_(new WrappingLabel(this))
{
    setObjectName(QStringLiteral("notices"));
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
    QToolBar::setVisible(false);
}

void NoticeBar::say(const QString &sentence, const QList<Choice> &choices) { put({sentence, choices}); }
void NoticeBar::put(const Notice &notice) { keep({notice}); }
void NoticeBar::ask(const QString &sentence, const QList<Choice> &choices) { keep({{sentence, choices}, true}); }

// A new notice with offers replaces earlier ones with offers, except questions: the map has changed since they were made.
void NoticeBar::keep(const Kept &kept)
{
    const auto &[sentence, offers, holds, closed] = kept.notice;
    notices_.removeIf([&](const Kept &earlier) {
        return earlier.notice.offers.isEmpty() || earlier.notice.sentence == sentence
               || (!earlier.isQuestion && !offers.isEmpty());
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
    setVisible(!notices_.isEmpty());
    text_->updateGeometry();
}

void NoticeBar::setVisible(bool) { QToolBar::setVisible(!notices_.isEmpty()); }
QString NoticeBar::text() const { return text_->text(); }

bool NoticeBar::has(const QString &sentence) const
{
    return std::ranges::any_of(notices_, [&sentence](const Kept &kept) { return kept.notice.sentence == sentence; });
}

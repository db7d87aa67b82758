#include "widgets/noticebar.h"

#include <QAction>
#include <QLabel>
#include <QStyle>

namespace
{

// A sentence as high as it is in the width that it has: a toolbar asks once, and for the least width.
class WrappingLabel : public QLabel
{
public:
    using QLabel::QLabel;
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
    text_->setTextFormat(Qt::PlainText);
    text_->setMargin(3);
    text_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    setIconSize(QSize(fontMetrics().height(), fontMetrics().height()));
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    addWidget(text_);
    button_ = addAction(QString());
    auto *close = addAction(style()->standardIcon(QStyle::SP_TitleBarCloseButton), tr("Close"));
    connect(close, &QAction::triggered, this, &QWidget::hide);
    connect(button_, &QAction::triggered, this, [this] {
        hide();
        if (act_)
            act_();
    });
    hide();
}

void NoticeBar::say(const QString &sentence, const QString &button, std::function<void()> act)
{
    text_->setText(sentence);
    button_->setText(button);
    button_->setVisible(!button.isEmpty());
    act_ = std::move(act);
    show();
    text_->updateGeometry();
}

QString NoticeBar::text() const
{
    return isHidden() ? QString() : text_->text();
}

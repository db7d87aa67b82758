#include "widgets/noticebar.h"

#include <QAction>
#include <QLabel>
#include <QStyle>

NoticeBar::NoticeBar(QWidget *parent) : QToolBar(tr("Notices"), parent), text_(new QLabel(this))
{
    setObjectName(QStringLiteral("notices"));
    setMovable(false);
    toggleViewAction()->setVisible(false);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setMargin(4);
    text_->setMinimumWidth(700); // a toolbar asks for the height at the least width
    text_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
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
}

QString NoticeBar::text() const
{
    return isHidden() ? QString() : text_->text();
}

#include "app/background.h"

#include <QHBoxLayout>

namespace
{
constexpr int announceAfter = 200; // milliseconds
}

BackgroundWork::BackgroundWork(QWidget *parent, bool canCancel) : QWidget(parent), text_(new QLabel(this))
{
    auto *bar = new QProgressBar(this);
    bar->setRange(0, 0);
    bar->setMaximumSize(120, 14);
    bar->setTextVisible(false);
    auto *button = new QToolButton(this);
    button->setText(tr("Cancel"));
    button->setVisible(canCancel);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(text_);
    layout->addWidget(bar);
    layout->addWidget(button);
    delay_.setSingleShot(true);
    connect(&delay_, &QTimer::timeout, this, &QWidget::show);
    connect(button, &QToolButton::clicked, this, [this] {
        cancel();
        emit cancelled();
    });
    hide();
}

void BackgroundWork::announce(const QString &text)
{
    text_->setText(text);
    delay_.start(announceAfter);
}

void BackgroundWork::conceal()
{
    delay_.stop();
    hide();
}

void BackgroundWork::cancel()
{
    work_.cancel();
    conceal();
}

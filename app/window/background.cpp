#include "app/window/background.h"

#include "widgets/parts/factories.h"

namespace {
constexpr int announceAfter = 200; // milliseconds
constexpr int lookEvery = 100;     // milliseconds
constexpr int whole = 1000;        // the bar's maximum
} // namespace

BackgroundWork::BackgroundWork(QWidget *parent, bool canCancel)
    : QWidget(parent), text_(createLabel(this)), bar_(new QProgressBar(this))
{
    bar_->setRange(0, 0);
    bar_->setMaximumSize(120, 14);
    bar_->setTextVisible(false);
    auto *button = new QToolButton(this);
    button->setText(tr("Cancel"));
    button->setVisible(canCancel);
    auto *layout = createLayout<QHBoxLayout>(this);
    layout->addWidget(text_);
    layout->addWidget(bar_);
    layout->addWidget(button);
    delay_.setSingleShot(true);
    connect(&delay_, &QTimer::timeout, this, &QWidget::show);
    connect(&look_, &QTimer::timeout, this, &BackgroundWork::showProgress);
    connect(button, &QToolButton::clicked, this, [this] {
        cancel();
        emit cancelled();
    });
    hide();
}

QString BackgroundWork::whyNotRead() const
{
    return isRunning() ? tr("Another file is still being read. Try again when it is done, or cancel it.") : QString();
}

void BackgroundWork::announce(const QString &text, std::shared_ptr<const Progress> progress)
{
    text_->setText(text);
    progress_ = std::move(progress);
    showProgress();
    look_.start(lookEvery);
    delay_.start(announceAfter);
}

void BackgroundWork::showProgress()
{
    const qint64 total = progress_ ? progress_->total.load() : 0;
    bar_->setRange(0, total > 0 ? whole : 0);
    if (total > 0)
        bar_->setValue(static_cast<int>(qBound<qint64>(0, progress_->done, total) * whole / total));
}

void BackgroundWork::conceal()
{
    delay_.stop();
    look_.stop();
    hide();
}

void BackgroundWork::cancel()
{
    work_.cancel();
    conceal();
}

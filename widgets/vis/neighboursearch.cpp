#include "widgets/vis/neighboursearch.h"

#include "widgets/parts/factories.h"

#include <QProgressBar>
#include <QPushButton>

namespace {

constexpr int patience = 200;      // milliseconds for which a search shows no progress
constexpr int lookInterval = 100;  // milliseconds
constexpr int progressWidth = 110; // pixels

} // namespace

NeighbourSearch::NeighbourSearch() : progress_(new QProgressBar), button_(new QPushButton)
{
    progress_->setMaximumWidth(progressWidth);
    progress_->setAccessibleName(tr("Progress of the search for neighbours"));
    auto *layout = createLayout<QHBoxLayout>(this, {}, 0);
    layout->addWidget(progress_);
    layout->addWidget(button_);
    look_.setInterval(lookInterval);
    connect(&look_, &QTimer::timeout, this, &NeighbourSearch::showProgress);
    connect(button_, &QPushButton::clicked, this,
            [this] { loader_->isFindingPortals() ? loader_->cancelPortals() : loader_->findPortalsAgain(); });
    setLoader(nullptr);
}

void NeighbourSearch::setLoader(VisLoader *loader)
{
    if (loader_)
        disconnect(loader_, nullptr, this, nullptr);
    loader_ = loader;
    wasCancelled_ = false;
    since_.invalidate();
    look_.stop();
    hide();
    if (!loader_)
        return;
    connect(loader_, &VisLoader::portalsBegan, this, &NeighbourSearch::follow);
    connect(loader_, &VisLoader::portalsEnded, this, &NeighbourSearch::follow);
    follow();
}

void NeighbourSearch::want()
{
    if (!wasCancelled_)
        loader_->wantPortals();
}

void NeighbourSearch::follow()
{
    if (loader_->isFindingPortals()) {
        wasCancelled_ = false;
        since_.start();
        look_.start();
    } else {
        look_.stop();
        wasCancelled_ = wasCancelled_ || (since_.isValid() && !loader_->portals() && loader_->portalFault().isEmpty());
    }
    showProgress();
}

void NeighbourSearch::showProgress()
{
    const bool isLong = loader_->isFindingPortals() && since_.hasExpired(patience);
    const auto &progress = loader_->portalProgress();
    constexpr int whole = 1000;
    progress_->setVisible(isLong);
    progress_->setRange(0, progress.total > 0 ? whole : 0);
    progress_->setValue(progress.total > 0 ? static_cast<int>(progress.done * whole / progress.total) : 0);
    button_->setVisible(isLong || wasCancelled_);
    button_->setText(isLong ? tr("Cancel") : tr("Find neighbours"));
    setVisible(isLong || wasCancelled_);
}

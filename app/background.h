// One piece of long work at a time of each kind: runs beside the window, shows that it does after a moment, and can be
// cancelled. A newer run of the same kind stops the older, whose result is then not delivered.
#pragma once

#include "core/document/latestwork.h"
#include "core/progress.h"

#include <QLabel>
#include <QProgressBar>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

// What the status bar shows of it.
class BackgroundWork : public QWidget
{
    Q_OBJECT
public:
    // Without a button to cancel it, its result always comes: for what must not be left half known.
    explicit BackgroundWork(QWidget *parent = nullptr, bool canCancel = true);
    bool isRunning() const { return work_.isRunning(); }
    void cancel();

    // As LatestWork::run(). With `progress` it is shown how far the work says to be.
    template <typename Work, typename Done>
    void run(const QString &text, Work work, Done done, std::shared_ptr<const Progress> progress = {},
             std::function<void()> gaveUp = {},
             std::function<void(std::invoke_result_t<Work, std::stop_token>)> stopped = {})
    {
        announce(text, std::move(progress));
        work_.run(
            std::move(work),
            [this, done = std::move(done)](auto result) {
                conceal();
                done(std::move(result));
            },
            [this, gaveUp = std::move(gaveUp)] {
                conceal();
                if (gaveUp)
                    gaveUp();
            },
            std::move(stopped));
    }

signals:
    void cancelled();

private:
    void announce(const QString &text, std::shared_ptr<const Progress> progress);
    void showProgress();
    void conceal();

    QLabel *text_;
    QProgressBar *bar_;
    std::shared_ptr<const Progress> progress_; // null: unknown
    QTimer delay_, look_;                      // quick work is not announced
    LatestWork work_;
};

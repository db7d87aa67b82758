// Runs one kind of long work on a worker thread, shows it in the status bar after a moment, and lets it be cancelled. A new
// run stops the previous one, whose result is not delivered.
#pragma once

#include "core/document/latestwork.h"
#include "core/progress.h"

#include <QLabel>
#include <QProgressBar>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

// The status bar's display of one kind of work: a text, a progress bar and a Cancel button.
class BackgroundWork : public QWidget
{
    Q_OBJECT
public:
    // With `canCancel` false there is no Cancel button: for work whose result must always be delivered.
    explicit BackgroundWork(QWidget *parent = nullptr, bool canCancel = true);
    bool isRunning() const { return work_.isRunning(); }
    // Returns why no file can be read with it now, in a sentence: a new run would cancel what is being read. Empty: one can.
    QString whyNotRead() const;
    void cancel();

    // Like LatestWork::run(). The bar shows `progress` if it is given.
    template <typename Work, typename Done>
    void run(const QString &text, Work work, Done done, std::shared_ptr<const Progress> progress = {},
             std::function<void()> gaveUp = {}, std::function<void(std::invoke_result_t<Work, std::stop_token>)> stopped = {})
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
    QTimer delay_, look_;                      // delay_: quick work is not shown
    LatestWork work_;
};

// One piece of long work at a time of each kind: runs beside the window, shows that it does after a moment, and can be
// cancelled. A newer run of the same kind stops the older, whose result is then not delivered.
#pragma once

#include "core/document/latestwork.h"

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

    // As LatestWork::run().
    template <typename Work, typename Done>
    void run(const QString &text, Work work, Done done)
    {
        announce(text);
        work_.run(std::move(work), [this, done = std::move(done)](auto result) {
            conceal();
            done(std::move(result));
        });
    }

signals:
    void cancelled();

private:
    void announce(const QString &text);
    void conceal();

    QLabel *text_;
    QTimer delay_; // quick work is not announced
    LatestWork work_;
};

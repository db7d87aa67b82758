// One piece of long work at a time of each kind: runs beside the window, shows that it does after a moment, and can be
// cancelled. A newer run of the same kind stops the older, whose result is then not delivered.
#pragma once

#include <QFutureWatcher>
#include <QLabel>
#include <QProgressBar>
#include <QTimer>
#include <QToolButton>
#include <QWidget>
#include <QtConcurrentRun>

#include <functional>
#include <memory>
#include <stop_token>

// What the status bar shows of it.
class BackgroundWork : public QWidget
{
    Q_OBJECT
public:
    explicit BackgroundWork(QWidget *parent = nullptr);
    ~BackgroundWork() override { cancel(); }
    bool isRunning() const { return running_; }
    void cancel();

    // `work(stop_token)` runs in another thread; `done(result)` here, unless it was cancelled or overtaken.
    template <typename Work, typename Done>
    void run(const QString &text, Work work, Done done)
    {
        using ResultType = std::invoke_result_t<Work, std::stop_token>;
        cancel();
        begin(text);
        auto *watcher = new QFutureWatcher<std::shared_ptr<ResultType>>(this);
        connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, stop = stop_, done = std::move(done)] {
            watcher->deleteLater();
            if (stop->stop_requested())
                return;
            end();
            done(std::move(*watcher->result()));
        });
        watcher->setFuture(QtConcurrent::run(
            [work = std::move(work), stop = stop_] { return std::make_shared<ResultType>(work(stop->get_token())); }));
    }

signals:
    void cancelled();

private:
    void begin(const QString &text);
    void end();

    std::shared_ptr<std::stop_source> stop_ = std::make_shared<std::stop_source>();
    bool running_ = false;
    QLabel *text_;
    QTimer delay_; // quick work is not announced
};

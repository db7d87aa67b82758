// Work of one kind beside the window, of which only the newest counts: a new run stops the one before it, whose result
// is then not delivered.
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QtConcurrentRun>

#include <memory>
#include <stop_token>

class LatestWork : public QObject
{
public:
    using QObject::QObject;
    ~LatestWork() override { cancel(); }

    bool isRunning() const { return running_; }
    void cancel()
    {
        stop_.request_stop();
        running_ = false;
    }

    // `work(stop_token)` runs in another thread, where it must hold what it reads; `done(result)` here, from the event
    // loop, unless it was cancelled or overtaken.
    template <typename Work, typename Done>
    void run(Work work, Done done)
    {
        using ResultType = std::invoke_result_t<Work, std::stop_token>;
        cancel();
        stop_ = std::stop_source();
        running_ = true;
        auto *watcher = new QFutureWatcher<std::shared_ptr<ResultType>>(this);
        connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, stop = stop_, done = std::move(done)] {
            watcher->deleteLater();
            if (stop.stop_requested())
                return;
            running_ = false;
            done(std::move(*watcher->result()));
        });
        watcher->setFuture(QtConcurrent::run(
            [work = std::move(work), stop = stop_] { return std::make_shared<ResultType>(work(stop.get_token())); }));
    }

private:
    std::stop_source stop_;
    bool running_ = false;
};

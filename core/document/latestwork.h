// Runs one kind of work in the background. A new run stops the previous one, whose result is then not delivered.
#pragma once

#include "core/document/memoryfaults.h"
#include "core/result.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <functional>
#include <memory>
#include <new>
#include <stop_token>

// Returns the thread pool for all long work. Qt paints large images in QThreadPool::globalInstance(), and a paint event waits for
// them: if work kept that pool busy, the window would not be drawn until one of its threads was free.
QThreadPool &workPool();
// Lets other threads go before the current one, which works for workPool(): the window's, while they share the processor's cores.
void giveWayToWindow();

class LatestWork : public QObject
{
public:
    LatestWork() = default;
    // Runs work in this pool instead of workPool(). The pool must outlive this object.
    explicit LatestWork(QThreadPool *pool) : pool_(pool) {}
    ~LatestWork() override { cancel(); }

    bool isRunning() const { return running_; }
    void cancel()
    {
        stop_.request_stop();
        running_ = false;
    }

    // Runs `work(stop_token)` in another thread; it must own or share everything it reads. Then calls `done(result)` in this
    // thread, from the event loop, unless the work was cancelled or replaced by a newer run. If memory runs out, a result of type
    // Result becomes an Error with a sentence; for any other type, MemoryFaults reports it and `gaveUp` is called instead of
    // `done`. Once cancelled or replaced work has ended, `stopped` is called with its result so far.
    template <typename Work, typename Done>
    void run(Work work, Done done, std::function<void()> gaveUp = {},
             std::function<void(std::invoke_result_t<Work, std::stop_token>)> stopped = {})
    {
        using ResultType = std::invoke_result_t<Work, std::stop_token>;
        cancel();
        stop_ = std::stop_source();
        running_ = true;
        auto *watcher = new QFutureWatcher<std::shared_ptr<ResultType>>(this);
        connect(watcher, &QFutureWatcherBase::finished, this,
                [this, watcher, stop = stop_, done = std::move(done), gaveUp = std::move(gaveUp), stopped = std::move(stopped)] {
                    watcher->deleteLater();
                    const auto result = watcher->result();
                    if (stop.stop_requested()) {
                        if (result && stopped)
                            stopped(std::move(*result));
                        return;
                    }
                    running_ = false;
                    if (result)
                        done(std::move(*result));
                    else if constexpr (std::is_constructible_v<ResultType, Error>)
                        done(ResultType(Error{MemoryFaults::sentence()}));
                    else
                        tellGivenUp(gaveUp);
                });
        watcher->setFuture(QtConcurrent::run(pool_, [work = std::move(work), stop = stop_]() -> std::shared_ptr<ResultType> {
            giveWayToWindow();
            try {
                return std::make_shared<ResultType>(work(stop.get_token()));
            } catch (const std::bad_alloc &) {
                return nullptr;
            }
        }));
    }

private:
    static void tellGivenUp(const std::function<void()> &gaveUp)
    {
        MemoryFaults::all().tell();
        if (gaveUp)
            gaveUp();
    }

    QThreadPool *pool_ = &workPool();
    std::stop_source stop_;
    bool running_ = false;
};

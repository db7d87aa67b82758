// Runs work of one kind in the background, of which only the newest counts: a new run stops the one before it, whose result
// is then not delivered.
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

// Returns the threads in which all long work runs. Qt paints large images in QThreadPool::globalInstance(), and a paint event
// waits for them: a window whose work kept those busy would not be drawn until one of them was free.
QThreadPool &workPool();

class LatestWork : public QObject
{
public:
    LatestWork() = default;
    // Uses this pool, which must outlive it, instead of workPool().
    explicit LatestWork(QThreadPool *pool) : pool_(pool) {}
    ~LatestWork() override { cancel(); }

    bool isRunning() const { return running_; }
    void cancel()
    {
        stop_.request_stop();
        running_ = false;
    }

    // Runs `work(stop_token)` in another thread, where it must hold what it reads, and `done(result)` in this one, from the
    // event loop, unless it was cancelled or overtaken. If memory runs out, a Result becomes the sentence that says so; any
    // other result is not delivered: MemoryFaults reports it, and `gaveUp` is called. `stopped(result)` is called once work
    // that was cancelled or overtaken has ended, with what it had done by then.
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

#include "core/document/latestwork.h"

#include <QCoreApplication>
#include <QThread>

#include <algorithm>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace {

constexpr int niceness = 5;      // a third of the processor time of a thread at 0
constexpr int fewestThreads = 4; // so that quick work runs while other threads wait for the disk

class WorkPool : public QThreadPool
{
public:
    WorkPool()
    {
        setMaxThreadCount(std::max(fewestThreads, QThread::idealThreadCount()));
        setThreadPriority(QThread::LowPriority);           // which Qt ignores on Linux
        qAddPostRoutine([] { workPool().waitForDone(); }); // like Qt's own pool: work may use the application
    }
};

} // namespace

QThreadPool &workPool()
{
    static WorkPool pool;
    return pool;
}

void giveWayToWindow()
{
#ifdef Q_OS_LINUX
    thread_local const bool done = setpriority(PRIO_PROCESS, 0, niceness) == 0; // on Linux: of this thread alone
    static_cast<void>(done);
#endif
}

#include "core/document/latestwork.h"

#include <QCoreApplication>
#include <QThread>

#include <algorithm>

namespace {

constexpr int fewestThreads = 4; // so that quick work runs while other threads wait for the disk

class WorkPool : public QThreadPool
{
public:
    WorkPool()
    {
        setMaxThreadCount(std::max(fewestThreads, QThread::idealThreadCount()));
        qAddPostRoutine([] { workPool().waitForDone(); }); // like Qt's own pool: work may use the application
    }
};

} // namespace

QThreadPool &workPool()
{
    static WorkPool pool;
    return pool;
}

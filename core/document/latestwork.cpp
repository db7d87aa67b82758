#include "core/document/latestwork.h"

#include <QCoreApplication>
#include <QThread>

#include <algorithm>

namespace {

constexpr int fewestThreads = 4; // so that quick work goes on while the disk keeps others waiting

class WorkPool : public QThreadPool
{
public:
    WorkPool()
    {
        setMaxThreadCount(std::max(fewestThreads, QThread::idealThreadCount()));
        qAddPostRoutine([] { workPool().waitForDone(); }); // work may use the application, as in Qt's own pool
    }
};

} // namespace

QThreadPool &workPool()
{
    static WorkPool pool;
    return pool;
}

// Many things, each done in one of several threads, and taken in their order.
#include "core/blocks.h"
#include "core/inorder.h"
#include "tests/program.h"

#include <atomic>
#include <chrono>
#include <new>

class TestInOrder : public QObject
{
    Q_OBJECT

private slots:
    void resultsKeepTheOrderAndTheLimits()
    {
        constexpr size_t count = 2000;
        const auto isLarge = [](size_t index) { return index % 50 == 7; };
        const auto cost = [&](size_t index) { return isLarge(index) ? qint64{1000} : qint64{30}; };
        std::atomic<qint64> held = 0; // cost of what is begun and not yet taken
        std::atomic<int> overfull = 0;
        std::atomic<size_t> begun = 0;
        size_t taken = 0, furthest = 0;
        const bool isDone = processInOrder(
            count, {.threads = 4, .cost = 100}, cost,
            [&](size_t index) {
                begun = std::max(begun.load(), index);
                const auto now = held += cost(index);
                overfull += now > 100 && now != cost(index);
                std::this_thread::sleep_for(std::chrono::microseconds(index % 13 * 20));
                return index;
            },
            [&](size_t index) {
                if (index != taken)
                    return false;
                std::this_thread::sleep_for(std::chrono::microseconds(index % 7 * 30)); // others could be begun
                held -= cost(index);
                ++taken;
                furthest = std::max(furthest, begun.load() + 1 - std::min(begun.load() + 1, taken));
                return true;
            });
        QVERIFY(isDone);
        QCOMPARE(taken, count);
        QCOMPARE(overfull.load(), 0);
        QVERIFY2(furthest <= 8, qPrintable(QString::number(furthest))); // two per thread
    }

    void anExceptionComesWhenItIsItsTurn()
    {
        size_t taken = 0;
        const auto work = [](size_t index) {
            if (index == 50)
                throw std::bad_alloc();
            return index;
        };
        const auto process = [&] {
            return processInOrder(
                100, {.threads = 3}, [](size_t) { return qint64{1}; }, work, [&taken](size_t) { return ++taken > 0; });
        };
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, process());
        QCOMPARE(taken, size_t{50});
    }

    void whatIsBegunWhenItIsStoppedIsTaken()
    {
        for (const unsigned threads : {1U, 4U}) {
            std::stop_source stop;
            std::atomic<size_t> done = 0;
            size_t taken = 0;
            const bool isComplete = processInOrder(
                100, {.threads = threads, .stop = stop.get_token()}, [](size_t) { return qint64{1}; },
                [&](size_t index) {
                    if (index == 20)
                        stop.request_stop();
                    ++done;
                    return index;
                },
                [&taken](size_t) { return ++taken > 0; });
            QVERIFY(!isComplete);
            QCOMPARE(taken, done.load());
            QVERIFY(taken > 20 && taken < 100);
        }
    }

    void threadsCanBeLimited()
    {
        const auto all = threadsHere();
        for (const unsigned most : {1U, 2U, all, all + 1}) {
            limitThreads(most);
            QCOMPARE(threadsHere(), std::min(most, all));
        }
    }

    // Work on one of many things starts no threads of its own; work on a single one may.
    void threadsStartNone()
    {
        for (const size_t count : {size_t{1}, size_t{8}}) {
            const auto other = [](quint64, quint64) { return std::this_thread::get_id(); };
            const auto work = [&](size_t) {
                const auto here = std::this_thread::get_id();
                return processInBlocks(100, 10, other, [here](std::thread::id id) { return id == here; });
            };
            bool isAlone = true;
            processInOrder(
                count, {.threads = 2}, [](size_t) { return qint64{1}; }, work, [&isAlone](bool each) { return isAlone = each; });
            QCOMPARE(isAlone, count > 1 || std::thread::hardware_concurrency() < 2);
        }
    }
};

ADD_TEST(TestInOrder, QCoreApplication)
#include "tst_inorder.moc"

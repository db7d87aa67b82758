#include "widgets/rawtext/searchrunner.h"

#include "core/document/memoryfaults.h"

SearchRunner::~SearchRunner()
{
    stop();
    pool_.waitForDone(); // as long as a piece of the text takes
}

void SearchRunner::stop()
{
    if (stopped_)
        *stopped_ = true;
    stopped_.reset();
}

template <typename Work, typename Tell>
void SearchRunner::run(Work work, Tell tell)
{
    stop();
    stopped_ = std::make_shared<std::atomic_bool>(false);
    pool_.start([this, work, tell, stopped = stopped_] {
        using Found = std::invoke_result_t<Work, TextSearch::Stopped>;
        auto result = [&]() -> Found {
            try {
                return work([&stopped] { return stopped->load(); });
            } catch (const std::bad_alloc &) {
                return Error{MemoryFaults::sentence()};
            }
        }();
        QMetaObject::invokeMethod(
            this,
            [this, tell, stopped, result = std::move(result)] {
                if (*stopped)
                    return;
                stopped_.reset();
                tell(result);
            },
            Qt::QueuedConnection);
    });
}

void SearchRunner::find(const TextSearch &search, const QByteArray &text)
{
    run([search, text](const TextSearch::Stopped &stopped) { return search.matches(text, stopped); },
        [this](const Result<std::vector<TextMatch>> &matches) { emit found(matches); });
}

void SearchRunner::replace(const TextSearch &search, const QByteArray &text, const QString &replacement)
{
    run([search, text,
         replacement](const TextSearch::Stopped &stopped) { return search.replacements(text, replacement, stopped); },
        [this](const Result<Splices> &splices) { emit replaced(splices); });
}

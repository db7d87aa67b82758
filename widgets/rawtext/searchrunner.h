// Searches a text beside the window, one search at a time: a new one stops the one before.
#pragma once

#include "core/entities/textsearch.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>

class SearchRunner : public QObject
{
    Q_OBJECT
public:
    explicit SearchRunner(QObject *parent) : QObject(parent) { pool_.setMaxThreadCount(1); }
    ~SearchRunner() override;
    void find(const TextSearch &search, const QByteArray &text);
    void replace(const TextSearch &search, const QByteArray &text, const QString &replacement);
    void stop();
    bool isRunning() const { return stopped_ != nullptr; }

signals:
    void found(const Result<std::vector<TextMatch>> &matches);
    void replaced(const Result<Splices> &splices);

private:
    template <typename Work, typename Tell>
    void run(Work work, Tell tell);

    QThreadPool pool_;
    std::shared_ptr<std::atomic_bool> stopped_; // of the search that runs
};

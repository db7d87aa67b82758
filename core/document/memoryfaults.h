// Work that was given up since there was no memory left for it. The program goes on: nothing of a map depends on it.
#pragma once

#include <QObject>

class MemoryFaults : public QObject
{
    Q_OBJECT
public:
    // Those of the whole program.
    static MemoryFaults &all();
    // What happened and what to do, for whoever asked for the work.
    static QString sentence();
    // Something was given up; from any thread.
    void tell();

signals:
    void occurred(const QString &sentence);

private:
    MemoryFaults() = default;
};

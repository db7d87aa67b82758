// Reports work that was given up for lack of memory. The program goes on, since no data of a map depends on such work.
#pragma once

#include <QObject>

class MemoryFaults : public QObject
{
    Q_OBJECT
public:
    // Returns the instance for the whole program.
    static MemoryFaults &all();
    // Returns what happened and what to do.
    static QString sentence();
    // Reports that work was given up. May be called from any thread.
    void tell();

signals:
    void occurred(const QString &sentence);

private:
    MemoryFaults() = default;
};

// Reports changes to a file on disk, once it has not been written to for a moment.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

class FileWatch : public QObject
{
    Q_OBJECT
public:
    explicit FileWatch(QObject *parent = nullptr);

    void watch(const QString &path); // replaces the previous file
    void stop();
    void reportLater() { settle_.start(); } // reports it again later, for a receiver that is busy

signals:
    // The file was changed, replaced or removed. If it was removed, this follows again when something in its folder changes.
    void changed();

private:
    void tell();

    QString path_;
    QFileSystemWatcher watcher_;
    QTimer settle_; // restarted by each write: compilers write in bursts
};

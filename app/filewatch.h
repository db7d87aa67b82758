// Tells when a file on disk has come to rest after others wrote it.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

class FileWatch : public QObject
{
    Q_OBJECT
public:
    explicit FileWatch(QObject *parent = nullptr);

    void watch(const QString &path); // instead of the one before
    void stop();
    void tellLater() { settle_.start(); } // again, as now it cannot be heard

signals:
    // Something was done to it. Where it is gone it is waited for, and this comes again.
    void changed();

private:
    void tell();

    QString path_;
    QFileSystemWatcher watcher_;
    QTimer settle_; // compilers write in bursts
};

// Watches the open map's file. Shows a notice once another program has changed it and has stopped writing for a moment.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QPointer>
#include <QTimer>

class BackgroundWork;
class Document;
class NoticeBar;
class Saving;

class FileWatch : public QObject
{
    Q_OBJECT
public:
    // `writing` is the work that `saving` runs to write files.
    FileWatch(NoticeBar *notice, const Saving *saving, const BackgroundWork *writing);
    void setDocument(Document *document); // null: no map

signals:
    void reloadWanted();

private:
    void watch();
    void look();
    void tell();

    NoticeBar *notice_;
    const Saving *saving_;
    const BackgroundWork *writing_;
    QPointer<Document> document_;
    bool isReported_ = false; // a notice has said that the file has changed
    QFileSystemWatcher watcher_;
    QTimer settle_; // restarted by each write: compilers write in bursts
};

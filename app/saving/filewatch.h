// Watches the open map's file. Shows a notice once another program has changed it and has stopped writing for a moment. Later
// notices do not replace it: it reappears until it is answered or closed, or the map is saved.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QPointer>
#include <QTimer>

class BackgroundWork;
class Document;
class NoticeBar;
class Saving;
struct Notice;

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
    void show(const Notice &notice);

    NoticeBar *notice_;
    const Saving *saving_;
    const BackgroundWork *writing_;
    QPointer<Document> document_;
    bool isReported_ = false; // a notice has said that the file has changed
    QString shown_;           // the sentence of the last notice
    QFileSystemWatcher watcher_;
    QTimer settle_; // restarted by each write: compilers write in bursts
};

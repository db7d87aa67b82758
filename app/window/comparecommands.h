// What the open map is compared with: another file, the saved file, its backup, or the map of another window.
#pragma once

#include "core/document/document.h"

#include <QObject>
#include <QPointer>

class Actions;
class BackgroundWork;
class MainWindow;

class CompareCommands : public QObject
{
    Q_OBJECT
public:
    // `work` reads the other map.
    CompareCommands(MainWindow *window, const Actions &actions, BackgroundWork *work);
    bool isReading() const;
    // Reads a map and compares the open one with it. If an archive holds several maps, asks which.
    void compareWith(const QString &path);
    // Compares the open map with another one. `name`: the other map's, for people.
    void start(const QString &name, const std::shared_ptr<const MapFile> &other);

signals:
    void began(); // a comparison
    void failed(const QString &sentence);

private:
    void ask();
    void compareWithBackup();
    void compareWithWindow();
    void take(const QString &path, MapFile map);
    void followEdits(const MainWindow *other);
    void stopFollowing();

    MainWindow *window_;
    BackgroundWork *work_;
    QMetaObject::Connection edits_, opened_; // the other window's edits and opened maps, which are followed
};

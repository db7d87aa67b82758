// Find in Maps: its dialog, and how a record that it found in another map is shown.
#pragma once

#include <QObject>

class Actions;
class FindInMaps;
class MainWindow;
class Settings;

class MapFinder : public QObject
{
    Q_OBJECT
public:
    MapFinder(MainWindow *window, const Actions &actions, Settings &settings);
    // Shows the dialog. If it was closed, it takes the current table, and its filter if its own is empty.
    void show();
    FindInMaps *dialog() const { return dialog_; } // null until first shown

signals:
    void statusMessage(const QString &sentence);

private:
    void create();
    void takeTable();
    void open(const QString &path, const QString &table, quint32 record);
    void goTo(const QString &table, quint32 record);

    MainWindow *window_;
    const Actions &actions_;
    Settings &settings_;
    FindInMaps *dialog_ = nullptr; // a child of the window
};

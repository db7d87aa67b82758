// The four ways to arrange the views: each is remembered as it was left.
#pragma once

#include "app/views.h"

class QAction;
class QMenu;

class Layouts : public QObject
{
    Q_OBJECT
public:
    Layouts(QMainWindow *window, const Views &views, Settings &settings);

    // Entries for each of them, and one to begin anew; returns those that are of use only with a map.
    QList<QAction *> fillMenu(QMenu *menu);
    int current() const;
    // Keeps how the views stand and restores how they stood in another layout, when it was used last.
    void set(int layout);
    void restore(); // that of the last run, or the stock one
    void save();
    void arrange(); // the stock one
    // Gives the whole window to the view that has the keyboard, or takes it back from it.
    void toggleWhole();
    // One view alone, where the others have nothing to show.
    void showOnly(const MapView *view);
    // The lumps whose tables a layout is about; the first is to be in front.
    QList<int> tables(const MapFile &map) const;

signals:
    void chosen(int layout); // in the menu

private:
    void letDocksMove();
    int dockVersion() const;

    QMainWindow *window_;
    const Views &views_;
    Settings &settings_;
    QList<QAction *> actions_;
    QByteArray before_; // how the views stood before one got the whole window; empty: none has it
};

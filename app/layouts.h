// The four ways to arrange the views: each is remembered as it was left.
#pragma once

#include "app/views.h"

class QAction;
class QMenu;
class QToolBar;

class Layouts : public QObject
{
    Q_OBJECT
public:
    Layouts(QMainWindow *window, const Views &views, Settings &settings);

    // Entries for each of them, and one to begin anew; returns those that are of use only with a map.
    QList<QAction *> fillMenu(QMenu *menu);
    void fillBar(QToolBar *bar); // with a button for each, once there is the menu
    int current() const { return current_; }
    bool isWhole() const { return !before_.isEmpty(); } // one view has the whole window
    int inspectorWidth() const; // where it stands beside the others
    // Keeps how the views stand and restores how they stood in another layout, when it was used last; its main view is
    // there in any case. Of the layout that is current already, all of its views come back that were closed.
    void set(int layout);
    void restore(); // that of the last run, or the stock one
    void save();
    void arrange(); // the stock one
    // Gives the whole window to the view that has the keyboard, or takes it back from it.
    void toggleWhole();
    // Gives the whole window to a view, until toggleWhole().
    void giveWhole(const MapView *view);
    // One view alone, where the others have nothing to show.
    void showOnly(const MapView *view);
    // The lumps whose tables a layout is about; the first is to be in front.
    QList<int> tables(const MapFile &map) const;

signals:
    void chosen(int layout); // in the menu, or by its button
    void restored();         // a layout, from whatever is remembered of it
    void arranged();         // the stock one

private:
    void bringBack(bool all);
    QList<MapView *> viewsOf(int layout) const;
    bool isLow() const;
    void letDocksMove();
    int dockVersion() const;

    QMainWindow *window_;
    const Views &views_;
    Settings &settings_;
    int current_; // another window may be in another, and the setting tells which was chosen last
    QList<QAction *> actions_;
    QByteArray before_; // how the views stood before one got the whole window; empty: none has it
};

// The four layouts of the views. Each is restored as it was left.
#pragma once

#include "app/window/views.h"

class QAction;
class QMenu;
class QToolBar;

class Layouts : public QObject
{
    Q_OBJECT
public:
    Layouts(QMainWindow *window, const Views &views, Settings &settings);

    // Adds entries for the layouts, for F11 and for the reset; returns them all: they need a map.
    QList<QAction *> fillMenu(QMenu *menu);
    void fillBar(QToolBar *bar); // adds a button per layout; call fillMenu() first
    int current() const { return current_; }
    bool isWhole() const { return !before_.isEmpty(); } // one view fills the window
    int inspectorWidth() const;                         // pixels, when it is not tabbed with others
    // Saves the current layout and switches to another one, restored as it was last used; its main view is always shown.
    // Setting the current layout again shows all of its views that were closed.
    void set(int layout);
    void restore(); // the current layout as saved, else its default
    void save();
    void arrange(); // resets the current layout to its default
    // Lets the focused view fill the window, or restores the layout.
    void toggleMaximized();
    // Lets a view fill the window until toggleMaximized().
    void maximizeView(const MapView *view);
    // Shows one view alone, when the others have nothing to show.
    void showOnly(const MapView *view);
    // Returns the lumps whose tables belong to the current layout; the first goes in front.
    QList<int> tables(const MapFile &map) const;

signals:
    void chosen(int layout); // from the menu or with its button
    void restored();         // a layout was restored or arranged
    void arranged();         // the default layout was arranged

private:
    void bringBack(bool all);
    QList<MapView *> viewsOf(int layout) const;
    bool isLow() const;
    void letDocksMove();
    int dockVersion() const;

    QMainWindow *window_;
    const Views &views_;
    Settings &settings_;
    int current_; // of this window; the setting holds the one chosen last in any window
    QList<QAction *> actions_;
    QByteArray before_; // dock state before one view filled the window; empty: none does
};

// Help > Help and F1: the help pages, including those generated from the window's own commands, and the links that act in
// the window.
#pragma once

#include "widgets/help/helpwindow.h"

#include <QList>
#include <QObject>
#include <QPointer>

class Actions;
class MainWindow;
class Navigation;
class QAction;
class QMenu;
class QUrl;
class Views;

// A command with its keys, or a key that a view handles itself.
struct KeyRow {
    QString place; // the view; empty: everywhere
    QString what;
    QString keys;
};

class Help : public QObject
{
    Q_OBJECT
public:
    Help(MainWindow *window, const Views &views, Navigation *navigation);

    void fillMenu(QMenu *menu, const Actions &actions);
    // Shows the help page about the focused widget.
    void showForFocus();
    void showPage(const QString &id);
    HelpWindow *window() const { return help_; } // null until first shown
    // Returns all help pages, with the current keys.
    QList<HelpPage> pages() const;
    // Opens the line that finds anything by name (CommandPalette).
    void find();
    // Returns the title of the view or dialog in which an action's keys work; empty: they work everywhere.
    QString placeOf(const QAction *action) const;
    // Returns the title of the view or dialog that shows an action; empty: none does.
    QString viewOf(const QAction *action) const;
    // Returns every key of the window and its views, sorted by view.
    QList<KeyRow> keys() const;

signals:
    void statusMessage(const QString &sentence);

private:
    QString keysPage() const;
    QString keysOf(const QString &place) const;
    // Follows a link: do:table?lump=NAME, do:filter?lump=NAME&text=FILTER, do:show?view=NAME or do:hotspots.
    void follow(const QUrl &url);

    MainWindow *window_;
    const Views &views_;
    Navigation *navigation_;
    QPointer<HelpWindow> help_;
};

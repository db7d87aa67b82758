// Help > Help and F1: the pages, what they list of the window itself, and what their links do in it.
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

// A command of the window or of a view, or what a view does with a key by itself.
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
    // The page of what has the keyboard.
    void showForFocus();
    void showPage(const QString &id);
    HelpWindow *window() const { return help_; } // null until it is shown first
    // Its pages as they are now.
    QList<HelpPage> pages() const;
    // The line in which anything is found by its name.
    void find();
    // Returns the title of the view in which an action's keys work; empty: they work everywhere.
    QString placeOf(const QAction *action) const;
    // Returns the title of the view that shows an action; empty: no view does.
    QString viewOf(const QAction *action) const;
    // Every key of the window and its views, sorted by place.
    QList<KeyRow> keys() const;

signals:
    void statusMessage(const QString &sentence);

private:
    QString keysPage() const;
    QString keysOf(const QString &place) const;
    // do:table?lump=NAME, do:filter?lump=NAME&text=FILTER, do:show?view=NAME and do:hotspots.
    void follow(const QUrl &url);

    MainWindow *window_;
    const Views &views_;
    Navigation *navigation_;
    QPointer<HelpWindow> help_;
};

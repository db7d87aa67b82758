// The views of a map, a row each: a row is a dock, with its place in the layouts, its menu entry and its keys.
#pragma once

#include "widgets/mapview.h"

#include <QDockWidget>
#include <QList>

class QMainWindow;
class Settings;

// Where the layouts put a view; several in one room share it as tabs.
enum class Room { Left, Middle, Right, Below };

class Views : public QObject
{
    Q_OBJECT
public:
    // Makes them all, in docks of the window.
    Views(QMainWindow *window, Settings &settings);

    // As MapView::setDocument(), of all of them.
    void setDocument(Document *document, bool again);
    // In the order of the rows.
    const QList<MapView *> &all() const { return views_; }
    const QList<QDockWidget *> &docks() const { return docks_; }
    QList<QDockWidget *> docksIn(Room room) const;
    // The view of a class, of which there has to be one.
    template <typename View>
    View *get() const
    {
        for (auto *view : views_)
            if (auto *found = qobject_cast<View *>(view))
                return found;
        Q_UNREACHABLE();
    }
    // What it is called; that of its dock may tell more.
    QString title(const MapView *view) const;
    QDockWidget *dockOf(const MapView *view) const;
    // Shows it before what shares its place.
    void raise(const MapView *view) const;
    // The same, and gives it the keyboard.
    void focus(const MapView *view) const;

private:
    QList<MapView *> views_;
    QList<QDockWidget *> docks_;
};

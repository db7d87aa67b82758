// The views of a map, one row each: a row defines a dock, its place in the layouts, its menu entry and its keys.
#pragma once

#include "widgets/mapview.h"

#include <QDockWidget>
#include <QList>

class QMainWindow;
class Settings;

// The area in which the default layouts put a view. Views in the same area are tabbed.
enum class Room { Left, Middle, Right, Below };

class Views : public QObject
{
    Q_OBJECT
public:
    // Creates all views, in docks of the window.
    Views(QMainWindow *window, Settings &settings);

    // Calls MapView::setDocument() on all views.
    void setDocument(Document *document, bool again);
    // All views, and below their docks, in the order of the rows.
    const QList<MapView *> &all() const { return views_; }
    const QList<QDockWidget *> &docks() const { return docks_; }
    QList<QDockWidget *> docksIn(Room room) const;
    // Returns the view of this class, which must exist.
    template <typename View>
    View *get() const
    {
        for (auto *view : views_)
            if (auto *found = qobject_cast<View *>(view))
                return found;
        Q_UNREACHABLE();
    }
    // Returns a view's title. The title of its dock may be longer.
    QString title(const MapView *view) const;
    QDockWidget *dockOf(const MapView *view) const;
    // Shows a view in front of those tabbed with it.
    void raise(const MapView *view) const;
    // Raises a view and gives it the focus.
    void focus(const MapView *view) const;

private:
    QList<MapView *> views_;
    QList<QDockWidget *> docks_;
};

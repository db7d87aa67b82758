// The 3D view's camera menu: standard views, bookmarks for each map, and copying and pasting positions.
#pragma once

#include "app/settings.h"
#include "core/camera/camera.h"

#include <QAction>
#include <QObject>

#include <array>
#include <optional>

class QMenu;
class ViewPanel;
class Viewport;
namespace bsp {
struct Game;
}

class CameraMenu : public QObject
{
    Q_OBJECT
public:
    static constexpr int bookmarkCount = 9;

    // Fills `menu`. The keys work while the view has focus. Disables the menu if the 3D view cannot draw.
    CameraMenu(Settings &settings, ViewPanel *panel, QMenu *menu, QObject *parent);
    // Sets the map whose bookmarks are shown; an empty path means no map.
    void setMap(const QString &path, const bsp::Game *game);

    // Bookmark numbers start at 1.
    void store(int number);
    void goTo(int number);
    void copyPlace();
    void pastePlace();

signals:
    void statusMessage(const QString &sentence);

private:
    QAction *add(QMenu *menu, const QString &text, const QKeySequence &key, const QString &tip);
    void fillBookmarks(QMenu *menu);
    void fillFieldsOfView(QMenu *menu);
    void showBookmarks();
    std::optional<Camera> bookmark(int number) const;

    Settings &settings_;
    ViewPanel *panel_;
    Viewport *view_; // null if nothing can be drawn
    const bsp::Game *game_ = nullptr;
    QString path_;
    std::array<QAction *, bookmarkCount> goTo_{};
};

// The window's menus and toolbar, and what the commands in them do.
#pragma once

#include "app/window/actions.h"

class CameraMenu;
class MainWindow;
class Navigation;
class QMenu;
class Settings;
class TextCodeMenu;
class Views;

class Menus : public QObject
{
    Q_OBJECT
public:
    Menus(MainWindow *window, const Views &views, Navigation *navigation, Actions &actions, Settings &settings);
    TextCodeMenu *textCode() const { return textCode_; }
    CameraMenu *camera() const { return camera_; }

private:
    void fillFile(QMenu *menu);
    void connectFile();
    void fillRecent(QMenu *menu);
    void fillEdit(QMenu *menu);
    void fillGo(QMenu *menu);
    void fillTable(QMenu *menu);
    void fillView(QMenu *menu);
    void createToolBar();
    void on(ActionId id, auto slot) { connect(actions_[id], &QAction::triggered, this, slot); }

    MainWindow *window_;
    const Views &views_;
    Navigation *navigation_;
    Actions &actions_;
    Settings &settings_;
    QAction *undo_, *redo_;
    TextCodeMenu *textCode_;
    CameraMenu *camera_;
};

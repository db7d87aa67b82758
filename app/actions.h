// Every action of the window in one table: its text, shortcut, icon and what the status bar says of it.
#pragma once

#include <QAction>
#include <QObject>

#include <array>

enum class ActionId {
    Open,
    OpenAs,
    OpenFolder,
    Save,
    SaveAs,
    ImportEntities,
    ExportEntities,
    Reload,
    CloseMap,
    Quit,
    Back,
    Forward,
    GoTo,
    ShowIn3D,
    CameraFollows,
    Filter,
    CloseTable,
    NextTable,
    PreviousTable,
    GameConfigurations,
    Find,
    Help,
    Keys,
    WhatIsNew,
    About,
    Count
};

class Actions : public QObject
{
    Q_OBJECT
public:
    explicit Actions(QWidget *parent);
    QAction *operator[](ActionId id) const { return actions_[static_cast<size_t>(id)]; }
    // Whether an action can be had; if not, its tip says why.
    void setEnabled(ActionId id, bool enabled, const QString &why = {});

private:
    std::array<QAction *, static_cast<size_t>(ActionId::Count)> actions_{};
};

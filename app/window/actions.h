// The window's actions in one table: text, shortcut, icon and status tip of each.
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
    // Enables or disables an action. `why`, if given, becomes its tip: the reason why it is disabled.
    void setEnabled(ActionId id, bool enabled, const QString &why = {});

private:
    std::array<QAction *, static_cast<size_t>(ActionId::Count)> actions_{};
};

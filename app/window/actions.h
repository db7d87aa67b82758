// The window's actions in one table: text, shortcut, icon and status tip of each.
#pragma once

#include <QAction>
#include <QObject>

#include <array>

class Document;

enum class ActionId {
    Open,
    OpenAs,
    OpenFolder,
    Save,
    SaveAs,
    ImportEntities,
    ExportEntities,
    Reload,
    CompareWith,
    CompareWithSaved,
    CompareWithBackup,
    CompareWithWindow,
    StopComparing,
    NextDifference,
    PreviousDifference,
    CloseMap,
    Quit,
    Back,
    Forward,
    GoTo,
    FindInMaps,
    ShowIn3D,
    CameraFollows,
    Filter,
    CloseTable,
    NextTable,
    PreviousTable,
    EditRecords,
    PickRecord,
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
    // Adds actions that are enabled only while a map is open.
    void addForMap(const QList<QAction *> &actions) { forMap_ += actions; }
    // Disables an action for good, also while a map is open. `why` becomes its tip.
    void disable(QAction *action, const QString &why);
    // Enables what can be done with the open map; null: none. `browses`: the image browser is shown alone.
    void update(const Document *document, bool browses);

private:
    void setEnabled(ActionId id, bool enabled, const QString &why);

    QList<QAction *> forMap_;
    std::array<QAction *, static_cast<size_t>(ActionId::Count)> actions_{};
};

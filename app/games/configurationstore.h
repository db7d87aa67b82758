// The user's game configurations, one list for all windows of the program, with undo of changes and choices.
#pragma once

#include "app/settings.h"

#include <QObject>
#include <QUndoStack>

#include <memory>

class ConfigurationStore : public QObject
{
    Q_OBJECT
public:
    // The stored state.
    struct State {
        std::vector<GameConfiguration> configurations;
        QMap<QString, QString> usual; // for take(): configuration ids to set, by game or format id, with "/mod" for a mod
        QString map;                  // a map's path; empty: no map
        QString choice, game;         // for that map: the chosen configuration, and the game that overrides the detected one
        friend bool operator==(const State &, const State &) = default;
    };

    // Returns the program's store. It and its undo steps live while a shared_ptr to it is held.
    static std::shared_ptr<ConfigurationStore> shared();

    const std::vector<GameConfiguration> &all() const { return configurations_; }
    // Returns the current state, with what was chosen for `map` unless its path is empty.
    State state(const QString &map) const;
    // Stores `state` at once as an undo step called `what`, unless nothing differs for that map. Undoing it reverts only
    // what the step changed.
    void take(State state, const QString &what);
    QUndoStack &undoStack() { return undoStack_; }

signals:
    void changed(const QString &map); // `map`: the map whose choices may have changed; empty: none

private:
    class Step;
    ConfigurationStore();
    void apply(const State &from, const State &to);

    Settings settings_;
    std::vector<GameConfiguration> configurations_;
    QUndoStack undoStack_;
};

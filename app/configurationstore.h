// The user's game configurations, one list for all windows of the program, and the undo of what is changed and chosen.
#pragma once

#include "app/settings.h"

#include <QObject>
#include <QUndoStack>

#include <memory>

class ConfigurationStore : public QObject
{
    Q_OBJECT
public:
    // What is remembered of them.
    struct State {
        std::vector<GameConfiguration> configurations;
        QMap<QString, QString> usual; // of take(): ids to set, by the id of a game or a format, and perhaps /mod
        QString map;                  // a map's path, what was chosen for it, and the game that overrules what it tells
        QString choice, game;
        friend bool operator==(const State &, const State &) = default;
    };

    // The one of the program. It lives as long as somebody holds it, and its steps of undo with it.
    static std::shared_ptr<ConfigurationStore> shared();

    const std::vector<GameConfiguration> &all() const { return configurations_; }
    // With what was chosen for a map; an empty path: for none.
    State state(const QString &map) const;
    // Remembered at once, and a step of undo with these words; the same map's state as before is none. A step changes back
    // only what it has changed.
    void take(State state, const QString &what);
    QUndoStack &undoStack() { return undoStack_; }

signals:
    void changed(const QString &map); // of which something may be chosen otherwise; empty: of none

private:
    class Step;
    ConfigurationStore();
    void apply(const State &from, const State &to);

    Settings settings_;
    std::vector<GameConfiguration> configurations_;
    QUndoStack undoStack_;
};

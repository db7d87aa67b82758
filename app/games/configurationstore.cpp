#include "app/games/configurationstore.h"

#include <QUndoCommand>

class ConfigurationStore::Step : public QUndoCommand
{
public:
    Step(ConfigurationStore *store, State before, State after, const QString &what)
        : QUndoCommand(what), store_(store), before_(std::move(before)), after_(std::move(after))
    {
    }
    void undo() override { store_->apply(after_, before_); }
    void redo() override { store_->apply(before_, after_); }

private:
    ConfigurationStore *store_;
    State before_, after_;
};

ConfigurationStore::ConfigurationStore()
{
    settings_.carryOverPlaces();
    configurations_ = settings_.gameConfigurations();
}

std::shared_ptr<ConfigurationStore> ConfigurationStore::shared()
{
    static std::weak_ptr<ConfigurationStore> held;
    auto store = held.lock();
    if (!store) {
        store.reset(new ConfigurationStore);
        held = store;
    }
    return store;
}

ConfigurationStore::State ConfigurationStore::state(const QString &map) const
{
    State state{.configurations = configurations_, .usual = {}, .map = map, .choice = {}, .game = {}};
    if (!map.isEmpty()) {
        state.choice = settings_.configurationOfMap(map);
        state.game = settings_.gameOfMap(map);
    }
    return state;
}

void ConfigurationStore::take(State state, const QString &what)
{
    auto before = this->state(state.map);
    for (auto each = state.usual.begin(); each != state.usual.end(); ++each)
        before.usual.insert(each.key(), settings_.usualConfiguration(each.key()));
    if (state != before)
        undoStack_.push(new Step(this, std::move(before), std::move(state), what));
}

// Applies only what differs: the rest may have been changed since.
void ConfigurationStore::apply(const State &from, const State &to)
{
    if (from.configurations != to.configurations) {
        configurations_ = to.configurations;
        settings_.setGameConfigurations(configurations_);
    }
    for (auto each = to.usual.begin(); each != to.usual.end(); ++each)
        if (from.usual.value(each.key()) != each.value())
            settings_.usualConfiguration.set(each.key(), each.value());
    if (from.choice != to.choice)
        settings_.configurationOfMap.set(to.map, to.choice);
    if (from.game != to.game)
        settings_.gameOfMap.set(to.map, to.game);
    emit changed(to.map);
}

// The actions of the buttons and fields in the game configurations' dialog.
#include "app/gameconfigurationsdialog.h"
#include "core/document/document.h"
#include "core/files/archive.h"
#include "core/files/samepath.h"
#include "core/text.h"
#include "widgets/parts/placequestion.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

void GameConfigurationsDialog::create()
{
    auto all = games_->all();
    const auto *document = games_->document();
    const auto *game = document ? &document->map().game() : nullptr;
    all.push_back({.id = GameConfigurations::newId(),
                   .name = freeName(all, game ? fromView(game->title) : tr("New configuration")),
                   .game = game,
                   .places = {}});
    select(all.back().name);
    name_->setModified(false);
    games_->set(std::move(all), tr("Add a configuration"));
    name_->setFocus();
    name_->selectAll();
}

void GameConfigurationsDialog::remove()
{
    const auto *shown = current();
    if (!shown || !isOwn(*shown))
        return;
    const auto name = shown->name;
    auto all = games_->all();
    std::erase_if(all, [shown](const GameConfiguration &each) { return each.id == shown->id; });
    games_->set(std::move(all), tr("Remove %1").arg(name));
    sentence_->setText(tr("%1 was removed. Ctrl+Z or Undo restores it.").arg(name));
}

void GameConfigurationsDialog::change(GameConfiguration configuration, const QString &what)
{
    auto all = games_->all();
    const auto known = std::ranges::find(all, configuration.id, &GameConfiguration::id);
    if (known != all.end() && isOwn(configuration)) {
        *known = configuration;
    } else {
        configuration.id = GameConfigurations::newId();
        configuration.name = freeName(all, configuration.name);
        all.push_back(configuration);
    }
    select(configuration.name);
    games_->set(std::move(all), what);
}

void GameConfigurationsDialog::rename()
{
    const auto *shown = current();
    const auto name = name_->text().trimmed();
    if (!shown || name == shown->name)
        return name_->setModified(false);
    const auto *other = findConfiguration(games_->all(), name);
    if (name.isEmpty() || (other && other->id != shown->id)) {
        sentence_->setText(name.isEmpty() ? tr("A configuration needs a name.")
                                          : tr("A configuration named %1 already exists.").arg(name));
        name_->setText(shown->name);
        return;
    }
    sentence_->clear();
    name_->setModified(false);
    auto renamed = *shown;
    renamed.name = name;
    change(renamed, tr("Rename %1").arg(shown->name));
}

void GameConfigurationsDialog::setGame(int row)
{
    if (const auto *shown = current()) {
        auto changed = *shown;
        changed.game = findGame(game_->itemData(row).toString());
        changed.unknownGame.clear();
        change(changed, tr("Change the game of %1").arg(shown->name));
    }
}

void GameConfigurationsDialog::chooseForMap(int row)
{
    const auto own = static_cast<int>(games_->all().size());
    if (row == 0)
        return games_->choose(nullptr);
    const auto chosen = row <= own ? games_->all()[static_cast<size_t>(row - 1)] : found_[static_cast<size_t>(row - 1 - own)];
    if (games_->document() && !chosen.plays(games_->document()->map().format())) {
        sentence_->setText(
            tr("%1 is for %2, which cannot load maps of this format.").arg(chosen.name, fromView(chosen.game->title)));
        return fill();
    }
    sentence_->clear();
    select(chosen.name);
    games_->choose(&chosen);
}

void GameConfigurationsDialog::setDefinitions(const QStringList &paths)
{
    const auto *shown = current();
    if (!shown)
        return;
    auto changed = *shown;
    changed.definitions = paths;
    change(changed, tr("Change the definitions of %1").arg(shown->name));
    if (const auto *document = games_->document(); document && document->configuration().name != selected_)
        sentence_->setText(tr("These definitions apply to maps that use %1. To use them for %2, choose %1 below.")
                               .arg(selected_, document->name()));
}

void GameConfigurationsDialog::addFolder()
{
    askForGameFolder(this, [this](const QString &path) { addPlace(path); });
}

void GameConfigurationsDialog::addArchive()
{
    askForGameArchive(this, [this](const QString &path) { addPlace(path); });
}

void GameConfigurationsDialog::addPlace(const QString &path)
{
    const auto *shown = current();
    if (!shown)
        return;
    if (std::ranges::any_of(shown->places, [&path](const QString &each) { return isSamePath(each, path); })) {
        sentence_->setText(tr("%1 is already in the list.").arg(path));
        return;
    }
    if (!QFileInfo(path).isDir() && !Archive::recognizes(path)) {
        sentence_->setText(tr("%1 is neither a folder nor an archive.").arg(path));
        return;
    }
    sentence_->clear();
    auto changed = *shown;
    changed.places.append(path);
    change(changed, tr("Add %1").arg(path));
    places_->setCurrentRow(places_->count() - 1);
}

void GameConfigurationsDialog::removePlaces()
{
    const auto *shown = current();
    if (!shown || places_->selectedItems().isEmpty())
        return;
    auto changed = *shown;
    changed.places.clear();
    for (int row = 0; row < places_->count(); ++row)
        if (!places_->item(row)->isSelected())
            changed.places.append(shown->places[row]);
    change(changed, tr("Remove folders from %1").arg(shown->name));
}

void GameConfigurationsDialog::movePlace(int by)
{
    const auto *shown = current();
    const int from = places_->currentRow(), to = from + by;
    if (!shown || from < 0 || to < 0 || to >= places_->count())
        return;
    auto changed = *shown;
    changed.places.move(from, to);
    change(changed, tr("Change the folder order of %1").arg(shown->name));
    places_->setCurrentRow(to);
}

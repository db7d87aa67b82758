#include "app/games/gameconfigurationsdialog.h"

#include "app/games/definitionlist.h"
#include "core/document/document.h"
#include "core/files/archive.h"
#include "core/files/samepath.h"
#include "core/text.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/filedialogs.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

// Disconnects the parts: what they emit while they are destroyed, such as on losing focus, must not be handled.
GameConfigurationsDialog::~GameConfigurationsDialog()
{
    for (const QObject *part : std::initializer_list<const QObject *>{names_, name_, game_, places_, ofMap_})
        disconnect(part, nullptr, this, nullptr);
}

GameConfigurationsDialog::GameConfigurationsDialog(GameConfigurations *games, QWidget *window)
    : QDialog(window), games_(games), names_(new QListWidget(this)), places_(new QListWidget(this)),
      definitions_(new DefinitionList(this)), name_(new QLineEdit(this)), game_(new QComboBox(this)), ofMap_(new QComboBox(this)),
      sentence_(createSentence(this)), ofMapLabel_(createLabel(this))
{
    setWindowTitle(tr("Game Configurations"));
    setModal(false);
    auto *about = createSentence(
        tr("A game configuration says where a game's files are. Maps in one of its folders use it automatically. For any other "
           "map, choose a configuration below: the choice also applies to all other maps of the same game or mod that are in no "
           "configuration's folder. A folder that you add for such a map is also searched for all of those maps."),
        this);
    auto *split = new QSplitter(this);
    split->addWidget(createList());
    split->addWidget(createForm());
    split->setChildrenCollapsible(false);
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 5);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(split, 1);
    layout->addWidget(sentence_);
    layout->addLayout(createBottom());
    addKeys();
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().lineSpacing() * 36);
    connect(games_, &GameConfigurations::changed, this, &GameConfigurationsDialog::fill);
    fill();
}

QPushButton *GameConfigurationsDialog::createButton(const QString &text, void (GameConfigurationsDialog::*act)())
{
    auto *button = new QPushButton(text, this);
    button->setAutoDefault(false); // Return only finishes editing a name
    connect(button, &QPushButton::clicked, this, act);
    return button;
}

QWidget *GameConfigurationsDialog::createList()
{
    names_->setAccessibleName(tr("Game configurations"));
    remove_ = createButton(tr("&Remove"), &GameConfigurationsDialog::remove);
    auto *side = new QWidget(this);
    auto *layout = createLayout<QVBoxLayout>(side);
    layout->addWidget(names_, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(createButton(tr("&New"), &GameConfigurationsDialog::create));
    buttons->addWidget(remove_);
    buttons->addStretch();
    layout->addLayout(buttons);
    connect(names_, &QListWidget::currentRowChanged, this, [this] {
        if (filling_)
            return;
        isChosen_ = true;
        selected_ = current() ? current()->name : QString();
        sentence_->clear();
        name_->setModified(false);
        showCurrent();
    });
    return side;
}

QWidget *GameConfigurationsDialog::createForm()
{
    game_->addItem(tr("Detect from map"), QString());
    for (const auto *game : bsp::games::all())
        game_->addItem(fromView(game->title), fromView(game->id));
    places_->setAccessibleName(tr("Folders and archives, in search order"));
    places_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    places_->setTextElideMode(Qt::ElideMiddle);
    auto *side = new QWidget(this);
    auto *form = createLayout<QFormLayout>(side);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("N&ame:"), name_);
    form->addRow(tr("&Game:"), game_);
    auto *label = createSentence(tr("&Folders and archives, in search order. Archives in a folder are searched with it."));
    label->setBuddy(places_);
    form->addRow(label);
    form->addRow(createPlaces());
    auto *definitions =
        createSentence(tr("Files with entity definitions (FGD, .def, .ent), in addition to those in the folders. If two define "
                          "the same thing, the lower one takes precedence."));
    form->addRow(definitions);
    form->addRow(definitions_);
    connect(name_, &QLineEdit::editingFinished, this, &GameConfigurationsDialog::rename);
    connect(game_, &QComboBox::activated, this, &GameConfigurationsDialog::setGame);
    connect(places_, &QListWidget::itemSelectionChanged, this, &GameConfigurationsDialog::updateButtons);
    connect(definitions_, &DefinitionList::changed, this, &GameConfigurationsDialog::setDefinitions);
    return side;
}

QLayout *GameConfigurationsDialog::createPlaces()
{
    addFolder_ = createButton(tr("Add a F&older..."), &GameConfigurationsDialog::addFolder);
    addArchive_ = createButton(tr("Add an Ar&chive..."), &GameConfigurationsDialog::addArchive);
    removePlace_ = createButton(tr("Re&move"), &GameConfigurationsDialog::removePlaces);
    up_ = createButton(tr("&Up"), &GameConfigurationsDialog::movePlaceUp);
    down_ = createButton(tr("&Down"), &GameConfigurationsDialog::movePlaceDown);
    auto *buttons = new QVBoxLayout;
    for (auto *button : {addFolder_, addArchive_, removePlace_, up_, down_})
        buttons->addWidget(button);
    buttons->addStretch();
    auto *line = new QHBoxLayout;
    line->addWidget(places_, 1);
    line->addLayout(buttons);
    return line;
}

QLayout *GameConfigurationsDialog::createBottom()
{
    ofMapLabel_->setBuddy(ofMap_);
    ofMap_->setAccessibleName(tr("Game configuration of the map"));
    ofMap_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    ofMap_->setMinimumContentsLength(16);
    connect(ofMap_, &QComboBox::activated, this, &GameConfigurationsDialog::chooseForMap);
    auto *undo = new QPushButton(tr("Undo"), this);
    undo->setAutoDefault(false);
    auto *stack = &games_->undoStack();
    const auto update = [undo, stack] {
        undo->setEnabled(stack->canUndo());
        undo->setToolTip(asToolTip(stack->undoText()));
    };
    connect(stack, &QUndoStack::indexChanged, undo, update);
    connect(undo, &QPushButton::clicked, stack, &QUndoStack::undo);
    update();
    auto *box = new QDialogButtonBox(QDialogButtonBox::Close, this);
    box->addButton(undo, QDialogButtonBox::ResetRole);
    box->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *line = new QHBoxLayout;
    line->addWidget(ofMapLabel_);
    line->addWidget(ofMap_, 1);
    line->addWidget(box);
    return line;
}

void GameConfigurationsDialog::addKeys()
{
    const auto add = [this](QWidget *owner, const QList<QKeySequence> &keys, const auto &act) {
        auto *action = new QAction(owner);
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        owner->addAction(action);
        connect(action, &QAction::triggered, this, act);
    };
    add(names_, {QKeySequence::Delete}, [this] { remove(); });
    add(places_, {QKeySequence::Delete}, [this] { removePlaces(); });
    add(places_, {QKeySequence(u"Alt+Up"_s)}, [this] { movePlace(-1); });
    add(places_, {QKeySequence(u"Alt+Down"_s)}, [this] { movePlace(1); });
    add(this, {QKeySequence::Undo}, [this] { games_->undoStack().undo(); });
    add(this, {QKeySequence(u"Ctrl+Shift+Z"_s), QKeySequence(u"Ctrl+Y"_s)}, [this] { games_->undoStack().redo(); });
}

// Searches for installed games each time the dialog is shown.
void GameConfigurationsDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    finding_.run([roots = GameRoots::ofSystem()](std::stop_token stop) { return foundConfigurations(roots, stop); },
                 [this](std::vector<GameConfiguration> found) {
                     installed_ = std::move(found);
                     isSearched_ = true;
                     fill();
                 });
}

void GameConfigurationsDialog::fill()
{
    found_.clear();
    for (const auto &each : installed_) {
        const auto isIt = [&each](const GameConfiguration &own) { return own.places == each.places && own.game == each.game; };
        if (std::ranges::none_of(games_->all(), isIt))
            found_.push_back(each);
    }
    filling_ = true;
    fillNames();
    fillOfMap();
    filling_ = false;
    showCurrent();
}

// Returns the name to select, as rows may change: the user's selection, else the map's configuration, else the first one of
// its game.
QString GameConfigurationsDialog::wanted() const
{
    const auto *document = games_->document();
    if (isChosen_ || !document)
        return selected_;
    if (games_->isChosen())
        return document->configuration().name;
    for (const auto *all : {&games_->all(), &std::as_const(found_)})
        if (const auto same = std::ranges::find(*all, &document->map().game(), &GameConfiguration::game); same != all->end())
            return same->name;
    return selected_;
}

// Lists the user's own configurations first, then the found ones.
void GameConfigurationsDialog::fillNames()
{
    const auto selected = wanted();
    names_->clear();
    for (const auto &each : games_->all())
        names_->addItem(each.name);
    for (const auto &each : found_) {
        auto *item = new QListWidgetItem(tr("%1 - found").arg(each.name), names_);
        auto font = item->font();
        font.setItalic(true);
        item->setFont(font);
        item->setToolTip(tr("Found on this computer. If you change it, it becomes your own configuration."));
    }
    int row = names_->count() > 0 ? 0 : -1;
    for (int i = 0; i < names_->count(); ++i)
        if (const auto own = static_cast<size_t>(i);
            (own < games_->all().size() ? games_->all()[own] : found_[own - games_->all().size()]).name == selected) {
            row = i;
            break;
        }
    names_->setCurrentRow(row);
    selected_ = current() ? current()->name : QString();
}

void GameConfigurationsDialog::fillOfMap()
{
    const auto *document = games_->document();
    ofMapLabel_->setText(document ? tr("For %1, us&e:").arg(asMenuText(document->name())) : tr("No map is open"));
    ofMap_->setVisible(document);
    ofMap_->clear();
    if (!document)
        return;
    const auto *own = games_->around();
    const auto *around = own ? own : fittingConfiguration(installed_, document->path(), document->map().format());
    ofMap_->addItem(around ? tr("Automatic: %1 (map's folder)").arg(around->name) : tr("Automatic: files around the map"));
    const bool isUsual = games_->isUsual();
    for (const auto &each : games_->all())
        ofMap_->addItem(isUsual && each.id == document->configuration().id
                            ? tr("%1 - as for other maps of %2").arg(each.name, fromView(document->map().game().title))
                            : each.name);
    for (const auto &each : found_)
        ofMap_->addItem(tr("%1 - found").arg(each.name));
    const auto has = std::ranges::find(games_->all(), document->configuration().id, &GameConfiguration::id);
    ofMap_->setCurrentIndex(games_->isChosen() && !games_->isAutomatic() && has != games_->all().end()
                                ? 1 + static_cast<int>(has - games_->all().begin())
                                : 0);
    ofMap_->setToolTip(tr("Lumpscope remembers your choice for this map. If the map is in no configuration's folder, the "
                          "choice also applies to the other such maps of its game or mod."));
}

const GameConfiguration *GameConfigurationsDialog::current() const
{
    const auto row = static_cast<size_t>(std::max(names_->currentRow(), 0));
    const auto &own = games_->all();
    if (names_->currentRow() < 0 || row >= own.size() + found_.size())
        return nullptr;
    return row < own.size() ? &own[row] : &found_[row - own.size()];
}

void GameConfigurationsDialog::showCurrent()
{
    const auto *shown = current();
    if (!name_->isModified()) // a name being typed stays when a search ends
        name_->setText(shown ? shown->name : QString());
    const auto id = shown && shown->game ? fromView(shown->game->id) : QString();
    game_->setCurrentIndex(std::max(game_->findData(id), 0));
    const int row = places_->currentRow();
    places_->clear();
    for (const auto &place : shown ? shown->places : QStringList()) {
        auto *item = new QListWidgetItem(QDir::toNativeSeparators(place), places_);
        item->setToolTip(asToolTip(QFileInfo::exists(place) ? item->text() : tr("%1 does not exist.").arg(item->text())));
        if (!QFileInfo::exists(place))
            item->setForeground(palette().placeholderText());
    }
    places_->setCurrentRow(std::min(row, places_->count() - 1));
    auto *document = games_->document();
    // Definition files are only read for the configuration that the map uses.
    const bool isUsed = document && shown && document->configuration() == *shown;
    definitions_->set(shown ? shown->definitions : QStringList(),
                      isUsed ? document->definitions().files() : std::vector<ReadDefinitionFile>());
    if (const bool wasEmpty = std::exchange(saysWhyEmpty_, names_->count() == 0); saysWhyEmpty_)
        sentence_->setText(isSearched_ ? tr("No game was found where Steam, GOG and Debian install games. Choose New to "
                                            "create a configuration, then add the game's folder to it.")
                                       : tr("Looking for games..."));
    else if (wasEmpty)
        sentence_->clear();
    updateButtons();
}

void GameConfigurationsDialog::updateButtons()
{
    const auto *shown = current();
    for (QWidget *each : std::initializer_list<QWidget *>{name_, game_, places_, definitions_, addFolder_, addArchive_})
        each->setEnabled(shown);
    remove_->setEnabled(shown && isOwn(*shown));
    const auto selected = places_->selectedItems();
    const int row = places_->currentRow();
    removePlace_->setEnabled(!selected.isEmpty());
    up_->setEnabled(selected.size() == 1 && row > 0);
    down_->setEnabled(selected.size() == 1 && row < places_->count() - 1);
}

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
    if (std::ranges::any_of(shown->places, [&path](const QString &each) { return isSamePath(each, path); }))
        return sentence_->setText(tr("%1 is already in the list.").arg(path));
    if (!QFileInfo(path).isDir() && !Archive::recognizes(path))
        return sentence_->setText(tr("%1 is neither a folder nor an archive.").arg(path));
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
